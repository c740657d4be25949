/** The timeline of an order, and what is sent because of it. Both are written in the transaction that changes the order. */
import { sql } from 'drizzle-orm'

import { orderEvents } from '@/lib/backend/db/schema'
import type { Tx } from '@/lib/backend/db/with-tx'

export type OrderEventKind =
  | 'created' | 'paid' | 'payment_cancelled' | 'payment_failed' | 'expired' | 'revived' | 'refund_due' | 'payment_mismatch' | 'gift_card_issued'

/** Adds to the timeline. */
export async function noteEvent(tx: Tx, orderId: number, kind: OrderEventKind, data: Record<string, unknown> = {}): Promise<void> {
  await tx.insert(orderEvents).values({ orderId, kind, data })
}

export type OrderMailKind = 'order_confirmation' | 'gift_card' | 'refund_notice' | 'refund_due'
export type OutboxKind = OrderMailKind | 'complaint_receipt' | 'stock_notice'

/** Puts a side effect into the outbox; the same dedupe key again changes nothing. `payload` names what it is about. */
export async function enqueue(tx: Tx, kind: OutboxKind, dedupeKey: string, payload: ({ order_id: number } | { complaint_id: number } | { variant_id: number }) & Record<string, unknown>): Promise<void> {
  await tx.execute(sql`
    insert into outbox (kind, dedupe_key, payload) values (${kind}, ${dedupeKey}, ${JSON.stringify(payload)}::jsonb) on conflict (dedupe_key) do nothing`)
}
