import 'server-only'

import { orderedSections } from '@/lib/content/article-sections'
import { readGeneralSettings } from '@/lib/contract/general-settings'
import type { ArticleSection } from '@/lib/market/tables/static-paths'
import { getSettings } from '@/lib/shop-api/cached'

/** The sections of Life outdoors in the order of the setting blog_category_order. */
export async function journalSections(): Promise<readonly ArticleSection[]> {
  return orderedSections(readGeneralSettings(await getSettings()).blogCategoryOrder)
}
