import type { GroupNode } from '@/lib/contract/schemas/config'
import type { Language } from '@/lib/market/languages'
import { lazyApi } from '@/lib/shop-api/lazy-browser'

/** A group as menus know it; paths have no prefix and no slashes at their ends. */
export interface MenuNode {
  readonly name: string
  readonly path: string
  readonly children: readonly MenuNode[]
}

function menuNode({ name, shortName, path, children }: GroupNode): MenuNode {
  return { name: shortName ?? name, path, children: menuGroups(children) }
}

/** The groups that are shown in menus, all levels. */
export function menuGroups(groups: readonly GroupNode[]): MenuNode[] {
  return groups.filter((group) => group.showInMenu).map(menuNode)
}

const trees = new Map<Language, Promise<readonly MenuNode[] | null>>()

/**
 * The whole tree, asked for when a menu is about to open: in every page it would outweigh the page. One promise a language, so that it can
 * be `use`d; null when it could not be had, and the next menu asks again.
 */
export function menuTree(language: Language): Promise<readonly MenuNode[] | null> {
  const known = trees.get(language)
  if (known) return known
  const tree = lazyApi.call('productGroups', { query: { language } }).then((result) => {
    if (result.ok) return menuGroups(result.data.productGroups)
    trees.delete(language)
    return null
  })
  trees.set(language, tree)
  return tree
}
