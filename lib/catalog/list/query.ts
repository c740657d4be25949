/**
 * A list's state as query parameters and back (spec 2 §5): `price=10-99`, `color=blue,red`, `size=42_5`, `text=…`, `sort=lowest`, `page=2`.
 * Parameters come in a fixed order: the facets', then text, sort, page.
 */
import type { QueryReader } from '@/lib/catalog/query-reader'

import type { Facet, RangeFacet } from './facets'
import type { ListState, Range } from './filter'
import { isSort, type Sort } from './sort'
import { emptyState, setOptions, setRange, setText } from './state'

/** Maximum length of a value; longer ones are ignored. */
const VALUE_MAX = 2000

/** `min-max`; a negative number has its own minus: `-10-5`, `-10--5`. */
export function writeRange({ min, max }: Range): string {
  return `${min}-${max}`
}

function readNumber(text: string | undefined): number {
  return text !== undefined && /^-?\d{1,15}(\.\d{1,10})?$/.test(text) ? Number(text) : NaN
}

/** The ends of a range in the query, NaN for an end that is not a number; null for an invalid range. */
export function readRange(text: string): Range | null {
  const parts = /^(-?[^-]*)-(-?[^-]*)$/.exec(text.slice(0, 60))
  return parts ? { min: readNumber(parts[1]), max: readNumber(parts[2]) } : null
}

/** An option within a comma-separated list: its own commas become underscores. */
function writeOption(value: string): string {
  return value.replaceAll(',', '_')
}

function applyFacet(state: ListState, facet: Facet, text: string): ListState {
  if (facet.kind === 'range') {
    const range = readRange(text)
    return range ? setRange(state, facet, range.min, range.max) : state
  }
  const byText = new Map<string, string>()
  for (const { value } of facet.options) if (!byText.has(writeOption(value))) byText.set(writeOption(value), value)
  return setOptions(
    state,
    facet,
    text
      .split(',')
      .map((part) => byText.get(part))
      .filter((value) => value !== undefined),
  )
}

/** The state of a query; unknown or malformed values are dropped, values out of bounds are clamped. */
export function readListQuery(query: QueryReader, facets: readonly Facet[], defaultSort: Sort): ListState {
  const sort = query.get('sort')
  let state = emptyState(isSort(sort) ? sort : defaultSort)
  for (const facet of facets) {
    const text = query.get(facet.key)
    if (text !== null && text.length <= VALUE_MAX) state = applyFacet(state, facet, text)
  }
  return setText(state, query.get('text') ?? '')
}

function facetText(state: ListState, facet: Facet): string | null {
  if (facet.kind === 'range') {
    const range = state.ranges[facet.key]
    return range && !isFullSpan(range, facet) ? writeRange(range) : null
  }
  const chosen = state.checks[facet.key]
  return chosen && chosen.length > 0 ? chosen.map(writeOption).join(',') : null
}

function isFullSpan(range: Range, facet: RangeFacet): boolean {
  return range.min <= facet.min && range.max >= facet.max
}

/** The query string of a state, without question mark; empty for the unfiltered list. The default order and page 1 are left out. */
export function writeListQuery(state: ListState, facets: readonly Facet[], defaultSort: Sort, page = 1): string {
  const pairs: [string, string | null][] = facets.map((facet) => [facet.key, facetText(state, facet)])
  pairs.push(
    ['text', state.text || null],
    ['sort', state.sort === defaultSort ? null : state.sort],
    ['page', page > 1 ? String(page) : null],
  )
  return pairs
    .filter((pair): pair is [string, string] => pair[1] !== null)
    .map(([name, text]) => `${encodeURIComponent(name)}=${encodeURIComponent(text).replaceAll('%2C', ',')}`)
    .join('&')
}
