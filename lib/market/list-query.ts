/** The part of a query that changes a product list: filters, sort and page (spec 2 §5 and §9). */

/** Sort values of spec 2 §9. */
const SORT_VALUES: ReadonlySet<string> = new Set([
  'default',
  'popular',
  'newest',
  'stars',
  'offers',
  'lowest',
  'highest',
  'alphabetical',
])

/** Filters of every list, independent of the properties of its products: FIXED_FACETS of lib/catalog/list/facets, and the text. */
export const BASE_FILTERS: ReadonlySet<string> = new Set([
  'group',
  'brand',
  'color',
  'size',
  'price',
  'stock',
  'store',
  'kind',
  'ribbon',
  'text',
])

/** Query names that choose the market; they are removed before a page is rendered. */
export const MARKET_QUERY = { country: 'delivery_country', currency: 'currency' } as const

/** Names used by campaigns, trackers and client-side switches. They are not filters although they look like filters. */
const IGNORED = new Set([
  MARKET_QUERY.country,
  MARKET_QUERY.currency,
  'gclid',
  'gclsrc',
  'gbraid',
  'wbraid',
  'dclid',
  'fbclid',
  'msclkid',
  'yclid',
  'ttclid',
  'twclid',
  'igshid',
  'srsltid',
  'ref',
  'back',
  'preview',
  'giftcampaign',
  'next',
  'type',
  'select-color',
])
const IGNORED_START = /^(?:utm_|mc_|pk_|mtm_|hsa_|_|featureflag_|x-so-)/

const NAME = /^[a-z0-9][a-z0-9_-]{0,59}$/
const VALUE_LIMIT = 200
const NAMES_LIMIT = 20
// Control characters are not allowed in a filter.
const CONTROL = /[\u0000-\u001f\u007f]/

/** The value if it can be the value of a filter, else null. */
function listValue(name: string, value: string): string | null {
  if (value === '' || value.length > VALUE_LIMIT || CONTROL.test(value)) return null
  if (name === 'sort') return SORT_VALUES.has(value) ? value : null
  if (name === 'page') return /^[1-9]\d{0,3}$/.test(value) ? value : null
  return value
}

/** True for a possible name of a filter. With `filters` null: any well-formed name that is not a tracker's. */
function isFilterName(name: string, filters: ReadonlySet<string> | null): boolean {
  if (BASE_FILTERS.has(name)) return true
  if (filters) return filters.has(name)
  return NAME.test(name) && !IGNORED.has(name) && !IGNORED_START.test(name)
}

/**
 * The known part of a list's query, sorted by name and encoded in one way: `page=2&size=M`. Empty without a known name. At most 20 names
 * are used; of a repeated name the first. `page=1` alone is the list itself; together with filters it requests the whole first page.
 */
export function listQuery(query: URLSearchParams, filters: ReadonlySet<string> | null): string {
  const kept = new Map<string, string>()
  for (const [name, raw] of query) {
    if (kept.size >= NAMES_LIMIT || kept.has(name)) continue
    if (name !== 'sort' && name !== 'page' && !isFilterName(name, filters)) continue
    const value = listValue(name, raw)
    if (value !== null) kept.set(name, value)
  }
  if (kept.size === 1 && kept.get('page') === '1') return ''
  return [...kept.keys()]
    .sort()
    .map((name) => `${name}=${encodeURIComponent(kept.get(name) ?? '').replaceAll('%2C', ',')}`)
    .join('&')
}

/** A query without the names that choose the market, in its own order: `?a=1` or an empty string. */
export function withoutMarketQuery(query: URLSearchParams): string {
  const kept = new URLSearchParams(query)
  kept.delete(MARKET_QUERY.country)
  kept.delete(MARKET_QUERY.currency)
  const text = kept.toString()
  return text === '' ? '' : `?${text}`
}

/** An address with the names that choose the market as the current query has them; in both the fragment stays last. */
export function withMarketQuery(address: string, search: string): string {
  const [, before = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? []
  const current = new URLSearchParams(search)
  const next = new URLSearchParams(query)
  const missing = Object.values(MARKET_QUERY).filter((name) => current.has(name) && !next.has(name))
  if (missing.length === 0) return address
  // The query's own spelling stays: a list's address is compared with what is written here.
  const carried = missing.map((name) => `${name}=${encodeURIComponent(current.get(name) ?? '')}`).join('&')
  return `${before}${query.length > 1 ? `${query}&` : '?'}${carried}${hash}`
}
