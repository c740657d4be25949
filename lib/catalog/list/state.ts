/** Changes of a list's filters; each returns a new state. Ranges are clamped and normalised (spec 2 §5). */
import type { CheckboxFacet, Facet, RangeFacet } from './facets'
import type { ListState, Range } from './filter'
import type { Sort } from './sort'

/** Maximum length of the text filter. */
export const TEXT_MAX = 100

export function emptyState(sort: Sort): ListState {
  return { text: '', checks: {}, ranges: {}, sort }
}

function without<V>(record: Readonly<Record<string, V>>, key: string): Record<string, V> {
  return Object.fromEntries(Object.entries(record).filter(([other]) => other !== key))
}

/** A range within a facet's bounds: an end that is not a number becomes the bound, and reversed ends are swapped. */
export function clampRange(facet: Pick<RangeFacet, 'min' | 'max'>, min: number, max: number): Range {
  // A query value has three decimals.
  const clamp = (n: number, bound: number) =>
    Number.isNaN(n) ? bound : Math.round(Math.min(facet.max, Math.max(facet.min, n)) * 1000) / 1000 || 0
  const low = clamp(min, facet.min)
  const high = clamp(max, facet.max)
  return low <= high ? { min: low, max: high } : { min: high, max: low }
}

/** The number that a shopper typed, with a decimal point or comma; NaN for none. */
export function typedNumber(text: string): number {
  return text.trim() === '' ? NaN : Number(text.replace(',', '.').replace('−', '-'))
}

/** Sets a range; the full span removes it. */
export function setRange(state: ListState, facet: RangeFacet, min: number, max: number): ListState {
  const range = clampRange(facet, min, max)
  const ranges = without(state.ranges, facet.key)
  return {
    ...state,
    ranges: range.min === facet.min && range.max === facet.max ? ranges : { ...ranges, [facet.key]: range },
  }
}

/** Sets a facet's options: only known ones, without duplicates, in the facet's own order. */
export function setOptions(state: ListState, facet: CheckboxFacet, values: readonly string[]): ListState {
  const wanted = new Set(values)
  const known = facet.options.map((option) => option.value).filter((value) => wanted.has(value))
  const checks = without(state.checks, facet.key)
  return { ...state, checks: known.length === 0 ? checks : { ...checks, [facet.key]: known } }
}

export function toggleOption(state: ListState, facet: CheckboxFacet, value: string): ListState {
  const chosen = state.checks[facet.key] ?? []
  return setOptions(
    state,
    facet,
    chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value],
  )
}

export function setText(state: ListState, text: string): ListState {
  // A lone surrogate cannot be encoded in a URL.
  return {
    ...state,
    text: text
      .slice(0, TEXT_MAX)
      .replace(/\p{Surrogate}/gu, '')
      .trim(),
  }
}

export function setSort(state: ListState, sort: Sort): ListState {
  return { ...state, sort }
}

export function clearFacet(state: ListState, facet: Pick<Facet, 'key'>): ListState {
  return { ...state, checks: without(state.checks, facet.key), ranges: without(state.ranges, facet.key) }
}

/** Removes all filters and keeps the sort order. */
export function clearFilters(state: ListState): ListState {
  return emptyState(state.sort)
}

/** Number of active filters: each checked option, each range, the text. */
export function filterCount(state: ListState): number {
  const options = Object.values(state.checks).reduce((sum, values) => sum + values.length, 0)
  return options + Object.keys(state.ranges).length + (state.text === '' ? 0 : 1)
}
