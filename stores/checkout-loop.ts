/**
 * The validation loop (spec 1 §4, §5, §8). Every change makes a validation due 2000 ms later. Each validation has a random hash; an answer
 * whose hash is not the latest is ignored. A failed validation is repeated after 5000 ms.
 */
import { createStore, type StoreApi } from 'zustand/vanilla'

import { checkoutRequest, type RequestContext } from '@/lib/cart/request'
import { isEmptyCart } from '@/lib/cart/rows'
import { sameButPrices } from '@/lib/cart/seen-price'
import type { CartState } from '@/lib/cart/types'
import { checkoutDataOf } from '@/lib/checkout/data'
import type { CheckoutAnswer, CheckoutForm, CheckoutRequest } from '@/lib/contract/schemas/checkout'
import type { Result, ShopError } from '@/lib/shop-api/result'

import type { CartStore } from './cart'
import { type CheckoutState, INITIAL_CHECKOUT, type SettableOptions } from './checkout-state'
import type { Message, NoticeKind } from './notices'

export const VALIDATE_AFTER_MS = 2000
export const RETRY_AFTER_MS = 5000
/**
 * While the server does not respond, the validation is repeated for a minute. A request that it refuses is repeated once. The next change
 * starts from zero.
 */
const MAX_RETRIES = 12
const MAX_REFUSED_RETRIES = 1

type FormPart = Pick<CheckoutForm, 'delivery_method' | 'postal_code'>
type Unsubscribe = () => void

export interface CheckoutDeps {
  readonly cart: StoreApi<CartStore>
  readonly form: () => FormPart
  readonly context: () => Omit<RequestContext, 'pageName'>
  /** Resolves when it is known who the visitor is. */
  readonly ready: () => Promise<void>
  readonly call: (request: CheckoutRequest, signal: AbortSignal) => Promise<Result<CheckoutAnswer>>
  readonly notify: (kind: NoticeKind, message: Message) => void
  /** Opens the confirmation page of an order that can no longer be changed. */
  readonly toConfirmation: (klarnaOrderId: string) => void
  readonly hash: () => string
  /** Calls back when the form, the market or the user changed. */
  readonly watch: (changed: () => void) => Unsubscribe
}

export interface Checkout {
  readonly store: StoreApi<CheckoutState>
  /** Validates now and after every change until the returned function is called. Several callers share one loop. */
  readonly start: (pageName: RequestContext['pageName']) => Unsubscribe
  /** Validates at once; `success` is shown only when the answer has no errors. */
  readonly validateNow: (success?: Message) => Promise<void>
  readonly setOptions: (options: Partial<SettableOptions>) => void
}

/** Is there a difference that the server must validate? The seen prices of rows are not. */
const hasOtherRows = (a: CartState, b: CartState) =>
  !sameButPrices(a.products, b.products) ||
  !sameButPrices(a.bundles, b.bundles) ||
  a.giftCardProducts !== b.giftCardProducts
const hasOtherRest = (a: CartState, b: CartState) =>
  a.codes !== b.codes || a.giftCampaignData !== b.giftCampaignData || a.redoOrder !== b.redoOrder

function orderIdOf(error: ShopError, fallback: string | null): string {
  const details = error.details as { klarna_order_id?: unknown } | null | undefined
  return typeof details?.klarna_order_id === 'string' ? details.klarna_order_id : (fallback ?? '')
}

const networkError = (error: unknown): Result<never> => ({
  ok: false,
  error: { code: 'NETWORK', message: String(error), status: 0, isRetryable: true },
})

class CheckoutLoop implements Checkout {
  readonly store = createStore<CheckoutState>()(() => INITIAL_CHECKOUT)
  readonly #deps: CheckoutDeps
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: AbortController | null = null
  #users = 0
  #retries = 0
  #pageName: RequestContext['pageName'] = 'cart'
  #isEchoing = false
  #unfollow: Unsubscribe | null = null

  constructor(deps: CheckoutDeps) {
    this.#deps = deps
  }

  // Functions of the object, not methods: callers take them off it, and `this` stays the loop.
  readonly start = (pageName: RequestContext['pageName']): Unsubscribe => {
    this.#pageName = pageName
    this.#users += 1
    if (this.#users === 1) this.#follow()
    this.#retries = 0
    // An empty cart is not validated; its first row makes a validation due.
    if (isEmptyCart(this.#deps.cart.getState())) this.store.setState({ status: 'VALIDATED', isDue: false })
    else void this.#validate()
    let isStopped = false
    return () => {
      if (isStopped) return
      isStopped = true
      this.#leave()
    }
  }

  readonly validateNow = (success?: Message): Promise<void> => {
    this.#retries = 0
    return this.#validate(success)
  }

  readonly setOptions = (options: Partial<SettableOptions>): void => {
    this.store.setState(options)
    this.#markDue()
  }

  #follow(): void {
    const { cart, watch } = this.#deps
    const unsubscribe = cart.subscribe((now, before) => {
      // The loop's own update after an answer is not a change by the shopper. New rows that arrive with it from another tab are.
      if (hasOtherRows(now, before) || (!this.#isEchoing && hasOtherRest(now, before))) this.#markDue()
    })
    const unwatch = watch(() => this.#markDue())
    this.#unfollow = () => {
      unsubscribe()
      unwatch()
    }
  }

  /** Counts one caller less. Without callers the loop stops. */
  #leave(): void {
    this.#users -= 1
    if (this.#users > 0) return
    this.#unfollow?.()
    this.#cancel()
    // The answer of a running validation is no longer needed.
    if (this.store.getState().status === 'PENDING') this.store.setState({ status: 'UNSET', validateHash: '' })
  }

  #cancel(): void {
    clearTimeout(this.#timer)
    this.#running?.abort()
    this.#running = null
  }

  #markDue(): void {
    this.#cancel()
    this.#retries = 0
    this.store.setState({ isDue: true, validateHash: '' })
    if (this.#users > 0) this.#timer = setTimeout(() => void this.#validate(), VALIDATE_AFTER_MS)
  }

  async #validate(success?: Message): Promise<void> {
    this.#cancel()
    const { cart, form, context, ready, call, hash } = this.#deps
    const validateHash = hash()
    const isStale = () => this.store.getState().validateHash !== validateHash
    const { signal } = (this.#running = new AbortController())
    this.store.setState({ status: 'PENDING', validateHash, isDue: false })
    await ready()
    if (isStale()) return
    const request = checkoutRequest(cart.getState(), this.store.getState(), form(), {
      ...context(),
      pageName: this.#pageName,
    })
    const result = await call(request, signal).catch(networkError)
    if (isStale()) return
    if (result.ok) this.#accept(request, result.data, success)
    else this.#fail(result.error, success)
  }

  #accept(request: CheckoutRequest, answer: CheckoutAnswer, success?: Message): void {
    const { cart, notify } = this.#deps
    this.#retries = 0
    this.#isEchoing = true
    cart.getState().echo(request.discount_codes, answer)
    cart.getState().updateSeenPrices(answer)
    this.#isEchoing = false
    // Only a request for a provider's snippet can fail to get one.
    const snippetError =
      request.klarna_global_checkout_id === null ? this.store.getState().snippetError : answer.kco_iframe === null
    this.store.setState({ ...checkoutDataOf(answer), status: 'VALIDATED', error: null, snippetError })
    for (const message of answer.errors) notify('error', message)
    if (answer.errors.length === 0)
      for (const message of [success, answer.success]) if (message) notify('success', message)
  }

  #fail(error: ShopError, success?: Message): void {
    this.store.setState({ status: 'ERROR', error })
    if (error.code === 'READ_ONLY_ORDER')
      return this.#deps.toConfirmation(orderIdOf(error, this.store.getState().klarnaGlobalCheckoutId))
    if (this.#retries >= (error.isRetryable ? MAX_RETRIES : MAX_REFUSED_RETRIES)) return
    this.#retries += 1
    this.#timer = setTimeout(
      () => void this.#validate(success),
      Math.max(RETRY_AFTER_MS, (error.retryAfter ?? 0) * 1000),
    )
  }
}

/** Creates the validation loop. It does nothing before `start` is called. */
export const createCheckout = (deps: CheckoutDeps): Checkout => new CheckoutLoop(deps)
