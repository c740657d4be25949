/** What a list leaves in its history entry, so that Back finds it as it was (spec 2 §4 "Grid paging"): filters, count and place. */

/** The topmost card in view and how far below the window's top it begins, in px. */
export interface Place {
  readonly id: number
  readonly top: number
}

export interface Remembered {
  /** The list's query, without page. */
  readonly query: string
  /** Cards up to this position are shown. */
  readonly shown: number
  readonly place: Place | null
}

const KEY = 'list'
/** Frames for which a place is held against pictures and fonts that still move it. */
const HOLD_FRAMES = 60
const USER_EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/** What this entry remembers; null on a page that was newly come to. */
export function remembered(): Remembered | null {
  const state = window.history.state as Record<string, unknown> | null
  const entry = state?.[KEY] as Partial<Remembered> | undefined
  if (!entry || typeof entry.query !== 'string' || !Number.isInteger(entry.shown)) return null
  return { query: entry.query, shown: entry.shown ?? 0, place: isPlace(entry.place) ? entry.place : null }
}

/** The entry may be an older version's. */
function isPlace(place: Partial<Place> | null | undefined): place is Place {
  return Number.isInteger(place?.id) && Number.isFinite(place?.top)
}

/** Replaces this entry's memory and its query; nothing is pushed. */
export function remember(entry: Remembered, hasNewQuery = false): void {
  const { pathname, search, hash } = window.location
  const query = hasNewQuery ? entry.query && `?${entry.query}` : search
  window.history.replaceState({ ...window.history.state, [KEY]: entry }, '', pathname + query + hash)
}

/** The first card that reaches below `edge` px from the window's top. */
export function placeIn(list: Element, edge: number): Place | null {
  for (const card of list.querySelectorAll<HTMLElement>('[data-model]')) {
    const { top, bottom } = card.getBoundingClientRect()
    if (bottom > edge) return { id: Number(card.dataset['model']), top }
  }
  return null
}

/**
 * Brings a card back to where it was and holds it there for a second, because cards above it get their true height only when they are laid
 * out. The shopper's first touch ends that. Gives a function that ends it, too.
 */
export function holdPlace(list: Element, { id, top }: Place): () => void {
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
    if (frames < HOLD_FRAMES) frame = requestAnimationFrame(step)
    else stop()
  }
  for (const name of USER_EVENTS) window.addEventListener(name, stop, { passive: true })
  step()
  return stop
}
