/** The timeline of an order, written in the transaction that changes it. */
import { orderEvents } from '@/lib/backend/domain/schema/orders'
import type { Tx } from '@/lib/backend/platform/database/with-tx'
import type { OrderEventKind } from '@/lib/order/events'

/** Adds an event to the timeline. */
export async function addEvent(
  tx: Tx,
  orderId: number,
  kind: OrderEventKind,
  data: Record<string, unknown> = {},
): Promise<void> {
  await tx.insert(orderEvents).values({ orderId, kind, data })
}
