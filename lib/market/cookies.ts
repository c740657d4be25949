/**
 * The decoded value of a cookie in a Cookie header. If a name is repeated, the first value is used, which has the closest path (RFC 6265
 * §5.4). The front door and the middleware both use this function, so that they find the same market.
 */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  if (!header) return undefined
  for (const part of header.split(';')) {
    const at = part.indexOf('=')
    if (at < 0 || part.slice(0, at).trim() !== name) continue
    const value = part
      .slice(at + 1)
      .trim()
      .replace(/^"|"$/g, '')
    try {
      return decodeURIComponent(value)
    } catch {
      return value
    }
  }
  return undefined
}

/**
 * The name under which a cookie of the shop is stored. Where the origin is https, it has the prefix of names that browsers take from the
 * host itself only, with Secure and for all paths (RFC 6265bis §4.1.3): no subdomain and no connection without TLS can set it.
 */
export const storedName = (name: string, isHttps: boolean): string => (isHttps ? `__Host-${name}` : name)
