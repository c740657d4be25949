/**
 * A cookie's value out of a Cookie header, decoded. Of a repeated name the first counts, which is the one with the closest path (RFC 6265
 * §5.4). The front door and the middleware both read by this: two readers of one header would find two markets.
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
