/** The timeline of an order, written in the transaction that changes it. */
import { orderEvents } from '@/lib/backend/domain/schema/orders'
import type { Tx } from '@/lib/backend/platform/database/with-tx'
import { announceOrder } from '@/lib/backend/domain/webhooks/announce'
import type { OrderEventKind } from '@/lib/order/events'

/** Adds an event to the timeline, and tells other systems about it. */
export async function addEvent(
  tx: Tx,
  orderId: number,
  kind: OrderEventKind,
  data: Record<string, unknown> = {},
): Promise<void> {
  await Promise.all([tx.insert(orderEvents).values({ orderId, kind, data }), announceOrder(tx, orderId, kind, data)])
}
