/** Where the checkout may send a shopper (spec 1 §5: navigation to an external URL is refused unless explicitly allowed). */

/** The address if it is on this origin or on one of the allowed ones, else null. */
export function allowedAddress(
  address: string,
  allowedOrigins: readonly string[],
  here: string = window.location.href,
): string | null {
  if (!URL.canParse(address, here)) return null
  const url = new URL(address, here)
  const isHttp = url.protocol === 'https:' || url.protocol === 'http:'
  return isHttp && (url.origin === new URL(here).origin || allowedOrigins.includes(url.origin)) ? url.href : null
}

/** Leaves for an address that was allowed before. A full load: the next page may be another application. */
export function leave(address: string): void {
  window.location.assign(address)
}
