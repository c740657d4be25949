/** The lists that the shop fetches in the browser when something needs them (spec 2 §3 "Banners and lists", §4). */
import type { Answer } from '@/lib/contract/calls'
import type { Banners, BrandItem } from '@/lib/contract/schemas/content'
import type { Language } from '@/lib/market/languages'
import { groupList } from '@/lib/shop-api/group-tree'
import { lazyApi } from '@/lib/shop-api/lazy-browser'
import { loadable, loadables } from '@/lib/shop-api/loadable'

export const bannerList = loadables((language: Language) =>
  loadable<Banners>('The banners', () => lazyApi.call('banners', { query: { language } })),
)
export const brandList = loadables((language: Language) =>
  loadable<BrandItem[]>('The brands', () => lazyApi.call('brands', { query: { language } })),
)
export const keywordList = loadables((language: Language) =>
  loadable<Answer<'keywordPopups'>>('The keywords', () => lazyApi.call('keywordPopups', { query: { language } })),
)
export const settingList = loadable<Answer<'settings'>>('The settings', () => lazyApi.call('settings', {}))
export { groupList as productGroupList }
