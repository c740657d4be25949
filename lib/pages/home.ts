import 'server-only'

import type { Card } from '@/lib/contract/schemas/catalogue'
import type { GroupNode, Store } from '@/lib/contract/schemas/config'
import type { Banners, BrandItem } from '@/lib/contract/schemas/content'
import type { Market } from '@/lib/market/market'
import { getBanners, getBrands, getHighlights, getResources } from '@/lib/shop-api/cached'

const MAX_BRANDS = 12

export interface HomeData {
  /** The first is the hero, the others are campaigns. */
  readonly banners: Banners['imageBanners']
  /** The groups of the menu. */
  readonly groups: readonly GroupNode[]
  readonly newest: readonly Card[]
  readonly reduced: readonly Card[]
  /** The brands with the most products. */
  readonly brands: readonly BrandItem[]
  /** Stores that customers can visit. */
  readonly stores: readonly Store[]
}

/** When the products cannot be read, the front page is shown without them. */
async function highlights(market: Market, groups: readonly GroupNode[]) {
  try {
    return await getHighlights(market, ...groups.map((group) => group.id))
  } catch (error) {
    console.warn('The goods of the front page could not be read.', error)
    return { newest: [], reduced: [] }
  }
}

export async function homePage(market: Market): Promise<HomeData> {
  const [banners, resources, brands] = await Promise.all([getBanners(market), getResources(market), getBrands(market)])
  const { newest, reduced } = await highlights(market, resources.productGroups)
  return {
    banners: banners.imageBanners,
    groups: resources.productGroups.filter((group) => group.showInMenu),
    newest,
    reduced,
    brands: brands
      .filter((brand) => brand.modelCount > 0)
      .sort((a, b) => b.modelCount - a.modelCount)
      .slice(0, MAX_BRANDS),
    stores: resources.stores.filter((store) => store.type === 'retail'),
  }
}
