/** The general settings as values (spec 2 §3): the call `settings` returns each as text. */

import { BROWSER_STORAGE } from '@/lib/market/browser-storage'
import { PART_DELIVERY_MODES, type PartDeliveryMode } from '@/lib/order/delivery-kinds'

/** Every setting with the text that counts while none is stored. */
export const SETTING_DEFAULTS = {
  search_bar_placeholder: '',
  frontpage_meta_description: '',
  frontpage_title: '',
  blog_category_order: '',
  price_ending_max_days: '30',
  rental_enabled: 'false',
  part_delivery_mode: '',
  experience_manufacturer_list: '',
  auto_translations_disabled: 'false',
  blocked_stock_text: 'Online purchase is temporarily blocked from these stores.',
  quick_add_products: '[]',
  card_checkout_products: '[]',
  feature_flags: '{}',
  default_search_engine: '',
  hidden_dynamic_page_menu_items: '',
  target_country_delivery_added_days: '{"countries":[]}',
  frosmo_search_sort_by: '',
  frosmo_category_strategy: 'sort-product-group',
} as const satisfies Record<string, string>

export type SettingKey = keyof typeof SETTING_DEFAULTS

/** Features that the shop has and a setting switches on: their names in `feature_flags`. */
export const FEATURES = {
  skiWizard: 'ski_wizard',
  /** Spec 3 §4 "Fast shipping box". */
  fastShipping: 'fast_shipping_product_page',
  /** Product pages say that the shop is owned in Finland. */
  finnishOwned: 'finnish_owned',
} as const

/** Prefix of a feature flag's override in the URL's query and in local storage (spec 2 §5). */
export const FLAG_PREFIX = BROWSER_STORAGE.flags.key

export type SettingValue = boolean | number | string | null | readonly unknown[] | { readonly [key: string]: unknown }

/** What orders search results: the shop's own search, or the recommendation service before it. */
const SEARCH_ENGINES = ['shop', 'recommendations'] as const
type SearchEngine = (typeof SEARCH_ENGINES)[number]

export interface GeneralSettings {
  readonly searchBarPlaceholder: string
  readonly frontpageMetaDescription: string
  readonly frontpageTitle: string
  /** Names of the sections of Life outdoors in their order. */
  readonly blogCategoryOrder: readonly string[]
  /** The longest time in days before an offer's end is announced. */
  readonly priceEndingMaxDays: number
  readonly rentalEnabled: boolean
  readonly partDeliveryMode: PartDeliveryMode
  /** Slugs of brands that take part in experiences. */
  readonly experienceManufacturerList: readonly string[]
  /** Products have their original texts instead of those that a machine translated. */
  readonly autoTranslationsDisabled: boolean
  readonly blockedStockText: string
  /** Variants that the cart offers with one press. */
  readonly quickAddProducts: readonly number[]
  /** Variants that are paid by card only. */
  readonly cardCheckoutProducts: readonly number[]
  readonly featureFlags: Readonly<Record<string, SettingValue>>
  readonly defaultSearchEngine: SearchEngine
  /** Slugs of top groups that are not in the menus. */
  readonly hiddenDynamicPageMenuItems: readonly string[]
  readonly targetCountryDeliveryAddedDays: { readonly countries: readonly unknown[] }
  readonly frosmoSearchSortBy: string
  readonly frosmoCategoryStrategy: string
}

/** Default of price_ending_max_days (spec 2 §9). */
const PRICE_ENDING_MAX_DAYS = 30
/** Default of frosmo_category_strategy (spec 2 §9). */
const CATEGORY_STRATEGY = 'sort-product-group'

/** A text parsed as JSON; null for invalid JSON (spec 2 §8). */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

/** The value of a stored flag: JSON only when it contains { or [ and is valid, else the text unchanged (spec 2 §5). */
export function parseFlagValue(value: string): SettingValue {
  if (!value.includes('{') && !value.includes('[')) return value
  return (parseJson(value) as SettingValue) ?? value
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The flags of the setting `feature_flags`, a JSON object; empty when it is invalid. */
export function readFlags(setting: string | null | undefined): Record<string, SettingValue> {
  const parsed = parseFlagValue(setting ?? '')
  if (!isRecord(parsed)) return {}
  return Object.fromEntries(
    Object.entries(parsed).map(([name, value]) => [
      name,
      typeof value === 'string' ? parseFlagValue(value) : (value as SettingValue),
    ]),
  )
}

/** A flag is on when it is true, or the text 'true'. */
export const isFlagOn = (value: SettingValue | undefined): boolean => value === true || value === 'true'

const names = (text: string) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
const array = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : [])

/** Ids of variants in a JSON list of numbers or of objects with an `id`; other entries are left out. */
function variantIds(value: unknown): number[] {
  const ids = array(value).map((entry) => (isRecord(entry) ? entry['id'] : entry))
  return [...new Set(ids.filter((id): id is number => typeof id === 'number' && Number.isSafeInteger(id) && id > 0))]
}

/** The value if it is one of `known`, else the first of these. */
const oneOf = <T extends string>(known: readonly [T, ...T[]], value: string): T =>
  known.find((name) => name === value) ?? known[0]

/** Every setting with its type; a missing or invalid one has its default. */
export function readGeneralSettings(stored: Readonly<Record<string, string>>): GeneralSettings {
  const text = (key: string) => stored[key] ?? ''
  const days = Number(text('price_ending_max_days'))
  const added = parseJson(text('target_country_delivery_added_days'))
  return {
    searchBarPlaceholder: text('search_bar_placeholder'),
    frontpageMetaDescription: text('frontpage_meta_description'),
    frontpageTitle: text('frontpage_title'),
    blogCategoryOrder: names(text('blog_category_order')),
    priceEndingMaxDays: Number.isFinite(days) && days > 0 ? days : PRICE_ENDING_MAX_DAYS,
    rentalEnabled: text('rental_enabled') === 'true',
    partDeliveryMode: oneOf(PART_DELIVERY_MODES, text('part_delivery_mode')),
    experienceManufacturerList: names(text('experience_manufacturer_list')),
    autoTranslationsDisabled: text('auto_translations_disabled') === 'true',
    blockedStockText: text('blocked_stock_text'),
    quickAddProducts: variantIds(parseJson(text('quick_add_products'))),
    cardCheckoutProducts: variantIds(parseJson(text('card_checkout_products'))),
    featureFlags: readFlags(text('feature_flags')),
    defaultSearchEngine: oneOf(SEARCH_ENGINES, text('default_search_engine')),
    hiddenDynamicPageMenuItems: names(text('hidden_dynamic_page_menu_items')).map((name) => name.toLowerCase()),
    targetCountryDeliveryAddedDays: { countries: isRecord(added) ? array(added['countries']) : [] },
    frosmoSearchSortBy: text('frosmo_search_sort_by'),
    frosmoCategoryStrategy: text('frosmo_category_strategy') || CATEGORY_STRATEGY,
  }
}
