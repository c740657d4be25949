/** What the cart and the page for delivery and payment show of an answer: every kind of row, codes, amounts. */
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { CartView } from '@/components/cart/cart-view'
import { PaymentView } from '@/components/checkout/payment-view'
import type { CheckoutAnswer, CheckoutRequest } from '@/lib/contract/schemas/checkout'
import { cartStore } from '@/stores/cart'

import { answer, api, line, reset, SETUP, settled, show } from './support'

const { shop } = vi.hoisted(() => ({ shop: { call: vi.fn() } }))
vi.mock('@/lib/shop-api/browser', () => ({ api: shop }))

let server = api()
const asked = () =>
  server.call.mock.calls
    .filter(([name]) => name === 'checkout')
    .map(([, input]) => (input as { body: CheckoutRequest }).body)

const BUNDLE: CheckoutAnswer['bundles'][number] = {
  uid: '',
  id: 5,
  name: 'Ski package',
  amount: 2,
  unit_price: 45_000,
  total_price: 90_000,
  products: [
    line({ productId: 21, name: 'Race ski', path: 'fjell/race', colour: null, size: '180', unit_price: 30_000 }),
    line({ productId: 22, name: 'Race binding', path: 'fjell/binding', colour: null, size: null, unit_price: 20_000 }),
  ],
  skier: null,
}

/** A cart with a row of each kind, and the answer about it. */
function fill(change: Partial<CheckoutAnswer> = {}) {
  const cart = cartStore.getState()
  cart.add({ productId: 11, amount: 3 })
  cart.addBundle({ id: 5, amount: 2, mainProduct: { productId: 21 }, secondaryProducts: [{ productId: 22 }] })
  cart.addGiftCard({ productId: 2427, amount: 50, extra_data: { giftcard_name: 'Aino' } })
  cart.addCode('SPRING')
  cart.addCode('GC-1')
  const { bundles, giftCardProducts } = cartStore.getState()
  const card = {
    uid: giftCardProducts[0]?.uid ?? '',
    productId: 2427,
    name: 'Gift card',
    amount: 50,
    total_price: 5_000,
    extra_data: { giftcard_name: 'Aino' },
    template: null,
  }
  server.on('checkout', () => ({
    ok: true,
    data: answer({
      products: [line({ amount: 3, total_price: 30_000 })],
      bundles: [{ ...BUNDLE, uid: bundles[0]?.uid ?? '' }],
      gift_card_products: [card],
      products_price: 125_000,
      cart_discount: { code: 'SPRING', amount: 1_100 } as CheckoutAnswer['cart_discount'],
      payment_events: [{ payment_id: 'GC-1', processor_slug: 'giftcard', amount: 2_200 }],
      delivery_cost: 490,
      delivery_methods: answer().delivery_methods.map((method, at) => ({ ...method, selected: at === 0 })),
      total_price: 122_190,
      taxes: [{ rate: 25.5, amount: 24_000 }],
      ...change,
    }),
  }))
}
const texts = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent)

beforeEach(() => {
  reset()
  server = api()
  shop.call = server.call
})
afterEach(cleanup)

it('P3.03 P3.12 P5.01 P7.08 P7.04 the cart asks the server about every row, and shows each kind with the server’s words and prices', async () => {
  fill()
  show(<CartView setup={SETUP} />)
  await settled(server)
  expect(asked()[0]).toMatchObject({
    pageName: 'cart',
    products: [{ productId: 11, amount: 3 }],
    bundles: [{ id: 5, amount: 2 }],
    gift_card_products: [{ productId: 2427, amount: 50 }],
    discount_codes: ['SPRING', 'GC-1'],
  })
  const list = within(screen.getByRole('list', { name: 'Products in the cart' }))
  expect(texts(list.getAllByRole('heading', { level: 3 }))).toEqual(['Storm jacket', 'Ski package', 'Gift card'])
  expect(
    list
      .getAllByRole('link')
      .flatMap((link) => (link.textContent ? [[link.textContent, link.getAttribute('href')]] : [])),
  ).toEqual([
    ['Storm jacket', '/en/fjell/storm/'],
    ['Race ski', '/en/fjell/race/'],
    ['Race binding', '/en/fjell/binding/'],
  ])
  const rows = texts(list.getAllByRole('listitem').filter((item) => item.querySelector('h3')))
  for (const [at, words] of [
    [0, ['Red', '€300']],
    [1, ['180', '€900']],
    [2, ['Aino', '€50']],
  ] as const)
    for (const word of words) expect(rows[at]).toContain(word)
})

it('P3.03 P3.04 P3.05 P5.01 P7.08 P9.18 the page for payment sums up all rows, the discount, the delivery, the gift card, the total and its VAT, and names the days of return', async () => {
  fill()
  show(<PaymentView setup={SETUP} />)
  await settled(server)
  expect(asked()[0]?.pageName).toBe('checkout')
  const totals = [
    'Products€1,250',
    'Discount SPRING-€11',
    'Delivery€4.90',
    'Gift card GC-1-€22',
    'Total€1,221.90',
    'Incl. VAT 25.5%€240',
  ]
  const lists = screen.getAllByRole('list', { name: 'Products in the order' })
  expect(lists.map(({ children }) => texts(children))).toEqual(
    lists.map(() => [
      'Fjell Storm jacketRed, M3 pcs€300',
      'Ski packageRace ski 180 + Race binding2 pcs€900',
      'Gift cardAino1 pc€50',
    ]),
  )
  const sums = [...document.querySelectorAll('dl')]
  expect(sums.map(({ children }) => texts(children))).toEqual(sums.map(() => totals))
  expect([lists.length, sums.length]).toEqual([3, 3])
  expect(screen.getByText(/unused products within 100 days\./)).toBeTruthy()
})
