/** The latest lists of this visit by address, so that Back shows them without loading them again. */
import type { ListView, LoadedCards, OpenList } from '@/lib/shop-api/lists-browser'
import type { Palette } from '@/lib/catalog/list/grid-card'
import type { ListRef } from '@/lib/catalog/list/list-ref'

/** The shown part of a list: that of the HTML until the shopper changes it. */
export interface GridView extends ListView {
  palette: Palette
  /** Position of the first card in the filtered list: above 0 on `?page=2`, until the list is changed. */
  start: number
  /** Increases when another list is shown; not when more cards of the same list are added. */
  version: number
  /** Rendered at once instead of in batches, because the shopper returns to a scroll position. */
  isWhole?: boolean
}

export interface VisitedList {
  readonly open: OpenList
  readonly view: GridView
  readonly loaded: LoadedCards
}

const MAX_LISTS = 10
const visited = new Map<string, VisitedList>()

const addressOf = (list: ListRef) => window.location.pathname + window.location.search + JSON.stringify(list)

/** Saves a list under the page's address. */
export function saveVisitedList(list: ListRef, entry: VisitedList): void {
  const address = addressOf(list)
  visited.delete(address)
  visited.set(address, entry)
  const [oldest] = visited.keys()
  if (oldest !== undefined && visited.size > MAX_LISTS) visited.delete(oldest)
}

/** The saved list of the page's address. */
export const findVisitedList = (list: ListRef): VisitedList | undefined => visited.get(addressOf(list))
