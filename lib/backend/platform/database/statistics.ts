/**
 * What PostgreSQL's planner knows of the tables. It chooses by what they were when somebody last looked, and the server looks once a minute at
 * best: an empty shop that a file fills would meanwhile be searched from end to end for every batch.
 */
import { sql } from 'drizzle-orm'

import { log } from '@/lib/telemetry/log'

import { db } from './pool'

/** Rows that are not worth the look. */
const FEW = 500

/** Looks at the tables that have more than doubled since the last look. A failure is told and ends nothing: the rows are written anyway. */
export async function refreshStatistics(): Promise<void> {
  try {
    const { rows } = await db().execute<{ name: string }>(sql`
      select quote_ident(s.relname) as name from pg_stat_user_tables s join pg_class c on c.oid = s.relid
      where s.schemaname = current_schema() and c.relkind = 'r' and s.n_mod_since_analyze > greatest(c.reltuples, ${FEW}) order by 1`)
    // The server's own look at a table is left alone.
    for (const { name } of rows) await db().execute(sql`analyze (skip_locked) ${sql.raw(name)}`)
  } catch (error) {
    log('warn', `the statistics of the tables were not refreshed: ${String(error)}`)
  }
}
