/**
 * The addresses of groups after the tree or a name in an address has changed (pure): paths below the new parents, and for every address that
 * was valid once a redirect to where its group is now. A redirect points at the last address, never at another redirect.
 */
export interface GroupPlace {
  readonly id: number
  readonly parent: number | null
}

export interface GroupAddress {
  readonly group: number
  readonly language: string
  readonly slug: string
  readonly path: string
}

export interface FormerPath {
  readonly language: string
  readonly path: string
  readonly target: string
}

export interface AddressPlan {
  /** Addresses that change, with the new path. */
  readonly changed: readonly GroupAddress[]
  /** Redirects to write: new ones, and old ones with a new target. */
  readonly redirects: readonly FormerPath[]
  /** Redirects to remove, because a group is there now. */
  readonly forgotten: readonly Pick<FormerPath, 'language' | 'path'>[]
  /** An address that two groups would have; nothing may be changed then. */
  readonly taken: Pick<FormerPath, 'language' | 'path'> | null
}

const keyOf = (language: string, path: string) => `${language} ${path}`

/** True when the group is the other one, or is below it. Ends in a tree with a loop, too. */
export function isWithin(group: number | null, other: number, places: readonly GroupPlace[]): boolean {
  const parents = new Map(places.map(({ id, parent }) => [id, parent]))
  const seen = new Set<number>()
  for (let at = group; at !== null && !seen.has(at); at = parents.get(at) ?? null) {
    if (at === other) return true
    seen.add(at)
  }
  return false
}

/**
 * The path of a group: its words behind the path of the nearest group above that has words in the language. Groups outside of what changes
 * keep the path that they have.
 */
function pathsOf(
  root: number,
  places: readonly GroupPlace[],
  addresses: readonly GroupAddress[],
): (address: GroupAddress) => string {
  const parents = new Map(places.map(({ id, parent }) => [id, parent]))
  const known = new Map(addresses.map((address) => [`${address.language} ${address.group}`, address]))
  return (address) => {
    if (!isWithin(address.group, root, places)) return address.path
    const parts: string[] = []
    const seen = new Set<number>()
    for (let at: number | null = address.group; at !== null && !seen.has(at); at = parents.get(at) ?? null) {
      seen.add(at)
      const found = known.get(`${address.language} ${at}`)
      if (!found) continue
      if (!isWithin(at, root, places)) return [found.path, ...parts].join('/')
      parts.unshift(found.slug)
    }
    return parts.join('/')
  }
}

/** After a change of `root`: its own addresses and those of all groups below it. `places` and the words are as they are now. */
export function planAddresses(
  root: number,
  places: readonly GroupPlace[],
  addresses: readonly GroupAddress[],
  former: readonly FormerPath[],
): AddressPlan {
  const pathOf = pathsOf(root, places, addresses)
  const live = new Set<string>()
  const changed: GroupAddress[] = []
  let taken: AddressPlan['taken'] = null
  const moved = new Map<string, string>()
  for (const address of addresses) {
    const { language } = address
    const path = pathOf(address)
    if (live.has(keyOf(language, path))) taken ??= { language, path }
    live.add(keyOf(language, path))
    if (path === address.path) continue
    changed.push({ ...address, path })
    moved.set(keyOf(language, address.path), path)
  }
  const isLive = ({ language, path }: Pick<FormerPath, 'language' | 'path'>) => live.has(keyOf(language, path))
  const kept = former
    .filter((row) => !isLive(row))
    .flatMap((row) => {
      const target = moved.get(keyOf(row.language, row.target))
      return target === undefined ? [] : [{ ...row, target }]
    })
  const old = addresses.flatMap(({ language, path }) => {
    const target = moved.get(keyOf(language, path))
    return target === undefined || isLive({ language, path }) ? [] : [{ language, path, target }]
  })
  return {
    changed,
    redirects: [...kept, ...old],
    forgotten: former.filter(isLive).map(({ language, path }) => ({ language, path })),
    taken,
  }
}
