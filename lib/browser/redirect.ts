/** Leaving the shop's own pages (spec 1 §5: navigation to an external URL is refused unless explicitly allowed). */

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

/** Loads an allowed address with a full navigation: the next page may belong to another application. */
export function navigateTo(address: string): void {
  window.location.assign(address)
}
