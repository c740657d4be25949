/** Deleting and changing many rows, a batch at a time. */
import { type SQL, sql } from 'drizzle-orm'

import { db } from '@/lib/backend/platform/database/pool'

export const BATCH = 2_000

/** The moment so many days ago. */
export const days = (count: number) => sql`now() - make_interval(days => ${count})`

/** Repeats a statement that changes at most BATCH rows until none is left. */
export async function inBatches(statement: SQL): Promise<void> {
  while (((await db().execute(statement)).rowCount ?? 0) === BATCH);
}

/** Deletes the rows of a table for which the condition is true, in batches. Both are texts of the code. */
export const deleteRows = (table: string, condition: SQL) => () =>
  inBatches(
    sql`delete from ${sql.identifier(table)} where ctid in (select ctid from ${sql.identifier(table)} where ${condition} limit ${BATCH})`,
  )
