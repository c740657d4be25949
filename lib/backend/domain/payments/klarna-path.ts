/** Path of the shop's own page that shows Klarna's snippet for a payment. */
export function klarnaPath(reference: string): string {
  return `/payment-klarna/${encodeURIComponent(reference)}/`
}
