/** Checks of the cart, and, where the operator allows it, of an order that is placed, looked at and cancelled. */
import { randomUUID } from 'node:crypto'

import type { Answer } from '@/lib/contract/calls'
import { pathOf } from '@/lib/shop-api/request'

import { assert, type HostSamples, type Harness } from './harness'
import { json } from './refusal-checks'

type Quote = Answer<'checkout'>

/** A buyer whom nobody is. */
const BUYER = {
  first_name: 'Conformance',
  last_name: 'Check',
  address: 'Testikatu 1',
  postal_code: '00100',
  city: 'Helsinki',
  phone: '+358 40 1234567',
  email: 'conformance-check@invalid.example',
}

const cartOf = (variants: readonly number[], more: object = {}) => ({
  products: variants.map((productId) => ({ productId, amount: 1 })),
  country_code: 'fi',
  language_code: 'fi',
  currency_code: 'eur',
  postcode: BUYER.postal_code,
  ...more,
})

/** A variant that can be bought: the first that the cart takes. */
async function buyableVariant(h: Harness, { cards, taxAreaId, language }: HostSamples): Promise<number> {
  for (const card of cards) {
    const slug = card.path.split('/').at(-1) ?? ''
    const model = await h.call('productModel', {
      params: { slug },
      query: { taxAreaId, language, manufacturer: card.manufacturerSlug },
    })
    for (const { id } of model.products) {
      const { products, total_price: total } = await h.call('checkout', { body: cartOf([id]) })
      if (products[0]?.amount === 1 && products[0].notice === null && total > 0) return id
    }
  }
  throw new Error('None of the first products can be bought.')
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)

function checkTotals(quote: Quote): void {
  const [row] = quote.products
  assert(row !== undefined && row.total_price === row.unit_price * row.amount, 'A row is not amount times unit price.')
  assert(quote.products_price === sum(quote.products.map((line) => line.total_price)), 'The rows do not add up.')
  assert(quote.total_price === quote.products_price + quote.delivery_cost, 'Products and delivery are not the total.')
  assert(sum(quote.taxes.map(({ amount }) => amount)) < quote.total_price, 'There is more VAT than there is to pay.')
}

async function checkCart(h: Harness, samples: HostSamples): Promise<void> {
  await h.check('an empty cart costs nothing', async () => {
    const quote = await h.call('checkout', { body: cartOf([]) })
    assert(quote.products.length === 0 && quote.total_price === 0, 'An empty cart has rows or a price.')
  })
  await h.check('a cart: its sums, its delivery methods, its currency', async () => {
    const variant = (samples.variant = await buyableVariant(h, samples))
    const [method] = (await h.call('checkout', { body: cartOf([variant]) })).delivery_methods
    assert(method !== undefined, 'Nothing is delivered to 00100 Helsinki.')
    const quote = await h.call('checkout', { body: cartOf([variant], { delivery_method: method.id }) })
    checkTotals(quote)
    const selected = quote.delivery_methods.filter((offered) => offered.selected)
    assert(
      selected.length === 1 && selected[0]?.id === method.id,
      'The chosen delivery method is not the selected one.',
    )
    const two = await h.call('checkout', {
      body: { ...cartOf([variant]), products: [{ productId: variant, amount: 2 }] },
    })
    assert(two.products[0]?.unit_price === quote.products[0]?.unit_price, 'A second unit changes the price of one.')
    const again = await h.call('checkout', { body: cartOf([variant], { currency_code: 'sek' }) })
    assert(again.currency === 'sek', 'The cart answers in another currency than asked for.')
  })
  await h.check('a cart: what is not sold is told, a price of the client is not taken', async () => {
    const gone = await h.call('checkout', { body: cartOf([2_000_000_000]) })
    assert(gone.total_price === 0, 'A variant that does not exist has a price.')
    const variant = samples.variant ?? 0
    const honest = await h.call('checkout', { body: cartOf([variant]) })
    const cheap = { productId: variant, amount: 1, priceOverride: 1 }
    const forged = await h.call('checkout', { body: { ...cartOf([]), products: [cheap] } })
    assert(forged.total_price === honest.total_price, 'A guest sets prices.')
    const codes = await h.call('checkout', { body: cartOf([variant], { discount_codes: ['NO-SUCH-CODE-0000'] }) })
    assert(codes.total_price === honest.total_price, 'A code that does not exist reduces the price.')
  })
}

const post = (path: string, body: unknown, headers: Record<string, string> = {}): [string, RequestInit] => {
  const init = json(body)
  return [path, { ...init, headers: { ...init.headers, ...headers } }]
}

interface Draft {
  readonly body: Record<string, unknown> & { readonly expected_total: number }
  readonly path: string
}

/** The order of one unit, as the browser sends it. */
async function draftOf(h: Harness, { variant = 0 }: HostSamples): Promise<Draft> {
  const first = await h.call('checkout', { body: cartOf([variant]) })
  const method = first.delivery_methods.find(({ needs_location: needs, locations }) => !needs || locations.length > 0)
  assert(method !== undefined, 'No delivery method can be chosen.')
  const cart = cartOf([variant], { delivery_method: method.id })
  const quote = await h.call('checkout', { body: cart })
  const [payment] = quote.payment_methods
  assert(payment !== undefined, 'Nothing can be paid with.')
  const form = { ...BUYER, delivery_method: method.id, delivery_location: method.locations[0]?.id ?? '' }
  return {
    path: pathOf('placeOrder', {}),
    body: {
      cart_key: randomUUID(),
      cart,
      form,
      payment_method: payment.id,
      expected_total: quote.total_price,
      expected_currency: quote.currency,
    },
  }
}

async function checkOrderRefusals(h: Harness, samples: HostSamples): Promise<void> {
  await h.check(
    'an order with a malformed Idempotency-Key, another total, or with an incomplete form is refused',
    async () => {
      const { path, body } = await draftOf(h, samples)
      const key = () => ({ 'idempotency-key': randomUUID() })
      await h.refused(...post(path, body, { 'idempotency-key': 'short' }), 400)
      await h.refused(...post(path, { ...body, expected_total: body.expected_total - 1 }, key()), 409)
      await h.refused(...post(path, { ...body, form: {} }, key()), 400)
      await h.refused(...post(path, { ...body, unknown: 1 }, key()), 400)
    },
  )
  await h.check('orders that are not there: no state, code, cancellation, return, repetition, calendar', async () => {
    const access = { number: 'NO-SUCH-ORDER', access: 'x'.repeat(43) }
    for (const name of ['orderStatus', 'cancelOrder', 'returnOptions', 'reorder'] as const)
      await h.refused(...post(pathOf(name, {}), access), 404, 429)
    const lines = [{ line: 1, quantity: 1, reason: 'too_small' }]
    const goods = { ...access, kind: 'refund', lines }
    await h.refused(...post(pathOf('quoteReturn', {}), goods), 400, 404, 429)
    await h.refused(
      ...post(pathOf('createReturn', {}), { ...goods, form_key: randomUUID(), method: 'parcel' }),
      404,
      429,
    )
    await h.refused(...post(pathOf('cancelReturn', {}), { ...access, return_number: 'R-NO-SUCH' }), 404, 429)
    const query = { number: access.number, key: 'x'.repeat(43) }
    await h.refused(pathOf('orderCalendar', { query }), {}, 404)
    const code = { number: access.number, email: BUYER.email, code: '0000 0000' }
    await h.refused(...post(pathOf('viewOrderCode', {}), code), 404, 429)
    await h.call('viewOrder', { body: { number: access.number, email: BUYER.email } })
  })
}

/** Places an order, which is cancelled at the end: only for a host where that harms nobody. */
async function checkOrder(h: Harness, samples: HostSamples): Promise<void> {
  await h.check('an order: placed once, looked at with its secret only, cancelled', async () => {
    const { path, body } = await draftOf(h, samples)
    const key = { 'idempotency-key': randomUUID() }
    const send = async (sent: unknown) => h.request(...post(path, sent, key))
    const placed = h.parse('placeOrder', await send(body))
    const repeated = h.parse('placeOrder', await send(body))
    assert(repeated.order_number === placed.order_number, 'The same Idempotency-Key places a second order.')
    const [address, init] = post(path, { ...body, cart_key: randomUUID() }, key)
    await h.refused(address, init, 422)
    const own = { number: placed.order_number, access: placed.access }
    await h.refused(...post(pathOf('orderStatus', {}), { ...own, access: `${own.access.slice(0, -2)}xx` }), 404)
    const order = await h.call('orderStatus', { body: own })
    assert(order.number === own.number && order.total === body.expected_total, 'The order has another total.')
    assert(order.lines.length === 1, 'The order has other rows than its cart.')
    const cancelled = await h.call('cancelOrder', { body: own })
    assert(cancelled.status === 'cancelled', 'A cancelled order is not cancelled.')
    assert((await h.call('orderStatus', { body: own })).status === 'cancelled', 'A cancellation is not kept.')
    await h.call('reorder', { body: own })
  })
}

export async function checkOrders(h: Harness, samples: HostSamples, placesOrders: boolean): Promise<void> {
  await checkCart(h, samples)
  await checkOrderRefusals(h, samples)
  if (placesOrders) await checkOrder(h, samples)
}
