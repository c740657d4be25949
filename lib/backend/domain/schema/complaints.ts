/** Complaints and their pictures. Pictures are stored in the database, so that every instance can read them and no file is public. */
import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

import { citext, customers } from './customers'
import { orders } from './orders'

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

export const complaints = pgTable(
  'complaints',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** Shown to the shopper, e.g. `R-4F7K2M9Q`; not guessable. */
    number: text().notNull().unique(),
    /** Id of the browser's form: one form gives at most one complaint. */
    formKey: uuid().notNull().unique(),
    customerId: integer().references(() => customers.id),
    /** Set when the order number and the e-mail address of the form belong together. */
    orderId: bigint({ mode: 'number' }).references(() => orders.id),
    email: citext().notNull(),
    language: text().notNull(),
    country: text().notNull(),
    currency: text().notNull(),
    /** Every field of the form, with its name in the spec. */
    fields: jsonb().$type<Record<string, string | boolean>>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When staff noted that the customer has an answer. */
    answeredAt: timestamp({ withTimezone: true }),
    /** Like that of an order. */
    forgetAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('complaints_forget').on(t.forgetAt).where(sql`${t.forgetAt} is not null`),
    index('complaints_order').on(t.orderId),
    index('complaints_customer').on(t.customerId),
  ],
)

export const complaintPictures = pgTable(
  'complaint_pictures',
  {
    id: uuid().primaryKey(),
    formKey: uuid().notNull(),
    /** Null until the complaint is filed. */
    complaintId: bigint({ mode: 'number' }).references(() => complaints.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Size of the upload in bytes; the sum is limited. */
    receivedBytes: integer().notNull(),
    /** A JPEG that the shop encoded itself from the upload. */
    jpeg: bytea().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('complaint_pictures_form').on(t.formKey),
    index('complaint_pictures_complaint').on(t.complaintId),
    index('complaint_pictures_age').on(t.createdAt),
  ],
)
