/**
 * Sends the messages in the outbox: without a transaction, then marked as sent. After a crash in between a message is sent again with the
 * same name.
 */
import { sql } from 'drizzle-orm'
import type PgBoss from 'pg-boss'

import { logError, reasonOf } from '@/lib/backend/platform/log'
import { db } from '@/lib/backend/platform/database/pool'
import { step } from '@/lib/backend/platform/database/steps'
import { composeMail } from '@/lib/backend/flows/mail/compose'
import { mailer } from '@/lib/backend/platform/mail/mailer'

import { OUTBOX_QUEUE, queue, type OutboxJob } from '@/lib/backend/platform/jobs/queue'

const BATCH = 20

interface Row extends Record<string, unknown> {
  kind: string
  dedupe_key: string
  payload: Record<string, unknown>
}

/** Sends one row, unless it was sent already. Throws when it could not be sent. */
async function sendRow(id: number): Promise<void> {
  const {
    rows: [row],
  } = await db().execute<Row>(sql`select kind, dedupe_key, payload from outbox where id = ${id} and sent_at is null`)
  if (!row) return
  try {
    const mail = await composeMail({ kind: row.kind, dedupeKey: row.dedupe_key, payload: row.payload })
    if (mail) await step('outbox.send', () => mailer().send(mail))
  } catch (error) {
    logError(error, { outbox: row.dedupe_key, note: 'not sent' })
    throw error
  }
  await db().execute(sql`update outbox set sent_at = now() where id = ${id}`)
}

/** Processes jobs one after the other; each is completed or repeated separately, independent of the others. */
export async function deliver(jobs: readonly PgBoss.Job<OutboxJob>[]): Promise<void> {
  for (const { id, data } of jobs) {
    try {
      await sendRow(data.id)
      await queue().complete(OUTBOX_QUEUE, id)
    } catch (error) {
      await queue().fail(OUTBOX_QUEUE, id, { message: reasonOf(error) })
    }
  }
}

/**
 * Processes what is due now and returns the number of rows that were tried (for commands and tests; the shop itself does this all the
 * time).
 */
export async function drainOutbox(): Promise<number> {
  const jobs = await queue().fetch<OutboxJob>(OUTBOX_QUEUE, { batchSize: BATCH })
  await deliver(jobs)
  return jobs.length
}
