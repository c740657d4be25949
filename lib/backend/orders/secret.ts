/** What the shop's secret makes: look-up secrets and signatures. And what only chance makes: order numbers and payment references. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

import { crockford } from '@/lib/backend/checkout/secret-codes'
import { config } from '@/lib/config/env'

/** The secret of the shop; the start of the shop makes one when none is configured. */
export function shopSecret(): string {
  const { secret } = config()
  if (secret === null) throw new Error('SHOP_SECRET is not set.')
  return secret
}

/** A new order number: 40 random bits, so that nobody can count orders or guess one. */
export function newOrderNumber(): string {
  return `W-${crockford(randomBytes(5))}`
}

/** A payment's name towards its provider: 128 random bits. */
export function newReference(provider: string): string {
  return `${provider}_${randomBytes(16).toString('base64url')}`
}

/**
 * The look-up secret of an order (256 bits). It follows from the shop's secret, so that a repeated request gets the same one although the
 * order keeps only its hash.
 */
export function orderAccess(number: string, cartKey: string): string {
  return createHmac('sha256', shopSecret()).update(`order-access ${number} ${cartKey}`).digest('base64url')
}

/** What `orders.access_hash` holds. */
export function accessHash(access: string): string {
  return createHash('sha256').update(access).digest('hex')
}

/** Compares two texts in constant time. */
export function sameText(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(a), digest(b))
}

/** HMAC-SHA256 of a text under the shop's secret, in hex; `purpose` keeps signatures of different uses apart. */
export function signText(purpose: string, text: string): string {
  return createHmac('sha256', shopSecret()).update(`${purpose}\n${text}`).digest('hex')
}
