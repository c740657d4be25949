/**
 * The URL that the front door requests from the app. A cached page is sent to every visitor of its market, and Next writes the URL of the
 * first request into it. So parts of the query that the page does not read (a look-up secret, an e-mail address in a campaign link) must
 * not reach the app.
 */
import { partsOf } from './decide-request'
import { MARKET_QUERY } from './list-query'
import { SEARCH_LIMIT, type Decision } from './resolve-request'
import { SELECTION_KEYS, selectionFromQuery } from './selection'

/** Not pages: they read their query themselves, and their responses are not cached. */
const OWN_QUERY = /^\/(?:api|media|hallinta(?:-preview)?|payment-(?:sandbox|return|klarna))(?:\/|$)/
/** Pages that are rendered for one query. */
const READS_QUERY = /^\/[^/]+\/(?:search|group-list|brand-list|campaign-list|ski-wizard|accounts\/stop_reminders)\//
/** Pages of a product, which read the chosen variant. */
const PRODUCT = /^\/[^/]+\/(?:product|product-preview|gift)\//
/** Routes that are reached only with `preview` in the query. */
const PREVIEW = /^\/[^/]+\/product-preview\//

/** The URL to request from the app: path and query without parameters that the page does not read. Both URLs give the same decision. */
export function appUrl(decision: Decision, url: string): string {
  const { pathname, search } = partsOf(url)
  return pathname + withRouterMark(search, appSearch(decision, pathname, search))
}

/** Next's client router marks its requests in the query, and Next redirects a request without the mark to add it. */
function withRouterMark(search: string, kept: string): string {
  const mark = kept === search ? undefined : /[?&](_rsc(?:=[\w-]{0,40})?)(?=&|$)/.exec(search)?.[1]
  return mark === undefined ? kept : `${kept === '' ? '?' : `${kept}&`}${mark}`
}

/** The query for the request to the app: empty, or beginning with `?`. */
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
