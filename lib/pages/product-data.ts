import 'server-only'

import { GIFT_CARD_IDS } from '@/lib/catalog/gift-cards'
import type { Keyword } from '@/lib/catalog/keywords'
import type { PanelData, PanelStore } from '@/lib/catalog/panel/data'
import { panelFromModel } from '@/lib/catalog/panel/from-model'
import { expandModel, type PanelModel } from '@/lib/catalog/panel/model'
import { offerEnds, offerEndText, vatNote, vatPercent } from '@/lib/catalog/price'
import { addedDays } from '@/lib/catalog/shipping'
import { initialSelection, readSelection, selectedVariant, type Selection, shownSelection } from '@/lib/catalog/variant'
import { config } from '@/lib/config/env'
import { readScheme, SCHEME_FLAG, type Scheme } from '@/lib/catalog/green-claims'
import { FEATURES, isFlagOn, readGeneralSettings } from '@/lib/contract/general-settings'
import type { DeliveryLimit, ProductExtraDetails, ProductModel, ReviewPage } from '@/lib/contract/schemas/catalogue'
import type { Resources } from '@/lib/contract/schemas/config'
import type { Banners, Brand } from '@/lib/contract/schemas/content'
import { getIntl } from '@/lib/intl/server'
import { countryName, STORE_COUNTRY } from '@/lib/market/countries'
import { formatPercent } from '@/lib/market/format'
import type { Language } from '@/lib/market/languages'
import type { Market } from '@/lib/market/market'
import type { Selection as AddressSelection } from '@/lib/market/selection'
import { shopDay } from '@/lib/market/shop-time'
import { holidaysIn } from '@/lib/market/working-days'
import { routeHref } from '@/lib/seo/hrefs'
import {
  getBanners,
  getBrand,
  getDeliveryLimit,
  getKeywords,
  getModelDetails,
  getResources,
  getReviews,
  getSettings,
} from '@/lib/shop-api/cached'
import { getMarketConfig } from '@/lib/shop-api/page-market'
import { dataOf } from '@/lib/shop-api/result'
import { shopApi } from '@/lib/shop-api/server'

import { getPageCheck, type HasPage } from './has-page'
import { readOr } from './optional-reads'

/** Products of the repair group cannot be returned within the 100 days (spec 3 §5). */
const REPAIR_GROUP = 'vuota-korjaus'
const MAX_BANNERS = 4
/** Default of the setting blocked_stock_text; the page shows the translated message instead. */
const BLOCKED_STOCK_DEFAULT = 'Online purchase is temporarily blocked from these stores.'

export interface ProductData {
  readonly panel: PanelModel
  readonly panelData: PanelData
  /** The selection in the URL, and the resulting initial selection. */
  readonly asked: Selection
  readonly initial: Selection
  /** Null: they could not be read. */
  readonly details: ProductExtraDetails | null
  readonly reviews: ReviewPage
  readonly brand: Brand | null
  readonly keywords: readonly Keyword[]
  /** At most four banners (spec 3 §9). */
  readonly banners: Banners['imageBanners']
  readonly isFinnishOwned: boolean
  /** The certification scheme of environmental claims, if the shop has entered one. */
  readonly scheme: Scheme | null
  readonly currencyRate: number
  readonly isReturnable: boolean
  /** The terms of sale; null when the shop has no such page. */
  readonly termsHref: string | null
  /** The page of all rental products, for a product that can be rented: in Finland, while the shop offers rental. */
  readonly rentalHref: string | null
  /** The variant whose price and availability the page shows; 0 or below for none. */
  readonly shownId: number
}

/** Empty for a gift card: its tax is that of what it pays for, and it is not delivered to an address. */
function taxNote(market: Market, model: ProductModel, resources: Resources): string {
  if (model.kind === 'giftcard') return ''
  const intl = getIntl(market.language)
  const percent = vatPercent(resources.taxRates, market.taxAreaId, model.tax_class) ?? 0
  const note = vatNote(market.country, percent)
  return note.kind === 'duties'
    ? intl.formatMessage({ id: 'product.duties_note' })
    : intl.formatMessage({ id: 'product.vat_note' }, { percent: formatPercent(note.percent, market.language) })
}

function endingNote(market: Market, model: ProductModel, maxDays: number): string | null {
  const end = offerEnds(model.price_ending, Date.now(), maxDays)
  return end && getIntl(market.language).formatMessage({ id: 'product.offer_ends' }, { date: offerEndText(end) })
}

function panelStores(resources: Resources, language: Language): PanelStore[] {
  return resources.stores.map(({ id, slug, name, shortName, type, pikanouto, nouto, stock_display_order }) => ({
    id,
    slug,
    name,
    shortName,
    type,
    pikanouto,
    nouto,
    stock_display_order,
    href: type === 'retail' ? routeHref(language, 'stores/store', { store: slug }) : null,
  }))
}

function isReturnable(model: ProductModel): boolean {
  return (
    model.kind !== 'giftcard' &&
    !GIFT_CARD_IDS.has(model.id) &&
    model.parents.every(({ path }) => !path.split('/').includes(REPAIR_GROUP))
  )
}

function wizardOf({ language }: Market, { ski_wizard: wizard, kind }: ProductModel): PanelData['wizard'] {
  if (!wizard?.belongsTo || kind !== 'new') return null
  const { sport, group } = wizard
  return { sport, group, href: routeHref(language, 'ski-wizard/sport', { sport }) }
}

/** A parcel takes weeks at most, and a finished page is renewed before this is over. */
const AHEAD_MS = 150 * 86_400_000

function holidaysAhead(country: string): string {
  const [from, to] = [shopDay(), shopDay(new Date(Date.now() + AHEAD_MS))]
  return holidaysIn(country)
    .split(' ')
    .filter((day) => day >= from && day <= to)
    .join(' ')
}

interface PanelInput {
  market: Market
  model: ProductModel
  resources: Resources
  limit: DeliveryLimit
  settings: Readonly<Record<string, string>>
  giftCampaign: string | null
  hasPage: HasPage
  details: ProductExtraDetails | null
}

function panelDataOf({
  market,
  model,
  resources,
  limit,
  settings,
  giftCampaign,
  hasPage,
  details,
}: PanelInput): PanelData {
  const { featureFlags, priceEndingMaxDays, blockedStockText: blockedText } = readGeneralSettings(settings)
  return {
    stores: market.country === 'fi' ? panelStores(resources, market.language) : [],
    limit: {
      isDeliveryCountryBlocked: limit.isDeliveryCountryBlocked,
      blockInfoText: limit.blockInfoText,
      extra_data_overrides: limit.extra_data_overrides,
      perInternationalPackage: limit.perInternationalPackage,
    },
    expressHref: hasPage('pikanouto') ? routeHref(market.language, 'pikanouto') : null,
    hasFastShipping: market.country === 'fi' && isFlagOn(featureFlags[FEATURES.fastShipping]),
    methods: limit.allowedDeliveryMethods,
    country: market.country,
    countryName: countryName(market.country, market.language),
    addedDays: addedDays(settings.target_country_delivery_added_days, market.country).country,
    holidays: { shop: holidaysAhead(STORE_COUNTRY), there: holidaysAhead(market.country) },
    blockedStockText: blockedText && blockedText !== BLOCKED_STOCK_DEFAULT ? blockedText : null,
    taxNote: taxNote(market, model, resources),
    endingNote: endingNote(market, model, priceEndingMaxDays),
    hasSimilar: details?.recommendations.some(({ undeliverable }) => !undeliverable) ?? false,
    returnsHref: isReturnable(model) ? routeHref(market.language, 'returns') : null,
    wizard: wizardOf(market, model),
    giftCampaign,
    credit: market.language === 'ru' ? null : config().credit,
  }
}

const NO_REVIEWS: ReviewPage = { results: [], max_pages: 0, images: [], stars: [0, 0, 0, 0, 0], fit: [0, 0, 0, 0, 0] }
const NO_BANNERS: Banners = { imageBanners: [], dynamicPageBanners: [], textBanners: [] }

/** Delivery, details and reviews of a product; null for details that could not be read. */
function cachedReads(market: Market, { id, manufacturer, slug }: ProductModel, giftCampaign: string | undefined) {
  const path = `${manufacturer.slug}/${slug}`
  return Promise.all([
    getDeliveryLimit(market, id, path, giftCampaign),
    readOr('Details', getModelDetails(market, id, path, giftCampaign), null),
    readOr('Reviews', getReviews(id, market.language), NO_REVIEWS),
  ])
}

/** Delivery, details and reviews of a product that is not public, for the staff member of `auth`: nothing is cached. */
async function staffReads(market: Market, { id, manufacturer, slug }: ProductModel, auth: string) {
  const query = {
    slug: `${manufacturer.slug}/${slug}`,
    'delivery-country-code': market.country,
    language: market.language,
  }
  const [limit, details, reviews] = await Promise.all([
    shopApi.call('productExtraDelivery', { query: { ...query, type: '1' } }, { auth }),
    shopApi.call('productExtraDetails', { query: { ...query, taxAreaId: market.taxAreaId, type: '2' } }, { auth }),
    shopApi.call('productReviews', { query: { model_id: id, language: market.language } }),
  ])
  return [
    dataOf('productExtraDelivery', limit),
    dataOf('productExtraDetails', details),
    reviews.ok ? reviews.data : NO_REVIEWS,
  ] as const
}

interface ProductOptions {
  /** Slug of the campaign in which the product is shown as a gift. */
  readonly giftCampaign?: string
  /** Authorization header of staff who view a product that is not public. */
  readonly auth?: string
}

/** The data of a product's page, for one market and one selection. Values that the product does not have are ignored. */
export async function productData(
  market: Market,
  model: ProductModel,
  selection: AddressSelection,
  { giftCampaign, auth }: ProductOptions = {},
): Promise<ProductData> {
  const reads = auth === undefined ? cachedReads(market, model, giftCampaign) : staffReads(market, model, auth)
  const [
    [{ delivery_method_limit: limit }, details, reviews],
    resources,
    settings,
    initConfig,
    brand,
    keywords,
    banners,
    hasPage,
  ] = await Promise.all([
    reads,
    getResources(market),
    getSettings(),
    getMarketConfig(market),
    readOr('The brand', getBrand(market, model.manufacturer.slug), null),
    readOr('The keywords', getKeywords(market), []),
    readOr('The banners', getBanners(market), NO_BANNERS),
    getPageCheck(market),
  ])
  const { featureFlags, rentalEnabled } = readGeneralSettings(settings)
  const panel = panelFromModel(model, market)
  const choices = expandModel(panel)
  const asked = readSelection(choices, { get: (name) => selection[name as keyof AddressSelection] ?? null })
  const initial = initialSelection(choices, asked)
  const inPanel = { market, model, resources, limit, settings, hasPage, details }
  const shown = shownSelection(choices, initial, { isGiftCampaign: giftCampaign !== undefined })
  return {
    panel,
    asked,
    initial,
    shownId: selectedVariant(choices, shown).id,
    panelData: panelDataOf({ ...inPanel, giftCampaign: giftCampaign ?? null }),
    details,
    brand,
    reviews,
    keywords,
    banners: banners.imageBanners.slice(0, MAX_BANNERS),
    isFinnishOwned: isFlagOn(featureFlags[FEATURES.finnishOwned]),
    scheme: readScheme(featureFlags[SCHEME_FLAG]),
    currencyRate: initConfig.currencyRate,
    isReturnable: isReturnable(model),
    termsHref: hasPage('terms') ? routeHref(market.language, 'terms') : null,
    rentalHref:
      model.rental && market.country === 'fi' && rentalEnabled ? routeHref(market.language, 'rental/rentle') : null,
  }
}
