/** The shop's own pages of payments. Paths are relative to the host that the shopper is on, in every routing mode. */

/** Name of the sandbox provider. */
export const SANDBOX = 'sandbox'

/** The page of the sandbox, which stands in for a provider's. */
export function sandboxPath(reference: string): string {
  return `/payment-sandbox/${encodeURIComponent(reference)}/`
}

/** The page that shows Klarna's snippet for a payment. */
export function klarnaPath(reference: string): string {
  return `/payment-klarna/${encodeURIComponent(reference)}/`
}

/** Where a provider sends the shopper back to: the shop looks at the payment there and leads on to the page of its result. */
export function returnPath(reference: string): string {
  return `/payment-return/${encodeURIComponent(reference)}/`
}
