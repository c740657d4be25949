/** The secret of this installation, signatures made with it, and comparison in constant time. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

import { config } from '@/lib/config/env'

/** The secret of the shop; when none is configured, one is generated at the start of the shop. */
export function shopSecret(): string {
  const { secret } = config()
  if (secret === null) throw new Error('SHOP_SECRET is not set.')
  return secret
}

/** Compares two texts in constant time. */
export function sameText(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(a), digest(b))
}

/** HMAC-SHA256 of a text with the shop's secret, in hex; `purpose` separates signatures of different uses. */
export function signText(purpose: string, text: string): string {
  return createHmac('sha256', shopSecret()).update(`${purpose}\n${text}`).digest('hex')
}
