/**
 * How long the shop keeps which personal data: the only list of it. The periodic jobs `purge` and `retention` carry it out, docs/privacy.md
 * is generated from it (`npm run docs:privacy`), and `npm run person` says by it what is kept and why.
 */
import { sql } from 'drizzle-orm'

import {
  anonymiseComplaints,
  anonymiseOrders,
  anonymiseWithdrawals,
  RETENTION_DAYS,
} from '@/lib/backend/domain/orders/anonymise'
import { anonymiseRentals, FORGOTTEN_RENTALS } from '@/lib/backend/domain/rentals/anonymise'
import { inStates } from '@/lib/backend/platform/database/in-states'
import { purgeMailFiles } from '@/lib/backend/platform/mail/mailer'
import { EXPORT_FILE_DAYS, IMPORT_FILE_DAYS } from '@/lib/contract/limits/office-files'
import { keptDays, type KeptName } from '@/lib/contract/limits/retention'
import { RELEASED_STATES } from '@/lib/order/order-states'

import { BATCH, days, deleteRows, inBatches } from './batches'
import { CLAIM_DAYS, forgetBooks, forgetComplaints, oldBooks } from './last-traces'

interface Rule {
  /** What the data is about, and what of it the rule covers. */
  readonly data: string
  /** Until when it is kept. */
  readonly until: string
  /** What happens then. */
  readonly then: string
  /** Why it is kept until then. */
  readonly why: string
  /** The tables that hold it. */
  readonly tables: readonly string[]
  /** The periodic job that carries it out; null: another part of the shop, named in `then`. */
  readonly job: 'purge' | 'retention' | null
  readonly sweep?: () => Promise<unknown>
}

/** The time before which data of a name is due. */
const due = (name: KeptName) => days(keptDays(name))
/** A query that is typed this often on a day is not one person's. */
const COMMON_QUERY = 3

export const RETENTION = {
  unpaid_orders: {
    data: 'Orders that were never paid (expired, cancelled, payment failed): name, address, e-mail, telephone, wishes, notes of staff',
    until: '30 days after the order',
    then: 'anonymised, notes deleted: products and amounts stay',
    why: 'a late payment can still arrive, and a shopper may ask what went wrong',
    tables: [
      'orders',
      'order_lines',
      'order_events',
      'order_notes',
      'payments',
      'discount_redemptions',
      'gift_campaign_codes',
    ],
    job: 'retention',
    sweep: () =>
      anonymiseOrders(
        sql`${inStates('o.status', RELEASED_STATES)} and o.paid_at is null and o.created_at < ${due('unpaid_orders')}`,
      ),
  },
  orders: {
    data: 'Paid orders: name, address, e-mail, telephone, wishes, parcel tracking, words in returns, notes of staff',
    until: `three years after the order; ${RETENTION_DAYS} days after it when its buyer asked for erasure or deleted the account`,
    then: 'anonymised, notes deleted: products, amounts, country, and a company on its invoice stay',
    why: 'returns (100 days), and claims for defects until they are time-barred',
    tables: [
      'orders',
      'order_lines',
      'order_events',
      'order_notes',
      'returns',
      'return_lines',
      'refunds',
      'payments',
      'allocations',
    ],
    job: 'retention',
    sweep: () => anonymiseOrders(sql`o.created_at < ${days(CLAIM_DAYS)}`),
  },
  bookkeeping: {
    data: 'Paid orders: a company on its invoice, the account, the seller, ids at the payment provider',
    until: 'six years after the end of the calendar year of the order',
    then: 'deleted from the order; amounts stay without anybody',
    why: 'Accounting Act (1336/1997) chapter 2 §10, VAT Act §209 e',
    tables: ['orders', 'payments', 'organisations'],
    job: 'retention',
    sweep: forgetBooks,
  },
  complaints: {
    data: 'Complaints: name, address, e-mail, telephone, the fault in own words, pictures',
    until: `three years; ${RETENTION_DAYS} days when the person asked for erasure or deleted the account`,
    then: 'anonymised, pictures deleted: the product and the kind of purchase stay',
    why: 'claims for defects until they are time-barred',
    tables: ['complaints', 'complaint_pictures'],
    job: 'retention',
    sweep: async () => {
      await anonymiseComplaints(sql`o.created_at < ${days(CLAIM_DAYS)}`)
      await forgetComplaints()
    },
  },
  withdrawals: {
    data: 'Statements of withdrawal: name, e-mail, order number, products in own words',
    until: `three years; ${RETENTION_DAYS} days when the person asked for erasure or deleted the account`,
    then: 'anonymised: number, time, order and outcome stay',
    why: 'proof that a contract was withdrawn from, and when, until claims are time-barred',
    tables: ['withdrawals'],
    job: 'retention',
    sweep: () => anonymiseWithdrawals(sql`o.created_at < ${days(CLAIM_DAYS)}`),
  },
  rentals: {
    data: 'Rentals: name, e-mail, telephone, body measures of who uses the goods',
    until: 'one year after the goods came back; at once then when the person asked for erasure or deleted the account',
    then: 'anonymised: the goods, days and amounts stay',
    why: 'damage, and claims about it',
    tables: ['rental_bookings', 'rental_lines'],
    job: 'retention',
    sweep: () => anonymiseRentals(sql`${FORGOTTEN_RENTALS} or b.ended_at < ${due('rentals')}`),
  },
  unfiled_pictures: {
    data: 'Pictures of complaints that were never filed',
    until: 'one day',
    then: 'deleted',
    why: 'the form may still be open',
    tables: ['complaint_pictures'],
    job: 'purge',
    sweep: deleteRows('complaint_pictures', sql`complaint_id is null and created_at < ${due('unfiled_pictures')}`),
  },
  accounts: {
    data: 'Accounts: name, addresses, e-mail, telephone, sizes, password (hash), wishlist, votes, sign-in with Google; of staff their roles and saved lists',
    until: 'their owner deletes the account',
    then: 'deleted at once',
    why: 'the contract about the account',
    tables: [
      'customers',
      'customer_addresses',
      'customer_identities',
      'wishlist',
      'saved_views',
      'review_votes',
      'enterprise_order_lines',
    ],
    job: null,
  },
  unconfirmed_accounts: {
    data: 'Accounts that were requested and not confirmed',
    until: '30 days',
    then: 'deleted',
    why: 'the link may still be used',
    tables: ['customers'],
    job: 'purge',
    sweep: deleteRows('customers', sql`registered_at < ${due('unconfirmed_accounts')}`),
  },
  carts: {
    data: 'Carts in accounts',
    until: 'one year after the last change',
    then: 'deleted',
    why: 'the cart follows the shopper to other devices',
    tables: ['customers'],
    job: 'retention',
    sweep: () =>
      inBatches(sql`
        update customers set cart_content = null where id in (
          select id from customers where cart_content is not null and cart_saved_at < ${due('carts')} limit ${BATCH} for update skip locked)`),
  },
  sessions: {
    data: 'Log-ins: browser and system, first and last use',
    until: 'they expire (12 hours; not used: 4 hours, of staff 1 hour)',
    then: 'deleted',
    why: 'needed to stay logged in',
    tables: ['access_tokens'],
    job: 'purge',
    sweep: deleteRows('access_tokens', sql`expires_at < now()`),
  },
  links: {
    data: 'Links of accounts (hashes), also those for a change of the e-mail address with both addresses; one-time codes of orders (hashes)',
    until: 'one day after they expired',
    then: 'deleted',
    why: 'a used link is answered with a reason',
    tables: ['account_tokens', 'email_changes', 'order_codes'],
    job: 'purge',
    sweep: async () => {
      await deleteRows('account_tokens', sql`expires_at < ${due('links')}`)()
      await deleteRows('email_changes', sql`stops_until < ${due('links')}`)()
      await deleteRows('order_codes', sql`expires_at < ${due('links')}`)()
    },
  },
  idempotency_keys: {
    data: 'Repeated requests: the caller, and the answer to an order',
    until: '48 hours',
    then: 'deleted',
    why: 'a request that is sent again must not order twice',
    tables: ['idempotency_keys'],
    job: 'purge',
    sweep: deleteRows('idempotency_keys', sql`created_at < ${due('idempotency_keys')}`),
  },
  rate_limits: {
    data: 'Counters of attempts by network address and e-mail address',
    until: 'one day',
    then: 'deleted',
    why: 'protection against guessing and flooding',
    tables: ['rate_limits'],
    job: 'purge',
    sweep: deleteRows('rate_limits', sql`window_start < ${due('rate_limits')}`),
  },
  holds: {
    data: 'Who reserves products with an unpaid order: account or e-mail address, and network address',
    until: 'the order is paid, or one day after it ended',
    then: 'deleted',
    why: 'nobody may reserve the whole stock without paying',
    tables: ['order_holds'],
    job: 'purge',
    sweep: deleteRows('order_holds', sql`ended_at < ${due('holds')}`),
  },
  hold_releases: {
    data: 'Which staff released which unpaid orders',
    until: '90 days',
    then: 'deleted',
    why: 'questions of shoppers and colleagues',
    tables: ['hold_releases'],
    job: 'purge',
    sweep: deleteRows('hold_releases', sql`created_at < ${days(90)}`),
  },
  mails: {
    data: 'Messages in the outbox that name an e-mail address; all others name only an order, an account or a complaint',
    until: '30 days, also when they could not be sent',
    then: 'deleted',
    why: 'sending again after a failure of the mail server',
    tables: ['outbox'],
    job: 'purge',
    sweep: deleteRows('outbox', sql`payload ? 'email' and created_at < ${due('mails')}`),
  },
  webhooks: {
    data: 'Messages to other systems of the merchant (webhooks) and whether they arrived; they name orders and nobody',
    until: '30 days',
    then: 'deleted',
    why: 'sending again, and questions about what another system was told',
    tables: ['webhook_messages', 'webhook_deliveries'],
    job: 'purge',
    sweep: deleteRows('webhook_messages', sql`created_at < ${days(30)}`),
  },
  integration_keys: {
    data: 'Keys of other systems of the merchant, as a hash, with when each was last used',
    until: 'the merchant deletes the row; a revoked or expired key opens nothing',
    then: 'deleted',
    why: 'the merchant must see which systems have access',
    tables: ['integration_keys'],
    job: null,
  },
  mail_copies: {
    data: 'Mails as files in DATA_DIR/mail (only without a mail server), readable by the shop’s account only',
    until: '30 days',
    then: 'deleted',
    why: 'a shop without a mail server loses no message',
    tables: [],
    job: 'retention',
    sweep: () => purgeMailFiles(new Date(Date.now() - 30 * 86_400_000)),
  },
  dead_addresses: {
    data: 'Addresses that mail servers have reported as dead, as a hash',
    until: '90 days after the last report',
    then: 'deleted, and the address is written to again',
    why: 'mail servers treat a sender who writes to dead addresses as one of spam',
    tables: ['undeliverable_addresses'],
    job: 'purge',
    sweep: deleteRows('undeliverable_addresses', sql`created_at < ${due('dead_addresses')}`),
  },
  reviews: {
    data: 'Reviews: the name that is shown, and the account',
    until: 'six years, or until the account is deleted',
    then: 'signed “N. N.” and cut off from the account; the text stays',
    why: 'the shop must be able to show that a review is of a buyer (Directive 2005/29/EC)',
    tables: ['reviews'],
    job: 'retention',
    sweep: () =>
      inBatches(sql`
        update reviews set customer_id = null, visible_name = 'N. N.' where id in (
          select id from reviews where created < ${due('reviews')} and (customer_id is not null or visible_name <> 'N. N.')
          limit ${BATCH} for update skip locked)`),
  },
  stock_notices: {
    data: 'Requests for a message when a product is back in stock',
    until: 'the message is sent, at most one year',
    then: 'deleted',
    why: 'the shopper asked for the message',
    tables: ['stock_notices'],
    job: 'purge',
    sweep: deleteRows('stock_notices', sql`created_at < ${due('stock_notices')}`),
  },
  enquiries: {
    data: 'Messages of the forms on content pages and reports about faults of pages: name, company, e-mail, telephone, the message',
    until: 'two years, or until the person asks for erasure or deletes the account',
    then: 'deleted',
    why: 'answers, offers and accounts with invoice that follow from them',
    tables: ['enquiries'],
    job: 'purge',
    sweep: deleteRows('enquiries', sql`created_at < ${due('enquiries')}`),
  },
  newsletter_subscriptions: {
    data: 'E-mail addresses of newsletters',
    until: 'the person ends the subscription, asks for erasure or deletes the account; without confirmation 7 days',
    then: 'deleted',
    why: 'consent, given twice: with the form and with the link in the mail',
    tables: ['newsletter_subscriptions'],
    job: 'purge',
    sweep: deleteRows('newsletter_subscriptions', sql`confirmed_at is null and requested_at < ${days(7)}`),
  },
  reminder_stops: {
    data: 'E-mail addresses that stopped reminders, as hashes',
    until: 'the person allows reminders again',
    then: 'deleted at once',
    why: 'the wish not to be written to must be known',
    tables: ['reminder_stops'],
    job: null,
  },
  gift_campaigns: {
    data: 'E-mail addresses to which a company had gifts sent',
    until: 'one year after the campaign, two years after the mail when the campaign has no end',
    then: 'deleted from the code',
    why: 'questions about a gift that did not arrive',
    tables: ['gift_campaign_codes'],
    job: 'purge',
    sweep: () =>
      inBatches(sql`
        update gift_campaign_codes set email = null where code_hash in (
          select c.code_hash from gift_campaign_codes c join gift_campaigns g on g.id = c.campaign_id
          where c.email is not null and (g.valid_until < ${days(365)} or (g.valid_until is null and c.sent_at < ${due('gift_campaigns')}))
          limit ${BATCH})`),
  },
  payment_events: {
    data: 'Messages of payment providers, which can name the payer',
    until: '90 days after they were processed; the event’s id one year',
    then: 'emptied, then deleted',
    why: 'disputes about a payment; an event that is sent again must not count twice',
    tables: ['payment_events'],
    job: 'purge',
    sweep: async () => {
      await inBatches(sql`
        update payment_events set payload = '{}' where ctid in (
          select ctid from payment_events where processed_at is not null and received_at < ${days(90)} and payload <> '{}' limit ${BATCH})`)
      await deleteRows('payment_events', sql`processed_at is not null and received_at < ${due('payment_events')}`)()
    },
  },
  client_errors: {
    data: 'Errors that browsers reported',
    until: '30 days',
    then: 'deleted',
    why: 'finding faults of the shop',
    tables: ['client_errors'],
    job: 'purge',
    sweep: deleteRows('client_errors', sql`created_at < ${due('client_errors')}`),
  },
  staff_records: {
    data: 'What staff did: prices that they gave, returns that they received, transfers that they requested',
    until: 'six years after the end of the calendar year',
    then: 'who did it, and the reason, are deleted',
    why: 'evidence for bookkeeping',
    tables: ['price_overrides', 'returns', 'transfer_requests'],
    job: 'retention',
    sweep: async () => {
      await inBatches(sql`
        update price_overrides set staff_id = 0, decided_by = null, reason = '' where id in (
          select id from price_overrides where ${oldBooks()} and staff_id <> 0 limit ${BATCH})`)
      await inBatches(sql`
        update returns set received_by = null where id in (
          select id from returns where ${oldBooks()} and received_by is not null limit ${BATCH})`)
      await inBatches(sql`
        update transfer_requests set created_by = null where id in (
          select id from transfer_requests where ${oldBooks()} and created_by is not null limit ${BATCH})`)
    },
  },
  second_factors: {
    data: 'Second factors of staff and their recovery codes (without the secret)',
    until: 'the factor is removed or the account is closed',
    then: 'deleted at once',
    why: 'needed to log in',
    tables: ['second_factors', 'recovery_codes'],
    job: null,
  },
  account_events: {
    data: 'Who changed how staff log in',
    until: 'two years',
    then: 'deleted',
    why: 'finding out who let somebody in',
    tables: ['account_events'],
    job: 'retention',
    sweep: deleteRows('account_events', sql`created_at < ${days(2 * 365)}`),
  },
  office_changes: {
    data: 'Who changed what in the back office, and why; who began long work there, and who counted or received goods',
    until: `five years; long work ninety days, files of goods that were imported ${IMPORT_FILE_DAYS} days, those that were exported ${EXPORT_FILE_DAYS} days`,
    then: 'deleted',
    why: 'finding out how a price, a text or a setting came to be',
    tables: ['record_changes', 'office_jobs', 'stock_counts', 'purchase_receipts'],
    job: 'retention',
    sweep: async () => {
      await deleteRows('office_jobs', sql`created_at < ${days(90)}`)()
      await deleteRows('record_changes', sql`created_at < ${days(5 * 365)}`)()
      await deleteRows('stock_counts', sql`created_at < ${days(5 * 365)}`)()
      await deleteRows('purchase_receipts', sql`created_at < ${days(5 * 365)}`)()
    },
  },
  search_terms: {
    data: 'Words that shoppers searched for: how often each was typed in a language on a day, and how often without results; nothing of who typed it',
    until: `one year; what was typed fewer than ${COMMON_QUERY} times on its day, until the next day`,
    then: 'deleted',
    why: 'finding out what shoppers look for and do not find; a rare text could say something of a person',
    tables: [],
    job: 'retention',
    sweep: deleteRows(
      'search_queries',
      sql`day < current_date - 365 or (day < current_date and times < ${COMMON_QUERY})`,
    ),
  },
  logs: {
    data: 'Log of the shop (standard output) and of the embedded PostgreSQL',
    until: 'as long as the operator keeps the output; PostgreSQL’s file at most 4 MB',
    then: 'written over',
    why: 'finding faults and attacks; written without queries, parameters, e-mail and network addresses and secrets: accounts by their number, clients by a pseudonym',
    tables: [],
    job: null,
  },
} as const satisfies Readonly<Record<KeptName, Rule>> & Readonly<Record<string, Rule>>

/** Every table with personal data. */
export const personalTables = (): string[] =>
  [...new Set(Object.values(RETENTION).flatMap(({ tables }) => tables))].sort()

/** Carries out the rules of one periodic job. */
export async function sweepRetention(job: 'purge' | 'retention'): Promise<void> {
  for (const rule of Object.values(RETENTION) as Rule[]) if (rule.job === job) await rule.sweep?.()
}
