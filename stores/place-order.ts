/**
 * Placing an order from the browser: once, whatever the network does. The same body is always sent under the same Idempotency-Key, and the
 * cart's key lets one cart become at most one order (spec 1 §7).
 */
import { createIdempotencyKeys } from '@/lib/browser/idempotency-key'
import {
  holdLimitOf,
  orderedErrorOf,
  type OrderError,
  orderOf,
  otherErrorOf,
  refusedCodesOf,
  shortRowsOf,
  staffErrorOf,
} from '@/lib/checkout/order-error'
import { orderRequest } from '@/lib/checkout/order-request'
import type { PlacedOrder, PlaceOrder } from '@/lib/contract/schemas/checkout'
import { lazyApi } from '@/lib/shop-api/lazy-browser'
import type { ShopError } from '@/lib/shop-api/result'

import { cartStore } from './cart'
import { checkout, checkoutContext } from './checkout'
import { formStore } from './checkout-form'
import { readLastOrder, renewCartKey } from './last-order'
import { findOwnOrder, replacedOrder } from './own-order'

type OrderResult =
  | { readonly ok: true; readonly order: PlacedOrder; readonly sent: PlaceOrder }
  | { readonly ok: false; readonly error: OrderError }

const { keyFor } = createIdempotencyKeys()

const MAX_WAITS = 3
const wait = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

async function send(body: PlaceOrder): Promise<OrderResult> {
  for (let waits = 0; ; waits += 1) {
    const result = await lazyApi.call('placeOrder', { body }, { headers: { 'idempotency-key': keyFor(body) } })
    if (result.ok) return { ok: true, order: result.data, sent: body }
    const { code, retryAfter = 1 } = result.error
    // Another request is working on the order, such as the first of two: its answer comes under the same key.
    const isUnderWay = code === 'IN_PROGRESS' || code === 'CONFLICT'
    if (!isUnderWay || waits >= MAX_WAITS) return { ok: false, error: await orderErrorOf(result.error, body) }
    await wait(Math.min(retryAfter, 5))
  }
}

/** What each error of the call means, after the state of the cart was brought up to date. */
const BY_CODE: Readonly<
  Partial<Record<ShopError['code'], (error: ShopError, body: PlaceOrder) => OrderError | Promise<OrderError>>>
> = {
  async TOTAL_CHANGED(_, body) {
    await checkout.validateNow()
    const { status, totalPrice, currency } = checkout.store.getState()
    return status === 'VALIDATED'
      ? { kind: 'total_changed', before: body.expected_total, after: totalPrice, currency }
      : { kind: 'not_validated' }
  },
  async OUT_OF_STOCK(error) {
    await checkout.validateNow()
    return { kind: 'out_of_stock', rows: shortRowsOf(error) }
  },
  async CODE_REFUSED(error) {
    const codes = refusedCodesOf(error)
    // A validation has no e-mail address, so it would go on accepting a code that this customer has used up.
    for (const code of codes) cartStore.getState().removeCode(code)
    await checkout.validateNow()
    return { kind: 'code_refused', codes }
  },
  HOLD_LIMIT: (error) => holdLimitOf(error),
  ALREADY_ORDERED(error, body) {
    // The order that this one should replace may have been paid meanwhile.
    void findOwnOrder()
    const last = readLastOrder()
    return orderedErrorOf(error, last?.cartKey === body.cart_key ? last : null)
  },
  BAD_REQUEST: ({ field }) => ({ kind: 'field', path: field }),
  UNAVAILABLE: (error) => (error.field === 'payment_method' ? cancelUnpayable(error) : { kind: 'unreachable' }),
  TOO_MANY_REQUESTS: () => ({ kind: 'too_many' }),
}

async function orderErrorOf(error: ShopError, body: PlaceOrder): Promise<OrderError> {
  return staffErrorOf(error) ?? BY_CODE[error.code]?.(error, body) ?? otherErrorOf(error)
}

/** Cancels an order whose payment provider does not respond: its stock and codes are free for another payment method. */
async function cancelUnpayable(error: ShopError): Promise<OrderError> {
  checkout.store.setState({ snippetError: true })
  const { number, access } = orderOf(error)
  if (number !== undefined && access !== undefined) {
    const { ok } = await lazyApi.call('cancelOrder', { body: { number, access } })
    if (ok) renewCartKey()
  }
  return { kind: 'payment_unavailable' }
}

const isValidated = () => {
  const { status, isDue } = checkout.store.getState()
  return status === 'VALIDATED' && !isDue
}

const requestOf = (paymentMethod: string): PlaceOrder =>
  orderRequest({
    cart: cartStore.getState(),
    checkout: checkout.store.getState(),
    form: formStore.getState(),
    context: { ...checkoutContext(), ownOrder: replacedOrder() },
    paymentMethod,
  })

/**
 * Orders the cart. Changes that the server has not seen are validated first; when that changes the total that was on the page (`seenTotal`,
 * null when none was), the shopper is asked again instead of charged.
 */
export async function placeOrder(paymentMethod: string, seenTotal: number | null): Promise<OrderResult> {
  checkout.store.setState({ snippetError: false })
  if (!isValidated()) {
    await checkout.validateNow()
    if (!isValidated()) return { ok: false, error: { kind: 'not_validated' } }
    const { totalPrice, currency } = checkout.store.getState()
    if (seenTotal !== null && seenTotal !== totalPrice) {
      return { ok: false, error: { kind: 'total_changed', before: seenTotal, after: totalPrice, currency } }
    }
  }
  const result = await send(requestOf(paymentMethod))
  if (result.ok || result.error.kind !== 'lapsed') return result
  renewCartKey()
  return send(requestOf(paymentMethod))
}
