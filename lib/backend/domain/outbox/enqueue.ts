/** The outbox: messages that a change causes, written in the transaction of the change (decision 4). */
import { sql } from 'drizzle-orm'

import type { Tx } from '@/lib/backend/platform/database/with-tx'
import { currentTrace } from '@/lib/telemetry/trace'
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
/** For an account: a message with a link refers to the link's row and never contains the link itself. */
export type AccountMailKind =
  | 'account_link'
  | 'account_exists'
  | 'password_changed'
  | 'account_deleted'
  | 'email_change_confirm'
  | 'email_change_notice'
  | 'email_change_taken'
  | 'email_changed'
  | 'email_restored'
  | 'second_factor_reset'
  | 'second_factor_guesses'
/** Messages to and from the forms of content pages. */
export type EnquiryMailKind = 'enquiry' | 'enquiry_receipt' | 'newsletter_confirm' | 'newsletter_welcome'
export type RentalMailKind = 'rental_booked' | 'rental_changed' | 'rental_cancelled'
export type OutboxKind =
  | OrderMailKind
  | AccountMailKind
  | EnquiryMailKind
  | RentalMailKind
  | 'complaint_receipt'
  | 'withdrawal_receipt'
  | 'stock_notice'
  | 'gift_campaign_code'
  | 'gift_card_loss'

type About =
  | { order_id: number }
  | { complaint_id: number }
  | { withdrawal_id: number }
  | { rental_id: number }
  | { enquiry_id: number }
  | { subscription_id: number }
  | { variant_id: number }
  | { gift_code_id: number }
  | { token_id: number }
  | { change_id: number }
  | { email: string }
  | { currency: string; day: string }

/**
 * Adds a side effect to the outbox and returns its id; the same dedupe key again changes nothing and returns null. `payload` has the ids of
 * what it is about.
 */
export async function enqueue(
  tx: Tx,
  kind: OutboxKind,
  dedupeKey: string,
  payload: About & Record<string, unknown>,
): Promise<number | null> {
  const {
    rows: [row],
  } = await tx.execute<{ id: number }>(sql`
    insert into outbox (kind, dedupe_key, payload, trace) values (${kind}, ${dedupeKey}, ${JSON.stringify(payload)}::jsonb, ${currentTrace()}) on conflict (dedupe_key) do nothing
    returning id::float8 as id`)
  if (!row) return null
  await sendOutboxJob(tx, row.id)
  return row.id
}
