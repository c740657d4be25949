/** Each active filter of a list as a chip above the list (spec 2 §2 "Product grid"). */
import type { CheckboxFacet, Facet, FacetOption, RangeFacet } from './facets'
import type { ListState, Range } from './filter'
import { writeListQuery } from './query'
import type { Sort } from './sort'
import { clearFacet, setText, toggleOption } from './state'

/** Formats texts and numbers in a language; react-intl's `IntlShape` is one. */
interface Intl {
  formatMessage(message: { id: string; defaultMessage?: string }): string
  formatNumber(value: number, options?: { style: 'currency'; currency: string; maximumFractionDigits: number }): string
}

/** A chip: the filter's name and value, and the list's query without it. */
export interface FilterChip {
  readonly id: string
  readonly label: string
  readonly query: string
}

/** A filter's name; the names of fixed filters are messages (area `filter`). */
export function facetName(intl: Intl, facet: Facet): string {
  return facet.name ?? intl.formatMessage({ id: `filter.facet_${facet.key}` })
}

const MOST_QUICK = 5

/** A filter with a button of its own above the list. */
export interface QuickFilter {
  readonly key: string
  readonly name: string
}

/**
 * The filters with buttons of their own. The first properties of a list say what its goods differ in (persons of a tent, litres of a pack);
 * they stand among those that shoppers of gear use most everywhere.
 */
export function quickFilters(intl: Intl, facets: readonly Facet[]): QuickFilter[] {
  const fixed = (key: string) => facets.filter((facet) => facet.key === key && facet.name === null)
  const [first, second, ...others] = facets.filter((facet) => facet.name !== null)
  const ordered = [fixed('size'), first ?? [], second ?? [], fixed('price'), fixed('color'), fixed('brand'), others]
  return ordered
    .flat()
    .slice(0, MOST_QUICK)
    .map((facet) => ({ key: facet.key, name: facetName(intl, facet) }))
}

/** An option's name; for some fixed filters it is a message. */
export function optionName(intl: Intl, facet: CheckboxFacet, { value, label }: FacetOption): string {
  if (facet.key === 'color') return intl.formatMessage({ id: `filter.color_${value}`, defaultMessage: label })
  if (facet.key === 'stock') return intl.formatMessage({ id: 'filter.stock_yes' })
  if (facet.key === 'kind') return intl.formatMessage({ id: `filter.kind_${value}`, defaultMessage: label })
  return label
}

function rangeName(intl: Intl, facet: RangeFacet, { min, max }: Range, currency: string): string {
  const isPrice = facet.key === 'price'
  const number = (value: number) =>
    intl.formatNumber(value, isPrice ? { style: 'currency', currency, maximumFractionDigits: 0 } : undefined)
  const unit = !isPrice && facet.unit ? `\u00a0${facet.unit}` : ''
  return `${facetName(intl, facet)} ${number(min)}–${number(max)}${unit}`
}

/** The state without one of its filters; `id` is a chip's. */
export function withoutChip(state: ListState, facets: readonly Facet[], id: string): ListState {
  const [key = '', value] = JSON.parse(id) as [string, string?]
  const facet = facets.find((own) => own.key === key)
  if (!facet) return setText(state, '')
  return facet.kind === 'checkbox' && value !== undefined ? toggleOption(state, facet, value) : clearFacet(state, facet)
}

/** A chip for each checked option, range and text; options in the facets' order. */
export function chipsOf(
  intl: Intl,
  state: ListState,
  facets: readonly Facet[],
  defaultSort: Sort,
  currency: string,
): FilterChip[] {
  const chip = (id: readonly [string, string?], label: string): FilterChip => {
    const key = JSON.stringify(id)
    return { id: key, label, query: writeListQuery(withoutChip(state, facets, key), facets, defaultSort) }
  }
  const chips = facets.flatMap((facet) => {
    if (facet.kind === 'range') {
      const range = state.ranges[facet.key]
      return range ? [chip([facet.key], rangeName(intl, facet, range, currency))] : []
    }
    const chosen = new Set(state.checks[facet.key])
    return facet.options
      .filter((option) => chosen.has(option.value))
      .map((option) => {
        const name = optionName(intl, facet, option)
        // The name of an option such as "Yes" is not understandable alone, so the name of its filter is shown, too.
        return chip([facet.key, option.value], facet.name === null ? name : `${facet.name}: ${name}`)
      })
  })
  return state.text === '' ? chips : [...chips, chip(['text'], `“${state.text}”`)]
}
