/** The invoice to an organisation: it is part of the order's confirmation (spec 1 §9 "Invoice payment term"). */
import { invoiceDue } from '@/lib/backend/domain/orders/invoice-due'
import { config } from '@/lib/config/env'

/** The remainder of a number of any length by 97 (ISO 7064). */
const mod97 = (digits: string) => [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0)

/** Finland's reference number: weights 7, 3, 1 from the right; the check digit completes the sum to the next ten. */
function nationalReference(orderId: number): string {
  const digits = String(orderId).padStart(3, '0')
  const sum = [...digits].reverse().reduce((all, digit, at) => all + Number(digit) * ([7, 3, 1][at % 3] ?? 1), 0)
  return digits + String((10 - (sum % 10)) % 10)
}

/** The creditor reference of an order (ISO 11649), in groups of four: `RF33 1232`. It contains the reference number of Finnish banks. */
export function creditorReference(orderId: number): string {
  const reference = nationalReference(orderId)
  // R is 27 and F is 15 in the check; the two zeros replace the check digits.
  const check = String(98 - mod97(`${reference}271500`)).padStart(2, '0')
  return `RF${check}${reference}`.replace(/(.{4})(?=.)/g, '$1 ')
}

/** Payee, account, reference and due date, or null if the shop has no invoices. `created` is when the order was placed. */
export function invoiceTerms(order: {
  readonly id: number
  readonly created: string
  readonly invoice_days: number | null
}) {
  const { payments, shopName } = config()
  if (!payments.invoice) return null
  const { iban, bic } = payments.invoice
  return {
    payee: shopName,
    iban: iban.replace(/(.{4})(?=.)/g, '$1 '),
    bic,
    reference: creditorReference(order.id),
    ...invoiceDue(order),
  }
}
