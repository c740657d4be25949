/** The timeline of an order, written in the transaction that changes it. */
import { orderEvents } from '@/lib/backend/domain/schema'
import type { Tx } from '@/lib/backend/platform/database/with-tx'

export type OrderEventKind =
  | 'created'
  | 'paid'
  | 'payment_cancelled'
  | 'payment_failed'
  | 'expired'
  | 'revived'
  | 'refund_due'
  | 'payment_mismatch'
  | 'gift_card_issued'
  | 'refunded'
  | 'refund_refused'
  | 'cancelled'
  | 'packed'
  | 'sent'
  | 'delivered'
  | 'return_registered'
  | 'return_cancelled'
  | 'return_received'
  | 'exchange_sent'
  | 'exchange_expired'

/** Adds to the timeline. */
export async function noteEvent(
  tx: Tx,
  orderId: number,
  kind: OrderEventKind,
  data: Record<string, unknown> = {},
): Promise<void> {
  await tx.insert(orderEvents).values({ orderId, kind, data })
}
