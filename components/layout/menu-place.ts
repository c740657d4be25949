/** Where in the mobile menu the address bar is (spec 2 §2 "Mobile menu"): `/menu/`, `/{group}/`, `/{group}/?{sub-group}`. */

/** Below this width the menu is the mobile one (56.25rem in the style sheet). */
export const NARROW_PX = 900

/** The key that says "back in the menu at this group"; it is never a sub-group. */
const BACK_KEY = 'back'
/** In the history state of an entry that the menu made: how many entries it has made since it was opened. */
const STATE_KEY = 'menuDepth'

/** The slug of the top group and of the group below it whose contents are shown; null: the level above. */
export interface MenuPlace {
  readonly group: string | null
  readonly sub: string | null
}

/** The addresses that the menu goes through. */
export interface MenuAddresses {
  /** `''` or `/sv`. */
  readonly prefix: string
  /** `/sv/meny/`. */
  readonly menu: string
  /** Slugs of the top groups. */
  readonly groups: readonly string[]
}

/** Narrow or not, by the window's width. */
export function isNarrow(): boolean {
  return window.matchMedia(`(width < ${NARROW_PX}px)`).matches
}

/** How many entries of the history the menu has made, 0 when this one is not the menu's. */
export function menuDepth(state: unknown): number {
  const depth = (state as Record<string, unknown> | null)?.[STATE_KEY]
  return typeof depth === 'number' && Number.isInteger(depth) && depth > 0 ? depth : 0
}

/** The sub-group of a query: its first key without a value that is not `back`. Filters and campaigns always have a value. */
function subOf(search: string): string | null {
  for (const [key, value] of new URLSearchParams(search)) if (value === '' && key !== BACK_KEY) return key
  return null
}

/**
 * The menu's place at an address, or null where the menu is closed: at `/menu/`, at `/{group}/?back` and `/{group}/?{sub-group}`
 * whoever comes there, at `/{group}/` only in an entry of the menu's own, since that is the group's page, too.
 */
export function menuPlace(
  { pathname, search }: { pathname: string; search: string },
  depth: number,
  { prefix, menu, groups }: MenuAddresses,
): MenuPlace | null {
  if (pathname === menu) return { group: null, sub: null }
  const group = groups.find((slug) => pathname === `${prefix}/${encodeURI(slug)}/`)
  if (group === undefined) return null
  const sub = subOf(search)
  if (sub === null && depth === 0 && !new URLSearchParams(search).has(BACK_KEY)) return null
  return { group, sub }
}

/** The address of a place one level down. */
export function menuHref({ group, sub }: MenuPlace, { prefix, menu }: MenuAddresses): string {
  if (group === null) return menu
  return `${prefix}/${group}/${sub === null ? '' : `?${encodeURIComponent(sub)}`}`
}

/** Where Back leads: from the third level to `/{group}/?back`, from the second to `/menu/`; null at the top. */
export function backHref({ group, sub }: MenuPlace, { prefix, menu }: MenuAddresses): string | null {
  if (group === null) return null
  return sub === null ? menu : `${prefix}/${group}/?${BACK_KEY}`
}

const CHANGE = 'shop:menu'

/** Goes down to an address. The page behind stays as it is: the router takes over entries that others make. */
export function openMenuAt(href: string): void {
  window.history.pushState({ [STATE_KEY]: menuDepth(window.history.state) + 1 }, '', href)
  window.dispatchEvent(new Event(CHANGE))
}

/** Goes back up to an address, in the same entry. */
export function replaceMenu(href: string): void {
  const depth = menuDepth(window.history.state)
  window.history.replaceState(depth > 0 ? { [STATE_KEY]: depth } : null, '', href)
  window.dispatchEvent(new Event(CHANGE))
}

/** Calls back when the menu or the browser's arrows moved, or the window became narrow or wide. */
export function onMenuChange(listener: () => void): () => void {
  const width = window.matchMedia(`(width < ${NARROW_PX}px)`)
  window.addEventListener(CHANGE, listener)
  window.addEventListener('popstate', listener)
  width.addEventListener('change', listener)
  return () => {
    window.removeEventListener(CHANGE, listener)
    window.removeEventListener('popstate', listener)
    width.removeEventListener('change', listener)
  }
}
