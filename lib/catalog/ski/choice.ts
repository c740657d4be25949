/** The shopper's choices in the ski wizard: whether they fit each other, their price, and the query with all of them (spec 2 §3 and §4). */
import { isSkiGroup, SKI_GROUPS, type SkiGroup } from './compatibility'

/** A product chosen for its group (spec 2 §3 "Ski wizard state"). `slug` is `{brandSlug}/{modelSlug}`. */
export interface SkiChoice {
  readonly variantId: number
  readonly modelId: number
  readonly name: string
  readonly image: string
  readonly slug: string
}

export type SkiChoices = Readonly<Record<SkiGroup, SkiChoice | null>>
export const NO_CHOICES: SkiChoices = { skis: null, bindings: null, boots: null }

/** Ids of variants that are compatible with the choice in a group; null: unknown. */
export interface CompatibleLists {
  readonly withSkis: readonly number[] | null
  readonly withBindings: readonly number[] | null
  readonly withBoots: readonly number[] | null
}
export const NO_LISTS: CompatibleLists = { withSkis: null, withBindings: null, withBoots: null }

/** In minor units of EUR; `active` is the price to pay. */
export interface SkiPrices {
  readonly active: number | null
  readonly regular: number | null
  readonly discount: number | null
}
export const NO_PRICES: SkiPrices = { active: null, regular: null, discount: null }

/** The active price is the discount if there is one, else the regular price (spec 2 §4). */
export function skiPrices(prices: { readonly regular: number; readonly discount: number | null }): SkiPrices {
  return { ...prices, active: prices.discount ?? prices.regular }
}

const LIST_OF = { skis: 'withSkis', bindings: 'withBindings', boots: 'withBoots' } as const satisfies Record<
  SkiGroup,
  keyof CompatibleLists
>

/** True when a variant is missing in the compatible list of a choice in another group. An unknown list is not a conflict. */
export function isIncompatible(
  variantId: number,
  group: SkiGroup,
  choices: SkiChoices,
  lists: CompatibleLists,
): boolean {
  return SKI_GROUPS.some(
    (other) => other !== group && choices[other] !== null && lists[LIST_OF[other]]?.includes(variantId) === false,
  )
}

/** The groups whose choice does not fit the others. */
export function incompatibleGroups(choices: SkiChoices, lists: CompatibleLists): SkiGroup[] {
  return SKI_GROUPS.filter((group) => {
    const choice = choices[group]
    return choice !== null && isIncompatible(choice.variantId, group, choices, lists)
  })
}

/** The step of the wizard: one of the groups, or the skier's information when everything is chosen. */
export const SKI_STEPS = [...SKI_GROUPS, 'skier'] as const
export type SkiStep = (typeof SKI_STEPS)[number]

/** The first group without a choice; null when every group has one. */
export function nextMissing(choices: SkiChoices): SkiGroup | null {
  return SKI_GROUPS.find((group) => choices[group] === null) ?? null
}

/** The step after a choice: the next group without a choice, or the main view (spec 3 §4). */
export function stepAfter(choices: SkiChoices): SkiStep {
  return nextMissing(choices) ?? 'skier'
}

/** Variant ids of a query value. */
export type ChosenIds = Readonly<Record<SkiGroup, number | null>>

const MAX_ID = 2_147_483_647
function readId(value: string | null | undefined): number | null {
  const id = /^[1-9]\d{0,9}$/.test(value ?? '') ? Number(value) : 0
  return id > 0 && id <= MAX_ID ? id : null
}

/** The choices in a query: `?skis=106101&boots=106402`. */
export function readChosenIds(get: (name: string) => string | null | undefined): ChosenIds {
  return { skis: readId(get('skis')), bindings: readId(get('bindings')), boots: readId(get('boots')) }
}

/** The step of `?group=`; null for any other value. */
export function readStep(value: string | null | undefined): SkiStep | null {
  return value === 'skier' ? 'skier' : isSkiGroup(value) ? value : null
}

export const idsOf = (choices: SkiChoices): ChosenIds => ({
  skis: choices.skis?.variantId ?? null,
  bindings: choices.bindings?.variantId ?? null,
  boots: choices.boots?.variantId ?? null,
})

export const hasIds = (ids: ChosenIds): boolean => SKI_GROUPS.some((group) => ids[group] !== null)

/** The query of a state of the wizard, in a fixed order; empty, or beginning with `?`. */
export function wizardQuery(ids: ChosenIds, step: SkiStep | null): string {
  const query = new URLSearchParams()
  if (step !== null) query.set('group', step)
  for (const group of SKI_GROUPS) {
    const id = ids[group]
    if (id !== null) query.set(group, String(id))
  }
  return query.size === 0 ? '' : `?${query.toString()}`
}

/** True when compatible skis and binding are chosen: the skier may already own boots. */
export function isComplete(choices: SkiChoices, incompatible: readonly SkiGroup[]): boolean {
  return choices.skis !== null && choices.bindings !== null && incompatible.length === 0
}

export const chosenCount = (choices: SkiChoices): number => SKI_GROUPS.filter((group) => choices[group] !== null).length
