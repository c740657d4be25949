/** When an invoice to an organisation is due (spec 1 §9 "Invoice payment term"). */

const INVOICE_DAYS = 14
const DAY_MS = 86_400_000

/** The term in days, the organisation's own or the shop's, and the moment at which it ends. `created` is when the order was placed. */
export function invoiceDue({
  created,
  invoice_days: own,
}: {
  readonly created: string
  readonly invoice_days: number | null
}): { days: number; due: string } {
  const days = own ?? INVOICE_DAYS
  return { days, due: new Date(Date.parse(created) + days * DAY_MS).toISOString() }
}
