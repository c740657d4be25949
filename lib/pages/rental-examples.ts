import 'server-only'

import { type PriceFormat, priceFormatter } from '@/lib/intl/price'
import type { Rental } from '@/lib/contract/schemas/content'
import type { Market } from '@/lib/market/market'
import { getRentals, getResources } from '@/lib/shop-api/cached'
import { getMarketConfig } from '@/lib/shop-api/page-market'

const EXAMPLES = 4

export interface RentalExamples {
  readonly rentals: readonly Rental[]
  readonly price: PriceFormat
}

/** Some of the products that can be rented, for the page about renting. */
export async function rentalExamples(market: Market): Promise<RentalExamples> {
  const [{ productGroups }, { currencyRate }] = await Promise.all([getResources(market), getMarketConfig(market)])
  const rentals = await getRentals(market, ...productGroups.map(({ id }) => id))
  return { rentals: rentals.slice(0, EXAMPLES), price: priceFormatter(market, currencyRate) }
}
