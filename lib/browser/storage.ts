/**
 * Everything that the shop stores in a browser's local and session storage, in one table: an entry that is not listed cannot be written,
 * except overrides of feature flags (`featureFlag_…`, stores/flags.ts), which say nothing about a person. Each entry defines whether logging
 * out removes it. The table is separate from the stores because logging out must also remove what was written
 * by a store that is not loaded on the current page. Storage that is blocked or full never breaks a page.
 */

type Area = 'local' | 'session'

export interface StoredEntry {
  readonly area: Area
  /** The key, or the beginning of several keys: an id follows. */
  readonly key: string
  /**
   * `remove`: personal data. `keep`: independent of the log-in. A function returns the text that is kept when a part of the
   * entry came from the account.
   */
  readonly atLogout: 'keep' | 'remove' | ((text: string) => string)
}

type Stored = Readonly<Record<string, unknown>>
interface StoredRow {
  readonly productId?: unknown
}

/** Changes the `state` of a text that stores/persist.ts has written; any other text stays as it is. */
function withState(text: string, change: (state: Stored) => Stored): string {
  try {
    const box = JSON.parse(text) as { readonly state?: Stored | null } | null
    return box?.state ? JSON.stringify({ ...box, state: change(box.state) }) : text
  } catch {
    // The store that reads the text ignores it, too.
    return text
  }
}

/** A stored cart without the rows that were merged from the account: `accountRows` has their products. */
function withoutAccountRows(text: string): string {
  return withState(text, (state) => {
    const { products, saved, accountRows } = state as {
      readonly products: readonly StoredRow[]
      readonly saved?: { readonly products: readonly StoredRow[] }
      readonly accountRows?: readonly unknown[]
    }
    if (accountRows?.length === 0) return state
    // Written before the cart knew which rows came from the account, which has a copy of them all.
    const own = (rows: readonly StoredRow[]) =>
      accountRows === undefined ? [] : rows.filter(({ productId }) => !accountRows.includes(productId))
    return {
      ...state,
      products: own(products),
      saved: saved && { ...saved, products: own(saved.products) },
      accountRows: [],
    }
  })
}

/** Stored preferences without a postcode that was copied from the account. */
function withoutAccountPostcode(text: string): string {
  return withState(text, (state) => {
    if (!state['isAccountPostcode']) return state
    const { isAccountPostcode: _, ...others } = state
    return { ...others, postcode: null }
  })
}

export const STORED = {
  cart: { area: 'local', key: 'so.cart', atLogout: withoutAccountRows },
  preferences: { area: 'local', key: 'so.preferences', atLogout: withoutAccountPostcode },
  skiWizard: { area: 'local', key: 'so.ski-wizard', atLogout: 'keep' },
  theme: { area: 'local', key: 'so.theme', atLogout: 'keep' },
  /** When a page last reloaded itself, in ms since 1970. */
  reload: { area: 'session', key: 'so.reload', atLogout: 'keep' },
  checkoutForm: { area: 'session', key: 'so.checkout-form', atLogout: 'remove' },
  complaint: { area: 'session', key: 'so.complaint', atLogout: 'remove' },
  /** A review that was begun; the model's id follows. */
  reviewDraft: { area: 'session', key: 'so.review-', atLogout: 'remove' },
  /** Holds the order's look-up secret, which opens name and address. */
  lastOrder: { area: 'local', key: 'so.order', atLogout: 'remove' },
  /** The id of the customer for whom an administrator orders. */
  selectedCustomer: { area: 'session', key: 'so.selected-customer', atLogout: 'remove' },
  /** Somebody is logged in: a log-in that ends while no page is open is noticed by it. */
  signedIn: { area: 'local', key: 'so.signed-in', atLogout: 'remove' },
  /** The look-up secret of an order that this tab has opened; its number follows. */
  openedOrder: { area: 'session', key: 'so.opened-order-', atLogout: 'remove' },
  unsavedInput: { area: 'session', key: 'so.typed', atLogout: 'remove' },
} as const satisfies Record<string, StoredEntry>

const storageOf = (area: Area): Storage => (area === 'local' ? window.localStorage : window.sessionStorage)

/** The stored text; null when there is none or storage is blocked. `id` follows the key of entries that have several. */
export function readStored({ area, key }: StoredEntry, id = ''): string | null {
  try {
    return storageOf(area).getItem(key + id)
  } catch {
    return null
  }
}

/** Stores a text. Returns false when storage is blocked or full. */
export function writeStored({ area, key }: StoredEntry, text: string, id = ''): boolean {
  try {
    storageOf(area).setItem(key + id, text)
    return true
  } catch {
    return false
  }
}

export function removeStored({ area, key }: StoredEntry, id = ''): void {
  try {
    storageOf(area).removeItem(key + id)
  } catch {
    // Blocked storage holds nothing to remove.
  }
}

const resets = new Map<() => void, boolean>()

/**
 * Registers a function that empties what a module holds in memory about a person; called at log-out, and with `isAccountData` also when a
 * log-in has expired. Returns a function that unregisters it.
 */
export function onLogout(reset: () => void, isAccountData = false): () => void {
  resets.set(reset, isAccountData)
  return () => {
    resets.delete(reset)
  }
}

/**
 * Stored entries are removed before what is in memory, so that no store writes its data again. `isTyped`: also what was typed in this tab;
 * false when a log-in has expired, because nobody wanted to end it, and the storage of a tab ends with the tab.
 */
function removeStoredData(isTyped: boolean): void {
  for (const { area, key, atLogout } of Object.values<StoredEntry>(STORED)) {
    if (atLogout === 'keep' || (area === 'session' && !isTyped)) continue
    try {
      const storage = storageOf(area)
      for (const stored of Object.keys(storage).filter((name) => name.startsWith(key))) {
        const text = storage.getItem(stored)
        if (atLogout === 'remove') storage.removeItem(stored)
        else if (text !== null && atLogout(text) !== text) storage.setItem(stored, atLogout(text))
      }
    } catch {
      // Blocked storage holds nothing to remove.
    }
  }
}

/** At log-out. */
export function removePersonalData(): void {
  removeStoredData(true)
  for (const reset of resets.keys()) reset()
}

/** At the end of a log-in that expired: what came from the account goes, what was typed in this tab stays. */
export function removeAccountData(): void {
  removeStoredData(false)
  for (const [reset, isAccountData] of resets) if (isAccountData) reset()
}
