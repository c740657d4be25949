/**
 * Periods of personal data, for the sweep that deletes it (lib/backend/flows/privacy/retention.ts) and for the privacy page that tells
 * people about it. Data about staff only is not on that page.
 */
export interface KeptData {
  readonly hours?: number
  readonly days?: number
  readonly years?: number
  /** What the period begins with; `deleted`, `stopped`: there is no period, the person ends it. */
  readonly from: 'since' | 'order' | 'yearEnd' | 'change' | 'end' | 'deleted' | 'stopped'
  readonly why: 'order' | 'claims' | 'books' | 'account' | 'security' | 'answer' | 'message' | 'proof'
  /** Article 6(1) of the GDPR. */
  readonly basis: 'contract' | 'law' | 'interest' | 'consent'
}

export const KEPT = {
  unpaid_orders: { days: 30, from: 'order', why: 'order', basis: 'contract' },
  orders: { years: 3, from: 'order', why: 'claims', basis: 'interest' },
  bookkeeping: { years: 6, from: 'yearEnd', why: 'books', basis: 'law' },
  complaints: { years: 3, from: 'since', why: 'claims', basis: 'interest' },
  rentals: { years: 1, from: 'end', why: 'claims', basis: 'contract' },
  unfiled_pictures: { days: 1, from: 'since', why: 'claims', basis: 'contract' },
  accounts: { from: 'deleted', why: 'account', basis: 'contract' },
  unconfirmed_accounts: { days: 30, from: 'since', why: 'account', basis: 'contract' },
  carts: { days: 365, from: 'change', why: 'account', basis: 'contract' },
  sessions: { hours: 12, from: 'since', why: 'account', basis: 'contract' },
  links: { days: 1, from: 'end', why: 'account', basis: 'contract' },
  idempotency_keys: { days: 2, from: 'since', why: 'security', basis: 'interest' },
  rate_limits: { days: 1, from: 'since', why: 'security', basis: 'interest' },
  holds: { days: 1, from: 'end', why: 'security', basis: 'interest' },
  mails: { days: 30, from: 'since', why: 'message', basis: 'contract' },
  dead_addresses: { days: 90, from: 'since', why: 'message', basis: 'interest' },
  reviews: { years: 6, from: 'since', why: 'proof', basis: 'interest' },
  stock_notices: { days: 365, from: 'since', why: 'message', basis: 'consent' },
  enquiries: { years: 2, from: 'since', why: 'answer', basis: 'interest' },
  newsletter_subscriptions: { from: 'stopped', why: 'message', basis: 'consent' },
  reminder_stops: { from: 'stopped', why: 'message', basis: 'interest' },
  gift_campaigns: { years: 2, from: 'since', why: 'order', basis: 'interest' },
  payment_events: { days: 365, from: 'since', why: 'security', basis: 'interest' },
  client_errors: { days: 30, from: 'since', why: 'security', basis: 'interest' },
} as const satisfies Readonly<Record<string, KeptData>>

export type KeptName = keyof typeof KEPT
export const KEPT_NAMES = Object.keys(KEPT) as readonly KeptName[]
export const keptData = (name: KeptName): KeptData => KEPT[name]

const DAYS_PER_YEAR = 365

/** The period in days. Throws RangeError for data without one. */
export function keptDays(name: KeptName): number {
  const { hours, days, years } = keptData(name)
  if (hours !== undefined) return hours / 24
  const count = days ?? (years === undefined ? undefined : years * DAYS_PER_YEAR)
  if (count === undefined) throw new RangeError(`${name} is kept without a period.`)
  return count
}
