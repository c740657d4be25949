import type { Tab } from '@/lib/contract/schemas/content'

export interface TabChoice {
  readonly tab: Tab
  /** The tab below the tab, where there are any. */
  readonly nested: Tab | null
}

/**
 * The tab of a route /{slug}/{tab}/{nestedTab} (spec 2 §2): the choice, or the segments to go to instead. An empty tab
 * goes to the first one; an unknown one goes to the page's root, given as an empty list. Null when the page has no tabs.
 */
export function chooseTab(
  tabs: readonly Tab[],
  [wanted, wantedNested, ...rest]: readonly string[],
): TabChoice | { readonly goTo: readonly string[] } | null {
  const [first] = tabs
  if (!first) return null
  if (wanted === undefined) return { goTo: [first.slug] }
  const tab = tabs.find(({ slug }) => slug === wanted)
  if (!tab || rest.length > 0) return { goTo: [] }
  if (wantedNested === undefined) return { tab, nested: tab.tabs[0] ?? null }
  const nested = tab.tabs.find(({ slug }) => slug === wantedNested)
  return nested ? { tab, nested } : { goTo: [] }
}
