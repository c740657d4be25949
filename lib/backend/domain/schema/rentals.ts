/** Rental: the units that are rented out, and who has booked them. What a product costs is in `rental_rates`. */
import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'

import { inStates } from '@/lib/backend/platform/database/in-states'
import type { RentalPerson } from '@/lib/contract/schemas/rental'
import type { Language } from '@/lib/market/languages'
import { RENTAL, RENTAL_STATES, type RentalStatus } from '@/lib/order/rental-machine'

import { models, stores, variants } from './catalogue'
import { citext, customers } from './customers'

/** `ready`: can be booked. `repair`: comes back. `retired`: does not. */
export const UNIT_CONDITIONS = ['ready', 'repair', 'retired'] as const

/** One thing that is rented out, such as a pair of skis. It is no stock: it is never sold. */
export const rentalUnits = pgTable(
  'rental_units',
  {
    id: serial().primaryKey(),
    variantId: integer()
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    storeId: integer()
      .notNull()
      .references(() => stores.id),
    /** On its label; staff read it when they hand it out. */
    code: text().notNull().unique(),
    condition: text().$type<(typeof UNIT_CONDITIONS)[number]>().notNull().default('ready'),
    note: text().notNull().default(''),
  },
  (t) => [
    index('rental_units_variant').on(t.variantId, t.storeId),
    index('rental_units_store').on(t.storeId),
    check('rental_units_condition', inStates(t.condition, UNIT_CONDITIONS)),
  ],
)

export const rentalBookings = pgTable(
  'rental_bookings',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** E.g. `R-4F7K2M9Q`. */
    number: text().notNull().unique(),
    /** Created by the browser with the form: sending the same form twice gives one booking. */
    formKey: uuid().notNull().unique(),
    status: text().$type<RentalStatus>().notNull().default(RENTAL.initial),
    storeId: integer()
      .notNull()
      .references(() => stores.id),
    /** The first and the last day of use. */
    fromDay: date().notNull(),
    toDay: date().notNull(),
    collectOn: date().notNull(),
    backOn: date().notNull(),
    name: text().notNull(),
    email: citext().notNull(),
    phone: text().notNull(),
    language: text().$type<Language>().notNull(),
    customerId: integer().references(() => customers.id, { onDelete: 'set null' }),
    /** Cents of EUR with VAT; paid in the store. */
    totalEur: integer().notNull(),
    depositEur: integer().notNull(),
    /** For days more than booked, and for damage; added by staff at the return. */
    extraEur: integer().notNull().default(0),
    note: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    handedOverAt: timestamp({ withTimezone: true }),
    endedAt: timestamp({ withTimezone: true }),
    /** The person has asked for erasure. */
    forgetAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('rental_bookings_desk').on(t.status, t.collectOn, t.id),
    index('rental_bookings_email').on(t.email),
    index('rental_bookings_customer').on(t.customerId),
    index('rental_bookings_store').on(t.storeId),
    check('rental_bookings_status', inStates(t.status, RENTAL_STATES)),
    check(
      'rental_bookings_days',
      sql`${t.toDay} >= ${t.fromDay} and ${t.collectOn} < ${t.fromDay} and ${t.backOn} > ${t.toDay}`,
    ),
  ],
)

/** One unit of a booking. The migration forbids by an exclusion constraint that the held days of a unit overlap. */
export const rentalLines = pgTable(
  'rental_lines',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    bookingId: bigint({ mode: 'number' })
      .notNull()
      .references(() => rentalBookings.id, { onDelete: 'cascade' }),
    line: integer().notNull(),
    unitId: integer()
      .notNull()
      .references(() => rentalUnits.id),
    modelId: integer()
      .notNull()
      .references(() => models.id),
    variantId: integer()
      .notNull()
      .references(() => variants.id),
    priceEur: integer().notNull(),
    depositEur: integer().notNull(),
    person: jsonb().$type<RentalPerson>().notNull(),
    /** Null when it holds no days any more. `heldUntil` is the first free day. */
    heldFrom: date(),
    heldUntil: date(),
    /** How it came back. */
    condition: text().notNull().default(''),
  },
  (t) => [
    unique('rental_lines_line').on(t.bookingId, t.line),
    index('rental_lines_unit').on(t.unitId, t.heldUntil),
    index('rental_lines_model').on(t.modelId),
    index('rental_lines_variant').on(t.variantId),
    check('rental_lines_held', sql`(${t.heldFrom} is null) = (${t.heldUntil} is null)`),
  ],
)
