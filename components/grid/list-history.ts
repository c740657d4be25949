/**
 * The data that a list stores in its history entry, so that Back shows it unchanged (spec 2 §4 "Grid paging"): filters, number of cards and
 * scroll position.
 */
import { withMarketQuery } from '@/lib/market/list-query'

/** A scroll position: the topmost visible card and its distance from the window's top in px. */
export interface ScrollPosition {
  readonly id: number
  readonly top: number
}

export interface ListEntry {
  /** The list's query, without page. */
  readonly query: string
  /** Cards up to this position are shown. */
  readonly shown: number
  readonly place: ScrollPosition | null
}

const KEY = 'list'
/** Frames for which a scroll position is corrected while loading pictures and fonts move the cards. */
const CORRECTION_FRAMES = 60
const USER_EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/** Reads the list's data from the current history entry; null if it has none. */
export function readListEntry(): ListEntry | null {
  const state = window.history.state as Record<string, unknown> | null
  const entry = state?.[KEY] as Partial<ListEntry> | undefined
  if (!entry || typeof entry.query !== 'string' || !Number.isInteger(entry.shown)) return null
  return { query: entry.query, shown: entry.shown ?? 0, place: isScrollPosition(entry.place) ? entry.place : null }
}

/** The entry may be from an older version of the shop. */
function isScrollPosition(place: Partial<ScrollPosition> | null | undefined): place is ScrollPosition {
  return Number.isInteger(place?.id) && Number.isFinite(place?.top)
}

/** Replaces the list's data and the query of the current history entry; adds no entry. */
export function writeListEntry(entry: ListEntry, hasNewQuery = false): void {
  const { pathname, search, hash } = window.location
  const query = hasNewQuery ? entry.query && `?${entry.query}` : search
  const address = withMarketQuery(pathname + query + hash, search)
  window.history.replaceState({ ...window.history.state, [KEY]: entry }, '', address)
}

/** The first card whose lower edge is more than `edge` px below the window's top. */
export function scrollPositionIn(list: Element, edge: number): ScrollPosition | null {
  for (const card of list.querySelectorAll<HTMLElement>('[data-model]')) {
    const { top, bottom } = card.getBoundingClientRect()
    if (bottom > edge) return { id: Number(card.dataset['model']), top }
  }
  return null
}

/**
 * Scrolls a card to its earlier position and keeps it there for a second, because the cards above it get their final height only when they
 * are laid out. The shopper's first input ends that. Returns a function that ends it, too.
 */
export function keepScrollPosition(list: Element, { id, top }: ScrollPosition): () => void {
  let frames = 0
  let frame = 0
  const stop = () => {
    cancelAnimationFrame(frame)
    for (const name of USER_EVENTS) window.removeEventListener(name, stop)
  }
  const step = () => {
    const card = list.querySelector(`[data-model="${id}"]`)
    const moved = card ? card.getBoundingClientRect().top - top : 0
    if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' })
    frames += 1
    if (frames < CORRECTION_FRAMES) frame = requestAnimationFrame(step)
    else stop()
  }
  for (const name of USER_EVENTS) window.addEventListener(name, stop, { passive: true })
  step()
  return stop
}
