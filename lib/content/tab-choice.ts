import type { Tab } from '@/lib/contract/schemas/content'

/** The text of a tab, or of its first nested tab, without its first heading; empty when there is no text. */
export function tabDescription({ content, tabs: [first] }: Tab): string {
  const text = content.replace(/^\s*<h[1-6][^>]*>.*?<\/h[1-6]>/s, '')
  const hasWords = text.replace(/<[^>]*>/g, '').trim() !== ''
  return hasWords || !first ? text : tabDescription(first)
}

export interface TabChoice {
  readonly tab: Tab
  /** The second-level tab, if there is one. */
  readonly nested: Tab | null
}

/**
 * The tab of a route /{slug}/{tab}/{nestedTab} (spec 2 §2): the choice, or the segments to redirect to. An empty tab redirects to the first
 * one; an unknown one redirects to the page's root, returned as an empty list. Null when the page has no tabs.
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
