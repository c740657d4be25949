import 'server-only'

import { cache } from 'react'

import {
  type CompatibleLists,
  hasIds,
  idsOf,
  NO_LISTS,
  NO_PRICES,
  readChosenIds,
  skiPrices,
  type SkiPrices,
} from '@/lib/catalog/ski/choice'
import { type SkiSport, skiTypeOf } from '@/lib/catalog/ski/compatibility'
import { choicesOf } from '@/lib/catalog/ski/products'
import type { SkiWizardAnswer } from '@/lib/contract/schemas/ski'
import type { Market } from '@/lib/market/market'
import type { PageQuery } from '@/lib/seo/metadata'
import { dataOrNull } from '@/lib/shop-api/result'
import { shopApi } from '@/lib/shop-api/server'

/** The products for packages of a sport; null if the shop sells none. Not cached, because stock and prices must be current. */
export const getSkiWizard = cache(
  async (market: Market, sport: SkiSport): Promise<SkiWizardAnswer | null> =>
    dataOrNull(
      'skiWizard',
      await shopApi.call('skiWizard', {
        query: {
          ski_type: skiTypeOf(sport),
          language: market.language,
          tax_area: market.taxAreaId,
          country: market.country,
        },
      }),
    ),
)

/**
 * The products that are compatible with the choices in the URL, and the guest's price. Both are empty when the call fails, because the
 * browser repeats it.
 */
export async function compatibilityOf(
  market: Market,
  sport: SkiSport,
  data: SkiWizardAnswer,
  query: PageQuery,
): Promise<{ lists: CompatibleLists; prices: SkiPrices }> {
  const ids = idsOf(
    choicesOf(
      data.products,
      readChosenIds((name) => [query[name]].flat()[0]),
    ),
  )
  if (!hasIds(ids)) return { lists: NO_LISTS, prices: NO_PRICES }
  const answer = await shopApi.call('compatibleProducts', {
    query: {
      ski_type: skiTypeOf(sport),
      tax_area: market.taxAreaId,
      ...(ids.skis !== null && { ski_id: ids.skis }),
      ...(ids.bindings !== null && { binding_id: ids.bindings }),
      ...(ids.boots !== null && { boot_id: ids.boots }),
    },
  })
  if (!answer.ok) return { lists: NO_LISTS, prices: NO_PRICES }
  const { compatibleWithSkis, compatibleWithBindings, compatibleWithBoots, prices } = answer.data
  return {
    lists: {
      withSkis: ids.skis === null ? null : compatibleWithSkis,
      withBindings: ids.bindings === null ? null : compatibleWithBindings,
      withBoots: ids.boots === null ? null : compatibleWithBoots,
    },
    prices: skiPrices(prices),
  }
}
