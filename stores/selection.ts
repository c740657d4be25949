import {
  DIMENSIONS,
  type Dimension,
  initialSelection,
  readSelection,
  type Selection,
  type VariantModel,
  writeSelection,
} from '@/lib/catalog/variant'

export interface SelectionStore {
  readonly subscribe: (listener: () => void) => () => void
  readonly get: () => Selection
  readonly choose: (dimension: Dimension, slug: string) => void
  /** Writes the selection into the address, if the shopper has chosen something. */
  readonly write: (selection: Selection) => void
  /** Replaces `select-color` in the address by `color`, once the page is shown under its own address. */
  readonly normalizeAddress: () => void
  /** Takes the shopper's earlier sizes, newest last. They decide a size that is pending; a selected size stays. */
  readonly setKnownSizes: (sizes: readonly string[]) => void
}

/** The query parameters of a selection (spec 3 §2 "Query parameters"). */
const QUERY_NAMES: readonly string[] = [...DIMENSIONS, 'select-color']

/** The page's query with another selection; other parameters stay. */
function withSelection(search: string, selection: Selection): string {
  const others = new URLSearchParams(search)
  for (const name of QUERY_NAMES) others.delete(name)
  const query = [writeSelection(selection), others.toString()].filter(Boolean).join('&')
  return query ? `?${query}` : ''
}

function replaceQuery(selection: Selection): void {
  const { pathname, search, hash } = window.location
  window.history.replaceState(null, '', `${pathname}${withSelection(search, selection)}${hash}`)
}

/**
 * The selection of one product page in the browser. It starts with the address, which may differ from the cached page (after Back, or when
 * the address was changed), otherwise with what the server has read from it. Changes are written into the address.
 */
export function createSelectionStore(model: VariantModel, slug: string, asked: Selection): SelectionStore {
  const listeners = new Set<() => void>()
  const end = `/${encodeURIComponent(slug)}/`.toLowerCase()
  let selection: Selection | null = null
  let isChosen = false

  // During a navigation the address is still that of the previous page.
  const isOwnAddress = () => window.location.pathname.toLowerCase().endsWith(end)
  const requested = (): Selection =>
    isOwnAddress() ? readSelection(model, new URLSearchParams(window.location.search)) : asked
  const set = (next: Selection) => {
    selection = next
    for (const listener of listeners) listener()
  }
  const get = () => (selection ??= initialSelection(model, requested()))

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    get,
    normalizeAddress() {
      if (new URLSearchParams(window.location.search).has('select-color')) replaceQuery(requested())
    },
    choose(dimension, slug) {
      if (get()[dimension] === slug) return
      isChosen = true
      set({ ...get(), [dimension]: slug })
    },
    write(chosen) {
      if (isChosen && isOwnAddress()) replaceQuery(chosen)
    },
    setKnownSizes(sizes) {
      if (get().size !== null) return
      const { size } = initialSelection(model, requested(), sizes)
      if (size !== null) set({ ...get(), size })
    },
  }
}
