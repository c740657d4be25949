import type { GroupNode } from '@/lib/contract/schemas/config'
import type { Language } from '@/lib/market/languages'

import { lazyApi } from './lazy-browser'
import { loadable } from './loadable'

const trees = new Map<Language, () => Promise<readonly GroupNode[] | null>>()

function treeOf(language: Language) {
  return loadable<readonly GroupNode[]>('The product groups', async () => {
    const result = await lazyApi.call('productGroups', { query: { language } })
    return result.ok ? { ok: true, data: result.data.productGroups } : result
  })
}

/**
 * The tree of product groups in the browser, fetched before it is shown for the first time: in the HTML it would be larger than the rest of
 * the page. One promise for each language, so that it can be `use`d; null after a failure, and the next caller fetches again.
 */
export function groupTree(language: Language): Promise<readonly GroupNode[] | null> {
  const load = trees.get(language) ?? treeOf(language)
  trees.set(language, load)
  return load()
}
