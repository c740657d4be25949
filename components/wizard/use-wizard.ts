'use client'

import { useSearchParams } from 'next/navigation'
import { useCallback, useEffect, useMemo } from 'react'

import {
  type CompatibleLists,
  idsOf,
  incompatibleGroups,
  readChosenIds,
  readStep,
  type SkiChoice,
  type SkiChoices,
  type SkiPrices,
  type SkiStep,
  stepAfter,
  wizardQuery,
} from '@/lib/catalog/ski/choice'
import type { SkiGroup, SkiSport } from '@/lib/catalog/ski/compatibility'
import { choicesOf } from '@/lib/catalog/ski/products'
import { EMPTY_SKIER, readSkier, type Skier, type SkierDraft } from '@/lib/catalog/ski/skier'
import type { SkiWizardProduct } from '@/lib/contract/schemas/ski'
import { useMarket } from '@/lib/intl/market-context'
import { takeMarket } from '@/stores/market'
import { type SkiLoading, skiWizard, useSkiWizard } from '@/stores/ski-wizard'
import { useViewer } from '@/stores/viewer'

export interface WizardSetup {
  readonly sport: SkiSport
  readonly products: readonly SkiWizardProduct[]
  /** The wizard's own address in this language, with slashes at its ends. */
  readonly base: string
  /** What fits, and the price, of the choices that the address named; as a guest sees them. */
  readonly lists: CompatibleLists
  readonly prices: SkiPrices
}

export interface Wizard {
  readonly choices: SkiChoices
  readonly lists: CompatibleLists
  readonly prices: SkiPrices
  readonly loading: SkiLoading
  /** Groups whose choice does not go with the others. */
  readonly wrong: readonly SkiGroup[]
  readonly draft: SkierDraft
  /** Complete information, else null. */
  readonly skier: Skier | null
  readonly step: SkiStep
  readonly hrefOf: (step: SkiStep, choices?: SkiChoices) => string
  readonly go: (step: SkiStep) => void
  readonly choose: (group: SkiGroup, choice: SkiChoice | null) => void
}

/** Once the page has its own heading there, focus follows the step. */
export const STEP_HEADING = 'wizard-step'

function showStep(): void {
  // After React has drawn the step.
  requestAnimationFrame(() => {
    const heading = document.getElementById(STEP_HEADING)
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'start' })
  })
}

/**
 * The wizard's state: what the address says until the browser's own memory is read, then that memory. An address with choices wins over
 * what was remembered (a shared link, a product page); afterwards the address follows the choices.
 */
export function useWizard({ sport, products, base, lists, prices }: WizardSetup): Wizard {
  const market = useMarket()
  const viewer = useViewer()
  const query = useSearchParams()
  const stored = useSkiWizard((state) => state[sport])
  const storedLoading = useSkiWizard((state) => state.loading[sport])
  const isReady = useSkiWizard(({ entered }) => entered === sport)
  const asked = useMemo(
    () =>
      choicesOf(
        products,
        readChosenIds((name) => query.get(name)),
      ),
    [products, query],
  )

  useEffect(() => {
    takeMarket(market)
    void skiWizard.enter(sport, asked)
    return skiWizard.leave
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the address counts when the page is entered, not when it follows
  }, [sport])
  useEffect(() => {
    // Members have prices of their own; who looks is known a little later.
    if (viewer === 'club') void skiWizard.refresh(sport)
  }, [viewer, sport])

  const state = isReady
    ? { ...stored, loading: storedLoading }
    : { ...asked, lists, prices, skier: EMPTY_SKIER, loading: 'idle' as const }
  const choices = useMemo(
    (): SkiChoices => ({ skis: state.skis, bindings: state.bindings, boots: state.boots }),
    [state.skis, state.bindings, state.boots],
  )
  const step = readStep(query.get('group')) ?? stepAfter(choices)

  useEffect(() => {
    if (!isReady) return
    // The step of the address bar: the router's own query may still be on its way to it.
    const { pathname, search } = window.location
    const address = base + wizardQuery(idsOf(choices), readStep(new URLSearchParams(search).get('group')))
    if (address !== pathname + search) window.history.replaceState(null, '', address)
  }, [isReady, base, choices])

  const hrefOf = useCallback(
    (to: SkiStep, next: SkiChoices = choices) => base + wizardQuery(idsOf(next), to),
    [base, choices],
  )
  const go = useCallback(
    (to: SkiStep) => {
      const { skis, bindings, boots } = skiWizard.store.getState()[sport]
      window.history.pushState(null, '', base + wizardQuery(idsOf({ skis, bindings, boots }), to))
      showStep()
    },
    [base, sport],
  )
  const choose = useCallback(
    (group: SkiGroup, choice: SkiChoice | null) => {
      void skiWizard.choose(sport, group, choice)
      const { skis, bindings, boots } = skiWizard.store.getState()[sport]
      if (choice) go(stepAfter({ skis, bindings, boots }))
    },
    [go, sport],
  )

  return {
    choices,
    lists: state.lists,
    prices: state.prices,
    loading: state.loading,
    draft: state.skier,
    step,
    hrefOf,
    go,
    choose,
    wrong: incompatibleGroups(choices, state.lists),
    skier: useMemo(() => readSkier(state.skier).skier, [state.skier]),
  }
}
