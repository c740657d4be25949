/**
 * What a page that is rendered for each request says of itself, left for the front door under the request's id: pages that Next keeps have
 * their tags in a header, these have no way to set one.
 */
export interface PageNote {
  /** Internal path that was rendered. */
  readonly path: string
  readonly tags: readonly string[]
  /** When its rendering began. */
  readonly renderedAt: number
}

/** Notes that nobody took (behind plain `next start`) must not pile up. */
const MAX_NOTES = 1_000

const KEY = Symbol.for('shop.pageNotes')
const home = globalThis as typeof globalThis & { [KEY]?: Map<string, PageNote> }
const notes = (home[KEY] ??= new Map<string, PageNote>())

/** Leaves word for the front door about the page that is rendered for a request. */
export function leaveNote(requestId: string, note: PageNote): void {
  notes.set(requestId, note)
  const [oldest] = notes.keys()
  if (notes.size > MAX_NOTES && oldest !== undefined) notes.delete(oldest)
}

/** The note of a request, which is then gone. */
export function takeNote(requestId: string): PageNote | undefined {
  const note = notes.get(requestId)
  notes.delete(requestId)
  return note
}
