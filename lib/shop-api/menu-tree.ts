import type { GroupNode } from '@/lib/contract/schemas/config'
import type { Language } from '@/lib/market/languages'

import { groupTree } from './group-tree'

/** A group in a menu; paths have no prefix and no slashes at their ends. */
export interface MenuNode {
  readonly name: string
  /** The path's last part. */
  readonly slug: string
  readonly path: string
  readonly children: readonly MenuNode[]
}

function menuNode({ name, shortName, slug, path, children }: GroupNode): MenuNode {
  return { name: shortName ?? name, slug, path, children: menuGroups(children) }
}

/** The groups that are shown in menus, all levels. */
export function menuGroups(groups: readonly GroupNode[]): MenuNode[] {
  return groups.filter((group) => group.showInMenu).map(menuNode)
}

const menus = new WeakMap<object, Promise<readonly MenuNode[] | null>>()

/** The groups of the menus with all groups below them, or null; one promise for each tree, so that it can be `use`d. */
export function menuTree(language: Language): Promise<readonly MenuNode[] | null> {
  const tree = groupTree(language)
  const known = menus.get(tree)
  if (known) return known
  const menu = tree.then((groups) => groups && menuGroups(groups))
  menus.set(tree, menu)
  return menu
}
