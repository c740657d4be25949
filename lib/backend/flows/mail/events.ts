/** What a mail service reports about mails that it took: addresses that do not exist, and recipients who did not want a mail. */
import { sql } from 'drizzle-orm'

import { stopRemindersOf } from '@/lib/backend/domain/customers/reminders'
import { markUndeliverable } from '@/lib/backend/domain/customers/undeliverable'
import { type Tx, withTx } from '@/lib/backend/platform/database/with-tx'
import type { Body } from '@/lib/contract/calls'

async function unsubscribe(tx: Tx, email: string): Promise<void> {
  await tx.execute(sql`delete from newsletter_subscriptions where lower(email) = lower(${email})`)
  await stopRemindersOf(tx, email)
}

/** POST /api/mail/events/: the same events again change nothing. */
export async function takeMailEvents({ events }: Body<'mailEvents'>): Promise<{ events: number }> {
  await withTx(
    async (tx) => {
      for (const { kind, email } of events)
        await (kind === 'bounce' ? markUndeliverable(tx, email) : unsubscribe(tx, email))
    },
    { name: 'mail-events' },
  )
  return { events: events.length }
}
