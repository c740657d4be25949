/** When pages with a beginning and an end are there. */
import { sql } from 'drizzle-orm'

/** Of a row of `pages`: it has begun and is not over. */
export const isRunning = sql`(pages.starts_at is null or pages.starts_at <= now()) and (pages.ends_at is null or pages.ends_at > now())`
