import { sql } from 'drizzle-orm'

import { withTx } from '@/lib/backend/platform/database/with-tx'
import { sendOutboxJob } from '@/lib/backend/platform/jobs/queue'

/** Queues a job for every message that was not sent: a restored database has the rows of the outbox, but no jobs. Returns their number. */
export function requeueUnsent(): Promise<number> {
  return withTx(async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(
      sql`select id::float8 as id from outbox where sent_at is null and failed_at is null order by id`,
    )
    for (const { id } of rows) await sendOutboxJob(tx, id)
    return rows.length
  })
}
