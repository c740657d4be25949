/** The days on which goods arrive. A file of its own: a product page loads it after everything that it needs at first. */
import { countWorkingDays } from '@/lib/market/day-count'

import type { DeliveryTerms } from './delivery-terms'

/** Public holidays on the way of a parcel: of the shop's country and of the destination, as `holidaysIn` has them. */
export interface Holidays {
  readonly shop: string
  readonly there: string
}

/**
 * The first and the last day (YYYY-MM-DD) on which goods may arrive that are ordered on a day: they are packed on the shop's working days and
 * transported on those of the destination. Null without known days.
 */
export function arrivalDays(
  { handling, transit }: Pick<DeliveryTerms, 'handling' | 'transit'>,
  ordered: string,
  { shop, there }: Holidays,
): { from: string; to: string } | null {
  if (handling === null) return null
  const day = (packing: number, road: number) => countWorkingDays(countWorkingDays(ordered, packing, shop), road, there)
  return { from: day(handling.start, transit.start), to: day(handling.end, transit.end) }
}
