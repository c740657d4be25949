/** Messages sent with the forms of content pages, reports about faults of pages, and subscriptions of newsletters. */
import { bigserial, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'

import type { Newsletter, STORED_ENQUIRY_KINDS } from '../../../contract/limits/enquiries'

import { citext, customers } from './customers'

export const enquiries = pgTable(
  'enquiries',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** Shown to the writer, e.g. `Q-4F7K2M9Q`; not guessable. */
    number: text().notNull().unique(),
    /** Id of the browser's form: one form gives at most one enquiry. */
    formKey: uuid().notNull().unique(),
    kind: text().$type<(typeof STORED_ENQUIRY_KINDS)[number]>().notNull(),
    customerId: integer().references(() => customers.id, { onDelete: 'set null' }),
    name: text().notNull(),
    email: citext().notNull(),
    phone: text().notNull(),
    company: text().notNull(),
    businessId: text().notNull(),
    orderNumber: text().notNull(),
    message: text().notNull(),
    language: text().notNull(),
    country: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When staff marked it as answered. */
    answeredAt: timestamp({ withTimezone: true }),
  },
  (t) => [index('enquiries_age').on(t.createdAt), index('enquiries_customer').on(t.customerId)],
)

/** A subscription counts once it is confirmed; ending it deletes the row. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    list: text().$type<Newsletter>().notNull(),
    email: citext().notNull(),
    language: text().notNull(),
    requestedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    confirmedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    unique('newsletter_subscriptions_once').on(t.list, t.email),
    index('newsletter_subscriptions_age').on(t.requestedAt),
  ],
)
