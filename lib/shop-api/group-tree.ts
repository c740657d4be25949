import type { GroupNode } from '@/lib/contract/schemas/config'
import type { Language } from '@/lib/market/languages'

import { lazyApi } from './lazy-browser'

const trees = new Map<Language, Promise<readonly GroupNode[] | null>>()

/**
 * The tree of product groups in the browser, asked for when something is about to show it: in every page it would outweigh the page. One
 * promise a language, so that it can be `use`d; null when it could not be had, and whoever comes next asks again.
 */
export function groupTree(language: Language): Promise<readonly GroupNode[] | null> {
  const known = trees.get(language)
  if (known) return known
  const tree = lazyApi.call('productGroups', { query: { language } }).then((result) => {
    if (result.ok) return result.data.productGroups
    trees.delete(language)
    return null
  })
  trees.set(language, tree)
  return tree
}
