/** Returns of an order, and the one-time codes that open an order without an account. Amounts are minor units of the order's currency. */
import { sql } from 'drizzle-orm'
import { bigint, bigserial, check, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'

import { inStates } from '@/lib/backend/platform/database/in-states'
import type { LostRule } from '@/lib/order/returns'
import { OPEN_RETURNS, RETURN, RETURN_STATES, type ReturnStatus } from '@/lib/order/return-machine'

import { variants } from './catalogue'
import { orderLines, orders } from './orders'
import { withdrawals } from './withdrawals'

const now = () => timestamp({ withTimezone: true }).notNull().defaultNow()

export const returns = pgTable(
  'returns',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** The shopper writes it on the parcel, e.g. `P-4F7K2M9Q`. */
    number: text().notNull().unique(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    /** Created by the browser with the form: sending the same form twice gives one return. */
    formKey: text().notNull(),
    kind: text().$type<'refund' | 'exchange'>().notNull(),
    method: text().$type<'parcel' | 'store'>().notNull(),
    status: text().$type<ReturnStatus>().notNull().default(RETURN.initial),
    /** The statement of withdrawal that it carries out; null for a voluntary return. */
    withdrawalId: bigint({ mode: 'number' }).references(() => withdrawals.id),
    /** The amount deducted from the refund for the return parcel. */
    fee: integer().notNull(),
    /** The delivery that the order paid for, refunded with it when the whole contract was withdrawn from. */
    deliveryRefund: integer().notNull().default(0),
    /** The amount to refund when the products have arrived; 0 for an exchange. */
    refund: integer().notNull(),
    /**
     * Added to the paid price of the lines: negative when a bundle price or a code no longer applies to what is kept, positive when an
     * earlier deduction is given back. Over all returns of an order never positive.
     */
    adjustment: integer().notNull().default(0),
    adjustmentReasons: text().array().$type<LostRule[]>().notNull().default(sql`'{}'`),
    /** Staff who registered the arrival, and why the reason of a line was changed. No foreign key: accounts of staff can be removed. */
    receivedBy: integer(),
    decisionNote: text().notNull().default(''),
    comment: text().notNull().default(''),
    /** Until when the other size or colour is reserved; null for a refund. */
    reservedUntil: timestamp({ withTimezone: true }),
    createdAt: now(),
    endedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    unique('returns_form').on(t.orderId, t.formKey),
    index('returns_order').on(t.orderId),
    index('returns_withdrawal').on(t.withdrawalId),
    index('returns_reserved').on(t.reservedUntil).where(inStates(t.status, OPEN_RETURNS)),
    check('returns_status', inStates(t.status, RETURN_STATES)),
    check('returns_amounts', sql`${t.fee} >= 0 and ${t.refund} >= 0 and ${t.deliveryRefund} >= 0`),
  ],
)

export const returnLines = pgTable(
  'return_lines',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    returnId: bigint({ mode: 'number' })
      .notNull()
      .references(() => returns.id),
    lineId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orderLines.id),
    quantity: integer().notNull(),
    /** The shopper's claim, and what staff found when the products arrived; null before that. */
    reason: text().notNull(),
    confirmedReason: text(),
    /** The line's share of the paid price. */
    amount: integer().notNull(),
    /** The variant that is sent instead; null for a refund. */
    exchangeVariantId: integer().references(() => variants.id),
  },
  (t) => [
    unique('return_lines_line').on(t.returnId, t.lineId),
    index('return_lines_of_line').on(t.lineId),
    check('return_lines_quantity', sql`${t.quantity} > 0 and ${t.amount} >= 0`),
  ],
)

/** One-time codes of /view-order. The code is computed from id and the shop's secret and is never stored. */
export const orderCodes = pgTable(
  'order_codes',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    attempts: integer().notNull().default(0),
    createdAt: now(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (t) => [index('order_codes_order').on(t.orderId), index('order_codes_age').on(t.expiresAt)],
)
