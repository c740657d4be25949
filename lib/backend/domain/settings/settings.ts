/** General settings: key/value pairs with their defaults (spec 2 §3). All of them are public. */
import { inArray } from 'drizzle-orm'

import { db } from '@/lib/backend/platform/database/pool'
import { settings } from '@/lib/backend/domain/schema/content'

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

/** Every setting with its stored value or its default. Other keys of the table belong to the back end and are not returned. */
export async function allSettings(): Promise<Record<SettingKey, string>> {
  const keys = Object.keys(SETTING_DEFAULTS)
  const rows = await db().select().from(settings).where(inArray(settings.key, keys))
  return { ...SETTING_DEFAULTS, ...Object.fromEntries(rows.map(({ key, value }) => [key, value])) }
}
