import 'server-only'

import { bannerAt } from '@/lib/content/banners'
import type { Banners } from '@/lib/contract/schemas/content'
import type { Market } from '@/lib/market/market'
import { getBanners } from '@/lib/shop-api/cached'

/** The banner of a page's path, null without one. */
export async function pageBanner(market: Market, href: string): Promise<Banners['dynamicPageBanners'][number] | null> {
  const { dynamicPageBanners } = await getBanners(market)
  return bannerAt(dynamicPageBanners, href, market.language) ?? null
}
