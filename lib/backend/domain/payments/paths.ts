/** The shop's own pages for payments. Paths are relative to the shopper's host, in every routing mode. */

import { config } from '@/lib/config/env'

/** A page of this list as an address for the browser: with the host, where the shopper's pages have another one. */
export const paymentPage = (path: string): string => (config().apiOrigin ?? '') + path

/** Name of the sandbox provider. */
export const SANDBOX = 'sandbox'

/** The page of the sandbox, which replaces a provider's page. */
export function sandboxPath(reference: string): string {
  return `/payment-sandbox/${encodeURIComponent(reference)}/`
}

/** The page with Klarna's snippet for a payment. */
export function klarnaPath(reference: string): string {
  return `/payment-klarna/${encodeURIComponent(reference)}/`
}

/** The page to which a provider redirects the shopper: the shop reads the payment there and redirects to the result page. */
export function returnPath(reference: string): string {
  return `/payment-return/${encodeURIComponent(reference)}/`
}
