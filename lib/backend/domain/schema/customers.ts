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
  uniqueIndex,
} from 'drizzle-orm/pg-core'

import type { OfficeRole } from '@/lib/contract/access/permissions'
import type { AccountBundle } from '@/lib/contract/schemas/checkout'
import type { ClothingSize } from '../../../contract/limits/accounts'

import { addressPhone, customerWords } from './search-words'

/** Case-insensitive text (extension citext): one e-mail address is one customer. */
export const citext = customType<{ data: string }>({ dataType: () => 'citext' })

/** Sizes and measures that a customer has stored; whatever is not known is left out. */
export interface SizeProfile {
  clothing?: ClothingSize
  shoes?: number
  height?: number
  chest?: number
  waist?: number
  hips?: number
  inseam?: number
  foot?: number
}

export interface CartContent {
  products: { productId: number | string; amount: number }[]
  /** Undefined in carts that were stored before bundles were. */
  bundles?: AccountBundle[]
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
    /** What the person does in the back office, besides what staff and administrators may do. */
    officeRoles: text().array().$type<OfficeRole[]>().notNull().default(sql`'{}'`),
    isOrgUser: boolean().notNull().default(false),
    organisationId: integer().references(() => organisations.id),
    /** Fields that customers set themselves; only staff set the user of an organisation and its invoices. */
    company: text(),
    vatNumber: text(),
    isActive: boolean().notNull().default(true),
    sizeProfile: jsonb().$type<SizeProfile>(),
    cartContent: jsonb().$type<CartContent>(),
    /** One more with each change of the cart: a device that has not seen the last one does not overwrite it. */
    cartVersion: integer().notNull().default(0),
    /** When the cart was last saved. */
    cartSavedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When a form requested this account; null after the e-mail address was confirmed, and for accounts that were created in another way. */
    registeredAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('customers_registered').on(t.registeredAt).where(sql`${t.registeredAt} is not null`),
    /** For searches of staff: a part of what an account is found by. */
    index('customers_words')
      .using('gin', sql.raw(`${customerWords('')} gin_trgm_ops`))
      .with({ gin_pending_list_limit: 256 }),
  ],
)

/**
 * The address book. The default one is repeated in the columns of `customers`, which the checkout and the staff read: only
 * domain/customers/addresses.ts writes both.
 */
export const customerAddresses = pgTable(
  'customer_addresses',
  {
    id: serial().primaryKey(),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phone: text().notNull().default(''),
    address: text().notNull(),
    postcode: text().notNull(),
    city: text().notNull(),
    country: text().notNull(),
    isDefault: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('customer_addresses_customer').on(t.customerId),
    index('customer_addresses_phone')
      .using('gin', sql.raw(`(${addressPhone('')}) gin_trgm_ops`))
      .with({ gin_pending_list_limit: 256 }),
    uniqueIndex('customer_addresses_default').on(t.customerId).where(sql`${t.isDefault}`),
  ],
)

/**
 * Changes of an e-mail address. The link that confirms one is sent to the new address, the link that stops it to the old one. Both tokens
 * are computed from the random value stored here and the shop's secret; their hashes identify the row.
 */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    oldEmail: citext().notNull(),
    newEmail: citext().notNull(),
    nonce: text().notNull(),
    confirmHash: text().notNull().unique(),
    stopHash: text().notNull().unique(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Null until the new address has confirmed it. */
    confirmedAt: timestamp({ withTimezone: true }),
    /** Until then the new address can confirm it. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** Until then the old address can stop it, also when it is confirmed. */
    stopsUntil: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('email_changes_customer').on(t.customerId), index('email_changes_age').on(t.stopsUntil)],
)

/** Accounts at other providers with which a customer can sign in, by the subject, which the provider never changes. */
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

/** Log-ins: access tokens, stored as hashes. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    tokenHash: text().primaryKey(),
    /** The name of a log-in in the list of open ones. */
    id: bigserial({ mode: 'number' }).notNull().unique(),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** Browser and system, such as `Firefox, Linux`; empty when they are not known. */
    device: text().notNull().default(''),
    /** Whether the second factor was shown at this log-in. */
    hasSecondFactor: boolean().notNull().default(false),
    /** A log-in of the back office: its token is in a cookie that no script can read, and only it opens calls of the back office. */
    isOffice: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Written at most every few minutes. */
    lastSeenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('access_tokens_customer').on(t.customerId), index('access_tokens_expiry').on(t.expiresAt)],
)

/**
 * Second factors (TOTP, RFC 6238) of staff. The secret is computed from the random value stored here and the shop's secret, which is not
 * stored here.
 */
export const secondFactors = pgTable('second_factors', {
  customerId: integer()
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  nonce: text().notNull(),
  /** Null until the first code was entered: the factor counts from then on. */
  confirmedAt: timestamp({ withTimezone: true }),
  /** The time step of the newest code that was used: a code of this step or an earlier one is refused. */
  lastStep: integer().notNull().default(0),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** Codes that replace the second factor, once each, as hashes like those of passwords. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    customerId: integer()
      .notNull()
      .references(() => secondFactors.customerId, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.codeHash] })],
)

export type AccountEventKind =
  | 'second_factor_on'
  | 'second_factor_off'
  | 'second_factor_reset'
  | 'recovery_code_used'
  | 'recovery_codes_new'
  | 'role_changed'

/** Changes of how staff log in: append-only. `actorId` is who made the change, an administrator or the person. */
export const accountEvents = pgTable(
  'account_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    actorId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    kind: text().$type<AccountEventKind>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('account_events_customer').on(t.customerId), index('account_events_actor').on(t.actorId)],
)

/** The action that a link in a mail allows, once. */
export type AccountPurpose = 'activate' | 'reset' | 'delete'

/** The data of a registration for its account. */
export interface RegistrationDetails {
  firstName: string
  lastName: string
  isClub: boolean
  country: string
  language: string
  company: string | null
  vatNumber: string | null
}

/**
 * Links for people who are not logged in. A token is computed from a random value stored here and the shop's secret, which is not stored
 * here; its hash identifies the row.
 */
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
    /** Of a registration: the account's data if this link is used. */
    details: jsonb().$type<RegistrationDetails>(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('account_tokens_customer').on(t.customerId), index('account_tokens_expiry').on(t.expiresAt)],
)

/** E-mail addresses that have stopped reminders, by their hash, so that the list cannot be used for sending. */
export const reminderStops = pgTable('reminder_stops', {
  emailHash: text().primaryKey(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** Addresses that mail servers have reported as dead; nothing is sent to them. Hashed, because it is not needed to write to them. */
export const undeliverableAddresses = pgTable('undeliverable_addresses', {
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
