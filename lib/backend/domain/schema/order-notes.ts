/** What staff note about an order for each other. Shoppers never see it. */
import { bigint, bigserial, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

import { customers } from './customers'
import { orders } from './orders'

export const orderNotes = pgTable(
  'order_notes',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    /** Null when the person's account is gone. */
    authorId: integer().references(() => customers.id, { onDelete: 'set null' }),
    text: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('order_notes_order').on(t.orderId, t.id), index('order_notes_author').on(t.authorId)],
)
