// @vitest-environment happy-dom
/**
 * Cart and checkout store against a shop that answers late, never, twice or in another order, with another tab at work. Whatever happens,
 * the total that is shown is the server's for the cart that is shown, or it is marked as pending. MODEL_RUNS sets the number of runs.
 */
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { checkoutRequest } from '@/lib/cart/request'
import { isEmptyCart } from '@/lib/cart/rows'
import { STORED } from '@/lib/browser/storage'
import type { CheckoutAnswer, CheckoutRequest } from '@/lib/contract/schemas/checkout'
import type { Result } from '@/lib/shop-api/result'
import { createCart } from '@/stores/cart'
import { createCheckout, RETRY_AFTER_MS, VALIDATE_AFTER_MS } from '@/stores/checkout-loop'

const RUNS = Number(process.env.MODEL_RUNS) || 500
const CODES = ['TEN', 'ten', 'FIVE', 'CARD-1', 'CARD-2', 'WRONG']
const GOOD = new Set(['ten', 'five', 'card-1', 'card-2'])

/** A shop with prices of its own: every part of the request that may change a total does, and prices move with the `epoch`. */
function totalOf(request: CheckoutRequest, epoch: number): number {
  const rows =
    request.products.reduce((sum, { productId, amount }) => sum + Number(productId) * 101 * amount, 0) +
    request.bundles.reduce((sum, { id, amount }) => sum + id * 1_009 * amount, 0) +
    request.gift_card_products.reduce((sum, { amount }) => sum + amount * 100, 0)
  const codes = new Set(request.discount_codes.map((code) => code.toLowerCase()))
  const saved =
    (codes.has('ten') ? 10 : codes.has('five') ? 5 : 0) +
    (codes.has('card-1') ? 20_000 : 0) +
    (codes.has('card-2') ? 40_000 : 0)
  const extras =
    (request.repack ? 490 : 0) +
    (request.pikanouto ? 7 : 0) +
    (request.postcode === null ? 0 : Number(request.postcode)) +
    (request.delivery_method === null ? 0 : 990)
  return rows * 1_000 + extras + epoch * 1_000_000_000 - saved
}

function answerOf(request: CheckoutRequest, epoch: number): CheckoutAnswer {
  const once = [...new Map(request.discount_codes.map((code) => [code.toLowerCase(), code])).values()].filter((code) =>
    GOOD.has(code.toLowerCase()),
  )
  const discounts = once.filter((code) => !code.toLowerCase().startsWith('card'))
  const best = discounts.find((code) => code.toLowerCase() === 'ten') ?? discounts[0]
  return {
    currency: 'eur',
    country_code: 'fi',
    language_code: 'fi',
    cart_discount: best === undefined ? null : { code: best, amount: 1 },
    payment_events: once
      .filter((code) => code.toLowerCase().startsWith('card'))
      .map((code) => ({ payment_id: code, processor_slug: 'giftcard', amount: 1 })),
    show_klarna: true,
    paypal_checkout: true,
    reason: null,
    products: [],
    bundles: [],
    gift_card_products: [],
    products_price: 0,
    total_price: totalOf(request, epoch),
    taxes: [],
    delivery_cost: 0,
    delivery_methods: [],
    payment_methods: [],
    delivery_thresholds: { delivery_threshold: null, repack_threshold: null },
    repack_cost: 490,
    shipping_time_str: '',
    kgco_id: null,
    kco_iframe: null,
    giftcampaign_data: null,
    enterprise_order: null,
    transfer_request_from: null,
    post_delivery: false,
    card_checkout_mode: false,
    errors: [],
    success: null,
  }
}

interface Call {
  readonly request: CheckoutRequest
  readonly settle: (result: Result<CheckoutAnswer>) => void
  /** The prices of its answer; null while it has none. */
  epoch: number | null
}

/** A page with its cart, its checkout and the wire between it and the shop. */
function openPage() {
  const calls: Call[] = []
  const form = { delivery_method: '', postal_code: '' }
  let changed = () => {}
  let hashes = 0
  const { store: cart, persisted } = createCart()
  persisted.hydrate()
  const context = { customerId: null, country: 'fi', currency: 'eur', language: 'fi' as const }
  const checkout = createCheckout({
    cart,
    form: () => form,
    context: () => context,
    ready: () => Promise.resolve(),
    call: (request) =>
      new Promise((settle) => {
        calls.push({ request, settle, epoch: null })
      }),
    notify: () => {},
    toConfirmation: () => {},
    hash: () => `hash-${++hashes}`,
    watch: (callback) => {
      changed = callback
      return () => {
        changed = () => {}
      }
    },
  })
  const type = (field: keyof typeof form, value: string) => {
    form[field] = value
    changed()
  }
  const requestNow = () =>
    checkoutRequest(cart.getState(), checkout.store.getState(), form, { ...context, pageName: 'checkout' })
  return { calls, cart, checkout, persisted, type, requestNow, stop: null as (() => void) | null }
}
type Page = ReturnType<typeof openPage>
interface Model {
  epoch: number
}

/** What a page that is looked at must be: the total of the last word, which was about this cart, or no total at all. */
function mustBeTrue({ cart, checkout, calls, requestNow, stop }: Page): void {
  const { status, isDue, totalPrice } = checkout.store.getState()
  const isShown = stop !== null && status === 'VALIDATED' && !isDue
  // An empty cart shows no total, and neither does a page that nobody looks at.
  if (!isShown || isEmptyCart(cart.getState())) return
  const last = calls.at(-1)
  expect(last?.epoch, 'a total is shown before the shop has answered').not.toBeNull()
  expect(totalPrice, 'the total is not the one of this cart').toBe(totalOf(requestNow(), last?.epoch ?? -1))
}

const flush = () => vi.advanceTimersByTimeAsync(0)
type Step = fc.AsyncCommand<Model, Page>
const step = (name: string, run: (page: Page, model: Model) => unknown): Step => ({
  check: () => true,
  async run(model, page) {
    await run(page, model)
    await flush()
    mustBeTrue(page)
  },
  toString: () => name,
})

/** Of the calls that wait for their answer the one at a place, first or last or between. */
const waiting = (page: Page, place: number) => {
  const open = page.calls.filter(({ epoch }) => epoch === null)
  return open[place % Math.max(1, open.length)]
}
const bundle = (id: number) => ({ id, amount: 1, mainProduct: { productId: id }, secondaryProducts: [] })
const gone: Result<CheckoutAnswer> = {
  ok: false,
  error: { code: 'NETWORK', message: 'lost', status: 0, isRetryable: true },
}

/** What the other tab has in its storage now, changed; the event reaches this page with a step of its own, or never. */
function otherTab(
  change: (state: { products: { productId: number; amount: number }[]; codes: string[] }) => void,
): void {
  const box = JSON.parse(
    localStorage.getItem(STORED.cart.key) ?? '{"version":1,"state":{"products":[],"codes":[]}}',
  ) as { state: { products: { productId: number; amount: number }[]; codes: string[] } }
  change(box.state)
  localStorage.setItem(STORED.cart.key, JSON.stringify(box))
}

/** The shop answers what it was asked, in the order it was asked. */
async function answerAll({ calls }: Page, { epoch }: Model): Promise<void> {
  for (const call of calls.filter((one) => one.epoch === null)) {
    call.epoch = epoch
    call.settle({ ok: true, data: answerOf(call.request, epoch) })
  }
  await flush()
}
/** A moment in which all goes well. Often, so that there is something to spoil. */
const calm = fc.constant(
  step('all goes well', async (page, model) => {
    await vi.advanceTimersByTimeAsync(VALIDATE_AFTER_MS)
    await answerAll(page, model)
  }),
)

const id = fc.integer({ min: 1, max: 4 })
const place = fc.nat({ max: 5 })
const code = fc.constantFrom(...CODES)
const steps = fc.commands<Model, Page, false>(
  [
    calm,
    calm,
    calm,
    fc
      .tuple(id, fc.integer({ min: 1, max: 3 }))
      .map(([productId, amount]) =>
        step(`add ${productId} x${amount}`, ({ cart }) => cart.getState().add({ productId, amount })),
      ),
    fc
      .tuple(id, fc.integer({ min: 0, max: 5 }))
      .map(([productId, amount]) =>
        step(`set ${productId} to ${amount}`, ({ cart }) => cart.getState().setAmount(productId, amount)),
      ),
    id.map((productId) => step(`remove ${productId}`, ({ cart }) => cart.getState().remove(productId))),
    id.map((which) => step(`bundle ${which}`, ({ cart }) => cart.getState().addBundle(bundle(which)))),
    fc
      .integer({ min: 1, max: 50 })
      .map((amount) =>
        step(`gift card of ${amount}`, ({ cart }) =>
          cart.getState().addGiftCard({ productId: 9, amount, extra_data: { giftcard_name: '' } }),
        ),
      ),
    fc.constant(step('clear', ({ cart }) => cart.getState().clear())),
    code.map((text) => step(`code ${text}`, ({ cart }) => cart.getState().addCode(text))),
    code.map((text) => step(`without code ${text}`, ({ cart }) => cart.getState().removeCode(text))),
    fc
      .boolean()
      .map((isRepackSelected) =>
        step(`repack ${isRepackSelected}`, ({ checkout }) => checkout.setOptions({ isRepackSelected })),
      ),
    fc
      .boolean()
      .map((isPikanoutoSelected) =>
        step(`express ${isPikanoutoSelected}`, ({ checkout }) => checkout.setOptions({ isPikanoutoSelected })),
      ),
    fc.constantFrom('', '100', '200').map((text) => step(`postcode ${text}`, ({ type }) => type('postal_code', text))),
    fc.constantFrom('', 'home').map((text) => step(`delivery ${text}`, ({ type }) => type('delivery_method', text))),
    fc.constant(
      step('validate now', ({ checkout }) => {
        void checkout.validateNow()
      }),
    ),
    fc
      .constantFrom(1, 500, VALIDATE_AFTER_MS - 1, VALIDATE_AFTER_MS, RETRY_AFTER_MS)
      .map((ms) => step(`wait ${ms} ms`, () => vi.advanceTimersByTimeAsync(ms))),
    place.map((which) =>
      step(`answer ${which}`, (page, { epoch }) => {
        const call = waiting(page, which)
        if (!call) return
        call.epoch = epoch
        call.settle({ ok: true, data: answerOf(call.request, epoch) })
      }),
    ),
    place.map((which) => step(`lose ${which}`, (page) => waiting(page, which)?.settle(gone))),
    fc.constant(
      step('prices change', (_page, model) => {
        model.epoch += 1
      }),
    ),
    id.map((productId) =>
      step(`other tab adds ${productId}`, () =>
        otherTab((state) => {
          const row = state.products.find((one) => one.productId === productId)
          if (row) row.amount += 1
          else state.products.push({ productId, amount: 1 })
        }),
      ),
    ),
    code.map((text) =>
      step(`other tab adds code ${text}`, () =>
        otherTab((state) => {
          if (!state.codes.some((one) => one.toLowerCase() === text.toLowerCase())) state.codes.push(text)
        }),
      ),
    ),
    fc.constant(
      step('the other tab is heard', () => window.dispatchEvent(new StorageEvent('storage', { key: STORED.cart.key }))),
    ),
    fc.constant(
      step('leave or come', (page) => {
        page.stop?.()
        page.stop = page.stop ? null : page.checkout.start('checkout')
      }),
    ),
  ],
  { maxCommands: 60 },
)

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  localStorage.clear()
  vi.useRealTimers()
})

describe('cart and checkout, whatever happens (P4.02 P5.01)', () => {
  it(`${RUNS} runs: the total is the server’s for the cart that is shown, or pending; in the end it is known`, async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (commands) => {
        localStorage.clear()
        const page = openPage()
        const model: Model = { epoch: 0 }
        try {
          page.cart.getState().add({ productId: 1, amount: 1 })
          page.stop = page.checkout.start('checkout')
          await flush()
          await fc.asyncModelRun(() => ({ model, real: page }), commands)
          await mustSettle(page, model)
        } finally {
          page.stop?.()
          page.persisted.stop()
          vi.clearAllTimers()
        }
      }),
      { numRuns: RUNS, ...(process.env.MODEL_SEED && { seed: Number(process.env.MODEL_SEED) }) },
    )
  }, 600_000)
})

/** A shop that answers again, and a shopper who does nothing: the total comes, and is right. */
async function mustSettle(page: Page, model: Model): Promise<void> {
  page.stop ??= page.checkout.start('checkout')
  window.dispatchEvent(new StorageEvent('storage', { key: STORED.cart.key }))
  page.cart.getState().add({ productId: 3, amount: 1 })
  for (let round = 0; round < 4; round += 1) {
    await vi.advanceTimersByTimeAsync(RETRY_AFTER_MS + VALIDATE_AFTER_MS)
    await answerAll(page, model)
    mustBeTrue(page)
  }
  const { status, isDue } = page.checkout.store.getState()
  expect({ status, isDue }).toEqual({ status: 'VALIDATED', isDue: false })
}
