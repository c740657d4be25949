/** Products that staff request from other stores and warehouses (spec 1 §4 "Transfer requests"). */
import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

import { inStates } from '@/lib/backend/platform/database/in-states'
import { TRANSFER, TRANSFER_STATES, type TransferStatus } from '@/lib/order/transfer-machine'

import { stores, variants } from './catalogue'
import { customers } from './customers'

export const transferRequests = pgTable(
  'transfer_requests',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** Staff write it on the parcel, e.g. `T-4F7K2M9Q`. */
    number: text().notNull().unique(),
    status: text().$type<TransferStatus>().notNull().default(TRANSFER.initial),
    toStoreId: integer()
      .notNull()
      .references(() => stores.id),
    /** The products were removed from the sources' stock when the request was created; otherwise they are removed when they are sent. */
    isReserved: boolean().notNull(),
    isHighPriority: boolean().notNull(),
    createdBy: integer().references(() => customers.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp({ withTimezone: true }),
    endedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('transfer_requests_desk').on(t.status, t.isHighPriority.desc(), t.id),
    check('transfer_requests_status', inStates(t.status, TRANSFER_STATES)),
  ],
)

/** How many units of a variant are taken from which store. */
export const transferRequestLines = pgTable(
  'transfer_request_lines',
  {
    transferId: bigint({ mode: 'number' })
      .notNull()
      .references(() => transferRequests.id),
    variantId: integer()
      .notNull()
      .references(() => variants.id),
    fromStoreId: integer()
      .notNull()
      .references(() => stores.id),
    quantity: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.transferId, t.variantId, t.fromStoreId] }),
    check('transfer_request_lines_quantity', sql`${t.quantity} > 0`),
  ],
)
