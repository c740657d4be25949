/** The latest lists of this visit as they were left, by address, so that Back shows them without loading anything again. */
import type { ListView, LoadedCards, OpenList } from '@/lib/shop-api/lists-browser'
import type { Palette } from '@/lib/catalog/list/grid-card'
import type { ListRef } from '@/lib/catalog/list/list-ref'

/** A list as the grid shows it: what the page brought, until the shopper asks for something else. */
export interface GridView extends ListView {
  palette: Palette
  /** Position of the first card in the filtered list: above 0 on `?page=2`, until something else is asked for. */
  start: number
  /** Increases whenever it becomes another list; more cards of the same list keep it. */
  version: number
  /** Rendered at once instead of in batches, because the shopper returns to a place in it. */
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

/** Keeps a list as it is now under the page's address. */
export function keepVisitedList(list: ListRef, entry: VisitedList): void {
  const address = addressOf(list)
  visited.delete(address)
  visited.set(address, entry)
  const [oldest] = visited.keys()
  if (oldest !== undefined && visited.size > MAX_LISTS) visited.delete(oldest)
}

/** The list as it was left at the page's address. */
export const findVisitedList = (list: ListRef): VisitedList | undefined => visited.get(addressOf(list))
