/** Changes of an order by staff: packed, sent, delivered, or cancelled. */
import { changeOrder } from '@/lib/backend/domain/orders/change-order'
import { withTx } from '@/lib/backend/platform/database/with-tx'
import { ApiError } from '@/lib/contract/errors'
import type { MoveOrder } from '@/lib/contract/schemas/order'

import { lockByNumber } from '@/lib/backend/domain/orders/access'
import { cancelOrder } from './cancel'
import { stepTo } from '@/lib/order/machine'
import { ORDER } from '@/lib/order/order-machine'
import { CANCELLED, type OrderStatus } from '@/lib/order/order-states'

/**
 * POST /api/staff/order/: the same change again does nothing. Throws NOT_FOUND, CONFLICT when the change cannot start from the order's
 * state.
 */
export async function moveOrder({
  number,
  status,
  tracking_code: code,
  tracking_url: url,
}: MoveOrder): Promise<{ number: string; status: OrderStatus }> {
  return withTx(
    async (tx) => {
      const order = await lockByNumber(tx, number)
      const answer = { number: order.number, status }
      if (order.status === status) return answer
      if (status === CANCELLED) {
        await cancelOrder(tx, order, 'staff')
        return answer
      }
      const change = stepTo(ORDER, order, status, 'staff')
      if (change === null) {
        throw new ApiError('CONFLICT', `An order that is ${order.status} cannot become ${status}.`, {
          field: 'status',
          details: { status: order.status },
        })
      }
      await changeOrder(tx, change.name, change.row, 'staff', {
        ...(code && { tracking_code: code }),
        ...(url && { tracking_url: url }),
      })
      return answer
    },
    { name: 'move' },
  )
}
