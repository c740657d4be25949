import {
  defaultSelection,
  DIMENSIONS,
  type Dimension,
  readSelection,
  type Selection,
  type VariantModel,
  writeSelection,
} from '@/lib/catalog/variant'

export interface SelectionStore {
  readonly subscribe: (listener: () => void) => () => void
  readonly get: () => Selection
  readonly choose: (dimension: Dimension, slug: string) => void
  /** Writes the choice into the address, once something was chosen. */
  readonly write: (selection: Selection) => void
  /** Once the page is shown under its own address: `select-color` becomes `color` there. */
  readonly settle: () => void
  /** The shopper's sizes, newest last, once they are read: the default counts them, a choice already made stays. */
  readonly remembered: (sizes: readonly string[]) => void
}

/** What an address asks for in the words of a product's query (spec 3 §2 "Query parameters"). */
const QUERY_NAMES: readonly string[] = [...DIMENSIONS, 'select-color']

/** The page's query with another selection; what is not the selection's stays. */
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
 * The choice of one product page in the browser. It begins with what the address asks for, which the kept page may not know (Back, a
 * changed address), else with what the server read from it. Choices are written into the address.
 */
export function createSelectionStore(
  model: VariantModel,
  slug: string,
  asked: Selection,
  isGiftCampaign = false,
): SelectionStore {
  const listeners = new Set<() => void>()
  const end = `/${encodeURIComponent(slug)}/`.toLowerCase()
  let selection: Selection | null = null
  let isChosen = false

  // While a link is followed, the address is still that of the page before.
  const isHere = () => window.location.pathname.toLowerCase().endsWith(end)
  const wanted = (): Selection => (isHere() ? readSelection(model, new URLSearchParams(window.location.search)) : asked)
  const set = (next: Selection) => {
    selection = next
    for (const listener of listeners) listener()
  }
  const get = () => (selection ??= defaultSelection(model, wanted(), [], { isGiftCampaign }))

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    get,
    settle() {
      if (new URLSearchParams(window.location.search).has('select-color')) replaceQuery(wanted())
    },
    choose(dimension, slug) {
      if (get()[dimension] === slug) return
      isChosen = true
      set({ ...get(), [dimension]: slug })
    },
    write(chosen) {
      if (isChosen && isHere()) replaceQuery(chosen)
    },
    remembered(sizes) {
      // A choice that was made meanwhile asks for its size, too.
      if (isChosen) return
      const { size } = defaultSelection(model, wanted(), sizes, { isGiftCampaign })
      if (size !== get().size) set({ ...get(), size })
    },
  }
}
