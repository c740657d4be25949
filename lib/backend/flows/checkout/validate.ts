/** POST /api/checkout/: validates a cart on the server (spec 1 §5 and §7). */
import { sql } from 'drizzle-orm'

import type { Principal } from '@/lib/backend/domain/access/principal'
import { inStates } from '@/lib/backend/platform/database/in-states'
import { db, type Db } from '@/lib/backend/platform/database/pool'
import { config } from '@/lib/config/env'
import { ApiError } from '@/lib/contract/errors'
import type { CheckoutAnswer, CheckoutRequest } from '@/lib/contract/schemas/checkout'
import { PAID_STATES } from '@/lib/order/order-states'

import { answerOf } from './answer'
import { buyerOf } from './buyer'
import { quoteCart } from './quote'
import { redeemersOf } from './redeemers'

/**
 * Validates a cart. Prices are never taken from the request, which has none. Throws READ_ONLY_ORDER with `details.klarna_order_id` when the
 * checkout already became a finished order, BAD_REQUEST for an invalid cart.
 */
export async function validateCheckout(request: CheckoutRequest, principal: Principal): Promise<CheckoutAnswer> {
  const reader = db()
  await refuseFinished(reader, request.klarna_global_checkout_id)
  const buyer = await buyerOf(reader, principal, request.customer_id)
  const quote = await quoteCart(reader, request, buyer, redeemersOf(buyer.principal, null))
  const answer = answerOf(quote, request, buyer)
  return request.klarna_global_checkout_id === null
    ? answer
    : { ...answer, kco_iframe: await snippetOf(request.klarna_global_checkout_id) }
}

/** The invoice provider's HTML for an open payment; loaded only if that provider is in use. */
async function snippetOf(id: string): Promise<string | null> {
  if (config().payments.klarna === null) return null
  const { klarnaIframe } = await import('@/lib/backend/flows/payments/klarna-iframe')
  return klarnaIframe(id)
}

/** The provider's id of a checkout, or the cart's own key: once it is a paid order, it can only be viewed (spec 1 §8). */
async function refuseFinished(reader: Db, id: string | null): Promise<void> {
  if (id === null) return
  const { rows } = await reader.execute(sql`
    select 1 from orders o
    where o.id in (select id from orders where cart_key = ${id} union all select order_id from payments where reference = ${id})
      and ${inStates('o.status', PAID_STATES)}
    limit 1`)
  if (rows.length > 0)
    throw new ApiError('READ_ONLY_ORDER', 'This cart has already been ordered.', { details: { klarna_order_id: id } })
}
