/** The lists that the shop fetches in the browser when something needs them (spec 2 §3 "Banners and lists", §4). */
import { useEffect, useSyncExternalStore } from 'react'

import type { Answer } from '@/lib/contract/calls'
import type { Banners, BrandItem } from '@/lib/contract/schemas/content'
import type { Language } from '@/lib/market/languages'
import { groupList } from '@/lib/shop-api/group-tree'
import { lazyApi } from '@/lib/shop-api/lazy-browser'
import { loadable, type Loadable, loadables, type LoadState } from '@/lib/shop-api/loadable'

export const bannerList = loadables((language: Language) => loadable<Banners>('The banners', () => lazyApi.call('banners', { query: { language } })))
export const brandList = loadables((language: Language) => loadable<BrandItem[]>('The brands', () => lazyApi.call('brands', { query: { language } })))
export const keywordList = loadables((language: Language) =>
  loadable<Answer<'keywordPopups'>>('The keywords', () => lazyApi.call('keywordPopups', { query: { language } })))
export const settingList = loadable<Answer<'settings'>>('The settings', () => lazyApi.call('settings', {}))
export { groupList as productGroupList }

/** A list with its state; fetched when the part that shows it appears. */
export function useList<T>(list: Loadable<T>): LoadState<T> {
  useEffect(() => void list.load(), [list])
  return useSyncExternalStore(list.subscribe, list.get, list.get)
}
