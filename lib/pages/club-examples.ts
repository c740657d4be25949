import 'server-only'

import { cardImage, cardPrice } from '@/lib/catalog/list/grid-card'
import type { Market } from '@/lib/market/market'
import { formatPrice } from '@/lib/market/format'
import { localizedPath } from '@/lib/market/paths'
import { shopPrice } from '@/lib/market/shop-price'
import { getCampaign } from '@/lib/shop-api/cached'
import { getMarketConfig } from '@/lib/shop-api/page-market'

import { listPage } from './list-page'

const EXAMPLES = 4

/** A product with its two prices and their difference, as text. */
export interface ClubExample {
  readonly id: number
  readonly name: string
  readonly path: string
  readonly image: string
  readonly regular: string
  readonly club: string
  readonly saved: string
}

/** The first products of the club's offers; none while the shop has no such list. */
export async function clubExamples(market: Market): Promise<readonly ClubExample[]> {
  const { language, currency } = market
  const campaign = await getCampaign(market, localizedPath('campaigns/club-offers', {}, language).slice(1, -1))
  const data = campaign && (await listPage(market, { source: 'Campaign', id: campaign.id }, null, {}))
  if (!data) return []
  const { currencyRate } = await getMarketConfig(market)
  const priceOf = (minorEur: number) => shopPrice(minorEur, currencyRate, currency)
  const text = (minor: number) => formatPrice(minor, currency, language)
  return data.cards
    .flatMap((card) => {
      const { id, name, path } = card
      const [slug] = card.colors
      const price = cardPrice(card.price)
      const image = cardImage(card, slug === undefined ? null : { slug })
      const club = price.club === null ? null : priceOf(price.club)
      const regular = priceOf(price.active)
      if (club === null || club >= regular) return []
      return [{ id, name, path, image, regular: text(regular), club: text(club), saved: text(regular - club) }]
    })
    .slice(0, EXAMPLES)
}
