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
import { withMarketQuery } from '@/lib/market/list-query'
import { applyMarket } from '@/stores/market'
import { type SkiLoading, skiWizard, useSkiWizard } from '@/stores/ski-wizard'
import { useViewer } from '@/stores/viewer'

export interface WizardSetup {
  readonly sport: SkiSport
  readonly products: readonly SkiWizardProduct[]
  /** The wizard's own address in this language, with slashes at its ends. */
  readonly base: string
  /** The compatible products and the price for the choices in the address, for a guest. */
  readonly lists: CompatibleLists
  readonly prices: SkiPrices
}

export interface Wizard {
  readonly choices: SkiChoices
  readonly lists: CompatibleLists
  readonly prices: SkiPrices
  readonly loading: SkiLoading
  /** Groups whose choice is not compatible with the others. */
  readonly wrong: readonly SkiGroup[]
  readonly draft: SkierDraft
  /** The skier's data when it is complete, otherwise null. */
  readonly skier: Skier | null
  readonly step: SkiStep
  readonly hrefOf: (step: SkiStep, choices?: SkiChoices) => string
  readonly go: (step: SkiStep) => void
  readonly choose: (group: SkiGroup, choice: SkiChoice | null) => void
}

/** Id of the step's heading. It gets the focus when the step changes. */
export const STEP_HEADING = 'wizard-step'

function showStep(): void {
  // After React has rendered the step.
  requestAnimationFrame(() => {
    const heading = document.getElementById(STEP_HEADING)
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'start' })
  })
}

/** Fills the store when the page is opened (`asked`: the choices in the address), and again when the viewer is known to be a member. */
function useEntry(sport: SkiSport, asked: SkiChoices): void {
  const market = useMarket()
  const viewer = useViewer()
  useEffect(() => {
    applyMarket(market)
    void skiWizard.enter(sport, asked)
    return skiWizard.leave
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the address is read only when the page is opened; later it is written
  }, [sport])
  useEffect(() => {
    // Members have their own prices; whether the viewer is a member is known some time after the first render.
    if (viewer === 'club') void skiWizard.refresh(sport)
  }, [viewer, sport])
}

/** Writes the choices into the address, after the store is filled. */
function useAddress(isReady: boolean, base: string, choices: SkiChoices): void {
  useEffect(() => {
    if (!isReady) return
    // The step is read from the address bar, because the router's query may be outdated.
    const { pathname, search } = window.location
    const own = base + wizardQuery(idsOf(choices), readStep(new URLSearchParams(search).get('group')))
    const address = withMarketQuery(own, search)
    if (address !== pathname + search) window.history.replaceState(null, '', address)
  }, [isReady, base, choices])
}

/** Functions that change the step. Choosing a product leads to the next step. */
function useSteps({ sport, base }: Pick<WizardSetup, 'sport' | 'base'>, choices: SkiChoices) {
  const hrefOf = useCallback(
    (to: SkiStep, next: SkiChoices = choices) => base + wizardQuery(idsOf(next), to),
    [base, choices],
  )
  const go = useCallback(
    (to: SkiStep) => {
      const { skis, bindings, boots } = skiWizard.store.getState()[sport]
      const address = base + wizardQuery(idsOf({ skis, bindings, boots }), to)
      window.history.pushState(null, '', withMarketQuery(address, window.location.search))
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
  return { hrefOf, go, choose }
}

/**
 * The wizard's state: from the address until the stored choices are read, then from the store. Choices in the address (a shared link, a
 * product page) replace the stored ones; afterwards the address is updated from the choices.
 */
export function useWizard({ sport, products, base, lists, prices }: WizardSetup): Wizard {
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
  useEntry(sport, asked)

  const state = isReady
    ? { ...stored, loading: storedLoading }
    : { ...asked, lists, prices, skier: EMPTY_SKIER, loading: 'idle' as const }
  const choices = useMemo(
    (): SkiChoices => ({ skis: state.skis, bindings: state.bindings, boots: state.boots }),
    [state.skis, state.bindings, state.boots],
  )
  useAddress(isReady, base, choices)

  return {
    ...useSteps({ sport, base }, choices),
    choices,
    lists: state.lists,
    prices: state.prices,
    loading: state.loading,
    draft: state.skier,
    step: readStep(query.get('group')) ?? stepAfter(choices),
    wrong: incompatibleGroups(choices, state.lists),
    skier: useMemo(() => readSkier(state.skier).skier, [state.skier]),
  }
}
