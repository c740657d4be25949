import 'server-only'

import { bannerAt } from '@/lib/content/banners'
import type { Card } from '@/lib/contract/schemas/catalogue'
import type { GroupNode, Store } from '@/lib/contract/schemas/config'
import type { ArticleLink, Banners, BrandItem } from '@/lib/contract/schemas/content'
import { STORE_COUNTRY } from '@/lib/market/countries'
import type { Market } from '@/lib/market/market'
import { pathHref } from '@/lib/seo/hrefs'
import { getArticles, getBanners, getBrands, getHighlights, getResources } from '@/lib/shop-api/cached'

const MAX_BRANDS = 12
const MAX_ARTICLES = 3

/** A group whose page has a picture of its own, by a banner for its address: what people do with the goods. */
export interface Activity {
  readonly group: GroupNode
  readonly image: string
}

export interface HomeData {
  /** The first is the hero, the others are campaigns. */
  readonly banners: Banners['imageBanners']
  /** The groups of the menu without the activities. */
  readonly groups: readonly GroupNode[]
  readonly activities: readonly Activity[]
  readonly newest: readonly Card[]
  readonly reduced: readonly Card[]
  readonly popular: readonly Card[]
  /** The brands with the most products. */
  readonly brands: readonly BrandItem[]
  /** The newest of the journal. */
  readonly articles: readonly ArticleLink[]
  /** Stores that customers can visit; none for a country without any. */
  readonly stores: readonly Store[]
}

/** What the front page can do without: when it cannot be read, the page is shown without it. */
async function readOrNone<T>(what: string, read: Promise<T>, none: T): Promise<T> {
  try {
    return await read
  } catch (error) {
    console.warn(`The ${what} of the front page could not be read.`, error)
    return none
  }
}

function activitiesOf({ language }: Market, groups: readonly GroupNode[], banners: Banners): Activity[] {
  return groups.flatMap((group) => {
    const image = bannerAt(banners.dynamicPageBanners, pathHref(language, group.path), language)?.image
    return image ? [{ group, image }] : []
  })
}

export async function homePage(market: Market): Promise<HomeData> {
  const [banners, resources, brands, articles] = await Promise.all([
    getBanners(market),
    getResources(market),
    getBrands(market),
    readOrNone('articles', getArticles(market), []),
  ])
  const topIds = resources.productGroups.map((group) => group.id)
  const goods = await readOrNone('goods', getHighlights(market, ...topIds), { newest: [], reduced: [] })
  const menu = resources.productGroups.filter((group) => group.showInMenu)
  const activities = activitiesOf(market, menu, banners)
  return {
    banners: banners.imageBanners,
    groups: menu.filter((group) => activities.every((activity) => activity.group !== group)),
    activities,
    newest: goods.newest,
    reduced: goods.reduced,
    popular: goods.popular ?? [],
    brands: brands
      .filter((brand) => brand.modelCount > 0)
      .sort((a, b) => b.modelCount - a.modelCount)
      .slice(0, MAX_BRANDS),
    articles: articles.slice(0, MAX_ARTICLES),
    stores: market.country === STORE_COUNTRY ? resources.stores.filter((store) => store.type === 'retail') : [],
  }
}
