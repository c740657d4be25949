/** The same text for requests with the same content: detects a different request with the same idempotency key. */
import { createHash } from 'node:crypto'

/** JSON with sorted keys. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`
}

/** SHA-256 in hex of a parsed request. */
export function fingerprint(request: unknown): string {
  return createHash('sha256').update(canonical(request)).digest('hex')
}
