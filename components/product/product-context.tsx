'use client'

import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'

import type { BuyContext } from '@/lib/catalog/buy-button'
import { expandModel, type PanelModel } from '@/lib/catalog/panel/model'
import {
  type Dimension,
  optionsOf,
  type SelectedVariant,
  selectedVariant,
  type Selection,
  shownSelection,
  type VariantModel,
  type VariantOption,
  writeSelection,
} from '@/lib/catalog/variant'
import type { BuyMode } from '@/stores/buy-mode'
import { createSelectionStore, type SelectionStore } from '@/stores/selection'

export interface Option extends VariantOption {
  /** The address of the page with this option; works without script. */
  readonly href: string
}

/** Staff order from other stores, companies add to their open order, gifts are redeemed. */
type ProductMode = BuyMode & Pick<BuyContext, 'isGiftCampaign'>

export interface ProductState {
  readonly panel: PanelModel
  readonly model: VariantModel
  readonly selection: Selection
  /** The chosen variant; none while a choice is pending. */
  readonly selected: SelectedVariant
  /** The variant whose price and availability are shown: the chosen one, or while a choice is pending, the first that can be ordered. */
  readonly shown: SelectedVariant
  readonly options: Readonly<Record<Dimension, readonly Option[]>>
  readonly choose: (dimension: Dimension, slug: string) => void
  /** The current selection; `selection` is rendered a frame later. Handlers of presses use this one. */
  readonly latest: () => Selection
  /** How this viewer buys the product. */
  readonly mode: ProductMode
}

/** For parts with a selection of their own, such as the members of a bundle; a page has its ProductProvider. */
export const ProductContext = createContext<ProductState | null>(null)

const ChosenContext = createContext<
  (Pick<SelectionStore, 'subscribe' | 'get'> & { readonly initial: Selection }) | null
>(null)

function useChoice() {
  const chosen = use(ChosenContext)
  if (!chosen) throw new Error('A choice needs a ProductProvider above it.')
  return chosen
}

/**
 * One chosen option immediately after a press, for parts that change at once: mark, name and picture. Everything else uses useProduct(), a
 * frame later.
 */
export function useChosen(dimension: Dimension): string | null {
  const { subscribe, get, initial } = useChoice()
  return useSyncExternalStore(
    subscribe,
    () => get()[dimension],
    () => initial[dimension],
  )
}

/** Whether this option is chosen after a press: of forty colours only the two that change are rendered again. */
export function useIsChosen(dimension: Dimension, slug: string): boolean {
  const { subscribe, get, initial } = useChoice()
  return useSyncExternalStore(
    subscribe,
    () => get()[dimension] === slug,
    () => initial[dimension] === slug,
  )
}

/** The product and the selection that gallery, panel and buy bar share. */
export function useProduct(): ProductState {
  const state = use(ProductContext)
  if (!state) throw new Error('useProduct() needs a ProductProvider above it.')
  return state
}

const DeferredParts = lazy(() => import('./deferred-parts'))

/** Loaded after the page, because only the browser has the preferences. */
const preferences = () => import('@/stores/preferences')

interface ProductProviderProps {
  panel: PanelModel
  /** The selection in the address, as the server read it. */
  asked: Selection
  /** The selection with which the page was rendered. */
  initial: Selection
  /** Shown as the gift of a campaign. */
  isGift?: boolean
  children: ReactNode
}

const SHOPPER: BuyMode = {}

/**
 * Data that only the browser has, read after the first render: the sizes that the shopper has chosen before, how they buy, and the variant
 * with which the page was opened. This variant is null until the deferred parts of the page may be rendered.
 */
function useVisit(store: SelectionStore, model: VariantModel, { id, path }: Pick<PanelModel, 'id' | 'path'>) {
  const [buyMode, setBuyMode] = useState(SHOPPER)
  const [openedWith, setOpenedWith] = useState<number | null>(null)
  useEffect(() => {
    store.normalizeAddress()
    let stop: (() => void) | null = null
    let isGone = false
    void preferences().then(({ hydratePreferences, knownSizes }) => {
      hydratePreferences()
      if (!isGone) store.setKnownSizes(knownSizes())
    })
    void Promise.all([import('@/stores/product-visit'), import('@/lib/browser/fold-sections')]).then(
      ([{ startVisit }, { foldSections }]) => {
        if (isGone) return
        const stops = [startVisit(id, path, setBuyMode), foldSections('details.product-section')]
        stop = () => stops.forEach((each) => each())
        setOpenedWith(selectedVariant(model, shownSelection(model, store.get())).id)
      },
    )
    return () => {
      isGone = true
      stop?.()
    }
  }, [store, model, id, path])
  return { buyMode, openedWith }
}

export function ProductProvider({ panel, asked, initial, isGift = false, children }: ProductProviderProps) {
  const model = useMemo(() => expandModel(panel), [panel])
  const [store] = useState(() => createSelectionStore(model, panel.path.slice(panel.path.indexOf('/') + 1), asked))
  const chosen = useMemo(() => ({ subscribe: store.subscribe, get: store.get, initial }), [store, initial])
  // Prices, sizes, stock and button are rendered after the frame that shows the press.
  const selection = useDeferredValue(useSyncExternalStore(store.subscribe, store.get, () => initial))
  const { buyMode, openedWith } = useVisit(store, model, panel)
  // The address is updated after the new selection is rendered, so that a press is not delayed.
  useEffect(() => store.write(selection), [store, selection])
  const choose = useCallback(
    (dimension: Dimension, slug: string) => {
      if (dimension === 'size') void preferences().then(({ selectSize }) => selectSize(slug))
      store.choose(dimension, slug)
    },
    [store],
  )
  const state = useMemo((): ProductState => {
    const mode = { ...buyMode, isGiftCampaign: isGift }
    const options = (dimension: Dimension) =>
      optionsOf(model, dimension, selection, mode).map((option) => ({
        ...option,
        href: `?${writeSelection({ ...selection, [dimension]: option.slug })}`,
      }))
    return {
      panel,
      model,
      selection,
      mode,
      choose,
      latest: store.get,
      selected: selectedVariant(model, selection),
      shown: selectedVariant(model, shownSelection(model, selection, mode)),
      options: { color: options('color'), size: options('size'), type: options('type') },
    }
  }, [panel, model, selection, store, buyMode, isGift, choose])
  return (
    <ChosenContext value={chosen}>
      <ProductContext value={state}>
        {children}
        {openedWith !== null && (
          <Suspense>
            <DeferredParts panel={panel} variantId={openedWith} />
          </Suspense>
        )}
      </ProductContext>
    </ChosenContext>
  )
}
