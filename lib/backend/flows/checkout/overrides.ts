/** A price and a name that staff set for a row, instead of the shop's (spec 1 §3 "Cart product row"). */
import type { CheckoutRequest } from '@/lib/contract/schemas/checkout'

import type { Buyer } from './buyer'
import type { CartRow } from './rows'

export interface Override {
  /** Of one unit, in minor units of the request's currency; null: the shop's price. */
  readonly price: number | null
  readonly name: string | null
  /** Why the price was set; null: not said. */
  readonly reason: string | null
  readonly staffId: number
}

/** One line of visible text; null for an empty one. */
function cleanName(text = ''): string | null {
  return (
    text
      .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
      .replace(/\p{C}/gu, '')
      .trim() || null
  )
}

/**
 * Staff's price and name for a row; null for all other callers, and for rows without a price of their own: bundles and the gift of a
 * campaign.
 */
export function overrideOf(
  { products }: CheckoutRequest,
  row: Pick<CartRow, 'list' | 'index' | 'bundle'>,
  { staffId }: Buyer,
): Override | null {
  const given = row.list === 'products' && row.bundle === null ? products[row.index] : undefined
  if (staffId === null || !given) return null
  const [price, name] = [given.priceOverride ?? null, cleanName(given.nameOverride)]
  const reason = cleanName(given.overrideReason)
  return price === null && name === null ? null : { price, name, reason, staffId }
}
