/**
 * The package that a shopper composes in the ski wizard, for each sport: stored in local storage, the same in every tab (spec 2 §3 and §4).
 * Each change requests from the shop what is compatible and what it costs; the answer to an earlier request is ignored.
 */
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'

import { STORED } from '@/lib/browser/storage'
import {
  type CompatibleLists,
  NO_CHOICES,
  NO_LISTS,
  NO_PRICES,
  type SkiChoice,
  type SkiChoices,
  skiPrices,
  type SkiPrices,
} from '@/lib/catalog/ski/choice'
import { SKI_GROUPS, type SkiGroup, type SkiSport, type SkiType, skiTypeOf } from '@/lib/catalog/ski/compatibility'
import { EMPTY_SKIER, type SkierDraft } from '@/lib/catalog/ski/skier'
import type { CompatibleProducts } from '@/lib/contract/schemas/ski'
import { lazyApi } from '@/lib/shop-api/lazy-browser'
import type { Result } from '@/lib/shop-api/result'

import { configStore } from './config'
import { persist, type Persisted } from './persist'

/** One sport's wizard. */
interface SportWizard extends SkiChoices {
  /** A package is being put together. */
  readonly isEnabled: boolean
  readonly lists: CompatibleLists
  readonly prices: SkiPrices
  readonly skier: SkierDraft
}

const EMPTY_SPORT: SportWizard = {
  isEnabled: false,
  ...NO_CHOICES,
  lists: NO_LISTS,
  prices: NO_PRICES,
  skier: EMPTY_SKIER,
}

/** The state of the request. */
export type SkiLoading = 'idle' | 'loading' | 'failed'

interface SkiWizardStore {
  readonly alpine: SportWizard
  readonly nordic: SportWizard
  /** `loading` while compatible products are requested (spec 2 §4). */
  readonly loading: Readonly<Record<SkiSport, SkiLoading>>
  /** The sport whose wizard is shown, after its stored choices were read. */
  readonly entered: SkiSport | null
}

type Values = Record<string, unknown>
const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 2_147_483_647
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 500
const isPrice = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0

function readChoice(value: unknown): SkiChoice | null {
  if (!isRecord(value)) return null
  const { variantId, modelId, name, image, slug } = value
  return isId(variantId) && isId(modelId) && isText(name) && isText(image) && isText(slug)
    ? { variantId, modelId, name, image, slug }
    : null
}

const readList = (value: unknown): readonly number[] | null => (Array.isArray(value) ? value.filter(isId) : null)

function readSport(value: unknown): SportWizard {
  if (!isRecord(value)) return EMPTY_SPORT
  const [lists, prices, skier] = [value.lists, value.prices, value.skier].map((part) =>
    isRecord(part) ? part : {},
  ) as [Values, Values, Values]
  const choices = Object.fromEntries(
    SKI_GROUPS.map((group) => [group, readChoice(value[group])]),
  ) as unknown as SkiChoices
  const draft = Object.fromEntries(
    Object.entries(EMPTY_SKIER).map(([field, empty]) => {
      const text = skier[field]
      return [field, isText(text) && text.length <= 20 ? text : empty]
    }),
  )
  return {
    isEnabled: value.isEnabled === true,
    ...choices,
    skier: draft as unknown as SkierDraft,
    lists: {
      withSkis: readList(lists.withSkis),
      withBindings: readList(lists.withBindings),
      withBoots: readList(lists.withBoots),
    },
    prices: isPrice(prices.regular)
      ? skiPrices({ regular: prices.regular, discount: isPrice(prices.discount) ? prices.discount : null })
      : NO_PRICES,
  }
}

/** Any stored value as the wizards of both sports; unreadable parts are empty. Never throws. */
export function readSkiWizard(stored: unknown): Pick<SkiWizardStore, SkiSport> {
  const source = isRecord(stored) ? stored : {}
  return { alpine: readSport(source.alpine), nordic: readSport(source.nordic) }
}

interface Question {
  readonly ski_id?: number
  readonly binding_id?: number
  readonly boot_id?: number
  readonly tax_area: number
  readonly ski_type: SkiType
}

export interface SkiWizardDeps {
  readonly call: (question: Question) => Promise<Result<CompatibleProducts>>
  readonly taxAreaId: () => number
}

interface SkiWizard {
  readonly store: StoreApi<SkiWizardStore>
  readonly hydrate: () => void
  readonly stop: () => void
  /** Sets or removes the product of a group. */
  readonly choose: (sport: SkiSport, group: SkiGroup, choice: SkiChoice | null) => Promise<void>
  /** Called when the wizard's page opens. Choices in its address replace all stored choices; without any, the stored ones stay. */
  readonly enter: (sport: SkiSport, choices: SkiChoices) => Promise<void>
  readonly leave: () => void
  readonly setSkier: (sport: SkiSport, skier: Partial<SkierDraft>) => void
  /** Requests compatible products and prices again. */
  readonly refresh: (sport: SkiSport) => Promise<void>
  /** Called when the package was added to the cart: removes all choices and the skier's data. */
  readonly reset: (sport: SkiSport) => void
}

const REFUSED: Readonly<Record<string, SkiGroup>> = { ski_id: 'skis', binding_id: 'bindings', boot_id: 'boots' }
const LIST_OF = { skis: 'withSkis', bindings: 'withBindings', boots: 'withBoots' } as const

/** The store with the stored wizards of both sports, and the function that changes one of them. */
function createSkiStore() {
  const store = createStore<SkiWizardStore>()(() => ({
    alpine: EMPTY_SPORT,
    nordic: EMPTY_SPORT,
    loading: { alpine: 'idle', nordic: 'idle' },
    entered: null,
  }))
  const persisted: Persisted = persist(store, {
    entry: STORED.skiWizard,
    version: 1,
    pick: ({ alpine, nordic }) => ({ alpine, nordic }),
    read: readSkiWizard,
  })
  const change = (sport: SkiSport, values: Partial<SportWizard>) =>
    store.setState((state) => ({ [sport]: { ...state[sport], ...values } }))
  const setLoading = (sport: SkiSport, status: SkiLoading) =>
    store.setState(({ loading }) => ({ loading: { ...loading, [sport]: status } }))
  return { store, persisted, change, setLoading }
}

function questionOf(sport: SkiSport, { skis, bindings, boots }: SkiChoices, taxAreaId: number): Question {
  return {
    tax_area: taxAreaId,
    ski_type: skiTypeOf(sport),
    ...(skis && { ski_id: skis.variantId }),
    ...(bindings && { binding_id: bindings.variantId }),
    ...(boots && { boot_id: boots.variantId }),
  }
}

/** The products compatible with each chosen product; null for a group without a choice. */
const listsOf = ({ skis, bindings, boots }: SkiChoices, data: CompatibleProducts): CompatibleLists => ({
  withSkis: skis ? data.compatibleWithSkis : null,
  withBindings: bindings ? data.compatibleWithBindings : null,
  withBoots: boots ? data.compatibleWithBoots : null,
})

/** A separate wizard; the shop uses the functions below. */
export function createSkiWizard(deps: SkiWizardDeps): SkiWizard {
  const { store, persisted, change, setLoading } = createSkiStore()
  const requestCounts = { alpine: 0, nordic: 0 }

  async function refresh(sport: SkiSport): Promise<void> {
    const number = ++requestCounts[sport]
    const choices = store.getState()[sport]
    if (!SKI_GROUPS.some((group) => choices[group])) {
      change(sport, { lists: NO_LISTS, prices: NO_PRICES })
      return setLoading(sport, 'idle')
    }
    setLoading(sport, 'loading')
    const result = await deps.call(questionOf(sport, choices, deps.taxAreaId()))
    if (number !== requestCounts[sport]) return
    if (result.ok) {
      change(sport, { lists: listsOf(choices, result.data), prices: skiPrices(result.data.prices) })
      return setLoading(sport, 'idle')
    }
    const unsoldGroup = result.error.code === 'NOT_FOUND' ? REFUSED[result.error.field ?? ''] : undefined
    // A product that is no longer sold is removed from the package; the others stay.
    if (unsoldGroup) return choose(sport, unsoldGroup, null)
    setLoading(sport, 'failed')
  }

  async function choose(sport: SkiSport, group: SkiGroup, choice: SkiChoice | null): Promise<void> {
    persisted.hydrate()
    const before = store.getState()[sport]
    const choices = { skis: before.skis, bindings: before.bindings, boots: before.boots, [group]: choice }
    // The lists for the other choices are still valid; the list for this one is not known yet.
    change(sport, {
      ...choices,
      isEnabled: Object.values(choices).some(Boolean),
      lists: { ...before.lists, [LIST_OF[group]]: null },
      prices: NO_PRICES,
    })
    await refresh(sport)
  }

  return {
    store,
    refresh,
    choose,
    hydrate: persisted.hydrate,
    stop: persisted.stop,
    async enter(sport, choices) {
      persisted.hydrate()
      if (SKI_GROUPS.some((group) => choices[group]))
        change(sport, { ...choices, isEnabled: true, lists: NO_LISTS, prices: NO_PRICES })
      store.setState({ entered: sport })
      await refresh(sport)
    },
    leave: () => store.setState({ entered: null }),
    setSkier(sport, skier) {
      persisted.hydrate()
      change(sport, { skier: { ...store.getState()[sport].skier, ...skier } })
    },
    reset(sport) {
      persisted.hydrate()
      requestCounts[sport] += 1
      change(sport, EMPTY_SPORT)
      setLoading(sport, 'idle')
    },
  }
}

export const skiWizard = createSkiWizard({
  call: (query) => lazyApi.call('compatibleProducts', { query }),
  taxAreaId: () => configStore.getState().taxAreaId,
})

export function useSkiWizard<T>(select: (state: SkiWizardStore) => T): T {
  return useStore(skiWizard.store, select)
}
