/** People: customers, sessions, wishlists, rate limits. */
import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

/** Case-insensitive text (extension citext): one mailbox is one customer. */
export const citext = customType<{ data: string }>({ dataType: () => 'citext' })

export interface CartContent {
  products: { productId: number | string; amount: number }[]
}

export const organisations = pgTable('organisations', {
  id: serial().primaryKey(),
  name: text().notNull(),
  vatNumber: text(),
  /** Invoice to organisations, net days. */
  invoiceDays: integer().notNull().default(14),
})

export const customers = pgTable(
  'customers',
  {
    id: serial().primaryKey(),
    email: citext().notNull().unique(),
    passwordHash: text(),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    phone: text(),
    address: text(),
    postcode: text(),
    city: text(),
    country: text().notNull().default('fi'),
    language: text().notNull().default('fi'),
    username: text(),
    isClub: boolean().notNull().default(false),
    isStaff: boolean().notNull().default(false),
    isAdmin: boolean().notNull().default(false),
    isOrgUser: boolean().notNull().default(false),
    organisationId: integer().references(() => organisations.id),
    /** What customers say of themselves; being an organisation's user, with its invoices, is for staff to say. */
    company: text(),
    vatNumber: text(),
    isActive: boolean().notNull().default(true),
    cartContent: jsonb().$type<CartContent>(),
    /** When a form asked for this account; empty as soon as its mailbox has answered, and for accounts made in another way. */
    registeredAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('customers_registered').on(t.registeredAt).where(sql`${t.registeredAt} is not null`)],
)

/** Accounts elsewhere that sign a customer in, by the subject that the provider never changes. */
export const customerIdentities = pgTable(
  'customer_identities',
  {
    provider: text().$type<'google-oauth2'>().notNull(),
    subject: text().notNull(),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.subject] }), index('customer_identities_customer').on(t.customerId)],
)

/** Access tokens, hashed at rest. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    tokenHash: text().primaryKey(),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('access_tokens_customer').on(t.customerId), index('access_tokens_expiry').on(t.expiresAt)],
)

/** What a link in a mail permits, once. */
export type AccountPurpose = 'activate' | 'reset' | 'delete'

/** What a registration says of its account. */
export interface RegistrationDetails {
  firstName: string
  lastName: string
  isClub: boolean
  country: string
  language: string
  company: string | null
  vatNumber: string | null
}

/** Links for people who are not logged in. A token follows from chance that is kept here and the shop's secret that is not; its hash finds the row. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    purpose: text().$type<AccountPurpose>().notNull(),
    nonce: text().notNull(),
    tokenHash: text().notNull().unique(),
    /** Of a registration: what the account becomes when this very link is followed. */
    details: jsonb().$type<RegistrationDetails>(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('account_tokens_customer').on(t.customerId), index('account_tokens_expiry').on(t.expiresAt)],
)

/** Mailboxes that want no reminders, by the hash of their address; nobody can be written to from this list. */
export const reminderStops = pgTable('reminder_stops', {
  emailHash: text().primaryKey(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

export const wishlist = pgTable(
  'wishlist',
  {
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    modelId: integer().notNull(),
    addedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.modelId] })],
)
