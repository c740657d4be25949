/** What staff do with an order on its way: packed, sent, delivered, or cancelled. */
import { sql } from 'drizzle-orm'

import { withTx } from '@/lib/backend/platform/database/with-tx'
import { enqueue } from '@/lib/backend/domain/outbox/enqueue'
import { ApiError } from '@/lib/contract/errors'
import type { MoveOrder } from '@/lib/contract/schemas/order'

import { lockByNumber } from '@/lib/backend/domain/orders/access'
import { cancelOrder } from './cancel'
import { noteEvent } from '@/lib/backend/domain/orders/events'
import type { OrderStatus } from '@/lib/order/order-states'

/** From which state each one is reached. */
const BEFORE = { packed: 'paid', sent: 'packed', delivered: 'sent' } as const satisfies Partial<
  Record<OrderStatus, OrderStatus>
>

/** POST /api/staff/order/: the same move again changes nothing. Throws NOT_FOUND, CONFLICT when the order is not where it would have to be. */
export async function moveOrder({
  number,
  status,
  tracking_code: code,
  tracking_url: url,
}: MoveOrder): Promise<{ number: string; status: OrderStatus }> {
  return withTx(
    async (tx) => {
      const order = await lockByNumber(tx, number)
      if (order.status === status) return { number: order.number, status }
      if (status === 'cancelled') {
        await cancelOrder(tx, order, 'staff')
        return { number: order.number, status }
      }
      if (order.status !== BEFORE[status]) {
        throw new ApiError('CONFLICT', `An order that is ${order.status} cannot become ${status}.`, {
          field: 'status',
          details: { status: order.status },
        })
      }
      await tx.execute(sql`update orders set status = ${status} where id = ${order.id}`)
      await noteEvent(tx, order.id, status, { ...(code && { tracking_code: code }), ...(url && { tracking_url: url }) })
      if (status === 'sent')
        await enqueue(tx, 'order_sent', `order-sent:${order.id}`, {
          order_id: order.id,
          ...(code && { tracking_code: code }),
          ...(url && { tracking_url: url }),
        })
      return { number: order.number, status }
    },
    { name: 'move' },
  )
}
