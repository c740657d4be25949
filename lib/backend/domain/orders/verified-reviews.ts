/** Reviews are verified while their author keeps a unit of the product that was paid for (Directive 2005/29/EC, article 7(6)). */
import { type SQL, sql } from 'drizzle-orm'

import { recomputeRating } from '@/lib/backend/domain/catalogue/rating'
import { inStates } from '@/lib/backend/platform/database/in-states'
import type { Tx } from '@/lib/backend/platform/database/with-tx'
import { PAID_STATES } from '@/lib/order/order-states'
import { RECEIVED_RETURN } from '@/lib/order/return-machine'

/** Units of the line `l` for which money went back; an exchanged one was replaced, so its buyer still has the product. */
const REFUNDED = sql`(
  select coalesce(sum(g.quantity), 0) from return_lines g join returns r on r.id = g.return_id
  where g.line_id = l.id and r.kind = 'refund' and r.status = ${RECEIVED_RETURN})`

/** True when the customer has paid for the model and kept at least one unit. Both are SQL, so that it can be asked for many reviews. */
export function keeps(customerId: number | SQL, modelId: number | SQL): SQL<boolean> {
  return sql<boolean>`exists (
    select 1 from orders o join order_lines l on l.order_id = o.id
    where o.customer_id = ${customerId} and l.model_id = ${modelId} and ${inStates('o.status', PAID_STATES)} and l.quantity > ${REFUNDED})`
}

/**
 * After a payment, a cancellation or a refunded return: reviews of the order's products by its customer are verified if the customer keeps
 * one of the product from any order, and the ratings are computed with them. Call it in the transaction of the change, after it.
 */
export async function recheckReviews(tx: Tx, orderId: number): Promise<void> {
  // A review that is being written holds its model until it is stored. In the order of their ids, so that two transactions never deadlock.
  await tx.execute(sql`
    select 1 from models where id in (
      select l.model_id from order_lines l join orders o on o.id = l.order_id where o.id = ${orderId} and o.customer_id is not null)
    order by id for no key update`)
  const { rows } = await tx.execute<{ model_id: number }>(sql`
    update reviews v set is_verified = not v.is_verified from orders bought
    where bought.id = ${orderId} and v.customer_id = bought.customer_id
      and v.model_id in (select model_id from order_lines where order_id = ${orderId})
      and v.is_verified <> ${keeps(sql`v.customer_id`, sql`v.model_id`)}
    returning v.model_id`)
  for (const { model_id: modelId } of rows.toSorted((a, b) => a.model_id - b.model_id))
    await recomputeRating(tx, modelId)
}
