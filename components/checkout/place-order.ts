/**
 * Placing an order from the browser: once, whatever the network does. The same body is always sent under the same Idempotency-Key, and the
 * cart's key lets one cart become at most one order (spec 1 §7, decision 4).
 */
import { isDeadOrder } from '@/lib/cart/order-status'
import type { PlacedOrder, PlaceOrder } from '@/lib/contract/schemas/checkout'
import { lazyApi } from '@/lib/shop-api/lazy-browser'
import type { ShopError } from '@/lib/shop-api/result'
import { cartStore } from '@/stores/cart'
import { checkout } from '@/stores/checkout'
import { readLastOrder, renewCartKey } from '@/stores/last-order'
import { uuid } from '@/stores/uuid'

import { orderRequest } from './order-request'

/** A row that cannot be had as asked. */
export interface ShortRow {
  /** Product id, or the uid of a bundle or gift card. */
  readonly key: string
  readonly name: string | null
  readonly available: number
}

/** Why there is no order, in the words of what to do next. Amounts in minor units. */
export type OrderProblem =
  | { readonly kind: 'total_changed'; readonly before: number; readonly after: number; readonly currency: string }
  | { readonly kind: 'out_of_stock'; readonly rows: readonly ShortRow[] }
  | { readonly kind: 'code_refused'; readonly codes: readonly string[] }
  /** The cart is an order that waits for its payment. */
  | { readonly kind: 'unpaid'; readonly number: string | null; readonly access: string | null }
  | { readonly kind: 'already_ordered'; readonly number: string | null }
  /** The order that it was came to nothing: the cart may be ordered under a new key. */
  | { readonly kind: 'lapsed' }
  | { readonly kind: 'field'; readonly path: string | undefined }
  /** No answer: whether the order was made is not known, and asking again is safe. */
  | { readonly kind: 'unreachable' }
  /** The provider does not answer: nothing was ordered, and another way to pay is open. */
  | { readonly kind: 'payment_unavailable' }
  | { readonly kind: 'not_validated' }
  | { readonly kind: 'too_many' }
  | { readonly kind: 'address_refused' }
  | { readonly kind: 'refused' }

export type OrderResult =
  | { readonly ok: true; readonly order: PlacedOrder; readonly sent: PlaceOrder }
  | { readonly ok: false; readonly problem: OrderProblem }

/** The last body and its key: a repetition of the same body is the same attempt. */
let attempt: { readonly body: string; readonly key: string } | null = null

function keyFor(body: PlaceOrder): string {
  const text = JSON.stringify(body)
  if (attempt?.body !== text) attempt = { body: text, key: uuid() }
  return attempt.key
}

const MAX_WAITS = 3
const wait = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

async function send(body: PlaceOrder): Promise<OrderResult> {
  for (let waits = 0; ; waits += 1) {
    const result = await lazyApi.call('placeOrder', { body }, { headers: { 'idempotency-key': keyFor(body) } })
    if (result.ok) return { ok: true, order: result.data, sent: body }
    const { code, retryAfter = 1 } = result.error
    // Somebody is at work on it, such as the first of two requests: its answer comes under the same key.
    const isUnderWay = code === 'IN_PROGRESS' || code === 'CONFLICT'
    if (!isUnderWay || waits >= MAX_WAITS) return { ok: false, problem: await problemOf(result.error, body) }
    await wait(Math.min(retryAfter, 5))
  }
}

function detail<T>(error: ShopError, name: string): T | undefined {
  return typeof error.details === 'object' && error.details !== null
    ? (error.details as Record<string, T>)[name]
    : undefined
}

function shortRows(error: ShopError): ShortRow[] {
  const rows = detail<unknown>(error, 'rows')
  return (Array.isArray(rows) ? (rows as Record<string, unknown>[]) : []).map(
    ({ productId, uid, name, available }) => ({
      key: String(uid ?? productId),
      name: typeof name === 'string' ? name : null,
      available: typeof available === 'number' ? available : 0,
    }),
  )
}

async function problemOf(error: ShopError, body: PlaceOrder): Promise<OrderProblem> {
  switch (error.code) {
    case 'TOTAL_CHANGED': {
      await checkout.validateNow()
      const { status, totalPrice, currency } = checkout.store.getState()
      return status === 'VALIDATED'
        ? { kind: 'total_changed', before: body.expected_total, after: totalPrice, currency }
        : { kind: 'not_validated' }
    }
    case 'OUT_OF_STOCK':
      await checkout.validateNow()
      return { kind: 'out_of_stock', rows: shortRows(error) }
    case 'CODE_REFUSED': {
      const given = detail<unknown>(error, 'codes')
      const codes = Array.isArray(given) ? given.filter((code) => typeof code === 'string') : []
      // A validation knows no e-mail address, so it would go on taking a code that this customer has used up.
      for (const code of codes) cartStore.getState().removeCode(code)
      await checkout.validateNow()
      return { kind: 'code_refused', codes }
    }
    case 'ALREADY_ORDERED':
      return orderedProblem(error, body)
    case 'BAD_REQUEST':
      return { kind: 'field', path: error.field }
    case 'UNAVAILABLE':
      return error.field === 'payment_method' ? giveUp(error) : { kind: 'unreachable' }
    case 'TOO_MANY_REQUESTS':
      return { kind: 'too_many' }
    default:
      return {
        kind:
          error.status >= 500 || error.status === 0 || error.code === 'IN_PROGRESS' || error.code === 'CONFLICT'
            ? 'unreachable'
            : 'refused',
      }
  }
}

/** The order that waits for a provider which does not answer is called off: its goods and codes are free for another way to pay. */
async function giveUp(error: ShopError): Promise<OrderProblem> {
  checkout.store.setState({ snippetError: true })
  const number = detail<string>(error, 'order_number')
  const access = detail<string>(error, 'access')
  if (number === undefined || access === undefined) return { kind: 'payment_unavailable' }
  const { ok } = await lazyApi.call('cancelOrder', { body: { number, access } })
  if (ok) renewCartKey()
  return { kind: 'payment_unavailable' }
}

const UNPAID = 'pending_payment'

function orderedProblem(error: ShopError, body: PlaceOrder): OrderProblem {
  const last = readLastOrder()
  const own = last?.cartKey === body.cart_key ? last : null
  const number = detail<string>(error, 'order_number') ?? own?.number ?? null
  const status = detail<string>(error, 'status')
  if (status !== undefined && isDeadOrder(status)) return { kind: 'lapsed' }
  if (status === UNPAID || (status === undefined && own !== null)) {
    return { kind: 'unpaid', number, access: own?.number === number ? (own?.access ?? null) : null }
  }
  return { kind: 'already_ordered', number }
}

const isValidated = () => {
  const { status, isDue } = checkout.store.getState()
  return status === 'VALIDATED' && !isDue
}

/**
 * Orders the cart. What the server has not seen is validated first; when that changes the total that was on the page (`seenTotal`, null
 * when none was), the shopper is asked again instead of charged. `paymentMethod` is what they chose.
 */
export async function placeOrder(paymentMethod: string, seenTotal: number | null): Promise<OrderResult> {
  checkout.store.setState({ snippetError: false })
  if (!isValidated()) {
    await checkout.validateNow()
    if (!isValidated()) return { ok: false, problem: { kind: 'not_validated' } }
    const { totalPrice, currency } = checkout.store.getState()
    if (seenTotal !== null && seenTotal !== totalPrice) {
      return { ok: false, problem: { kind: 'total_changed', before: seenTotal, after: totalPrice, currency } }
    }
  }
  const result = await send(orderRequest(paymentMethod))
  if (result.ok || result.problem.kind !== 'lapsed') return result
  renewCartKey()
  return send(orderRequest(paymentMethod))
}
