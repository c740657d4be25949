/**
 * The local and session storage of a browser: only rows of the table of lib/market/browser-storage.ts are written (overrides of feature
 * flags by stores/flags.ts), and those that the shop does not need only with consent. Each entry defines whether logging
 * out removes it. The table is separate from the stores because logging out must also remove what was written
 * by a store that is not loaded on the current page. Storage that is blocked or full never breaks a page.
 */

import { BROWSER_STORAGE, type Need, STORED_NAMES, storageRow } from '@/lib/market/browser-storage'
import { removeForeignCookie } from '@/lib/shop-api/own-cookies'

import { isAllowed } from './consent'

type Area = 'local' | 'session'

export interface StoredEntry {
  readonly area: Area
  /** The key, or the beginning of several keys: an id follows. */
  readonly key: string
  readonly need: Need
  /**
   * `remove`: personal data. `keep`: independent of the log-in. A function returns the text that is kept when a part of the
   * entry came from the account.
   */
  readonly atLogout: 'keep' | 'remove' | ((text: string) => string)
}

type Stored = Readonly<Record<string, unknown>>
interface StoredRows {
  readonly products?: readonly { readonly productId?: unknown }[]
  readonly bundles?: readonly { readonly uid?: unknown }[]
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
    const { saved, accountRows, ...cart } = state as StoredRows & {
      readonly saved?: StoredRows
      readonly accountRows?: readonly unknown[]
    }
    if (accountRows?.length === 0 && !state['account']) return state
    // Written before the cart knew which rows came from the account, which has a copy of them all.
    const own = ({ products = [], bundles = [] }: StoredRows) => ({
      products: accountRows === undefined ? [] : products.filter(({ productId }) => !accountRows.includes(productId)),
      bundles: bundles.filter(({ uid }) => !accountRows?.includes(uid)),
    })
    return {
      ...state,
      ...own(cart),
      saved: saved && { ...saved, ...own(saved) },
      accountRows: [],
      account: null,
    }
  })
}

/** Stored preferences without a postcode and sizes that were copied from the account. */
function withoutAccountPreferences(text: string): string {
  return withState(text, (state) => {
    if (!state['isAccountPostcode'] && !state['accountSizes']) return state
    const { isAccountPostcode, accountSizes: _, ...others } = state
    return isAccountPostcode ? { ...others, postcode: null } : others
  })
}

const { cart, preferences, history, skiWizard, theme, reload, checkoutForm, complaint, reviewDraft } = BROWSER_STORAGE
const { lastOrder, selectedCustomer, staffEmail, officeMenu, signedIn, openedOrder, unsavedInput } = BROWSER_STORAGE

export const STORED = {
  cart: { ...cart, atLogout: withoutAccountRows },
  preferences: { ...preferences, atLogout: withoutAccountPreferences },
  /** What somebody looked at. */
  history: { ...history, atLogout: 'remove' },
  skiWizard: { ...skiWizard, atLogout: 'keep' },
  theme: { ...theme, atLogout: 'keep' },
  reload: { ...reload, atLogout: 'keep' },
  checkoutForm: { ...checkoutForm, atLogout: 'remove' },
  complaint: { ...complaint, atLogout: 'remove' },
  reviewDraft: { ...reviewDraft, atLogout: 'remove' },
  lastOrder: { ...lastOrder, atLogout: 'remove' },
  selectedCustomer: { ...selectedCustomer, atLogout: 'remove' },
  staffEmail: { ...staffEmail, atLogout: 'remove' },
  officeMenu: { ...officeMenu, atLogout: 'keep' },
  signedIn: { ...signedIn, atLogout: 'remove' },
  openedOrder: { ...openedOrder, atLogout: 'remove' },
  unsavedInput: { ...unsavedInput, atLogout: 'remove' },
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

/** Stores a text. Returns false when the visitor has not allowed it, and when storage is blocked or full. */
export function writeStored({ area, key, need }: StoredEntry, text: string, id = ''): boolean {
  if (!isAllowed(need)) return false
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

/** After an answer: removes what it does not allow, cookies of services included. */
export function removeUnconsented(): void {
  for (const { area, key, need, isMany } of STORED_NAMES.map(storageRow)) {
    if (isAllowed(need)) continue
    if (area === 'cookie') removeForeignCookie(key, isMany === true)
    else removeStored({ area, key, need, atLogout: 'remove' })
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
