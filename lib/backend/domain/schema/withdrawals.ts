/** Statements of withdrawal (Directive 2011/83/EU Art. 11a): each is kept as it was made, whether or not its order is found. */
import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import type { WithdrawalOutcome, WithdrawnLine } from '@/lib/order/withdrawal'

import { citext, customers } from './customers'
import { orders } from './orders'

export const withdrawals = pgTable(
  'withdrawals',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** In the receipt, e.g. `V-4F7K2M9Q`. */
    number: text().notNull().unique(),
    /** Created by the browser with the form: sending the same form twice gives one statement. */
    formKey: uuid().notNull().unique(),
    /** Hash of the statement's content: the same statement again is the same one while it is open. */
    fingerprint: text().notNull(),
    /** The order that it is about, found by itself or connected by staff. */
    orderId: bigint({ mode: 'number' }).references(() => orders.id),
    customerId: integer().references(() => customers.id),
    /** Made with the order's look-up secret or the account that ordered; otherwise number and e-mail address were typed. */
    isProven: boolean().notNull(),
    name: text().notNull(),
    /** Where the receipt goes. */
    email: citext().notNull(),
    /** What identifies the contract, as it was typed. */
    orderNumber: text().notNull(),
    /** What is withdrawn from, in words; empty: the whole contract. */
    goods: text().notNull(),
    /** Lines of the order; null when none were chosen. */
    lines: jsonb().$type<readonly WithdrawnLine[]>(),
    language: text().notNull(),
    country: text().notNull(),
    /** Null while it is open. */
    outcome: text().$type<WithdrawalOutcome>(),
    note: text().notNull().default(''),
    /** Staff who decided. No foreign key: accounts of staff can be removed. */
    closedBy: integer(),
    closedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Like that of an order. */
    forgetAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex('withdrawals_open_content').on(t.fingerprint).where(sql`${t.outcome} is null`),
    index('withdrawals_open').on(t.createdAt).where(sql`${t.outcome} is null`),
    index('withdrawals_order').on(t.orderId),
    index('withdrawals_customer').on(t.customerId),
    index('withdrawals_email').on(t.email),
    index('withdrawals_forget').on(t.forgetAt).where(sql`${t.forgetAt} is not null`),
    check('withdrawals_closed', sql`(${t.outcome} is null) = (${t.closedAt} is null)`),
  ],
)
