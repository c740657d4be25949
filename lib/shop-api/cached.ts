import 'server-only'

/**
 * Reads that pages are made of: kept across requests with their tags (lib/cache/tags.ts) and asked once per rendering.
 * null means that there is no such thing; any other failure throws ShopApiError, so that it is not kept.
 * Nothing personal is read here: everyone in a market gets the same.
 */
import { unstable_cache } from 'next/cache'
import { cache } from 'react'

import { memoryCache } from '@/lib/cache/memory-cache'
import { readTags } from '@/lib/cache/tags'
import type { Answer, CallName } from '@/lib/contract/calls'
import { LANGUAGES } from '@/lib/market/languages'
import type { Market } from '@/lib/market/market'
import type { ArticleSection } from '@/lib/market/tables/static-paths'

import type { CallInput } from './request'
import { dataOf, dataOrNull, type Result } from './result'
import { shopApi } from './server'

/** Seconds after which a read is renewed although nothing said that it changed. */
const REVALIDATE_SECONDS = 3_600

function kept<T>(key: readonly (string | number)[], tags: readonly string[], read: () => Promise<T>): Promise<T> {
  return unstable_cache(read, key.map(String), { tags: [...tags], revalidate: REVALIDATE_SECONDS })()
}

/** A kept call that must answer. */
function keptCall<N extends CallName>(name: N, input: CallInput<N>, tags: readonly string[]): Promise<Answer<N>> {
  return kept([name, JSON.stringify(input)], tags, async () => dataOf(name, await shopApi.call(name, input)))
}

/** A kept call whose 404 is an answer, too. */
function keptFind<N extends CallName>(
  name: N,
  input: CallInput<N>,
  tags: readonly string[],
): Promise<Answer<N> | null> {
  return kept([name, 'find', JSON.stringify(input)], tags, async () =>
    dataOrNull(name, await shopApi.call(name, input)),
  )
}

/** Makes the page that is being rendered carry tags of data that is kept elsewhere. */
export const carryTags = (tags: readonly string[]): Promise<true> =>
  kept(['tags', ...tags], tags, () => Promise.resolve(true))

/** Currency rate, tax area and country name of a market. */
export const getInitConfig = cache((market: Market) =>
  keptCall(
    'initConfig',
    { query: { 'delivery-country-code': market.country, 'currency-code': market.currency } },
    readTags.initConfig(),
  ),
)

/** Of each language, as objects: every page needs them, and to read 50 KB of JSON anew is dear. */
const resources = memoryCache<Answer<'resources'>>('resources', {
  maxWeight: LANGUAGES.length,
  weigh: () => 1,
  maxAgeMs: REVALIDATE_SECONDS * 1_000,
})

/** Group tree, colours, stores, filters, tax rates (spec 2 §3 "Resources"). */
export const getResources = cache(async (market: Market) => {
  const tags = readTags.frame()
  await carryTags(tags)
  return resources.get(market.language, tags, async () =>
    dataOf('resources', await shopApi.call('resources', { query: { language: market.language } })),
  )
})

/** The general settings, each with its default (spec 2 §3). */
export const getSettings = cache(() => keptCall('settings', {}, readTags.settings()))

export const getBanners = cache((market: Market) =>
  keptCall('banners', { query: { language: market.language } }, readTags.banners()),
)

export const getKeywords = cache((market: Market) =>
  keptCall('keywordPopups', { query: { language: market.language } }, readTags.keywords()),
)

/** A group by its path without slashes at the ends, or null. */
export const getGroup = cache(async (market: Market, path: string) => {
  const groups = await keptCall(
    'productGroup',
    { query: { path, language: market.language } },
    readTags.group(market.language, path),
  )
  return groups[0] ?? null
})

/** A brand by its slug, or null. */
export const getBrand = cache((market: Market, slug: string) =>
  keptFind('brand', { query: { slug, language: market.language } }, readTags.brand(slug)),
)

export const getBrands = cache((market: Market) =>
  keptCall('brands', { query: { language: market.language } }, readTags.brands()),
)

/** A public product by the slugs of its brand and model, or null. */
export const getModel = cache((market: Market, manufacturer: string, slug: string) =>
  keptFind(
    'productModel',
    { params: { slug }, query: { manufacturer, taxAreaId: market.taxAreaId, language: market.language } },
    readTags.product(`${manufacturer}/${slug}`),
  ),
)

/** What is not even well-formed (a campaign's name comes from the address as it is) does not exist either. */
function foundOrNull<T>(call: string, result: Result<T>): T | null {
  return !result.ok && result.error.status === 400 ? null : dataOrNull(call, result)
}

/** A kept call whose 404, and whose 400 for a path that is none, is an answer. */
function keptFound<N extends CallName>(
  name: N,
  input: CallInput<N>,
  tags: readonly string[],
): Promise<Answer<N> | null> {
  return kept([name, 'found', JSON.stringify(input)], tags, async () =>
    foundOrNull(name, await shopApi.call(name, input)),
  )
}

/** A running gift campaign with its gifts, or null. Its page is renewed with any of them, and with the campaign itself. */
export const getGiftCampaign = cache(async (market: Market, slug: string) => {
  const campaign = foundOrNull(
    'giftCampaign',
    await shopApi.call('giftCampaign', { query: { slug, language: market.language, taxAreaId: market.taxAreaId } }),
  )
  await carryTags([
    ...readTags.giftCampaign(slug),
    ...(campaign?.products ?? []).flatMap(({ id }) => readTags.productReviews(id)),
  ])
  return campaign
})

/** A product as a gift of a campaign, or null when it is none. */
export const getGift = cache(async (market: Market, campaign: string, slug: string) => {
  const model = foundOrNull(
    'productModel',
    await shopApi.call('productModel', {
      params: { slug },
      query: { taxAreaId: market.taxAreaId, language: market.language, giftcampaign: campaign },
    }),
  )
  await carryTags([
    ...readTags.giftCampaign(campaign),
    ...(model ? readTags.product(`${model.manufacturer.slug}/${model.slug}`) : []),
  ])
  return model
})

/** How and whether a product is delivered to the market's country. `path` is `{brandSlug}/{modelSlug}`; `giftcampaign`: it is looked at as a gift. */
export const getDeliveryLimit = cache((market: Market, modelId: number, path: string, giftcampaign?: string) =>
  keptCall(
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
  keptCall(
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

/** The first page of a product's reviews, newest first. */
export const getReviews = cache((modelId: number) =>
  keptCall('productReviews', { query: { model_id: modelId } }, readTags.productReviews(modelId)),
)

/** The newest goods and the largest reductions; renewed with whatever changes in the groups of these ids, which are the shop's uppermost. */
export const getHighlights = cache((market: Market, ...groupIds: number[]) =>
  keptCall(
    'productHighlights',
    { query: { language: market.language, taxAreaId: market.taxAreaId } },
    groupIds.flatMap(readTags.groupList),
  ),
)

/** So many of the newest goods, at most 60. */
export const getNewest = cache(
  async (market: Market, count: number, ...groupIds: number[]) =>
    (
      await keptCall(
        'productHighlights',
        { query: { language: market.language, taxAreaId: market.taxAreaId, newest: count } },
        groupIds.flatMap(readTags.groupList),
      )
    ).newest,
)

/** Where the thing behind a path of any language lives in each language. */
export const getTranslatedPaths = cache((path: string) =>
  keptCall('translatedPaths', { query: { path } }, readTags.translatedPaths()),
)

/** A content page by its slug, or null. */
export const getStaticPage = cache((market: Market, slug: string) =>
  keptFind('staticPage', { query: { slug, language: market.language } }, readTags.page(market.language, slug)),
)

/** A tabbed page by its slug, or null. */
export const getTabPage = cache((market: Market, slug: string) =>
  keptFind('staticPageWithTabs', { query: { slug, language: market.language } }, readTags.page(market.language, slug)),
)

/** A running campaign by its whole path, or null. */
export const getCampaign = cache(async (market: Market, slug: string) =>
  keptFound('campaign', { query: { slug, language: market.language } }, readTags.page(market.language, slug)),
)

/** What has come out in Life outdoors, newest first; of one part, or by one author. */
export const getArticles = cache((market: Market, section?: ArticleSection, author?: string) =>
  keptCall('articles', { query: { language: market.language, section, author } }, readTags.pages()),
)

/** An article by its whole path, or null. */
export const getArticle = cache((market: Market, slug: string) =>
  keptFound('article', { query: { slug, language: market.language } }, [
    ...readTags.page(market.language, slug),
    ...readTags.pages(),
  ]),
)

/** Who writes in Life outdoors. */
export const getAuthors = cache((market: Market) =>
  keptCall('authors', { query: { language: market.language } }, readTags.pages()),
)

/** What can be rented; renewed with whatever changes in the groups of these ids, which are the shop's uppermost. */
export const getRentals = cache((market: Market, ...groupIds: number[]) =>
  keptCall('rentals', { query: { language: market.language, taxAreaId: market.taxAreaId } }, [
    ...readTags.pages(),
    ...groupIds.flatMap(readTags.groupList),
  ]),
)

export type SitemapType = 'products' | 'groups' | 'brands' | 'pages'

/** One page (of 5,000) of what a sitemap lists. */
export const getSitemap = cache((type: SitemapType, page: number) =>
  keptCall('sitemap', { query: { type, page } }, readTags.sitemap()),
)
