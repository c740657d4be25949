/** Rows of everything except products: pages, banners, keywords, reviews, codes. */
import { codeHash } from '@/lib/backend/domain/codes/secret-codes'
import { pageRow } from '@/lib/backend/domain/content/write-page'
import type * as schema from '@/lib/backend/domain/schema'
import { CURRENCIES, CURRENCY_TABLE } from '@/lib/market/currencies'
import { type Language, LANGUAGES } from '@/lib/market/languages'
import { localizedPath, type RouteName } from '@/lib/market/paths'
import { VAT_RATES } from '@/lib/market/tables/vat-rates'

import { PAGES } from '../pages'
import {
  BANNERS,
  BUNDLES,
  GIFT_CAMPAIGN,
  GIFT_CARDS,
  KEYWORDS,
  PICKUP_POINTS,
  RENTAL_RATES,
  SETTINGS,
  SKI_PACKAGES,
  STORES,
} from '../shop'
import { inThisYear } from './page-days'
import { withFacts } from './page-facts'
import { toHtml } from './page-html'
import { groupPath } from './reference-rows'

export const bannerRows = (): (typeof schema.banners.$inferInsert)[] =>
  BANNERS.map(({ group, page, ...banner }) => {
    const path = (language: Language) =>
      page ? localizedPath(page, {}, language) : group ? `/${groupPath(group, language)}/` : '/'
    return { ...banner, urls: Object.fromEntries(LANGUAGES.map((language) => [language, path(language)])) }
  })

export const keywordRows = (): (typeof schema.keywords.$inferInsert)[] =>
  KEYWORDS.flatMap(({ words, popup }) =>
    LANGUAGES.map((language) => ({ language, keyword: words[language], popupText: popup[language], url: null })),
  ).map((row, index) => ({ id: index + 1, ...row }))

export const settingRows = (): (typeof schema.settings.$inferInsert)[] =>
  Object.entries(SETTINGS).map(([key, value]) => ({ key, value }))

export const taxRateRows = (): (typeof schema.taxRates.$inferInsert)[] => VAT_RATES.map((row) => ({ ...row }))

export const currencyRows = (): (typeof schema.currencyRates.$inferInsert)[] =>
  CURRENCIES.map((currency) => ({ currency, rate: CURRENCY_TABLE[currency].defaultRate }))

/** `today`: the days of events and articles are relative to it. */
export const pageRows = (today: Date): (typeof schema.pages.$inferInsert)[] =>
  PAGES.map((page, index) => ({
    id: index + 1,
    ...pageRow(withFacts(inThisYear(page, today), page.language, today), (text) => toHtml(text, page.language)),
  }))

/** Routes whose path is not that of a group itself, and the group that they mean. */
const GROUP_OF_ROUTE: readonly (readonly [RouteName, group: string])[] = [
  ['service-products/giftcards', 'gift-cards'],
  ['shoe-wizard', 'footwear'],
  ['womens-and-mens-shoes', 'footwear'],
]

export const pathHistoryRows = (): (typeof schema.pathHistory.$inferInsert)[] =>
  GROUP_OF_ROUTE.flatMap(([route, group]) =>
    LANGUAGES.map((language) => ({
      language,
      path: localizedPath(route, {}, language).slice(1, -1),
      target: groupPath(group, language),
    })),
  )

export const giftCardRows = (): (typeof schema.giftCards.$inferInsert)[] =>
  GIFT_CARDS.map(({ id, code, balance }) => ({ id, codeHash: codeHash(code), balanceEur: balance }))

/** The initial value of each gift card; the empty one was used since. */
export const giftCardLedgerRows = (): (typeof schema.giftCardLedger.$inferInsert)[] =>
  GIFT_CARDS.flatMap(({ id, balance }, index) =>
    balance > 0
      ? [{ id: index * 2 + 1, giftCardId: id, deltaEur: balance, reason: 'issue' as const }]
      : [
          { id: index * 2 + 1, giftCardId: id, deltaEur: 2500, reason: 'issue' as const },
          { id: index * 2 + 2, giftCardId: id, deltaEur: -2500, reason: 'order' as const },
        ],
  )

export const giftCampaignRow = (): typeof schema.giftCampaigns.$inferInsert => {
  const { codes: _codes, ...campaign } = GIFT_CAMPAIGN
  return campaign
}

export const giftCampaignCodeRows = (): (typeof schema.giftCampaignCodes.$inferInsert)[] =>
  GIFT_CAMPAIGN.codes.map((code) => ({ codeHash: codeHash(code), campaignId: GIFT_CAMPAIGN.id }))

export const bundleRows = (): (typeof schema.bundles.$inferInsert)[] => [
  ...BUNDLES.map(({ members: _members, ...bundle }) => bundle),
  ...SKI_PACKAGES,
]

export const bundleMemberRows = (): (typeof schema.bundleMembers.$inferInsert)[] =>
  BUNDLES.flatMap(({ id, members }) => members.map((modelId, sortOrder) => ({ bundleId: id, modelId, sortOrder })))

export const rentalRows = (): (typeof schema.rentalRates.$inferInsert)[] =>
  RENTAL_RATES.map((rate, sortOrder) => ({ ...rate, sortOrder }))

/** Of each size two in the three largest shops and one in the others. */
export function rentalUnitRows(
  variants: readonly { id: number; modelId: number }[],
): (typeof schema.rentalUnits.$inferInsert)[] {
  const models = new Set(RENTAL_RATES.map(({ modelId }) => modelId))
  const shops = STORES.filter(({ type }) => type === 'retail')
  return variants
    .filter(({ modelId }) => models.has(modelId))
    .flatMap(({ id: variantId }) =>
      shops.flatMap(({ id: storeId }, place) =>
        Array.from({ length: place < 3 ? 2 : 1 }, (_, index) => ({
          ...{ variantId, storeId },
          code: `${variantId}-${storeId}-${index + 1}`,
        })),
      ),
    )
}

/** The carrier's pickup points: the towns exist, the lockers do not. */
export const pickupPointRows = (): (typeof schema.pickupPoints.$inferInsert)[] =>
  PICKUP_POINTS.map(({ postalCode, city, part, address, hours = '' }, index) => ({
    id: `fi-${postalCode}-${index + 1}`,
    methodId: 'post_fi',
    country: 'fi',
    name: `${city} ${part}`,
    address,
    postalCode,
    city,
    hours,
  }))
