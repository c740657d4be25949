/** Orders, payments, codes, gift cards and their ledgers. Amounts are minor units of the order's currency unless named EUR. */
import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'

import { citext, customers } from './customers'
import { models, stores, variants } from './catalogue'
import { inStates } from '@/lib/backend/platform/database/in-states'
import type { GiftCardTemplate, GiftEmailTemplate } from '@/lib/contract/schemas/gift-management'
import type { METHOD_KINDS } from '@/lib/order/delivery-kinds'
import type { OrderEventKind } from '@/lib/order/events'
import type { Trust } from '@/lib/order/holds'
import { ORDER_STATES, type OrderStatus } from '@/lib/order/order-states'
import { OVERRIDE_STATES, type OverrideStatus } from '@/lib/order/price-override'
import {
  DUE_REFUNDS,
  OPEN_PAYMENTS,
  PAYMENT,
  type PaymentStatus,
  REFUND,
  type RefundStatus,
} from '@/lib/order/payment-machine'

import { orderWords } from './search-words'
import type { Localized } from './types'

const now = () => timestamp({ withTimezone: true }).notNull().defaultNow()

export const deliveryMethods = pgTable('delivery_methods', {
  id: text().primaryKey(),
  names: jsonb().$type<Localized>().notNull(),
  descriptions: jsonb().$type<Localized>().notNull().default({}),
  kind: text().$type<(typeof METHOD_KINDS)[number]>().notNull(),
  /** Null: every country that lists the method in the market table. */
  countries: text().array(),
  priceEur: integer().notNull(),
  freeFromEur: integer(),
  minDays: integer().notNull(),
  maxDays: integer().notNull(),
  isGreen: boolean().notNull().default(false),
  sortOrder: integer().notNull().default(0),
  /** Beginnings of the postal codes where it is available; null: all of them. */
  postalCodes: text().array(),
})

/** Lockers and counters of a carrier where a parcel can be collected. */
export const pickupPoints = pgTable(
  'pickup_points',
  {
    id: text().primaryKey(),
    methodId: text()
      .notNull()
      .references(() => deliveryMethods.id),
    country: text().notNull(),
    name: text().notNull(),
    address: text().notNull(),
    /** Without spaces and dashes, upper-case. */
    postalCode: text().notNull(),
    city: text().notNull(),
    /** Opening hours as text of the carrier; empty: always open. */
    hours: text().notNull().default(''),
  },
  (t) => [index('pickup_points_place').on(t.methodId, t.country, t.postalCode)],
)

export interface OrderAddress {
  first_name: string
  last_name: string
  address: string
  postal_code: string
  city: string
  phone: string
  email: string
  country: string
  company?: string
  vat_number?: string
  /** Of organisations: business id, address and operator of e-invoices, and their own reference. */
  business_id?: string
  einvoice_address?: string
  einvoice_operator?: string
  reference?: string
}

/** The shopper's choices besides the rows; a missing key was not chosen. */
export interface OrderOptions {
  part_delivery?: true
  express_pickup?: true
  post_delivery?: true
  card_checkout_mode?: true
  /** For express pickup: the promised time from which it is ready in the store, in shop time (`YYYY-MM-DDTHH:mm`). */
  ready_from?: string
  /** For all others: the promised arrival of each parcel, as shown to the shopper (lib/backend/flows/checkout/arrival). */
  arrivals?: readonly { from: string | null; to: string | null; text: string; lines: readonly number[] }[]
  /** Id of the carrier's point. */
  pickup_point?: string
  giosg_chatter?: string
  seller_name?: string
  seller_number?: string
  enterprise_order?: number
  /** Number of the order that this one repeats. */
  redo_order?: string
}

/**
 * The rules by which the products of an order were priced, stored with it: after a return, what is kept is priced by them again. Amounts
 * are minor units of the order's currency, `eur` cents of EUR.
 */
export interface PriceRules {
  /** Of the products, by the line's number: the value of one unit for thresholds, and the line's part of the code's discount. */
  lines: Readonly<Record<string, { eur: number; code_discount: number }>>
  /** The price and the value of one bundle, by its key (`order_lines.bundle_uid`). */
  bundles: Readonly<Record<string, { unit: number; eur: number }>>
  /** The code that reduces products, and the value of products from which it applies; null without one. */
  code: { code: string; min_total_eur: number } | null
}

export const orders = pgTable(
  'orders',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** Shown to the shopper, e.g. `W-4F7K2M9Q`; not guessable, and the number of orders cannot be derived. */
    number: text().notNull().unique(),
    /** Id of the browser's cart: one cart gives at most one order. */
    cartKey: text().notNull().unique(),
    status: text().$type<OrderStatus>().notNull(),
    customerId: integer().references(() => customers.id),
    email: citext().notNull(),
    language: text().notNull(),
    country: text().notNull(),
    currency: text().notNull(),
    /** Units of the currency for one EUR when the order was placed. */
    currencyRate: numeric({ precision: 14, scale: 6, mode: 'number' }).notNull(),
    taxAreaId: integer().notNull(),
    address: jsonb().$type<OrderAddress>().notNull(),
    deliveryMethod: text().notNull(),
    deliveryLocation: text(),
    deliveryCost: integer().notNull(),
    paymentMethod: text().notNull(),
    linesTotal: integer().notNull(),
    discountTotal: integer().notNull().default(0),
    giftCardTotal: integer().notNull().default(0),
    total: integer().notNull(),
    /** Null: the order is older than these rules, and a returned product gives back its share of the paid price. */
    priceRules: jsonb().$type<PriceRules>(),
    specialRequest: text().notNull().default(''),
    options: jsonb().$type<OrderOptions>().notNull().default({}),
    /** Look-up secret for the result page without login, hashed. */
    accessHash: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }),
    createdAt: now(),
    paidAt: timestamp({ withTimezone: true }),
    /** When the order must be anonymised: set when the account is deleted, null again after the anonymisation. */
    forgetAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('orders_forget').on(t.forgetAt).where(sql`${t.forgetAt} is not null`),
    index('orders_customer').on(t.customerId),
    index('orders_pending').on(t.status, t.expiresAt),
    index('orders_created').on(t.createdAt, t.id),
    /** For searches of staff: a part of what an order is found by. */
    index('orders_words')
      .using('gin', sql.raw(`${orderWords('')} gin_trgm_ops`))
      .with({ gin_pending_list_limit: 256 }),
    check('orders_status', inStates(t.status, ORDER_STATES)),
    check(
      'orders_total',
      sql`${t.total} = ${t.linesTotal} - ${t.discountTotal} - ${t.giftCardTotal} + ${t.deliveryCost} AND ${t.total} >= 0`,
    ),
  ],
)

export const orderLines = pgTable(
  'order_lines',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    lineNumber: integer().notNull(),
    kind: text().$type<'product' | 'giftcard' | 'bundle' | 'repack'>().notNull().default('product'),
    modelId: integer().references(() => models.id),
    variantId: integer().references(() => variants.id),
    bundleUid: text(),
    name: text().notNull(),
    colour: text(),
    size: text(),
    quantity: integer().notNull(),
    unitPrice: integer().notNull(),
    /** quantity × unitPrice − discount */
    gross: integer().notNull(),
    discount: integer().notNull().default(0),
    net: integer().notNull(),
    taxRatePercent: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
    extraData: jsonb().$type<Record<string, string>>(),
    /** Units that are being returned or were returned: the sum of the line's returns that are not cancelled. */
    returned: integer().notNull().default(0),
  },
  (t) => [
    check('order_lines_returned', sql`${t.returned} between 0 and ${t.quantity}`),
    unique('order_lines_number').on(t.orderId, t.lineNumber),
    check('order_lines_quantity', sql`${t.quantity} between 1 and 9999`),
    check('order_lines_gross', sql`${t.gross} = ${t.quantity} * ${t.unitPrice} - ${t.discount} AND ${t.gross} >= 0`),
  ],
)

/**
 * Every price that staff gave to a row, applied or not: who, for whom, from, to, why, and who approved it. A row without an order is a
 * request that waits for a colleague, or was declined. Rows are never deleted, so `staff_id` and `decided_by` are no foreign keys.
 */
export const priceOverrides = pgTable(
  'price_overrides',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    staffId: integer().notNull(),
    cartKey: text().notNull(),
    orderId: bigint({ mode: 'number' }).references(() => orders.id),
    lineNumber: integer(),
    variantId: integer()
      .notNull()
      .references(() => variants.id),
    quantity: integer().notNull(),
    currency: text().notNull(),
    /** Of one unit, in minor units of the currency. */
    shopPrice: integer().notNull(),
    price: integer().notNull(),
    reason: text().notNull(),
    status: text().$type<OverrideStatus>().notNull(),
    decidedBy: integer(),
    decidedAt: timestamp({ withTimezone: true }),
    createdAt: now(),
  },
  (t) => [
    index('price_overrides_cart').on(t.cartKey),
    index('price_overrides_order').on(t.orderId),
    index('price_overrides_waiting').on(t.id).where(sql`${t.status} = 'waiting'`),
    check('price_overrides_status', inStates(t.status, OVERRIDE_STATES)),
    check('price_overrides_amounts', sql`${t.quantity} > 0 and ${t.price} >= 0 and ${t.shopPrice} >= 0`),
    check('price_overrides_applied', sql`(${t.status} = 'applied') = (${t.orderId} is not null)`),
    check('price_overrides_other', sql`${t.decidedBy} is null or ${t.decidedBy} <> ${t.staffId}`),
  ],
)

/** The stores from which the units of a line are taken. */
export const allocations = pgTable(
  'allocations',
  {
    lineId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orderLines.id),
    storeId: integer()
      .notNull()
      .references(() => stores.id),
    quantity: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.lineId, t.storeId] }), check('allocations_positive', sql`${t.quantity} > 0`)],
)

/**
 * Who reserves stock with an unpaid order, for the limits of unpaid orders. Deleted when the order is paid, and a day after it ended unpaid.
 */
export const orderHolds = pgTable(
  'order_holds',
  {
    orderId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    trust: text().$type<Trust>().notNull(),
    /** `customer:12`, or the normalised e-mail address of a guest. */
    holder: text().notNull(),
    /** IPv4 address or /64 network; null when it is not known. */
    address: text(),
    /** Units of the lines that use stock. */
    units: integer().notNull(),
    createdAt: now(),
    /** When the order ended unpaid; null while it reserves its products. */
    endedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('order_holds_holder').on(t.holder),
    index('order_holds_address').on(t.address),
    index('order_holds_live').on(t.createdAt).where(sql`${t.endedAt} is null`),
    index('order_holds_ended').on(t.endedAt),
  ],
)

/** Which staff released which unpaid orders. */
export const holdReleases = pgTable(
  'hold_releases',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    staffId: integer().references(() => customers.id, { onDelete: 'set null' }),
    numbers: text().array().notNull(),
    units: integer().notNull(),
    createdAt: now(),
  },
  (t) => [index('hold_releases_age').on(t.createdAt)],
)

/** Append-only timeline of an order. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    kind: text().$type<OrderEventKind>().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdAt: now(),
  },
  (t) => [index('order_events_order').on(t.orderId)],
)

export const payments = pgTable(
  'payments',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    provider: text().notNull(),
    /** Our own name for it, sent to the provider; unique so that it cannot be paid twice. */
    reference: text().notNull(),
    /** The provider's id of the session or order. */
    providerId: text(),
    /** The provider's id for refunds; known after the payment. */
    captureId: text(),
    /** Where the shopper can continue the payment while it is open. */
    sessionUrl: text(),
    amount: integer().notNull(),
    currency: text().notNull(),
    status: text().$type<PaymentStatus>().notNull(),
    /** Sum of its refunds, including those that are still due. */
    refunded: integer().notNull().default(0),
    /** How often the provider was asked about it while it was open, and when it is asked next. */
    checks: integer().notNull().default(0),
    checkAt: timestamp({ withTimezone: true }).notNull().default(sql`now() + interval '2 minutes'`),
    /** W3C trace context of its order, for what a provider's message causes later; null without tracing. */
    trace: text(),
    createdAt: now(),
  },
  (t) => [
    index('payments_open').on(t.checkAt).where(inStates(t.status, OPEN_PAYMENTS)),
    index('payments_provider_id').on(t.providerId),
    unique('payments_reference').on(t.provider, t.reference),
    index('payments_order').on(t.orderId),
    index('payments_by_reference').on(t.reference),
    check('payments_status', inStates(t.status, PAYMENT.states)),
    check('payments_refund', sql`${t.refunded} between 0 and ${t.amount}`),
  ],
)

/** Refunds to a shopper: written with the change that causes them, sent to the provider afterwards. */
export const refunds = pgTable(
  'refunds',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    paymentId: bigint({ mode: 'number' })
      .notNull()
      .references(() => payments.id),
    /** What it is for, such as `return:12`: the same key again refunds nothing. */
    key: text().notNull(),
    amount: integer().notNull(),
    status: text().$type<RefundStatus>().notNull().default(REFUND.initial),
    providerId: text(),
    attempts: integer().notNull().default(0),
    nextTryAt: now(),
    createdAt: now(),
    doneAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    unique('refunds_key').on(t.paymentId, t.key),
    index('refunds_due').on(t.nextTryAt).where(inStates(t.status, DUE_REFUNDS)),
    check('refunds_status', inStates(t.status, REFUND.states)),
    check('refunds_positive', sql`${t.amount} > 0`),
  ],
)

/** Events from a provider: stored with their unique id first, processed afterwards. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text().notNull(),
    eventId: text().notNull(),
    reference: text().notNull(),
    kind: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    receivedAt: now(),
    processedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.eventId] }),
    // The rows that the sweep reads every few seconds: very few in a table that grows for a year.
    index('payment_events_open').on(t.receivedAt).where(sql`${t.processedAt} is null`),
  ],
)

export const discountCodes = pgTable(
  'discount_codes',
  {
    code: citext().primaryKey(),
    kind: text().$type<'percent' | 'amount' | 'free_delivery'>().notNull(),
    /** Percent, or cents of EUR. */
    value: integer().notNull(),
    minTotalEur: integer().notNull().default(0),
    startsAt: timestamp({ withTimezone: true }),
    endsAt: timestamp({ withTimezone: true }),
    maxUses: integer(),
    maxUsesPerCustomer: integer(),
    used: integer().notNull().default(0),
  },
  (t) => [
    check('discount_codes_limit', sql`${t.maxUses} is null or ${t.used} <= ${t.maxUses}`),
    check('discount_codes_used', sql`${t.used} >= 0`),
  ],
)

/** Append-only: +1 a redemption, −1 its release. */
export const discountRedemptions = pgTable(
  'discount_redemptions',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    code: citext()
      .notNull()
      .references(() => discountCodes.code),
    orderId: bigint({ mode: 'number' }).notNull(),
    /** The buyer: `customer:12` or the normalised e-mail address. */
    redeemer: text().notNull(),
    delta: integer().notNull(),
    createdAt: now(),
  },
  (t) => [index('discount_redemptions_code').on(t.code, t.redeemer), index('discount_redemptions_order').on(t.orderId)],
)

export const giftCards = pgTable(
  'gift_cards',
  {
    id: serial().primaryKey(),
    /** SHA-256 of the code; the code itself is never stored. */
    codeHash: text().notNull().unique(),
    balanceEur: integer().notNull(),
    expiresAt: timestamp({ withTimezone: true }),
    /** When it is sent to its recipient; null when it is sent, or not to be sent on a day. */
    sendAt: timestamp({ withTimezone: true }),
    /** The line of the order that bought it (`gift_card_ledger` has the order), as long as it waits for that day. */
    sendLine: integer(),
    createdAt: now(),
  },
  (t) => [
    check('gift_cards_balance', sql`${t.balanceEur} >= 0`),
    index('gift_cards_send').on(t.sendAt).where(sql`${t.sendAt} is not null`),
  ],
)

export const giftCardLedger = pgTable(
  'gift_card_ledger',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    giftCardId: integer()
      .notNull()
      .references(() => giftCards.id),
    deltaEur: integer().notNull(),
    /** `void`: the order that bought the card was cancelled; `refund`: money of returned products. */
    reason: text().$type<'issue' | 'order' | 'release' | 'void' | 'refund'>().notNull(),
    orderId: bigint({ mode: 'number' }),
    createdAt: now(),
  },
  (t) => [index('gift_card_ledger_card').on(t.giftCardId), index('gift_card_ledger_order').on(t.orderId)],
)

export const giftCampaigns = pgTable('gift_campaigns', {
  id: serial().primaryKey(),
  slug: text().notNull().unique(),
  names: jsonb().$type<Localized>().notNull(),
  descriptions: jsonb().$type<Localized>().notNull().default({}),
  modelIds: integer().array().notNull().default(sql`'{}'`),
  validUntil: timestamp({ withTimezone: true }),
  /** The text of the mail, and the design of the card with the code. */
  emailTemplate: text().$type<GiftEmailTemplate>().notNull().default('gift'),
  cardTemplate: text().$type<GiftCardTemplate>().notNull().default('plain'),
  /** When the codes with an e-mail address are sent; null again afterwards. */
  nextSendAt: timestamp({ withTimezone: true }),
  isSendingEnabled: boolean().notNull().default(false),
})

export const giftCampaignCodes = pgTable(
  'gift_campaign_codes',
  {
    codeHash: text().primaryKey(),
    id: bigserial({ mode: 'number' }).notNull().unique(),
    campaignId: integer()
      .notNull()
      .references(() => giftCampaigns.id),
    /** 128 random bits, from which the code is computed together with the shop's secret; null for an imported code. */
    nonce: text(),
    email: citext(),
    /** Language of the mail. */
    language: text(),
    /** When its mail was put into the outbox. */
    sentAt: timestamp({ withTimezone: true }),
    usedByOrderId: bigint({ mode: 'number' }),
  },
  (t) => [
    index('gift_campaign_codes_order').on(t.usedByOrderId),
    index('gift_campaign_codes_campaign').on(t.campaignId, t.id),
    unique('gift_campaign_codes_mailbox').on(t.campaignId, t.email),
  ],
)

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** The caller and the route, so that keys of different callers never collide. */
    principal: text().notNull(),
    route: text().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
    status: integer(),
    response: jsonb(),
    createdAt: now(),
  },
  (t) => [primaryKey({ columns: [t.principal, t.route, t.key] }), index('idempotency_keys_age').on(t.createdAt)],
)

/** Side effects of a committed change, sent after it. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    kind: text().notNull(),
    dedupeKey: text().notNull().unique(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: now(),
    sentAt: timestamp({ withTimezone: true }),
    /** When the mail server refused it for good, or it was not sent because its address takes no mail; null otherwise. */
    failedAt: timestamp({ withTimezone: true }),
    failure: text({ enum: ['refused', 'address_dead'] }),
    /** W3C trace context of what caused it; null without tracing. */
    trace: text(),
  },
  (t) => [
    index('outbox_open').on(t.id).where(sql`sent_at is null`),
    index('outbox_order').on(sql`(payload ->> 'order_id')`),
  ],
)

/** Errors that browsers reported; deleted by age. */
export const clientErrors = pgTable('client_errors', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  message: text().notNull(),
  createdAt: now(),
})
