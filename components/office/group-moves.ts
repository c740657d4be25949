/** Where a group goes by a key, in the tree as it is shown (pure). */
import type { Answer } from '@/lib/contract/calls'

export type TreeGroup = Answer<'officeGroupTree'>['groups'][number]

export interface Place {
  readonly parent: number | null
  /** The sibling that it stands before; null: behind them all. */
  readonly before: number | null
}

const childrenOf = (groups: readonly TreeGroup[], parent: number | null): TreeGroup[] =>
  groups.filter((group) => group.parent === parent)

/** True when the group is the other one or lies below it. */
export function isInside(groups: readonly TreeGroup[], group: number | null, other: number): boolean {
  for (let at = group, left = groups.length + 1; at !== null && left > 0; left -= 1) {
    if (at === other) return true
    at = groups.find(({ id }) => id === at)?.parent ?? null
  }
  return false
}

/** Alt and an arrow: among its siblings up or down, out of its parent, or into the sibling above it. Null: there is no such place. */
export function stepOf(groups: readonly TreeGroup[], id: number, key: string): Place | null {
  const group = groups.find((one) => one.id === id)
  if (!group) return null
  const siblings = childrenOf(groups, group.parent)
  const at = siblings.indexOf(group)
  const above = siblings[at - 1]
  if (key === 'ArrowUp') return above ? { parent: group.parent, before: above.id } : null
  if (key === 'ArrowDown')
    return at < siblings.length - 1 ? { parent: group.parent, before: siblings[at + 2]?.id ?? null } : null
  if (key === 'ArrowRight') return above ? { parent: above.id, before: null } : null
  const parent = groups.find((one) => one.id === group.parent)
  if (key !== 'ArrowLeft' || !parent) return null
  const aunts = childrenOf(groups, parent.parent)
  return { parent: parent.parent, before: aunts[aunts.indexOf(parent) + 1]?.id ?? null }
}

export interface ShownGroup {
  readonly group: TreeGroup
  readonly level: number
  readonly hasChildren: boolean
  readonly place: number
  readonly of: number
}

/** The rows of the tree, top to bottom, without what is folded. */
export function shownGroups(groups: readonly TreeGroup[], open: ReadonlySet<number>): ShownGroup[] {
  const below = (parent: number | null, level: number): ShownGroup[] => {
    const own = childrenOf(groups, parent)
    return own.flatMap((group, index) => [
      {
        group,
        level,
        hasChildren: groups.some((one) => one.parent === group.id),
        place: index + 1,
        of: own.length,
      },
      ...(open.has(group.id) ? below(group.id, level + 1) : []),
    ])
  }
  return below(null, 1)
}
