/** Order numbers and payment references (random), and the look-up secret of an order (derived from the shop's secret). */
import { createHash, createHmac, randomBytes } from 'node:crypto'

import { crockford } from '@/lib/backend/platform/security/base32'
import { isDerived, sameText, shopSecret, shopSecrets } from '@/lib/backend/platform/security/secret'

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
export function orderAccess(number: string, cartKey: string, secret = shopSecret()): string {
  return createHmac('sha256', secret).update(`order-access ${number} ${cartKey}`).digest('base64url')
}

/** Opens the calendar file of the order's collection, and nothing else. */
export function calendarKey(number: string, cartKey: string, secret = shopSecret()): string {
  return createHmac('sha256', secret).update(`order-calendar ${number} ${cartKey}`).digest('base64url')
}

export const isCalendarKey = (key: string, number: string, cartKey: string): boolean =>
  isDerived(key, (secret) => calendarKey(number, cartKey, secret))

/** What the secrets of an order are derived from. */
export interface OrderKeys {
  readonly number: string
  readonly cart_key: string
  readonly access_hash: string
}

/** Whether this is the look-up secret of the order: the one that it was placed with, or one that a later mail has after a new SHOP_SECRET. */
export function isOrderAccess(access: string, { number, cart_key, access_hash }: OrderKeys): boolean {
  const isFirst = sameText(accessHash(access), access_hash)
  const isLater = isDerived(access, (secret) => orderAccess(number, cart_key, secret))
  return isFirst || isLater
}

/**
 * The shop's secret at the time when the order was placed: the codes of its gift cards are computed with it, so that they stay the same
 * after a new SHOP_SECRET. The present one where the order's is not known any more.
 */
export function secretOfOrder({ number, cart_key, access_hash }: OrderKeys): string {
  const isIts = (secret: string) => accessHash(orderAccess(number, cart_key, secret)) === access_hash
  return shopSecrets().find(isIts) ?? shopSecret()
}

/** The value of `orders.access_hash`. */
export function accessHash(access: string): string {
  return createHash('sha256').update(access).digest('hex')
}
