/** Data that several parts of a page share (spec 2 §3 "Base data"). */
import { createStore } from 'zustand/vanilla'

import { PAGE_SIZE } from '@/lib/catalog/list/paging'
import type { Resources } from '@/lib/contract/schemas/config'
import { type Language, LANGUAGES } from '@/lib/market/languages'
import { TAX_AREAS } from '@/lib/market/tax-areas'

/** How many paths of a visit are stored, for links back. */
export const MAX_PATHS = 50

interface BaseData {
  readonly languages: readonly Language[]
  readonly productAmountPerPage: number
  readonly ribbons: Resources['propertyTypes']
  /** Names of sizes in their order. */
  readonly sizes: readonly string[]
  readonly stores: Resources['stores']
  readonly taxAreaIds: readonly number[]
  readonly taxRates: Resources['taxRates']
  /** Paths of this visit, newest last, the same path not twice in a row. */
  readonly pathHistory: readonly string[]
  readonly mobileMenuIsOpen: boolean
}

export const baseStore = createStore<BaseData>()(() => ({
  languages: LANGUAGES,
  productAmountPerPage: PAGE_SIZE,
  ribbons: [],
  sizes: [],
  stores: [],
  taxAreaIds: TAX_AREAS.map(({ id }) => id),
  taxRates: [],
  pathHistory: [],
  mobileMenuIsOpen: false,
}))

/** Stores what the resources contain. */
export function applyResources({
  propertyTypes,
  sizes,
  stores,
  taxRates,
}: Pick<Resources, 'propertyTypes' | 'sizes' | 'stores' | 'taxRates'>): void {
  const ordered = [...sizes].sort((a, b) => a.sort_order - b.sort_order).map(({ name }) => name)
  baseStore.setState({ ribbons: propertyTypes, sizes: ordered, stores, taxRates })
}

/** Records a visited page. */
export function recordPath(path: string): void {
  baseStore.setState(({ pathHistory }) =>
    pathHistory.at(-1) === path ? {} : { pathHistory: [...pathHistory, path].slice(-MAX_PATHS) },
  )
}

export function setMobileMenuOpen(mobileMenuIsOpen: boolean): void {
  baseStore.setState({ mobileMenuIsOpen })
}
