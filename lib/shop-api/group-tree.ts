import type { GroupNode } from '@/lib/contract/schemas/config'
import type { Language } from '@/lib/market/languages'

import { lazyApi } from './lazy-browser'
import { loadable, loadables } from './loadable'

/** The tree of product groups in a language, with its state. */
export const groupList = loadables((language: Language) =>
  loadable<readonly GroupNode[]>('The product groups', async () => {
    const result = await lazyApi.call('productGroups', { query: { language } })
    return result.ok ? { ok: true, data: result.data.productGroups } : result
  }),
)

/**
 * The tree of product groups in the browser, asked for when something is about to show it: in every page it would outweigh the page. One
 * promise a language, so that it can be `use`d; null when it could not be had, and whoever comes next asks again.
 */
export function groupTree(language: Language): Promise<readonly GroupNode[] | null> {
  return groupList(language).load()
}
