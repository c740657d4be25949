/**
 * Sends the messages in the outbox: without a transaction, then marked as sent. After a crash in between a message is sent again with the
 * same name. A mail server that does not respond is asked again for about a day; a message that it refuses for good is marked as failed.
 */
import { sql } from 'drizzle-orm'
import type PgBoss from 'pg-boss'

import { logError, reasonOf } from '@/lib/backend/platform/log'
import { db } from '@/lib/backend/platform/database/pool'
import { withTx } from '@/lib/backend/platform/database/with-tx'
import { step } from '@/lib/backend/platform/database/steps'
import { count } from '@/lib/telemetry/metrics'
import { traced, tracedAfter } from '@/lib/telemetry/trace'
import { composeMail } from '@/lib/backend/flows/mail/compose'
import { isUndeliverable, markUndeliverable } from '@/lib/backend/domain/customers/undeliverable'
import { type Mail, mailer } from '@/lib/backend/platform/mail/mailer'
import { MailRefused } from '@/lib/backend/platform/mail/refused'

import { OUTBOX_QUEUE, queue, type OutboxJob } from '@/lib/backend/platform/jobs/queue'

const BATCH = 20

interface Row extends Record<string, unknown> {
  kind: string
  dedupe_key: string
  payload: Record<string, unknown>
  /** Of what caused it. */
  trace: string | null
}

/** Sends one row, unless it was sent or given up already. Throws when it must be tried again. */
async function sendRow(id: number): Promise<void> {
  const {
    rows: [row],
  } = await db().execute<Row>(
    sql`select kind, dedupe_key, payload, trace from outbox where id = ${id} and sent_at is null and failed_at is null`,
  )
  if (!row) return
  await tracedAfter(row.trace, `mail ${row.kind}`, () => sendMail(id, row))
}

async function sendMail(id: number, row: Row): Promise<void> {
  try {
    const mail = await composeMail({ kind: row.kind, dedupeKey: row.dedupe_key, payload: row.payload })
    if (mail && (await isUndeliverable(mail.to))) return await giveUp(id, 'address_dead')
    if (mail) await step('outbox.send', () => sendOrGiveUp(id, mail))
  } catch (error) {
    logError(error, { outbox: row.dedupe_key, note: 'not sent' })
    throw error
  }
  await db().execute(sql`update outbox set sent_at = now() where id = ${id} and failed_at is null`)
}

/** A message that the server refuses for good is not tried again; its address is remembered when it is the cause. */
async function sendOrGiveUp(id: number, mail: Mail): Promise<void> {
  try {
    await traced('send', () => mailer().send(mail), 'client')
    count('shop_mails_sent_total', 'sent')
  } catch (error) {
    if (!(error instanceof MailRefused)) count('shop_mails_sent_total', 'failed')
    if (!(error instanceof MailRefused)) throw error
    count('shop_mails_sent_total', 'refused')
    logError(error, { outbox: mail.key, note: 'refused by the mail server' })
    if (error.isAddressDead) await withTx((tx) => markUndeliverable(tx, mail.to), { name: 'mail-dead' })
    await giveUp(id, error.isAddressDead ? 'address_dead' : 'refused')
  }
}

async function giveUp(id: number, failure: 'refused' | 'address_dead'): Promise<void> {
  await db().execute(sql`update outbox set failed_at = now(), failure = ${failure} where id = ${id}`)
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
