/**
 * The address that the front door asks the app for. A cached page goes to everyone in its market, and Next writes the address it was first
 * asked for into it: what does not decide about the page (a look-up secret, a mail address in a campaign's link) must not reach the app.
 */
import { partsOf } from './decide-request'
import { MARKET_QUERY } from './list-query'
import { SEARCH_LIMIT, type Decision } from './resolve-request'
import { SELECTION_KEYS, selectionFromQuery } from './selection'

/** No pages: they read their query themselves, and their answers are cached for nobody. */
const OWN_QUERY = /^\/(?:api|media|payment-(?:sandbox|return|klarna))(?:\/|$)/
/** Pages that are rendered for one query. */
const READS_QUERY = /^\/[^/]+\/(?:search|group-list|brand-list|campaign-list|ski-wizard|accounts\/stop_reminders)\//
/** Pages of a product, which know the chosen variant. */
const PRODUCT = /^\/[^/]+\/(?:product|product-preview|gift)\//
/** Only a request with `preview` leads to these. */
const PREVIEW = /^\/[^/]+\/product-preview\//

/** The address to ask the app for: path and query of the request without what the page does not read. Both get the same decision. */
export function appUrl(decision: Decision, url: string): string {
  const { pathname, search } = partsOf(url)
  return pathname + withRouterMark(search, appSearch(decision, pathname, search))
}

/** Next's client router marks its requests in the query, and Next redirects those without the mark to add it. */
function withRouterMark(search: string, kept: string): string {
  const mark = kept === search ? undefined : /[?&](_rsc(?:=[\w-]{0,40})?)(?=&|$)/.exec(search)?.[1]
  return mark === undefined ? kept : `${kept === '' ? '?' : `${kept}&`}${mark}`
}

/** The query to ask the app with: empty, or beginning with `?`. */
function appSearch(decision: Decision, pathname: string, search: string): string {
  if (decision.kind === 'pass') return OWN_QUERY.test(pathname) ? search : ''
  if (decision.kind !== 'rewrite' || READS_QUERY.test(decision.internalPath)) return search
  if (search.length > SEARCH_LIMIT) return ''
  const query = new URLSearchParams(search)
  const kept = new URLSearchParams()
  for (const field of ['country', 'currency'] as const) {
    if (query.get(MARKET_QUERY[field])?.toLowerCase() === decision.market[field])
      kept.set(MARKET_QUERY[field], decision.market[field])
  }
  if (PRODUCT.test(decision.internalPath)) {
    const selection = selectionFromQuery(query)
    for (const key of SELECTION_KEYS) if (selection[key] !== undefined) kept.set(key, selection[key])
  }
  if (PREVIEW.test(decision.internalPath)) kept.set('preview', '1')
  return kept.size === 0 ? '' : `?${kept.toString()}`
}
