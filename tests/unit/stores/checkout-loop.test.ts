// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { CheckoutAnswer, CheckoutRequest } from '@/lib/contract/schemas/checkout'
import type { ErrorCode } from '@/lib/contract/errors'
import type { Result, TransportCode } from '@/lib/shop-api/result'
import { createCart } from '@/stores/cart'
import { type CheckoutDeps, createCheckout, VALIDATE_AFTER_MS } from '@/stores/checkout-loop'

const answer = (over: Partial<CheckoutAnswer> = {}): CheckoutAnswer => ({
  currency: 'eur',
  country_code: 'fi',
  language_code: 'fi',
  cart_discount: null,
  payment_events: [],
  show_klarna: true,
  paypal_checkout: true,
  reason: null,
  products: [],
  bundles: [],
  gift_card_products: [],
  products_price: 100,
  total_price: 590,
  taxes: [],
  delivery_cost: 490,
  delivery_methods: [],
  payment_methods: [],
  delivery_thresholds: { delivery_threshold: 5000, repack_threshold: null },
  repack_cost: 300,
  shipping_time_str: '1-3',
  kgco_id: 'k1',
  kco_iframe: null,
  giftcampaign_data: null,
  enterprise_order: null,
  transfer_request_from: null,
  post_delivery: false,
  card_checkout_mode: false,
  errors: [],
  success: null,
  ...over,
})
const failure = (code: ErrorCode | TransportCode, over: object = {}): Result<never> => ({
  ok: false,
  error: { code, message: code, status: 503, isRetryable: true, ...over },
})

interface Call {
  request: CheckoutRequest
  signal: AbortSignal
  answer: (result: Result<CheckoutAnswer>) => Promise<void>
}

/** Something to ask about: an empty cart is not validated. */
const FIRST = { productId: 99, amount: 1 }

function setUp(over: Partial<CheckoutDeps> = {}) {
  const calls: Call[] = []
  const { store: cart, persisted } = createCart()
  cart.getState().add(FIRST)
  let changed = () => {}
  let hashes = 0
  const unwatch = vi.fn()
  const [notify, toConfirmation] = [vi.fn<CheckoutDeps['notify']>(), vi.fn<CheckoutDeps['toConfirmation']>()]
  const deps = {
    cart,
    form: () => ({ delivery_method: '', postal_code: '' }),
    context: () => ({ customerId: 7 as number | null, country: 'fi', currency: 'eur', language: 'fi' as const }),
    ready: () => Promise.resolve(),
    call: (request: CheckoutRequest, signal: AbortSignal) =>
      new Promise<Result<CheckoutAnswer>>((resolve) => {
        calls.push({
          request,
          signal,
          answer: async (result) => {
            resolve(result)
            await vi.advanceTimersByTimeAsync(0)
          },
        })
      }),
    notify,
    toConfirmation,
    hash: () => `hash-${++hashes}`,
    watch: (callback: () => void) => {
      changed = callback
      return unwatch
    },
    ...over,
  } satisfies CheckoutDeps
  const checkout = createCheckout(deps)
  return {
    ...deps,
    notify,
    toConfirmation,
    checkout,
    cart,
    calls,
    changed: () => changed(),
    unwatch,
    persisted,
    state: checkout.store.getState,
  }
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const last = (calls: Call[]) => calls.at(-1)!

let made: ReturnType<typeof setUp>[] = []
const make = (over?: Partial<CheckoutDeps>) => {
  const setup = setUp(over)
  made.push(setup)
  return setup
}
/** A checkout that has been answered once. */
async function started(over?: Partial<CheckoutDeps>) {
  const setup = make(over)
  const stop = setup.checkout.start('checkout')
  await pass(0)
  await last(setup.calls).answer({ ok: true, data: answer() })
  return { ...setup, stop }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  made.forEach(({ persisted }) => persisted.stop())
  made = []
  localStorage.clear()
  vi.useRealTimers()
})

describe('status', () => {
  it('P3.02 P4.02 UNSET, PENDING, VALIDATED; start validates at once', async () => {
    const { checkout, calls, state } = make()
    expect(state().status).toBe('UNSET')
    checkout.start('checkout')
    await pass(0)
    expect(state()).toMatchObject({ status: 'PENDING', validateHash: 'hash-1' })
    expect(calls[0]!.request).toMatchObject({ pageName: 'checkout', customer_id: 7 })
    await calls[0]!.answer({ ok: true, data: answer() })
    expect(state()).toMatchObject({
      status: 'VALIDATED',
      totalPrice: 590,
      deliveryTotalPrice: 490,
      thresholds: { delivery: 5000, repack: null },
      repackCost: 300,
    })
  })
  it('an empty cart is valid without asking; its first row is asked about', async () => {
    const { checkout, cart, calls, state } = make()
    cart.getState().clear()
    checkout.start('cart')
    await pass(VALIDATE_AFTER_MS)
    expect(calls).toHaveLength(0)
    expect(state()).toMatchObject({ status: 'VALIDATED', isDue: false })
    cart.getState().add(FIRST)
    await pass(VALIDATE_AFTER_MS)
    expect(calls).toHaveLength(1)
  })
  it('P3.07 a provider’s snippet that was asked for and could not be had is an error until it comes; who asks for none misses none', async () => {
    const { checkout, calls, state } = make()
    checkout.start('checkout')
    await pass(0)
    await calls[0]!.answer({ ok: true, data: answer() })
    expect(state().snippetError).toBe(false)
    for (const [snippet, isMissed] of [
      [null, true],
      ['<div></div>', false],
    ] as const) {
      checkout.setOptions({ klarnaGlobalCheckoutId: 'K-9' })
      await pass(VALIDATE_AFTER_MS)
      await calls.at(-1)!.answer({ ok: true, data: { ...answer(), kgco_id: 'K-9', kco_iframe: snippet } })
      expect(state()).toMatchObject({ snippet, snippetError: isMissed })
    }
  })
  it('P8.01 ERROR when it fails', async () => {
    const { checkout, calls, state } = make()
    checkout.start('cart')
    await pass(0)
    await calls[0]!.answer(failure('UNAVAILABLE'))
    expect(state()).toMatchObject({ status: 'ERROR', error: { code: 'UNAVAILABLE' } })
  })
  it('waits until it is known who the visitor is', async () => {
    let known = () => {}
    const { checkout, calls } = make({
      ready: () =>
        new Promise((resolve) => {
          known = resolve
        }),
    })
    checkout.start('cart')
    await pass(100)
    expect(calls).toHaveLength(0)
    known()
    await pass(0)
    expect(calls).toHaveLength(1)
  })
})

describe('debounce', () => {
  it('P9.04 P4.10 a validation is due 2000 ms after the last change', async () => {
    const { cart, calls, state } = await started()
    cart.getState().add({ productId: 1, amount: 1 })
    expect(state().isDue).toBe(true)
    await pass(1500)
    cart.getState().add({ productId: 1, amount: 1 })
    await pass(1999)
    expect(calls).toHaveLength(1)
    await pass(1)
    expect(calls).toHaveLength(2)
    expect(last(calls).request.products).toEqual([FIRST, { productId: 1, amount: 2 }])
    await last(calls).answer({ ok: true, data: answer() })
    expect(state()).toMatchObject({ status: 'VALIDATED', isDue: false })
  })
  it('P4.10 options, form, market and user count as changes', async () => {
    const { checkout, changed, calls } = await started()
    checkout.setOptions({ isRepackSelected: true })
    await pass(2000)
    expect(last(calls).request.repack).toBe(true)
    await last(calls).answer({ ok: true, data: answer() })
    changed()
    await pass(2000)
    expect(calls).toHaveLength(3)
  })
  it('validateNow does not wait, and leaves nothing due', async () => {
    const { checkout, cart, calls } = await started()
    cart.getState().add({ productId: 1, amount: 1 })
    void checkout.validateNow()
    await pass(5000)
    expect(calls).toHaveLength(2)
  })
})

describe('stale answers', () => {
  it('P4.02 an answer whose hash is no longer the latest is discarded', async () => {
    const { checkout, calls, state } = await started()
    void checkout.validateNow()
    await pass(0)
    void checkout.validateNow()
    await pass(0)
    await calls[2]!.answer({ ok: true, data: answer({ total_price: 3 }) })
    await calls[1]!.answer({ ok: true, data: answer({ total_price: 2 }) })
    expect(state().totalPrice).toBe(3)
    expect(calls[1]!.signal.aborted).toBe(true)
  })
  it('P4.02 an answer about a cart that has changed since is discarded, its failure too', async () => {
    const { cart, checkout, calls, state } = await started()
    for (const late of [{ ok: true, data: answer({ total_price: 2 }) } as const, failure('INTERNAL')]) {
      void checkout.validateNow()
      await pass(0)
      cart.getState().addCode(`code-${calls.length}`)
      await last(calls).answer(late)
      expect(state()).toMatchObject({ totalPrice: 590, isDue: true, status: 'PENDING' })
    }
    expect(cart.getState().codes).toEqual(['code-2', 'code-3'])
  })
})

describe('retry', () => {
  it('P9.05 P8.03 any failure is tried again after 5000 ms', async () => {
    const { checkout, calls, state } = make()
    checkout.start('cart')
    await pass(0)
    await calls[0]!.answer(failure('NETWORK', { status: 0 }))
    await pass(4999)
    expect(calls).toHaveLength(1)
    await pass(1)
    expect(calls).toHaveLength(2)
    await calls[1]!.answer({ ok: true, data: answer() })
    expect(state().status).toBe('VALIDATED')
    await pass(60_000)
    expect(calls).toHaveLength(2)
  })
  it('a call that throws is a failure like any other', async () => {
    const { checkout, state } = make({ call: () => Promise.reject(new Error('chunk')) })
    checkout.start('cart')
    await pass(0)
    expect(state()).toMatchObject({ status: 'ERROR', error: { code: 'NETWORK' } })
  })
  it('P8.03 asks no longer than a minute, and a refused request once more; a change begins anew', async () => {
    const call = vi.fn(() => Promise.resolve(failure('UNAVAILABLE')))
    const { checkout, cart } = make({ call })
    checkout.start('cart')
    await pass(600_000)
    expect(call).toHaveBeenCalledTimes(13)
    call.mockImplementation(() => Promise.resolve(failure('BAD_REQUEST', { isRetryable: false, status: 400 })))
    cart.getState().add({ productId: 1, amount: 1 })
    await pass(600_000)
    expect(call).toHaveBeenCalledTimes(15)
  })
  it('waits longer when the server says so', async () => {
    const { checkout, calls } = make()
    checkout.start('cart')
    await pass(0)
    await calls[0]!.answer(failure('TOO_MANY_REQUESTS', { retryAfter: 30 }))
    await pass(29_999)
    expect(calls).toHaveLength(1)
    await pass(1)
    expect(calls).toHaveLength(2)
  })
  it('P8.02 READ_ONLY_ORDER goes to the confirmation and is not tried again', async () => {
    const { checkout, calls, toConfirmation } = make()
    checkout.start('cart')
    await pass(0)
    await calls[0]!.answer(failure('READ_ONLY_ORDER', { details: { klarna_order_id: 'K-9' }, isRetryable: false }))
    await pass(60_000)
    expect(toConfirmation).toHaveBeenCalledExactlyOnceWith('K-9')
    expect(calls).toHaveLength(1)
  })
})

describe('unmount', () => {
  it('stops timers, gives up the call and discards its answer', async () => {
    const { stop, cart, checkout, calls, state, unwatch } = await started()
    void checkout.validateNow()
    await pass(0)
    stop()
    stop()
    expect(last(calls).signal.aborted).toBe(true)
    await last(calls).answer({ ok: true, data: answer({ total_price: 1 }) })
    cart.getState().add({ productId: 1, amount: 1 })
    await pass(60_000)
    expect(calls).toHaveLength(2)
    expect(state()).toMatchObject({ totalPrice: 590, status: 'UNSET' })
    expect(unwatch).toHaveBeenCalledOnce()
  })
  it('a retry that waits does not outlive it', async () => {
    const { checkout, calls } = make()
    const stop = checkout.start('cart')
    await pass(0)
    await calls[0]!.answer(failure('UNAVAILABLE'))
    stop()
    await pass(60_000)
    expect(calls).toHaveLength(1)
  })
  it('goes on while another part of the page uses it', async () => {
    const { stop, checkout, cart, calls } = await started()
    const stopSecond = checkout.start('cart')
    stop()
    cart.getState().add({ productId: 1, amount: 1 })
    await pass(2000)
    expect(last(calls).request.products).toHaveLength(2)
    stopSecond()
  })
})

describe('answers', () => {
  it('P3.03 products, gift cards and bundles of the cart are asked about, and their lines are the server’s', async () => {
    const { checkout, cart, calls, state } = make()
    cart
      .getState()
      .addBundle({ id: 5, mainProduct: { productId: 1 }, secondaryProducts: [{ productId: 2 }], amount: 1 })
    cart.getState().addGiftCard({ productId: 9, amount: 50, extra_data: { giftcard_name: 'Aino' } })
    checkout.start('cart')
    await pass(0)
    expect(last(calls).request).toMatchObject({
      products: [{ productId: 99 }],
      bundles: [{ id: 5 }],
      gift_card_products: [{ productId: 9, amount: 50 }],
    })
    const [row, bundle, card] = [{ productId: 99 }, { id: 5 }, { productId: 9 }] as const
    const lines = { products: [row], bundles: [bundle], gift_card_products: [card] } as unknown as CheckoutAnswer
    await last(calls).answer({ ok: true, data: answer(lines) })
    expect(state()).toMatchObject({ products: [row], bundles: [bundle], giftCardProducts: [card] })
  })
  it('P8.04 each error is shown; success only when there is none', async () => {
    const { checkout, calls, notify } = await started()
    void checkout.validateNow({ id: 'cart.code_added' })
    await pass(0)
    await last(calls).answer({
      ok: true,
      data: answer({
        errors: [
          { id: 'checkout.a', values: {} },
          { id: 'checkout.b', values: { n: 1 } },
        ],
        success: { id: 'checkout.ok', values: {} },
      }),
    })
    expect(notify.mock.calls).toEqual([
      ['error', { id: 'checkout.a', values: {} }],
      ['error', { id: 'checkout.b', values: { n: 1 } }],
    ])
    notify.mockClear()
    void checkout.validateNow({ id: 'cart.code_added' })
    await pass(0)
    await last(calls).answer({ ok: true, data: answer({ success: { id: 'checkout.ok', values: {} } }) })
    expect(notify.mock.calls).toEqual([
      ['success', { id: 'cart.code_added' }],
      ['success', { id: 'checkout.ok', values: {} }],
    ])
  })
  it('P5.02 codes stay only when echoed, and dropping them makes nothing due', async () => {
    const { cart, calls, state } = await started()
    for (const code of ['SAVE', 'card-1', 'nope']) cart.getState().addCode(code)
    await pass(2000)
    await last(calls).answer({
      ok: true,
      data: answer({
        cart_discount: { code: 'save', amount: 5 },
        payment_events: [{ payment_id: 'CARD-1', processor_slug: 'giftcard', amount: 9 }],
      }),
    })
    expect(cart.getState().codes).toEqual(['SAVE', 'card-1'])
    expect(state()).toMatchObject({
      isDue: false,
      status: 'VALIDATED',
      cartDiscount: { code: 'save' },
      giftCards: [{ payment_id: 'CARD-1' }],
    })
    await pass(10_000)
    expect(calls).toHaveLength(2)
  })
  it('P3.07 P5.04 P5.05 invoice and wallet only when allowed and without a reason', async () => {
    const { checkout, calls, state } = await started()
    expect(state()).toMatchObject({ showKlarna: true, showPaypalCheckout: true })
    void checkout.validateNow()
    await pass(0)
    await last(calls).answer({ ok: true, data: answer({ reason: 'GIFT_CARD' }) })
    expect(state()).toMatchObject({ showKlarna: false, showPaypalCheckout: false, reason: 'GIFT_CARD' })
  })
  it('a campaign that the server no longer knows is over', async () => {
    const { cart, calls } = await started()
    cart.getState().redeem({ productId: 1, amount: 1 }, { code: 'c', campaign: 'x' })
    await pass(2000)
    expect(last(calls).request.giftcampaign_data).toEqual({ code: 'c', campaign: 'x' })
    await last(calls).answer({ ok: true, data: answer() })
    expect(cart.getState().giftCampaignData).toBeNull()
  })
  it('rows that another tab added are validated, even when they come in with an answer', async () => {
    const { cart, calls } = await started()
    cart.getState().addCode('nope')
    await pass(2000)
    localStorage.setItem(
      'so.cart',
      JSON.stringify({ version: 1, state: { products: [{ productId: 4, amount: 1 }], codes: ['nope'] } }),
    )
    await last(calls).answer({ ok: true, data: answer() })
    await pass(2000)
    expect(last(calls).request.products).toEqual([{ productId: 4, amount: 1 }])
  })
})

describe('known prices', () => {
  const line = (unit: number, notice: 'price_changed' | null = null) =>
    ({ productId: FIRST.productId, unit_price: unit, notice }) as CheckoutAnswer['products'][number]
  const known = (amount: number) => ({ amount, currency: 'eur', country: 'fi' })

  it('P3.11 P7.08 an answer makes its prices known without another validation; a changed one stays until it is accepted, and goes along', async () => {
    const { cart, calls, checkout, state } = await started()
    void checkout.validateNow()
    await pass(0)
    await last(calls).answer({ ok: true, data: answer({ products: [line(500)] }) })
    expect(cart.getState().products).toEqual([{ ...FIRST, seenPrice: known(500) }])
    expect(state()).toMatchObject({ status: 'VALIDATED', isDue: false })
    void checkout.validateNow()
    await pass(0)
    expect(last(calls).request.products).toEqual([{ ...FIRST, seenPrice: known(500) }])
    await last(calls).answer({ ok: true, data: answer({ products: [line(550, 'price_changed')] }) })
    expect(cart.getState().products[0]?.seenPrice).toEqual(known(500))
    const before = calls.length
    cart.getState().acceptPrices(state(), null)
    await pass(VALIDATE_AFTER_MS * 2)
    expect([cart.getState().products[0]?.seenPrice, state().isDue, calls.length]).toEqual([known(550), false, before])
  })
})
