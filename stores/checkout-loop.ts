/**
 * The validation loop (spec 1 §4, §5, §8): every change makes a validation due 2000 ms later; each has a random hash, and an answer
 * whose hash is no longer the latest is thrown away; a failure is tried again after 5000 ms.
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
/** A server that stays away is asked for a minute; a request that it refuses is sent once more. The next change begins anew. */
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
  /** Keeps the cart with the account, for the customer's other devices. */
  readonly save: (customerId: number, products: readonly { productId: number | string; amount: number }[]) => void
  readonly notify: (kind: NoticeKind, message: Message) => void
  /** Leaves for the confirmation of an order that can no longer be changed. */
  readonly toConfirmation: (klarnaOrderId: string) => void
  readonly hash: () => string
  /** Calls back when the form, the market or the user changed. */
  readonly watch: (changed: () => void) => Unsubscribe
}

export interface Checkout {
  readonly store: StoreApi<CheckoutState>
  /** Validates, then follows every change until the returned function is called. Several callers share one loop. */
  readonly start: (pageName: RequestContext['pageName']) => Unsubscribe
  /** Validates at once; `success` is shown only when the answer has no errors. */
  readonly validateNow: (success?: Message) => Promise<void>
  readonly setOptions: (options: Partial<SettableOptions>) => void
}

/** At which prices rows are known is no question to the shop. */
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

/** Makes the loop that validates the cart; nothing runs before its `start`. */
export function createCheckout(deps: CheckoutDeps): Checkout {
  const store = createStore<CheckoutState>()(() => INITIAL_CHECKOUT)
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: AbortController | null = null
  let users = 0
  let retries = 0
  let pageName: RequestContext['pageName'] = 'cart'
  let isEchoing = false
  let saved = ''

  const cancel = () => {
    clearTimeout(timer)
    running?.abort()
    running = null
  }

  const markDue = () => {
    cancel()
    retries = 0
    store.setState({ isDue: true, validateHash: '' })
    if (users > 0) timer = setTimeout(() => void validate(), VALIDATE_AFTER_MS)
  }

  async function validate(success?: Message): Promise<void> {
    cancel()
    const hash = deps.hash()
    const isStale = () => store.getState().validateHash !== hash
    const { signal } = (running = new AbortController())
    store.setState({ status: 'PENDING', validateHash: hash, isDue: false })
    await deps.ready()
    if (isStale()) return
    const context = deps.context()
    const request = checkoutRequest(deps.cart.getState(), store.getState(), deps.form(), { ...context, pageName })
    const result = await deps.call(request, signal).catch(
      (error: unknown): Result<never> => ({
        ok: false,
        error: { code: 'NETWORK', message: String(error), status: 0, isRetryable: true },
      }),
    )
    if (isStale()) return
    if (result.ok) accept(request, result.data, success)
    else fail(result.error, success)
  }

  function accept(request: CheckoutRequest, answer: CheckoutAnswer, success?: Message): void {
    retries = 0
    isEchoing = true
    deps.cart.getState().echo(request.discount_codes, answer)
    deps.cart.getState().learnPrices(answer)
    isEchoing = false
    // Only who asks for a provider's snippet can miss it.
    const snippetError =
      request.klarna_global_checkout_id === null ? store.getState().snippetError : answer.kco_iframe === null
    store.setState({ ...checkoutDataOf(answer), status: 'VALIDATED', error: null, snippetError })
    for (const message of answer.errors) deps.notify('error', message)
    if (answer.errors.length === 0)
      for (const message of [success, answer.success]) if (message) deps.notify('success', message)
    keep(request)
  }

  function keep({ customer_id, products }: CheckoutRequest): void {
    const rows = products.map(({ productId, amount }) => ({ productId, amount: Math.min(999, amount) }))
    const key = JSON.stringify([customer_id, rows])
    if (customer_id === null || key === saved) return
    saved = key
    deps.save(customer_id, rows)
  }

  function fail(error: ShopError, success?: Message): void {
    store.setState({ status: 'ERROR', error })
    if (error.code === 'READ_ONLY_ORDER')
      return deps.toConfirmation(orderIdOf(error, store.getState().klarnaGlobalCheckoutId))
    if (retries >= (error.isRetryable ? MAX_RETRIES : MAX_REFUSED_RETRIES)) return
    retries += 1
    timer = setTimeout(() => void validate(success), Math.max(RETRY_AFTER_MS, (error.retryAfter ?? 0) * 1000))
  }

  let unfollow: Unsubscribe | null = null
  const follow = () => {
    const unsubscribe = deps.cart.subscribe((now, before) => {
      // The echo of an answer is no change of the shopper's; rows that come in with it, from another tab, are.
      if (hasOtherRows(now, before) || (!isEchoing && hasOtherRest(now, before))) markDue()
    })
    const unwatch = deps.watch(markDue)
    unfollow = () => {
      unsubscribe()
      unwatch()
    }
  }

  return {
    store,
    start(page) {
      pageName = page
      users += 1
      if (users === 1) follow()
      retries = 0
      // There is nothing to ask about an empty cart; its first row makes a validation due.
      if (isEmptyCart(deps.cart.getState())) store.setState({ status: 'VALIDATED', isDue: false })
      else void validate()
      let isStopped = false
      return () => {
        if (isStopped) return
        isStopped = true
        users -= 1
        if (users > 0) return
        unfollow?.()
        cancel()
        // An answer that is under way belongs to nobody now.
        if (store.getState().status === 'PENDING') store.setState({ status: 'UNSET', validateHash: '' })
      }
    },
    validateNow(success) {
      retries = 0
      return validate(success)
    },
    setOptions(options) {
      store.setState(options)
      markDue()
    },
  }
}
