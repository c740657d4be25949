/** The outbox: what is to be sent because of a change, written in the transaction that makes the change (decision 4). */
import { sql } from 'drizzle-orm'

import type { Tx } from '@/lib/backend/platform/database/with-tx'
import { sendOutboxJob } from '@/lib/backend/platform/jobs/queue'

export type OrderMailKind =
  | 'order_confirmation'
  | 'gift_card'
  | 'refund_notice'
  | 'refund_due'
  | 'order_code'
  | 'order_sent'
  | 'order_cancelled'
  | 'return_registered'
  | 'return_received'
  | 'exchange_expired'
/** About an account: what carries a link names its row, never the link itself. */
export type AccountMailKind = 'account_link' | 'account_exists' | 'password_changed' | 'account_deleted'
export type OutboxKind = OrderMailKind | AccountMailKind | 'complaint_receipt' | 'stock_notice' | 'gift_campaign_code'

type About =
  | { order_id: number }
  | { complaint_id: number }
  | { variant_id: number }
  | { gift_code_id: number }
  | { token_id: number }
  | { email: string }

/** Puts a side effect into the outbox; the same dedupe key again changes nothing. `payload` names what it is about. */
export async function enqueue(
  tx: Tx,
  kind: OutboxKind,
  dedupeKey: string,
  payload: About & Record<string, unknown>,
): Promise<void> {
  const {
    rows: [row],
  } = await tx.execute<{ id: number }>(sql`
    insert into outbox (kind, dedupe_key, payload) values (${kind}, ${dedupeKey}, ${JSON.stringify(payload)}::jsonb) on conflict (dedupe_key) do nothing
    returning id::float8 as id`)
  if (row) await sendOutboxJob(tx, row.id)
}
