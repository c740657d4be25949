import 'server-only'

import type { DeliveryPage } from '@/lib/contract/schemas/content'
import type { Market } from '@/lib/market/market'
import { CONTENT_SLUGS } from '@/lib/market/paths'
import { type PriceFormat, priceFormatter } from '@/lib/intl/price'
import { getDeliveryPage } from '@/lib/shop-api/cached'
import { getMarketConfig } from '@/lib/shop-api/page-market'

export interface DeliveryTables {
  readonly page: DeliveryPage
  readonly format: PriceFormat
}

/** Methods, prices and days for the page about delivery; null for other pages. */
export async function deliveryTables(market: Market, slug: string | undefined): Promise<DeliveryTables | null> {
  if (slug !== CONTENT_SLUGS.delivery[market.language]) return null
  const [page, { currencyRate }] = await Promise.all([getDeliveryPage(market), getMarketConfig(market)])
  return { page, format: priceFormatter(market, currencyRate) }
}
