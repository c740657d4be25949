/** Orders that a company collects: its people add products to an open one, the shop's sales staff price and send it. */
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core'

import { variants } from './catalogue'
import { customers, organisations } from './customers'

export const enterpriseOrders = pgTable(
  'enterprise_orders',
  {
    id: serial().primaryKey(),
    organisationId: integer()
      .notNull()
      .references(() => organisations.id),
    name: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Null while products can be added. */
    closedAt: timestamp({ withTimezone: true }),
  },
  (t) => [index('enterprise_orders_organisation').on(t.organisationId)],
)

export const enterpriseOrderLines = pgTable(
  'enterprise_order_lines',
  {
    enterpriseOrderId: integer()
      .notNull()
      .references(() => enterpriseOrders.id, { onDelete: 'cascade' }),
    variantId: integer()
      .notNull()
      .references(() => variants.id),
    amount: integer().notNull(),
    /** Who added it last. */
    customerId: integer().references(() => customers.id, { onDelete: 'set null' }),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.enterpriseOrderId, t.variantId] }),
    check('enterprise_order_lines_amount', sql`${t.amount} between 1 and 9999`),
  ],
)
