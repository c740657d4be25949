/** The secret of this installation, signatures made with it, and comparison in constant time. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

import { config } from '@/lib/config/env'

/** The secret of the shop; when none is configured, one is generated at the start of the shop. */
export function shopSecret(): string {
  const { secret } = config()
  if (secret === null) throw new Error('SHOP_SECRET is not set.')
  return secret
}

/** The secret, and before it those of SHOP_SECRET_OLD: what was made with them is still accepted. */
export const shopSecrets = (): readonly string[] => [shopSecret(), ...config().oldSecrets]

/** sha256 in hex: the stored form of a random token. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Compares two texts in constant time. */
export function sameText(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(a), digest(b))
}

/** HMAC-SHA256 of a text with the shop's secret, in hex; `purpose` separates signatures of different uses. */
export function signText(purpose: string, text: string, secret = shopSecret()): string {
  return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('hex')
}

/** Whether a text is what is derived from the shop's secret or from an old one; the same work for each, whatever the result. */
export function isDerived(text: string, derive: (secret: string) => string): boolean {
  return shopSecrets()
    .map((secret) => sameText(text, derive(secret)))
    .includes(true)
}

/** Whether a signature was made by `signText` with the shop's secret or an old one. */
export function isSigned(purpose: string, text: string, signature: string): boolean {
  return isDerived(signature, (secret) => signText(purpose, text, secret))
}
