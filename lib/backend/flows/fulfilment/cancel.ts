/**
 * Cancelling an order before it is packed. The order's lock comes first, as for payment events and expiry, so of a cancellation and a
 * payment that arrive together one is first and the other sees what it left: nothing is given back twice, nothing is kept.
 */
import { sql } from 'drizzle-orm'

import { step } from '@/lib/backend/platform/database/steps'
import { withTx, type Tx } from '@/lib/backend/platform/database/with-tx'
import { enqueue } from '@/lib/backend/domain/outbox/enqueue'
import { requestRefund } from '@/lib/backend/flows/payments/refunds'
import { ApiError } from '@/lib/contract/errors'

import { lockByAccess, type OrderAccess } from '@/lib/backend/domain/orders/access'
import { noteEvent } from '@/lib/backend/domain/orders/events'
import { endUnpaid, type LockedOrder } from '@/lib/backend/domain/orders/finalise'
import { releaseHoldings } from '@/lib/backend/domain/orders/holdings'
import { releaseStock } from '@/lib/backend/domain/orders/stock'

/** POST /api/order/cancel/: the shopper's own cancellation. Again is the same. Throws NOT_FOUND, CONFLICT (`details.reason`). */
export async function cancelByShopper(access: OrderAccess): Promise<void> {
  await step('order.cancel', () =>
    withTx(async (tx) => cancelOrder(tx, await lockByAccess(tx, access), 'shopper'), { name: 'cancel' }),
  )
}

/** Cancels a locked order: paid and not packed (staff: packed, too), or not paid at all. Throws CONFLICT when it is too late. */
export async function cancelOrder(tx: Tx, order: LockedOrder, by: 'shopper' | 'staff'): Promise<void> {
  if (order.status === 'cancelled') return
  if (order.status === 'pending_payment') {
    // Its session at the provider is ended by the job that asks about open payments.
    await endUnpaid(tx, order, 'cancelled', 'cancelled')
    return
  }
  const isInTime = order.status === 'paid' || (by === 'staff' && order.status === 'packed')
  if (!isInTime)
    throw new ApiError('CONFLICT', 'The order can no longer be cancelled.', {
      details: { reason: 'status', status: order.status },
    })
  await tx.execute(sql`update orders set status = 'cancelled' where id = ${order.id}`)
  await noteEvent(tx, order.id, 'cancelled', { by })
  await releaseHoldings(tx, order.id)
  await voidGiftCards(tx, order.id)
  const refunded = await requestRefund(tx, { orderId: order.id, amount: 'rest', key: 'cancel' })
  await enqueue(tx, 'order_cancelled', `order-cancelled:${order.id}`, { order_id: order.id, refund: refunded })
  // Last: others wait for these rows.
  await releaseStock(tx, order.id)
}

/** The gift cards that the order bought are worth nothing any more. Throws CONFLICT when one was already used: it is like money spent. */
async function voidGiftCards(tx: Tx, orderId: number): Promise<void> {
  const { rows } = await tx.execute<{ id: number; eur: number }>(sql`
    select gift_card_id as id, sum(delta_eur)::int as eur from gift_card_ledger where order_id = ${orderId} and reason in ('issue', 'void')
    group by gift_card_id having sum(delta_eur) > 0 order by gift_card_id`)
  for (const { id, eur } of rows) {
    const { rowCount } = await tx.execute(sql`
      with voided as (update gift_cards set balance_eur = 0 where id = ${id} and balance_eur = ${eur} returning id)
      insert into gift_card_ledger (gift_card_id, delta_eur, reason, order_id) select id, ${-eur}::int, 'void', ${orderId}::bigint from voided`)
    if (rowCount !== 1)
      throw new ApiError('CONFLICT', 'A gift card of the order has been used.', {
        details: { reason: 'gift_card_used' },
      })
  }
}
