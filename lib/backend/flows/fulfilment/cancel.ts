/**
 * Cancelling an order before it is packed. The order is locked first, as for payment events and expiry, so that a cancellation and a
 * payment that arrive at the same time run one after the other: nothing is released twice, and nothing stays reserved.
 */
import { step } from '@/lib/backend/platform/database/steps'
import { withTx, type Tx } from '@/lib/backend/platform/database/with-tx'
import { ApiError } from '@/lib/contract/errors'
import { stepTo } from '@/lib/order/machine'
import { ORDER } from '@/lib/order/order-machine'
import { CANCELLED } from '@/lib/order/order-states'

import { lockByAccess, type OrderAccess } from '@/lib/backend/domain/orders/access'
import { changeOrder } from '@/lib/backend/domain/orders/change-order'
import type { LockedOrder } from '@/lib/backend/domain/orders/lock-order'
import { recheckReviews } from '@/lib/backend/domain/orders/verified-reviews'

/** POST /api/order/cancel/: cancellation by the shopper. Repeating it changes nothing. Throws NOT_FOUND, CONFLICT (`details.reason`). */
export async function cancelByShopper(access: OrderAccess): Promise<void> {
  await step('order.cancel', () =>
    withTx(async (tx) => cancelOrder(tx, await lockByAccess(tx, access), 'shopper'), { name: 'cancel' }),
  )
}

/** Cancels a locked order, paid or not. Throws CONFLICT when the caller may not cancel it any more. */
export async function cancelOrder(tx: Tx, order: LockedOrder, by: 'shopper' | 'staff'): Promise<void> {
  if (order.status === CANCELLED) return
  const change = stepTo(ORDER, order, CANCELLED, by)
  if (change === null)
    throw new ApiError('CONFLICT', 'The order can no longer be cancelled.', {
      details: { reason: 'status', status: order.status },
    })
  await changeOrder(tx, change.name, change.row, by)
  await recheckReviews(tx, order.id)
}
