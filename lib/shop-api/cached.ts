import 'server-only'

/**
 * Reads for pages: cached across requests with their tags (lib/cache/tags.ts), and executed once per rendering. null means that the entity
 * does not exist; any other failure throws ShopApiError, so that it is not cached. Nothing personal is read here: the data is the same for
 * every visitor of a market.
 */
import { unstable_cache } from 'next/cache'
import { cache } from 'react'

import { memoryCache } from '@/lib/cache/memory-cache'
import { readTags } from '@/lib/cache/tags'
import type { Answer, ShopCallName } from '@/lib/contract/calls'
import { type Language, LANGUAGES } from '@/lib/market/languages'
import type { Market } from '@/lib/market/market'
import type { ArticleSection } from '@/lib/market/tables/static-paths'

import type { CallInput } from './request'
import { dataOf, dataOrNull, type Result } from './result'
import { shopApi } from './server'

/** Seconds after which a read is repeated although no change was reported. */
const REVALIDATE_SECONDS = 3_600

function cachedRead<T>(key: readonly (string | number)[], tags: readonly string[], read: () => Promise<T>): Promise<T> {
  return unstable_cache(read, key.map(String), { tags: [...tags], revalidate: REVALIDATE_SECONDS })()
}

/** A cached call; any error is thrown. */
function cachedCall<N extends ShopCallName>(name: N, input: CallInput<N>, tags: readonly string[]): Promise<Answer<N>> {
  return cachedRead([name, JSON.stringify(input)], tags, async () => dataOf(name, await shopApi.call(name, input)))
}

/** A cached call; a 404 is cached as null. */
function cachedFind<N extends ShopCallName>(
  name: N,
  input: CallInput<N>,
  tags: readonly string[],
): Promise<Answer<N> | null> {
  return cachedRead([name, 'find', JSON.stringify(input)], tags, async () =>
    dataOrNull(name, await shopApi.call(name, input)),
  )
}

/** Adds tags of data that is cached elsewhere to the page that is being rendered. */
export const addTags = (tags: readonly string[]): Promise<true> =>
  cachedRead(['tags', ...tags], tags, () => Promise.resolve(true))

/** Currency rate, tax area and country name of a market; asked once more after a failure (spec 1 §7). Pages use getMarketConfig. */
export const getInitConfig = cache((market: Market) => {
  const input = { query: { 'delivery-country-code': market.country, 'currency-code': market.currency } }
  return cachedRead(['initConfig', JSON.stringify(input)], readTags.initConfig(), async () =>
    dataOf('initConfig', await shopApi.call('initConfig', input, { attempts: 2 })),
  )
})

/** One object for each language: every page needs them, and parsing 50 KB of JSON each time is expensive. */
const resources = memoryCache<Answer<'resources'>>('resources', {
  maxWeight: LANGUAGES.length,
  weigh: () => 1,
  renewAfterMs: REVALIDATE_SECONDS * 1_000,
})

/** Group tree, colours, stores, filters, tax rates (spec 2 §3 "Resources"). */
export const getResources = cache(async (market: Market) => {
  const tags = readTags.frame()
  await addTags(tags)
  return resources.get(market.language, tags, async () =>
    dataOf('resources', await shopApi.call('resources', { query: { language: market.language } })),
  )
})

/** The addresses of the pages whose text is in the database, without slashes at their ends. */
export interface ContentSlugs {
  readonly pages: ReadonlySet<string>
  /** Articles and running campaigns; null: the host of the shop API does not say. */
  readonly others: ReadonlySet<string> | null
}

const contentSlugs = memoryCache<ContentSlugs>('content-slugs', {
  maxWeight: LANGUAGES.length,
  weigh: () => 1,
  renewAfterMs: REVALIDATE_SECONDS * 1_000,
})

/** Which content pages there are in a language. */
export const getContentSlugs = cache(async (market: Market) => {
  const tags = readTags.contentPages()
  await addTags(tags)
  return contentSlugs.get(market.language, tags, async () => {
    const lists = dataOf('routeSlugs', await shopApi.call('routeSlugs', {}))
    const of = (slugs: Partial<Record<string, string[]>>) => slugs[market.language] ?? []
    return {
      pages: new Set([...of(lists.staticPageSlugs), ...of(lists.staticPageWithTabsSlugs)]),
      others: lists.otherPageSlugs ? new Set(of(lists.otherPageSlugs)) : null,
    }
  })
})

/** What the delivery page says; delivery methods are part of the resources. */
export const getDeliveryPage = cache((market: Market) =>
  cachedCall('deliveryPage', { query: { language: market.language } }, readTags.frame()),
)

/** The general settings, each with its default (spec 2 §3). */
export const getSettings = cache(() => cachedCall('settings', {}, readTags.settings()))

export const getBanners = cache((market: Market) =>
  cachedCall('banners', { query: { language: market.language } }, readTags.banners()),
)

export const getKeywords = cache((market: Market) =>
  cachedCall('keywordPopups', { query: { language: market.language } }, readTags.keywords()),
)

/** A group by its path without slashes at the ends, or null. */
export const getGroup = cache(async (market: Market, path: string) => {
  const groups = await cachedCall(
    'productGroup',
    { query: { path, language: market.language } },
    readTags.group(market.language, path),
  )
  return groups[0] ?? null
})

/** A brand by its slug, or null. */
export const getBrand = cache((market: Market, slug: string) =>
  cachedFind('brand', { query: { slug, language: market.language } }, readTags.brand(slug)),
)

export const getBrands = cache((market: Market) =>
  cachedCall('brands', { query: { language: market.language } }, readTags.brands()),
)

/** A public product by the slugs of its brand and model, or null. */
export const getModel = cache((market: Market, manufacturer: string, slug: string) =>
  cachedFind(
    'productModel',
    { params: { slug }, query: { manufacturer, taxAreaId: market.taxAreaId, language: market.language } },
    readTags.product(`${manufacturer}/${slug}`),
  ),
)

/** A malformed name (a campaign's name is taken from the URL unchecked) is treated as missing. */
function foundOrNull<T>(call: string, result: Result<T>): T | null {
  return !result.ok && result.error.status === 400 ? null : dataOrNull(call, result)
}

/** A cached call; a 404, and a 400 for an invalid path, is cached as null. */
function cachedFound<N extends ShopCallName>(
  name: N,
  input: CallInput<N>,
  tags: readonly string[],
): Promise<Answer<N> | null> {
  return cachedRead([name, 'found', JSON.stringify(input)], tags, async () =>
    foundOrNull(name, await shopApi.call(name, input)),
  )
}

/** A running gift campaign with its gifts, or null. Its page is invalidated with any of the gifts, and with the campaign itself. */
export const getGiftCampaign = cache(async (market: Market, slug: string) => {
  const campaign = foundOrNull(
    'giftCampaign',
    await shopApi.call('giftCampaign', { query: { slug, language: market.language, taxAreaId: market.taxAreaId } }),
  )
  await addTags([
    ...readTags.giftCampaign(slug),
    ...(campaign?.products ?? []).flatMap(({ id }) => readTags.productReviews(id)),
  ])
  return campaign
})

/** A product as a gift of a campaign, or null when it is not a gift of it. */
export const getGift = cache(async (market: Market, campaign: string, slug: string) => {
  const model = foundOrNull(
    'productModel',
    await shopApi.call('productModel', {
      params: { slug },
      query: { taxAreaId: market.taxAreaId, language: market.language, giftcampaign: campaign },
    }),
  )
  await addTags([
    ...readTags.giftCampaign(campaign),
    ...(model ? readTags.product(`${model.manufacturer.slug}/${model.slug}`) : []),
  ])
  return model
})

/**
 * How and whether a product is delivered to the market's country. `path` is `{brandSlug}/{modelSlug}`; `giftcampaign`: the campaign in
 * which it is a gift.
 */
export const getDeliveryLimit = cache((market: Market, modelId: number, path: string, giftcampaign?: string) =>
  cachedCall(
    'productExtraDelivery',
    {
      query: {
        slug: path,
        giftcampaign,
        'delivery-country-code': market.country,
        language: market.language,
        type: '1',
      },
    },
    readTags.productExtra(modelId),
  ),
)

/** Bundles, recommendations and size tables of a product. `path` is `{brandSlug}/{modelSlug}`. */
export const getModelDetails = cache((market: Market, modelId: number, path: string, giftcampaign?: string) =>
  cachedCall(
    'productExtraDetails',
    {
      query: {
        slug: path,
        giftcampaign,
        'delivery-country-code': market.country,
        language: market.language,
        taxAreaId: market.taxAreaId,
        type: '2',
      },
    },
    readTags.productExtra(modelId),
  ),
)

/** The first page of a product's reviews: those in the reader's language first, each newest first. */
export const getReviews = cache((modelId: number, language: Language) =>
  cachedCall('productReviews', { query: { model_id: modelId, language } }, readTags.productReviews(modelId)),
)

/**
 * The newest products and the largest reductions; invalidated with every change in the groups of these ids, which are the top-level groups.
 */
export const getHighlights = cache((market: Market, ...groupIds: number[]) =>
  cachedCall(
    'productHighlights',
    { query: { language: market.language, taxAreaId: market.taxAreaId, country: market.country } },
    groupIds.flatMap(readTags.groupList),
  ),
)

/** The newest products, at most 60. */
export const getNewest = cache(
  async (market: Market, count: number, ...groupIds: number[]) =>
    (
      await cachedCall(
        'productHighlights',
        {
          query: {
            language: market.language,
            taxAreaId: market.taxAreaId,
            country: market.country,
            newest: count,
          },
        },
        groupIds.flatMap(readTags.groupList),
      )
    ).newest,
)

/** The path in each language of the page that has this path in any language. */
export const getTranslatedPaths = cache((path: string) =>
  cachedCall('translatedPaths', { query: { path } }, readTags.translatedPaths()),
)

/** A content page by its slug, or null. */
export const getStaticPage = cache((market: Market, slug: string) =>
  cachedFind('staticPage', { query: { slug, language: market.language } }, readTags.page(market.language, slug)),
)

/** A tabbed page by its slug, or null. */
export const getTabPage = cache((market: Market, slug: string) =>
  cachedFind(
    'staticPageWithTabs',
    { query: { slug, language: market.language } },
    readTags.page(market.language, slug),
  ),
)

/** A running campaign by its whole path, or null. */
export const getCampaign = cache(async (market: Market, slug: string) =>
  cachedFound('campaign', { query: { slug, language: market.language } }, readTags.page(market.language, slug)),
)

/** The published articles of Life outdoors, newest first; of one section, or by one author. */
export const getArticles = cache((market: Market, section?: ArticleSection, author?: string) =>
  cachedCall('articles', { query: { language: market.language, section, author } }, readTags.pages()),
)

/** An article by its whole path, or null. */
export const getArticle = cache((market: Market, slug: string) =>
  cachedFound('article', { query: { slug, language: market.language } }, [
    ...readTags.page(market.language, slug),
    ...readTags.pages(),
  ]),
)

/** The authors of Life outdoors. */
export const getAuthors = cache((market: Market) =>
  cachedCall('authors', { query: { language: market.language } }, readTags.pages()),
)

/** The products that can be rented; invalidated with every change in the groups of these ids, which are the top-level groups. */
export const getRentals = cache((market: Market, ...groupIds: number[]) =>
  cachedCall('rentals', { query: { language: market.language, taxAreaId: market.taxAreaId } }, [
    ...readTags.pages(),
    ...groupIds.flatMap(readTags.groupList),
  ]),
)

export type SitemapType = 'products' | 'groups' | 'brands' | 'pages'

/** One page (of 5,000) of the entries of a sitemap. */
export const getSitemap = cache((type: SitemapType, page: number) =>
  cachedCall('sitemap', { query: { type, page } }, readTags.sitemap()),
)
