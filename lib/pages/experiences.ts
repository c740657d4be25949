import 'server-only'

import { readGeneralSettings } from '@/lib/contract/general-settings'
import type { BrandItem } from '@/lib/contract/schemas/content'
import type { Market } from '@/lib/market/market'
import { CONTENT_SLUGS } from '@/lib/market/paths'
import { routeHref } from '@/lib/seo/hrefs'
import { getBrands, getSettings } from '@/lib/shop-api/cached'

import { getPageCheck } from './has-page'

/** Slugs of the brands with experiences, from the setting experience_manufacturer_list. */
const slugs = async () => readGeneralSettings(await getSettings()).experienceManufacturerList

/** The brands with experiences in the setting's order, for the experiences page with this slug; none for other pages. */
export async function experienceBrands(market: Market, slug: string | undefined): Promise<readonly BrandItem[]> {
  if (slug !== CONTENT_SLUGS.experiences[market.language]) return []
  const wanted = await slugs()
  if (wanted.length === 0) return []
  const brands = new Map((await getBrands(market)).map((brand) => [brand.slug, brand]))
  return wanted.flatMap((name) => brands.get(name) ?? [])
}

/** The address of the experiences page for a brand with experiences; null for other brands. */
export async function experiencesHref(market: Market, brandSlug: string): Promise<string | null> {
  const [hasPage, brands] = await Promise.all([getPageCheck(market), slugs()])
  return hasPage('experiences') && brands.includes(brandSlug) ? routeHref(market.language, 'experiences') : null
}
