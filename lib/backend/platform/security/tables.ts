/** The tables that the platform itself needs. The shop's own are in domain/schema, which also exports these. */
import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Fixed-window counters: `login:mail:…`, `login:ip:…`, `code:ip:…`. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().notNull(),
    windowStart: timestamp({ withTimezone: true }).notNull(),
    count: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.key, t.windowStart] })],
)
