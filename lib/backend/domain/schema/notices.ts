/** Messages that customers requested. */
import { bigserial, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'

import { variants } from './catalogue'
import { citext } from './customers'

/** Requests for a message when a variant is back in stock; a row is deleted when its message is queued. */
export const stockNotices = pgTable(
  'stock_notices',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    variantId: integer()
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    email: citext().notNull(),
    language: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [unique('stock_notices_once').on(t.variantId, t.email)],
)
