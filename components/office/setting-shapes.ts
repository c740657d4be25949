/** What each general setting holds, and where it stands on the page: names and sentences are messages `office.setting_<key>`. */
import { type GeneralSettings, parseJson, type SettingKey } from '@/lib/contract/general-settings'

import { daysFault, daysShown, daysStored, featuresFault, featuresShown, featuresStored } from './setting-rows'

/** `list`: one in a line, stored with commas; `numbers`: one in a line, stored as JSON; `features` and `countryDays`: rows with a form of their own. */
type Kind = 'text' | 'lines' | 'switch' | 'days' | 'choice' | 'list' | 'numbers' | 'features' | 'countryDays'

export interface Shape {
  readonly kind: Kind
  /** Of a choice; the first one counts while none is stored. */
  readonly options?: readonly string[]
}

const PART_DELIVERY: readonly GeneralSettings['partDeliveryMode'][] = ['ask', 'always', 'never']
const ENGINES: readonly GeneralSettings['defaultSearchEngine'][] = ['shop', 'recommendations']

type Group = 'front' | 'menu' | 'product' | 'cart' | 'search' | 'system'

/** Every setting, in the order of the page. The type demands an entry for each. */
export const SHAPES: Readonly<Record<SettingKey, Shape & { readonly group: Group }>> = {
  frontpage_title: { group: 'front', kind: 'text' },
  frontpage_meta_description: { group: 'front', kind: 'lines' },
  search_bar_placeholder: { group: 'front', kind: 'text' },
  hidden_dynamic_page_menu_items: { group: 'menu', kind: 'list' },
  blog_category_order: { group: 'menu', kind: 'list' },
  experience_manufacturer_list: { group: 'menu', kind: 'list' },
  rental_enabled: { group: 'product', kind: 'switch' },
  price_ending_max_days: { group: 'product', kind: 'days' },
  blocked_stock_text: { group: 'product', kind: 'lines' },
  auto_translations_disabled: { group: 'product', kind: 'switch' },
  part_delivery_mode: { group: 'cart', kind: 'choice', options: PART_DELIVERY },
  quick_add_products: { group: 'cart', kind: 'numbers' },
  card_checkout_products: { group: 'cart', kind: 'numbers' },
  target_country_delivery_added_days: { group: 'cart', kind: 'countryDays' },
  default_search_engine: { group: 'search', kind: 'choice', options: ENGINES },
  frosmo_search_sort_by: { group: 'search', kind: 'text' },
  frosmo_category_strategy: { group: 'search', kind: 'text' },
  feature_flags: { group: 'system', kind: 'features' },
}

export const SETTING_GROUPS: readonly Group[] = ['front', 'menu', 'product', 'cart', 'search', 'system']

const linesOf = (text: string) =>
  text
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter(Boolean)

/** A stored value as it stands in its control. */
export function shownText({ kind, options }: Shape, stored: string): string {
  if (kind === 'list') return linesOf(stored).join('\n')
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
  if (kind === 'list') return linesOf(text).join(',')
  if (kind === 'days') return text === '' || /^[1-9]\d{0,3}$/.test(text) ? text : null
  if (kind !== 'numbers') return text
  const ids = linesOf(text)
  return ids.every((id) => /^[1-9]\d{0,9}$/.test(id)) ? `[${ids.join(',')}]` : null
}
