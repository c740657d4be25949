/** How many cards a grid shows (spec 2 §4 "Grid paging"): all below 120, else 60 and 60 more at a time; `?page=N` for crawlers. */

export const PAGE_SIZE = 60
/** Number of cards that are rendered at once (spec 2 §9). */
export const BATCH = 20
/** If the list has fewer cards than this, all are shown at once. */
export const SINGLE_PAGE_LIMIT = 120
/** A back-to-top button appears when more cards than this are shown. */
export const BACK_TO_TOP_ABOVE = 12
/** A list with fewer cards is seen at a glance: filters and orders would only stand above it. */
export const TOOLS_FROM = 6
/** Distance of the end marker from the viewport, in CSS pixels, at which more are loaded. */
export const LOAD_AHEAD_PX = 500

/** Number of cards of `total` that a new grid shows. */
export function initialCount(total: number): number {
  return total < SINGLE_PAGE_LIMIT ? SINGLE_PAGE_LIMIT : PAGE_SIZE
}

/** Number of cards after loading more. */
export function nextCount(shown: number, total: number): number {
  return Math.min(total, shown + PAGE_SIZE)
}

/** Number of pages for `?page=`; at least 1. */
export function pageCount(total: number): number {
  return total < SINGLE_PAGE_LIMIT ? 1 : Math.ceil(total / PAGE_SIZE)
}

/** The page of a query value: 1 without a value, null for a page that the list does not have (response 404). */
export function parsePage(value: string | null | undefined, total: number): number | null {
  if (value === null || value === undefined) return 1
  const page = /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 0
  return page >= 1 && page <= pageCount(total) ? page : null
}

/** First (inclusive) and last (exclusive) position of a page. */
export function pageRange(page: number, total: number): { start: number; end: number } {
  if (total < SINGLE_PAGE_LIMIT) return { start: 0, end: total }
  const start = (page - 1) * PAGE_SIZE
  return { start, end: Math.min(total, start + PAGE_SIZE) }
}
