import type { GroupNode } from '@/lib/contract/schemas/config'
import type { Language } from '@/lib/market/languages'

import { groupTree } from './group-tree'

/** A picture that leads to a page. */
interface MenuPicture {
  /** Path in the image service. */
  readonly image: string
  /** Text of the link; '' for the group's own picture, which stands beside the group's name. */
  readonly title: string
  readonly path: string
}

/** A group in a menu; paths have no prefix and no slashes at their ends. */
export interface MenuNode {
  readonly name: string
  /** The path's last part. */
  readonly slug: string
  readonly path: string
  /** Pictures of the open menu: the group's own, or those of the links that it shows instead. */
  readonly pictures: readonly MenuPicture[]
  readonly children: readonly MenuNode[]
}

/** The pictures of a group's links (spec 2 §3 "Resources"); without such links, the picture of the group. */
function menuPictures({ image, links, path }: GroupNode): MenuPicture[] {
  const linked = links.flatMap((link) =>
    link.image === null ? [] : [{ image: link.image, title: link.title, path: link.slug.replace(/^\/+|\/+$/g, '') }],
  )
  return linked.length > 0 || image === null ? linked : [{ image, title: '', path }]
}

function menuNode(group: GroupNode): MenuNode {
  const { name, shortName, slug, path, children } = group
  return { name: shortName ?? name, slug, path, pictures: menuPictures(group), children: menuGroups(children) }
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
