/** When pages with a beginning and an end are published. */
import { sql } from 'drizzle-orm'

/** For a row of `pages`: it has begun and has not ended. */
export const isRunning = sql`(pages.starts_at is null or pages.starts_at <= now()) and (pages.ends_at is null or pages.ends_at > now())`
