/** What each general setting holds, and where it stands on the page: names and sentences are messages `office.setting_<key>`. */
import { type GeneralSettings, parseJson, type SettingKey } from '@/lib/contract/general-settings'
import { ARTICLE_SECTIONS } from '@/lib/market/tables/static-paths'

import { daysFault, daysShown, daysStored, featuresFault, featuresShown, featuresStored } from './setting-rows'

/**
 * `list`: one in a line, stored with commas; `order`: the same of words that have names; `numbers`: one in a line, stored as JSON; `features`
 * and `countryDays`: rows with a form of their own.
 */
type Kind = 'text' | 'lines' | 'switch' | 'days' | 'choice' | 'list' | 'order' | 'numbers' | 'features' | 'countryDays'

/** Records of which a setting holds a list: the last parts of addresses of categories and brands, ids of variants. */
export type PickedKind = 'groups' | 'brands' | 'variants'

export interface Shape {
  readonly kind: Kind
  /** Of a choice, of which the first one counts while none is stored; of an order. */
  readonly options?: readonly string[]
  /** Of an order: all of them count, and those that are not stored come last. */
  readonly isWhole?: boolean
  /** Of a list and of numbers: what they are of. */
  readonly of?: PickedKind
  /** The order of what is picked means something. */
  readonly isOrdered?: boolean
  /** In whose pages the text is: those of the shop's first language alone, or all. */
  readonly readIn?: 'first' | 'all'
}

/** The control is more than one, with the name of the setting around them. */
export const isOfRows = ({ kind, of }: Shape): boolean =>
  of !== undefined || kind === 'features' || kind === 'countryDays' || kind === 'order'

const PART_DELIVERY: readonly GeneralSettings['partDeliveryMode'][] = ['ask', 'always', 'never']
/** Names by which results of a search can be ordered (lib/backend/domain/search/find.ts). */
const SEARCH_ORDERS = ['text_match', 'most_converted', 'most_viewed'] as const
const ENGINES: readonly GeneralSettings['defaultSearchEngine'][] = ['shop', 'recommendations']

type Group = 'front' | 'menu' | 'product' | 'cart' | 'search' | 'system'

/** Every setting, in the order of the page. The type demands an entry for each. */
export const SHAPES: Readonly<Record<SettingKey, Shape & { readonly group: Group }>> = {
  frontpage_title: { group: 'front', kind: 'text', readIn: 'first' },
  frontpage_meta_description: { group: 'front', kind: 'lines', readIn: 'first' },
  search_bar_placeholder: { group: 'front', kind: 'text', readIn: 'first' },
  hidden_dynamic_page_menu_items: { group: 'menu', kind: 'list', of: 'groups' },
  blog_category_order: { group: 'menu', kind: 'order', options: ARTICLE_SECTIONS, isWhole: true },
  experience_manufacturer_list: { group: 'menu', kind: 'list', of: 'brands', isOrdered: true },
  rental_enabled: { group: 'product', kind: 'switch' },
  price_ending_max_days: { group: 'product', kind: 'days' },
  blocked_stock_text: { group: 'product', kind: 'lines', readIn: 'all' },
  auto_translations_disabled: { group: 'product', kind: 'switch' },
  part_delivery_mode: { group: 'cart', kind: 'choice', options: PART_DELIVERY },
  quick_add_products: { group: 'cart', kind: 'numbers', of: 'variants', isOrdered: true },
  card_checkout_products: { group: 'cart', kind: 'numbers', of: 'variants' },
  target_country_delivery_added_days: { group: 'cart', kind: 'countryDays' },
  default_search_engine: { group: 'search', kind: 'choice', options: ENGINES },
  frosmo_search_sort_by: { group: 'search', kind: 'order', options: SEARCH_ORDERS },
  frosmo_category_strategy: { group: 'search', kind: 'text' },
  feature_flags: { group: 'system', kind: 'features' },
}

export const SETTING_GROUPS: readonly Group[] = ['front', 'menu', 'product', 'cart', 'search', 'system']

/** The entries of a list, as its form has them or as it is stored. */
export const linesOf = (text: string): readonly string[] =>
  text
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter(Boolean)

/** A stored value as it stands in its control. */
export function shownText({ kind, options }: Shape, stored: string): string {
  if (kind === 'list' || kind === 'order') return linesOf(stored).join('\n')
  if (kind === 'features') return featuresShown(stored)
  if (kind === 'countryDays') return daysShown(stored)
  if (kind === 'choice') return options?.includes(stored) ? stored : (options?.[0] ?? '')
  if (kind !== 'numbers') return stored
  const parsed = parseJson(stored)
  const ids = Array.isArray(parsed) ? parsed.map((one: unknown) => (isEntry(one) ? one.id : one)) : []
  return ids.map(String).join('\n')
}

const isEntry = (one: unknown): one is { id: unknown } => typeof one === 'object' && one !== null && 'id' in one

/** What is wrong with what is typed: the id of a sentence; null when it can be stored. */
export function faultIn(shape: Shape, typed: string): string | null {
  if (shape.kind === 'features') return featuresFault(typed)
  if (shape.kind === 'countryDays') return daysFault(typed)
  return storedText(shape, typed) === null ? 'office.fault_format' : null
}

/** What is typed as it is stored; null when it cannot be. */
export function storedText({ kind }: Shape, typed: string): string | null {
  const text = typed.trim()
  if (kind === 'features') return featuresFault(text) === null ? featuresStored(text) : null
  if (kind === 'countryDays') return daysFault(text) === null ? daysStored(text) : null
  if (kind === 'list' || kind === 'order') return linesOf(text).join(',')
  if (kind === 'days') return text === '' || /^[1-9]\d{0,3}$/.test(text) ? text : null
  if (kind !== 'numbers') return text
  const ids = linesOf(text)
  return ids.every((id) => /^[1-9]\d{0,9}$/.test(id)) ? `[${ids.join(',')}]` : null
}
