/** Sends what stands in the outbox: each row is leased, sent without a transaction, then marked. A crash in between sends it again under the same name. */
import { sql } from 'drizzle-orm'

import { logError } from '@/lib/backend/api/log'
import { db } from '@/lib/backend/db/pool'
import { step } from '@/lib/backend/db/steps'
import { composeMail } from '@/lib/backend/mail/compose'
import { mailer } from '@/lib/backend/mail/mailer'

const BATCH = 20
/** After this many failures a row stays for somebody to look at. */
const MAX_ATTEMPTS = 15

interface Leased extends Record<string, unknown> { id: string; kind: string; dedupe_key: string; payload: Record<string, unknown> }

/** Works on due rows and gives their number. Several workers may run at once; none gets another's rows. */
export async function drainOutbox(): Promise<number> {
  // The lease is the next try: 30 s, doubled by each attempt, an hour at most.
  const { rows } = await db().execute<Leased>(sql`
    update outbox set attempts = attempts + 1, next_try_at = now() + least(interval '1 hour', interval '30 seconds' * power(2, attempts))
    where id in (
      select id from outbox where sent_at is null and next_try_at <= now() and attempts < ${MAX_ATTEMPTS}
      order by id limit ${BATCH} for update skip locked)
    returning id, kind, dedupe_key, payload`)
  for (const row of rows) {
    try {
      const mail = await composeMail({ kind: row.kind, dedupeKey: row.dedupe_key, payload: row.payload })
      if (mail) await step('outbox.send', () => mailer().send(mail))
      await db().execute(sql`update outbox set sent_at = now() where id = ${row.id}`)
    } catch (error) {
      logError(error, { outbox: row.dedupe_key, note: 'not sent' })
    }
  }
  return rows.length
}
