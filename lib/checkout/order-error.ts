/** Why placing an order failed, by what the shopper can do next. Amounts in minor units. */
import { hasEndedUnpaid, isUnpaid } from '@/lib/order/order-states'

/** A row of which fewer units are available than were ordered. */
export interface ShortRow {
  /** Product id, or the uid of a bundle or gift card. */
  readonly key: string
  readonly name: string | null
  readonly available: number
}

const HOLD_REASONS = ['orders', 'units', 'again', 'variant'] as const
type HoldReason = (typeof HOLD_REASONS)[number]

export type OrderError =
  | { readonly kind: 'total_changed'; readonly before: number; readonly after: number; readonly currency: string }
  | { readonly kind: 'out_of_stock'; readonly rows: readonly ShortRow[] }
  /** Unpaid orders reserve as much as this shopper may reserve: why, and the limit. */
  | {
      readonly kind: 'hold_limit'
      readonly reason: HoldReason
      readonly limit: number
      readonly name: string
    }
  | { readonly kind: 'code_refused'; readonly codes: readonly string[] }
  /** The cart is an order that waits for its payment. */
  | { readonly kind: 'unpaid'; readonly number: string | null; readonly access: string | null }
  | { readonly kind: 'already_ordered'; readonly number: string | null }
  /** The cart's order ended unpaid: the cart may be ordered under a new key. */
  | { readonly kind: 'lapsed' }
  | { readonly kind: 'field'; readonly path: string | undefined }
  /** No response: whether the order was placed is not known, and repeating the request is safe. */
  | { readonly kind: 'unreachable' }
  /** The payment provider does not respond: nothing was ordered, and another payment method can be chosen. */
  | { readonly kind: 'payment_unavailable' }
  | { readonly kind: 'not_validated' }
  | { readonly kind: 'too_many' }
  | { readonly kind: 'address_refused' }
  | { readonly kind: 'refused' }
  /** A price by staff: it waits for a colleague, was declined, has no reason, or is for the person who gave it. */
  | { readonly kind: 'price_approval' | 'price_declined' | 'price_reason' | 'own_price' }
  /** Staff ordered with a code of a gift campaign. */
  | { readonly kind: 'own_gift' }

/** The part of a call's error that is read here. */
interface CallError {
  readonly code: string
  readonly status: number
  readonly field?: string
  readonly details?: unknown
}

function detailOf(error: CallError, name: string): unknown {
  return typeof error.details === 'object' && error.details !== null
    ? (error.details as Record<string, unknown>)[name]
    : undefined
}

const textOf = (error: CallError, name: string): string | undefined => {
  const value = detailOf(error, name)
  return typeof value === 'string' ? value : undefined
}

const STAFF_ERRORS = {
  price_approval: 'price_approval',
  price_declined: 'price_declined',
  override_reason: 'price_reason',
  own_price: 'own_price',
  own_gift: 'own_gift',
} as const

/** Why a price by staff, or a gift for staff, was refused, by the reason in the error's details; null for every other error. */
export function staffErrorOf(error: CallError): OrderError | null {
  const reason = textOf(error, 'reason')
  const kind = Object.entries(STAFF_ERRORS).find(([name]) => name === reason)?.[1]
  return kind ? { kind } : null
}

/** The rows of OUT_OF_STOCK. */
export function shortRowsOf(error: CallError): ShortRow[] {
  const rows = detailOf(error, 'rows')
  return (Array.isArray(rows) ? (rows as Record<string, unknown>[]) : []).map(
    ({ productId, uid, name, available }) => ({
      key: String(uid ?? productId),
      name: typeof name === 'string' ? name : null,
      available: typeof available === 'number' ? available : 0,
    }),
  )
}

/** HOLD_LIMIT; a reason that this page does not know is that of too many orders. */
export function holdLimitOf(error: CallError): OrderError {
  const reason = HOLD_REASONS.find((known) => known === detailOf(error, 'reason')) ?? 'orders'
  const limit = detailOf(error, 'limit')
  return {
    kind: 'hold_limit',
    reason,
    limit: typeof limit === 'number' ? limit : 0,
    name: textOf(error, 'name') ?? '',
  }
}

/** The codes of CODE_REFUSED. */
export function refusedCodesOf(error: CallError): string[] {
  const codes = detailOf(error, 'codes')
  return Array.isArray(codes) ? codes.filter((code) => typeof code === 'string') : []
}

/** The order that the error is about, where its details name one. */
export function orderOf(error: CallError): { number: string | undefined; access: string | undefined } {
  return { number: textOf(error, 'order_number'), access: textOf(error, 'access') }
}

/** ALREADY_ORDERED: the cart's order by its state. `last`: the order that this browser placed for the same cart, where it has one. */
export function orderedErrorOf(error: CallError, last: { number: string; access: string } | null): OrderError {
  const number = orderOf(error).number ?? last?.number ?? null
  const status = textOf(error, 'status')
  if (status !== undefined && hasEndedUnpaid(status)) return { kind: 'lapsed' }
  if (status === undefined ? last !== null : isUnpaid(status))
    return { kind: 'unpaid', number, access: last?.number === number ? last.access : null }
  return { kind: 'already_ordered', number }
}

/** An error that nothing else is known about: the server may not have got the request, or it has refused it. */
export function otherErrorOf({ code, status }: CallError): OrderError {
  const isUnknown = status >= 500 || status === 0 || code === 'IN_PROGRESS' || code === 'CONFLICT'
  return { kind: isUnknown ? 'unreachable' : 'refused' }
}
