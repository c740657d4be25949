/** What staff decide about a row in place of the shop: its price and its name (spec 1 §3 "Cart product row"). */
import type { CheckoutRequest } from '@/lib/contract/schemas/checkout'

import type { Buyer } from './buyer'
import type { CartRow } from './rows'

export interface Override {
  /** Of one, in minor units of the request's currency; null: the shop's. */
  readonly price: number | null
  readonly name: string | null
  readonly staffId: number
}

/** One line of visible text; null for none. */
function cleanName(text = ''): string | null {
  return (
    text
      .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
      .replace(/\p{C}/gu, '')
      .trim() || null
  )
}

/** Staff's price and name for a row; null for everybody else's, and for what has no price of its own: bundles and the gift of a campaign. */
export function overrideOf(
  { products }: CheckoutRequest,
  row: Pick<CartRow, 'list' | 'index' | 'bundle'>,
  { staffId }: Buyer,
): Override | null {
  const given = row.list === 'products' && row.bundle === null ? products[row.index] : undefined
  if (staffId === null || !given) return null
  const [price, name] = [given.priceOverride ?? null, cleanName(given.nameOverride)]
  return price === null && name === null ? null : { price, name, staffId }
}
