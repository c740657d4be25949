/** Order numbers and payment references (random), and the look-up secret of an order (derived from the shop's secret). */
import { createHash, createHmac, randomBytes } from 'node:crypto'

import { crockford } from '@/lib/backend/platform/security/base32'
import { shopSecret } from '@/lib/backend/platform/security/secret'

/** A new order number: 40 random bits, so that nobody can guess one or derive the number of orders. */
export function newOrderNumber(): string {
  return `W-${crockford(randomBytes(5))}`
}

/** The id of a payment for its provider: 128 random bits. */
export function newReference(provider: string): string {
  return `${provider}_${randomBytes(16).toString('base64url')}`
}

/**
 * The look-up secret of an order (256 bits). It is computed from the shop's secret, so that a repeated request gets the same one although
 * the database has only its hash.
 */
export function orderAccess(number: string, cartKey: string): string {
  return createHmac('sha256', shopSecret()).update(`order-access ${number} ${cartKey}`).digest('base64url')
}

/** Opens the calendar file of the order's collection, and nothing else. */
export function calendarKey(number: string, cartKey: string): string {
  return createHmac('sha256', shopSecret()).update(`order-calendar ${number} ${cartKey}`).digest('base64url')
}

/** The value of `orders.access_hash`. */
export function accessHash(access: string): string {
  return createHash('sha256').update(access).digest('hex')
}
