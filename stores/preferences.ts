/**
 * What the browser stores about a shopper without an account (spec 2 §3 "Local preferences"). Postcode and sizes are choices for the
 * next page; products that were viewed are stored only with consent, and are known until the page is left otherwise.
 */
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import { STORED } from '@/lib/browser/storage'
import { addToSizeHistory } from '@/lib/catalog/variant'

import { hasConsent, onConsent } from './consent'
import { persist } from './persist'

const MAX_VIEWED = 60

interface ViewedProduct {
  readonly id: number
  readonly path: string
}

interface Preferences {
  /** Sizes picked so far, newest last; the default of the next product's size. */
  readonly selectedSizes: readonly string[]
  /** Sizes of the account's size profile: what is picked in this browser goes before them, and logging out removes them. */
  readonly accountSizes?: readonly string[] | undefined
  /** Newest first, each product once. */
  readonly viewedProducts: readonly ViewedProduct[]
  readonly postcode: string | null
  /** The postcode was copied from the account, so logging out removes it. */
  readonly isAccountPostcode?: true | undefined
}

const EMPTY: Preferences = { selectedSizes: [], viewedProducts: [], postcode: null }

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

function isViewed(value: unknown): value is ViewedProduct {
  const entry = value as Partial<ViewedProduct> | null
  return (
    typeof entry === 'object' &&
    entry !== null &&
    Number.isInteger(entry.id) &&
    typeof entry.path === 'string' &&
    entry.path.length < 500
  )
}

const isSize = (size: unknown): size is string => typeof size === 'string' && size.length < 50

function withViewed(viewed: readonly ViewedProduct[], product: ViewedProduct): ViewedProduct[] {
  return [product, ...viewed.filter((other) => other.id !== product.id)].slice(0, MAX_VIEWED)
}

/** Any stored value as preferences. */
export function readPreferences(stored: unknown): Preferences {
  if (typeof stored !== 'object' || stored === null) return EMPTY
  const { selectedSizes, accountSizes, viewedProducts, postcode, isAccountPostcode } = stored as Record<string, unknown>
  const sizes = list(accountSizes).filter(isSize)
  return {
    selectedSizes: list(selectedSizes).filter(isSize).reduce(addToSizeHistory, []),
    accountSizes: sizes.length > 0 ? sizes.slice(0, 20) : undefined,
    viewedProducts: list(viewedProducts)
      .filter(isViewed)
      .reduceRight<ViewedProduct[]>((all, { id, path }) => withViewed(all, { id, path }), []),
    postcode: typeof postcode === 'string' && postcode.length <= 12 ? postcode : null,
    isAccountPostcode: isAccountPostcode === true || undefined,
  }
}

export const preferenceStore = createStore<Preferences>()(() => EMPTY)

const persisted = persist(preferenceStore, {
  entry: STORED.preferences,
  version: 1,
  pick: ({ selectedSizes, accountSizes, postcode, isAccountPostcode }) => ({
    selectedSizes,
    accountSizes,
    postcode,
    isAccountPostcode,
  }),
  read: (stored) => {
    const { viewedProducts: _, ...preferences } = readPreferences(stored)
    return preferences
  },
})
const history = persist(preferenceStore, {
  entry: STORED.history,
  version: 1,
  pick: ({ viewedProducts }) => ({ viewedProducts }),
  read: (stored) => ({ viewedProducts: readPreferences(stored).viewedProducts }),
})
onConsent(() => {
  if (hasConsent('functional')) history.save()
})

/** Reads the stored preferences; called once after the first render. */
export function hydratePreferences(): void {
  persisted.hydrate()
  history.hydrate()
}

function change(next: (state: Preferences) => Partial<Preferences>): void {
  hydratePreferences()
  preferenceStore.setState(next)
}

/** Stores a chosen size (spec 3 §4). */
export function selectSize(size: string): void {
  change(({ selectedSizes }) => ({ selectedSizes: addToSizeHistory(selectedSizes, size) }))
}

/** Stores the sizes of the account's profile; none: there are none any more. */
export function setAccountSizes(sizes: readonly string[]): void {
  change(() => ({ accountSizes: sizes.length > 0 ? sizes : undefined }))
}

/** The sizes that a product is preselected in, the likeliest last: those of the account, then those picked here. */
export function knownSizes(): readonly string[] {
  const { selectedSizes, accountSizes = [] } = preferenceStore.getState()
  return [...accountSizes, ...selectedSizes]
}

/** Stores a visited product: the latest 60, newest first, without duplicates. */
export function viewProduct({ id, path }: ViewedProduct): void {
  change(({ viewedProducts }) => ({ viewedProducts: withViewed(viewedProducts, { id, path }) }))
}

/** `isOfAccount`: it is copied from the account and not typed in this browser. */
export function setPostcode(postcode: string | null, isOfAccount = false): void {
  change(() => ({ postcode: postcode?.trim().slice(0, 12) || null, isAccountPostcode: isOfAccount || undefined }))
}

export function usePreferences<T>(select: (state: Preferences) => T): T {
  return useStore(preferenceStore, select)
}
