import type { IncomingMessage } from 'node:http'

export type HostVerdict = 'ok' | 'missing' | 'duplicate' | 'unknown'

/** `Shop.FI:3000` → `shop.fi`. IPv6 keeps its brackets. */
export function hostName(header: string): string {
  const name = header.toLowerCase()
  const colon = name.lastIndexOf(':')
  return colon > name.lastIndexOf(']') ? name.slice(0, colon) : name
}

function countHosts(req: IncomingMessage): number {
  let count = 0
  for (let i = 0; i < req.rawHeaders.length; i += 2) {
    const name = req.rawHeaders[i]
    if (name !== undefined && name.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count
}

/**
 * Decides whether a request names a host of this shop. Node itself uses the first of two Host headers and drops the second. A proxy in
 * front may have used the second, so two are refused.
 */
export function hostGuard(allowed: readonly string[]): (req: IncomingMessage) => HostVerdict {
  const names = new Set(allowed.filter((name) => !name.startsWith('*.')).map((name) => hostName(name)))
  const suffixes = allowed.filter((name) => name.startsWith('*.')).map((name) => name.slice(1).toLowerCase())
  return (req) => {
    const header = req.headers.host
    if (!header) return 'missing'
    if (countHosts(req) > 1) return 'duplicate'
    const name = hostName(header)
    if (names.has(name)) return 'ok'
    return suffixes.some((suffix) => name.length > suffix.length && name.endsWith(suffix)) ? 'ok' : 'unknown'
  }
}
