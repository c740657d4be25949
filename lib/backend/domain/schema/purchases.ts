/** Purchase orders: goods that the shop has ordered from suppliers, and what of them has come. */
import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, serial, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'

import { inStates } from '@/lib/backend/platform/database/in-states'
import { PURCHASE, PURCHASE_STATES, type PurchaseStatus } from '@/lib/order/purchase-machine'

import { stores, variants } from './catalogue'
import { customers } from './customers'

export const purchaseOrders = pgTable(
  'purchase_orders',
  {
    id: serial().primaryKey(),
    status: text().$type<PurchaseStatus>().notNull().default(PURCHASE.initial),
    supplier: text().notNull(),
    /** The supplier's number of the order. */
    reference: text(),
    /** The store or warehouse that receives the goods. */
    storeId: integer()
      .notNull()
      .references(() => stores.id),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    orderedAt: timestamp({ withTimezone: true }),
    endedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('purchase_orders_status').on(t.status, t.id),
    check('purchase_orders_status', inStates(t.status, PURCHASE_STATES)),
  ],
)

/** A variant of a purchase order: once in each. */
export const purchaseOrderLines = pgTable(
  'purchase_order_lines',
  {
    id: serial().primaryKey(),
    purchaseId: integer()
      .notNull()
      .references(() => purchaseOrders.id, { onDelete: 'cascade' }),
    variantId: integer()
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    received: integer().notNull().default(0),
    /** Null: the supplier has not said it. */
    expectedOn: date(),
  },
  (t) => [
    unique('purchase_order_lines_once').on(t.purchaseId, t.variantId),
    index('purchase_order_lines_variant').on(t.variantId),
    check('purchase_order_lines_quantity', sql`${t.quantity} > 0`),
    check('purchase_order_lines_received', sql`${t.received} >= 0`),
  ],
)

/** A delivery, as the device sent it: its id is the device's, so that it is booked once. */
export const purchaseReceipts = pgTable(
  'purchase_receipts',
  {
    id: uuid().primaryKey(),
    purchaseId: integer()
      .notNull()
      .references(() => purchaseOrders.id, { onDelete: 'cascade' }),
    lines: jsonb().$type<{ variant: number; quantity: number }[]>().notNull(),
    actorId: integer().references(() => customers.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('purchase_receipts_purchase').on(t.purchaseId), index('purchase_receipts_actor').on(t.actorId)],
)
