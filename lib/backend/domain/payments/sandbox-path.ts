/** Name and page of the sandbox, apart from what it does. */
export const SANDBOX = 'sandbox'

/** Path of the hosted page of a payment. Relative to the host that the shopper is on, in every routing mode. */
export function sandboxPath(reference: string): string {
  return `/payment-sandbox/${encodeURIComponent(reference)}/`
}
