// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { productItems } from '@/lib/cart/items'
import { EMPTY_CART } from '@/lib/cart/types'
import type { CheckoutLine } from '@/lib/contract/schemas/checkout'
import { CartView } from '@/components/cart/cart-view'
import { dismissToast, toastStore } from '@/components/ui/toast'
import { cartStore } from '@/stores/cart'
import { checkout } from '@/stores/checkout'
import { notify } from '@/stores/notices'
import { setViewer } from '@/stores/viewer'

import { answer, api, line, refusal, type Reply, reset, SETUP, settled, show, target } from './support'

const { shop, trackRemovedRow } = vi.hoisted(() => ({ shop: { call: vi.fn() }, trackRemovedRow: vi.fn() }))
vi.mock('@/lib/shop-api/browser', () => ({ api: shop }))
vi.mock('@/stores/lazy-tracking', () => ({ trackRemovedRow }))

let server = api()
const settle = () => settled(server)
const ok = (data: unknown): Reply => ({ ok: true, data })

async function open() {
  show(<CartView setup={SETUP} />)
  await settle()
}

const rows = () =>
  within(screen.getByRole('list', { name: 'Products in the cart' }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)

beforeEach(() => {
  reset()
  server = api()
  shop.call = server.call
  server.on('checkout', () => ok(answer()))
})
afterEach(cleanup)

describe('the cart', () => {
  it('P2.15 says what to do next when it is empty', async () => {
    await open()
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeTruthy()
    expect(target('Log in')).toBe('/en/accounts/login/?next=%2Fen%2Fcheckout%2F')
  })

  it('issue 16 has the notice about the guarantee below products, and not when it is empty', async () => {
    show(<CartView setup={SETUP}>The guarantee</CartView>)
    await settle()
    expect(screen.queryByText('The guarantee')).toBeNull()
    act(() => cartStore.getState().add({ productId: 11, amount: 1 }))
    await settle()
    expect(screen.getByText('The guarantee')).toBeTruthy()
  })

  it('B4.04 P8.04 a refused code and any other message of the checkout is a toast of 3 s', async () => {
    await open()
    act(() => notify('error', { id: 'checkout.error_gone' }))
    expect(toastStore.get()).toMatchObject([{ tone: 'error', duration: 3_000 }])
    dismissToast(toastStore.get()[0]?.id ?? 0)
  })

  it('P4.10 P3.02 P4.02 the total is pending from the change until the server has answered for exactly this cart', async () => {
    cartStore.getState().add({ productId: 11, amount: 1 })
    await open()
    const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(announced()).toContain('Total without delivery €100')
    let answerNow: ((reply: Reply) => void) | undefined
    server.on(
      'checkout',
      () =>
        new Promise<Reply>((resolve) => {
          answerNow = resolve
        }),
    )
    fireEvent.click(screen.getByRole('button', { name: 'One more: Storm jacket' }))
    expect(announced()).toContain('Updating the total…')
    // The old total keeps its place, hidden from sight and from readers.
    for (const old of screen.getAllByText('€100', { ignore: 's' })) expect(old.getAttribute('aria-hidden')).toBe('true')
    act(() => void checkout.validateNow())
    await waitFor(() => expect(answerNow).toBeDefined())
    await act(async () =>
      answerNow?.(
        ok(
          answer({ products: [line({ amount: 2, total_price: 20_000 })], products_price: 20_000, total_price: 20_000 }),
        ),
      ),
    )
    await settle()
    expect(announced()).toContain('Total without delivery €200')
  })

  it('the announced total says the words that stand beside it: without delivery, until one is chosen', async () => {
    const delivery_methods = answer().delivery_methods.map((method) => ({ ...method, price: 490, selected: false }))
    server.on('checkout', () => ok(answer({ delivery_methods })))
    cartStore.getState().add({ productId: 11, amount: 1 })
    await open()
    expect(screen.getAllByText('Total without delivery').length).toBeGreaterThan(0)
    const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(announced()).toContain('Total without delivery €100')
    cleanup()
    const [first, ...others] = delivery_methods
    if (!first) throw new Error('no method')
    server.on('checkout', () => ok(answer({ delivery_methods: [{ ...first, selected: true }, ...others] })))
    await open()
    expect(announced()).toContain('Total €100')
  })

  it('each link has a name, also for those who do not see the pictures', async () => {
    cartStore.getState().add({ productId: 11, amount: 1 })
    await open()
    const links = [...document.querySelectorAll('a')].filter(({ textContent }) => textContent.trim() === '')
    expect(links.filter((link) => !link.getAttribute('aria-label')).map(({ outerHTML }) => outerHTML)).toEqual([])
    expect(screen.getAllByRole('link', { name: 'Storm jacket', hidden: true }).length).toBe(1)
  })

  it('issue 15 P5.04 P5.05 P7.08 P9.18 says with what the order can be paid, when it is sent and how long it can be returned, before it begins', async () => {
    cartStore.getState().add({ productId: 11, amount: 1 })
    await open()
    expect(screen.getByText('You can pay with: Online bank, Card, or Klarna.')).toBeTruthy()
    expect(screen.getByText('Unused products can be returned within 100 days.')).toBeTruthy()
    expect(screen.getByText('Sent in: 1–3 business days')).toBeTruthy()
    cleanup()
    server.on('checkout', () => ok(answer({ reason: 'CARD_PRODUCTS' })))
    await open()
    expect(screen.getByText('You can pay with: Online bank or Card.')).toBeTruthy()
  })

  it('P9.15 a removed row is told, and can be put back where it was; the focus goes with it', async () => {
    server.on('checkout', () => ok(answer({ products: [line(), line({ productId: 12, name: 'Wool hat' })] })))
    cartStore.getState().add({ productId: 11, amount: 1 })
    cartStore.getState().add({ productId: 12, amount: 3 })
    await open()
    fireEvent.click(screen.getByRole('button', { name: 'Remove Storm jacket' }))
    expect(trackRemovedRow.mock.calls).toEqual([[line(), 'eur']])
    expect(cartStore.getState().products.map(({ productId }) => productId)).toEqual([12])
    const undo = screen.getByRole('button', { name: 'Put back' })
    expect(document.activeElement).toBe(undo)
    expect(screen.getByText('Removed: Storm jacket')).toBeTruthy()
    fireEvent.click(undo)
    expect(cartStore.getState().products.map(({ productId, amount }) => [productId, amount])).toEqual([
      [11, 1],
      [12, 3],
    ])
    expect(rows()).toEqual(['Storm jacket', 'Wool hat'])
    await waitFor(() => expect(document.activeElement?.id).toBe('row-11'))
  })

  it('D8.12 D4.07 a row of which there is too little says so, stops the way on, and is mended by its button', async () => {
    server.on('checkout', () => ok(answer({ products: [line({ amount: 2, max_amount: 2, notice: 'reduced' })] })))
    cartStore.getState().add({ productId: 11, amount: 5 })
    await open()
    expect(screen.getByText(/Only 2 left/)).toBeTruthy()
    const [on] = screen.getAllByRole('button', { name: 'Delivery and payment' })
    fireEvent.click(on as HTMLElement)
    expect(within(screen.getByRole('alert')).getByRole('link', { name: 'Storm jacket' }).getAttribute('href')).toBe(
      '#row-11',
    )
    fireEvent.click(screen.getByRole('button', { name: 'Take 2 pcs' }))
    expect(cartStore.getState().products[0]?.amount).toBe(2)
    expect(screen.queryByText(/Only 2 left/)).toBeNull()
    expect(target('Delivery and payment')).toBe('/en/checkout/payment/')
  })

  it.each([
    ['sold_out', 'Sold out. Not included in the total.'],
    ['gone', 'No longer sold. Not included in the total.'],
    ['blocked_country', 'Not delivered to this country: Finland.'],
  ] as const)('the notice %s has its words', async (notice, words) => {
    server.on('checkout', () => ok(answer({ products: [line({ amount: 0, notice })] })))
    cartStore.getState().add({ productId: 11, amount: 1 })
    await open()
    expect(screen.getByText(words)).toBeTruthy()
  })

  it('D4.24 gift cards alone go by e-mail: no ways of delivery, no promise of returns; a printed one is sent', async () => {
    const card = {
      uid: 'gift-1',
      productId: 2427,
      name: 'Gift card',
      amount: 50,
      total_price: 5_000,
      extra_data: { giftcard_name: '' },
      template: null,
    }
    server.on('checkout', () => ok(answer({ products: [], gift_card_products: [card] })))
    cartStore.getState().addGiftCard({ productId: 2427, amount: 50, extra_data: { giftcard_name: '' } })
    await open()
    expect(screen.getByText(/Gift cards are sent by e-mail/)).toBeTruthy()
    expect(screen.queryByText('Parcel locker')).toBeNull()
    expect(screen.queryByText(/can be returned within/)).toBeNull()
    cleanup()
    server.on('checkout', () => ok(answer({ products: [], gift_card_products: [{ ...card, is_sent: true }] })))
    await open()
    expect(screen.getByText('Parcel locker')).toBeTruthy()
    expect(screen.queryByText(/Gift cards are sent by e-mail/)).toBeNull()
  })

  it('P4.05 a frozen row cannot be changed; D4.20 the maximum gives its reason', async () => {
    server.on('checkout', () =>
      ok(answer({ products: [line({ frozen: true }), line({ productId: 12, name: 'Wool hat', max_amount: 3 })] })),
    )
    cartStore.getState().add({ productId: 11, amount: 1, frozen: true })
    cartStore.getState().add({ productId: 12, amount: 1 })
    await open()
    expect(screen.queryByRole('button', { name: 'One more: Storm jacket' })).toBeNull()
    expect(screen.getByText('1 pc, fixed quantity')).toBeTruthy()
    expect(screen.getByText('3 available')).toBeTruthy()
  })

  it('P4.08 a row whose id has a dash has no control of its amount, and with too little left it can only be removed', async () => {
    cartStore.getState().joinShared({ ...EMPTY_CART, products: [{ productId: '7-11-12', amount: 2 }] })
    const bundle = (change: Partial<CheckoutLine>) =>
      server.on('checkout', () => ok(answer({ products: [line({ productId: '7-11-12', amount: 2, ...change })] })))
    bundle({})
    await open()
    const row = () => within(screen.getByRole('list', { name: 'Products in the cart' }))
    expect(row().getByText('2 bundles')).toBeTruthy()
    expect(row().queryByRole('button', { name: /^One (?:more|less)/ })).toBeNull()
    act(() => cartStore.getState().add({ productId: '7-11-12', amount: 5 }, 'set'))
    expect(cartStore.getState().products).toMatchObject([{ amount: 2 }])

    bundle({ amount: 1, notice: 'reduced' })
    await act(() => checkout.validateNow())
    expect(row().queryByRole('button', { name: /^Take/ })).toBeNull()
    fireEvent.click(row().getByRole('button', { name: 'Remove' }))
    expect(cartStore.getState().products).toEqual([])
  })

  it('law, reductions: the struck price and the low of 30 days stand beside the price in Finland', async () => {
    server.on('checkout', () =>
      ok(answer({ products: [line({ regular_price: 15_000, lowest_30_days: 12_000, price_type: 'discount' })] })),
    )
    cartStore.getState().add({ productId: 11, amount: 1 })
    await open()
    expect(screen.getByText('€120').tagName).toBe('S')
    expect(screen.getByText('Lowest price of the past 30 days: €120')).toBeTruthy()
    expect(screen.getByText('Regular price: €150')).toBeTruthy()
    cleanup()
    show(<CartView setup={SETUP} />, { country: 'de' })
    await settle()
    expect(screen.getByText('€120').tagName).toBe('S')
    expect(screen.getByText('30-day lowest price').className).toBe('')
    expect(screen.getByText('Regular price: €150')).toBeTruthy()
    expect(screen.queryByText(/Lowest price/)).toBeNull()
  })

  it('issue 15 a row has the unit price of one unit', async () => {
    server.on('checkout', () => ok(answer({ products: [line({ amount: 2, content: { amount: 250, unit: 'g' } })] })))
    cartStore.getState().add({ productId: 11, amount: 2 })
    await open()
    expect(screen.getByText('€400/kg')).toBeTruthy()
  })

  it('spec 3 §6 only a member’s price is called the club price', async () => {
    server.on('checkout', () => ok(answer({ products: [line({ price_type: 'club' })] })))
    cartStore.getState().add({ productId: 11, amount: 1 })
    await open()
    expect(screen.queryByText('Club price')).toBeNull()
    act(() => setViewer('club'))
    expect(screen.getByText('Club price')).toBeTruthy()
    act(() => setViewer('guest'))
  })

  it('a row is called gone only by an answer about exactly this cart', () => {
    const nothing = { products: [], bundles: [], giftCardProducts: [], currency: 'eur' }
    const notices = (isSettled: boolean) =>
      productItems([{ productId: 11, amount: 1 }], nothing, isSettled).map(({ notice }) => notice)
    expect([notices(false), notices(true)]).toEqual([[null], ['gone']])
  })

  it('P7.08 a changed price is told with both prices, blocks nothing, and is known once its shopper says so or goes on', async () => {
    const seenPrice = (amount: number) => ({ amount, currency: 'eur', country: 'fi' })
    server.on('checkout', () =>
      ok(
        answer({
          products: [
            line({ notice: 'price_changed' }),
            line({ productId: 12, name: 'Wool hat', notice: 'price_changed', unit_price: 2_000 }),
          ],
        }),
      ),
    )
    cartStore.getState().add({ productId: 11, amount: 1, seenPrice: seenPrice(12_550) })
    cartStore.getState().add({ productId: 12, amount: 1, seenPrice: seenPrice(1_900) })
    await open()
    expect(screen.getByText('The price has changed from €125.50 to €100.')).toBeTruthy()
    expect(screen.getByText('The price has changed from €19 to €20.')).toBeTruthy()
    const calls = server.count('checkout')
    fireEvent.click(screen.getAllByRole('button', { name: 'OK' })[0]!)
    expect(screen.queryByText('The price has changed from €125.50 to €100.')).toBeNull()
    expect(document.activeElement?.id).toBe('row-11')
    expect(cartStore.getState().products.map((row) => row.seenPrice?.amount)).toEqual([10_000, 1_900])
    const [onwards] = screen.getAllByRole('link', { name: 'Delivery and payment' })
    onwards!.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(onwards!)
    expect(cartStore.getState().products.map((row) => row.seenPrice?.amount)).toEqual([10_000, 2_000])
    expect([screen.queryByText(/The price has changed/), server.count('checkout')]).toEqual([null, calls])
  })

  it('D4.20 the amount stops at what there is', async () => {
    server.on('checkout', () => ok(answer({ products: [line({ amount: 3, max_amount: 3 })] })))
    cartStore.getState().add({ productId: 11, amount: 3 })
    await open()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'One more: Storm jacket' }).disabled).toBe(true)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'One less: Storm jacket' }).disabled).toBe(false)
  })

  it('P5.02 P4.09 D5.09 keeps a code only if the server echoes it, and says why not', async () => {
    cartStore.getState().add({ productId: 11, amount: 1 })
    await open()
    const apply = async (code: string) => {
      fireEvent.change(screen.getByLabelText('Code'), { target: { value: code } })
      fireEvent.click(screen.getByText('Use the code'))
      await settle()
    }
    server.on('checkout', () =>
      ok(answer({ errors: [{ id: 'checkout.error_code_used_up', values: { code: 'LOPPU' } }] })),
    )
    await apply('LOPPU')
    expect(document.activeElement).toBe(document.querySelector('input[aria-invalid]'))
    expect(cartStore.getState().codes).toEqual([])
    expect(screen.getByText('The code LOPPU has already been used.')).toBeTruthy()
    server.on('checkout', () => ok(answer({ cart_discount: { code: 'TALVI20', amount: 2_000 }, total_price: 8_000 })))
    await apply('talvi20')
    expect(cartStore.getState().codes).toEqual(['talvi20'])
    expect(screen.getByText('Discount TALVI20')).toBeTruthy()
    const oneCode = { id: 'checkout.error_one_code', values: { code: 'KEVÄT' } }
    server.on('checkout', () => ok(answer({ cart_discount: { code: 'TALVI20', amount: 2_000 }, errors: [oneCode] })))
    await apply('KEVÄT')
    expect(cartStore.getState().codes).toEqual(['talvi20'])
    expect(screen.getByText('Only one discount code per order; KEVÄT was left out.')).toBeTruthy()
    server.on('checkout', () => ok(answer()))
    fireEvent.click(screen.getByRole('button', { name: 'Remove code talvi20' }))
    await settle()
    expect(cartStore.getState().codes).toEqual([])
    expect(screen.queryByText('Discount TALVI20')).toBeNull()
  })

  it('P8.01 a failed validation keeps the rows, says what happened and can be tried again', async () => {
    cartStore.getState().add({ productId: 11, amount: 1 })
    await open()
    server.on('checkout', () => refusal('UNAVAILABLE', 503))
    await act(async () => checkout.validateNow())
    expect(rows()).toEqual(['Storm jacket'])
    expect(screen.getByText('The shop cannot be reached right now')).toBeTruthy()
    server.on('checkout', () => ok(answer()))
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await settle()
    expect(screen.queryByText('The shop cannot be reached right now')).toBeNull()
  })

  it('P9.20 P3.08 D9.06 says what is missing to free delivery, and what a delivery costs before one is chosen', async () => {
    server.on('checkout', () =>
      ok(answer({ delivery_thresholds: { delivery_threshold: 15_000, repack_threshold: null } })),
    )
    cartStore.getState().add({ productId: 11, amount: 1 })
    await open()
    expect(screen.getByText('€50 to go for free delivery')).toBeTruthy()
    expect(screen.getByText('€4.90')).toBeTruthy()
    expect(screen.getAllByText('Total without delivery').length).toBeGreaterThan(0)
    const thresholds = { delivery_threshold: 15_000, repack_threshold: null, delivery_missing: 5_010 }
    server.on('checkout', () => ok(answer({ delivery_thresholds: thresholds })))
    await act(async () => checkout.validateNow())
    expect(screen.getByText('€50.10 to go for free delivery')).toBeTruthy()
    const meter = () => document.querySelector<HTMLElement>('.meter')?.style.transform
    expect(meter()).toMatch(/^scaleX\(0\.66/)
    // The server’s word counts: the bar is full when nothing is missing.
    server.on('checkout', () => ok(answer({ delivery_thresholds: { ...thresholds, delivery_missing: 0 } })))
    await act(async () => checkout.validateNow())
    expect(screen.getByText('You get free delivery.')).toBeTruthy()
    expect(meter()).toBe('scaleX(1)')
  })

  it('D9.08 a whole delivery price has two decimals, too', async () => {
    const [first] = answer().delivery_methods
    server.on('checkout', () => ok(answer({ delivery_methods: first ? [{ ...first, price: 500 }] : [] })))
    cartStore.getState().add({ productId: 11, amount: 1 })
    await open()
    expect(screen.getByText('€5.00')).toBeTruthy()
    expect(screen.getByText('from €5.00')).toBeTruthy()
  })
})
