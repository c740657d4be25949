/** The existing order of a cart: one cart gives at most one order, for any number of requests. */
import { sql } from 'drizzle-orm'

import type { Buyer } from './buyer'
import type { Tx } from '@/lib/backend/platform/database/with-tx'
import { ApiError } from '@/lib/contract/errors'
import type { PlaceOrder } from '@/lib/contract/schemas/checkout'
import type { Language } from '@/lib/market/languages'
import { hasEndedUnpaid, type OrderStatus } from '@/lib/order/order-states'

import type { OrderRef } from '@/lib/backend/domain/orders/order-types'

export interface ExistingOrder extends OrderRef {
  readonly customerId: number | null
  readonly email: string
  /** The payment method that the shopper chose. */
  readonly method: string
  /** Of its newest payment; null when no payment was needed. */
  readonly reference: string | null
  readonly provider: string | null
  /** Where its payment can be continued. */
  readonly sessionUrl: string | null
  readonly country: string
  readonly requestHash: string | null
}

interface Row extends Record<string, unknown> {
  id: number
  number: string
  cart_key: string
  status: OrderStatus
  language: Language
  total: number
  currency: string
  customer_id: number | null
  email: string
  method: string
  reference: string | null
  provider: string | null
  session_url: string | null
  country: string
  request_hash: string | null
}

/** The order of a cart, or null. */
export async function findByCartKey(tx: Tx, cartKey: string): Promise<ExistingOrder | null> {
  const {
    rows: [row],
  } = await tx.execute<Row>(sql`
    select o.id::int as id, o.number, o.cart_key, o.status, o.language, o.total, o.currency, o.customer_id, o.email, o.country, o.payment_method as method,
      p.reference, p.provider, p.session_url,
      (select data ->> 'request_hash' from order_events where order_id = o.id and kind = 'created' limit 1) as request_hash
    from orders o left join lateral (select reference, provider, session_url from payments where order_id = o.id order by id desc limit 1) p on true
    where o.cart_key = ${cartKey}`)
  if (!row) return null
  const {
    cart_key: cartKeyOfRow,
    customer_id: customerId,
    request_hash: requestHash,
    session_url: sessionUrl,
    ...rest
  } = row
  return { ...rest, cartKey: cartKeyOfRow, customerId, requestHash, sessionUrl }
}

/**
 * The order, if this request repeats the one that placed it. Throws ALREADY_ORDERED otherwise: without details for another caller, with
 * number and state for the owner, who continues with a new cart key. An order without a customer belongs to the guest, or the staff
 * member who sold it, who has both the cart's key and the e-mail address in it.
 */
export function requireSameOrder(
  order: ExistingOrder,
  request: { body: PlaceOrder; requestHash: string },
  { principal, staffId }: Buyer,
): ExistingOrder {
  const isOwner =
    order.customerId === null
      ? (principal.kind === 'guest' || staffId !== null) &&
        order.email.toLowerCase() === request.body.form.email.toLowerCase()
      : principal.kind === 'customer' && principal.id === order.customerId
  if (!isOwner) throw new ApiError('ALREADY_ORDERED', 'This cart has already been ordered.', { field: 'cart_key' })
  if (hasEndedUnpaid(order.status) || order.requestHash !== request.requestHash) {
    throw new ApiError(
      'ALREADY_ORDERED',
      'This cart has already been ordered. Order what is in it now under a new cart_key.',
      {
        field: 'cart_key',
        details: { order_number: order.number, status: order.status },
      },
    )
  }
  return order
}
