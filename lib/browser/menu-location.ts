/** The level of the mobile menu for a URL (spec 2 §2 "Mobile menu"): `/menu/`, `/{group}/`, `/{group}/?{sub-group}`. */
import { narrowQuery } from './viewport'

/** The query key for "back at this group in the menu"; it is never a sub-group. */
const BACK_KEY = 'back'
/** In the history state of an entry that the menu added: how many entries it has added since it was opened. */
const STATE_KEY = 'menuDepth'

/** The slugs of the top group and of the group below it whose contents are shown; null for the level above. */
export interface MenuLocation {
  readonly group: string | null
  readonly sub: string | null
}

/** The addresses of the menu. */
interface MenuAddresses {
  /** `''` or `/sv`. */
  readonly prefix: string
  /** `/sv/meny/`. */
  readonly menu: string
  /** Slugs of the top groups. */
  readonly groups: readonly string[]
}

/** How many entries of the history the menu has added; 0 when the current one is not the menu's. */
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
 * The menu's location at an address, or null where the menu is closed. The menu is open at `/menu/`, `/{group}/?back` and
 * `/{group}/?{sub-group}`, and at `/{group}/` only in an entry that the menu added, because that is also the address of the group's page.
 */
export function menuLocation(
  { pathname, search }: { pathname: string; search: string },
  depth: number,
  { prefix, menu, groups }: MenuAddresses,
): MenuLocation | null {
  if (pathname === menu) return { group: null, sub: null }
  const group = groups.find((slug) => pathname === `${prefix}/${encodeURI(slug)}/`)
  if (group === undefined) return null
  const sub = subOf(search)
  if (sub === null && depth === 0 && !new URLSearchParams(search).has(BACK_KEY)) return null
  return { group, sub }
}

/** The address of a location in the menu. */
export function menuHref({ group, sub }: MenuLocation, { prefix, menu }: MenuAddresses): string {
  if (group === null) return menu
  return `${prefix}/${group}/${sub === null ? '' : `?${encodeURIComponent(sub)}`}`
}

/** The address of the level above: from the third level `/{group}/?back`, from the second `/menu/`; null at the top. */
export function backHref({ group, sub }: MenuLocation, { prefix, menu }: MenuAddresses): string | null {
  if (group === null) return null
  return sub === null ? menu : `${prefix}/${group}/?${BACK_KEY}`
}

const CHANGE = 'shop:menu'

/** Adds a history entry for a level of the menu. The page below stays: the router accepts entries that it did not add. */
export function openMenuAt(href: string): void {
  window.history.pushState({ [STATE_KEY]: menuDepth(window.history.state) + 1 }, '', href)
  window.dispatchEvent(new Event(CHANGE))
}

/** Shows another level in the same history entry. */
export function replaceMenu(href: string): void {
  const depth = menuDepth(window.history.state)
  window.history.replaceState(depth > 0 ? { [STATE_KEY]: depth } : null, '', href)
  window.dispatchEvent(new Event(CHANGE))
}

/** Calls the listener when the menu or the browser's buttons change the location, or the window becomes narrow or wide. */
export function onMenuChange(listener: () => void): () => void {
  const width = narrowQuery()
  window.addEventListener(CHANGE, listener)
  window.addEventListener('popstate', listener)
  width?.addEventListener('change', listener)
  return () => {
    window.removeEventListener(CHANGE, listener)
    window.removeEventListener('popstate', listener)
    width?.removeEventListener('change', listener)
  }
}
