/**
 * A delivery country and currency that a link has brought (`?delivery_country=us&currency=usd`, spec 1 §5), kept for the visit. Following a
 * link is no request to store anything, so at first it travels in the addresses only: every link and form of the shop gets the two names.
 * When the shopper fills a cart, whose prices are those of this market, or has allowed functional storage, it also becomes the preference
 * of this session, so that it outlasts the pages of payment providers. A preference that the shopper has chosen is never overwritten.
 */
import type { MarketValue } from '@/lib/intl/market-value'
import { isEmptyCart } from '@/lib/cart/rows'
import { MARKET_QUERY, withMarketQuery, withoutMarketQuery } from '@/lib/market/list-query'
import { COOKIES } from '@/lib/market/languages'
import { readOwnCookie, removeOwnCookie, writeOwnCookie } from '@/lib/shop-api/own-cookies'

import { cartStore } from './cart'
import { hasConsent, onConsent } from './consent'

type VisitMarket = Pick<MarketValue, 'country' | 'currency'>

/** The mark of the document for which the line about the market is shown (components/layout/visit-line.tsx). */
const MARK = 'visit'
const SESSION = { path: '/', sameSite: 'lax' } as const
/** Addresses of this origin that are no pages of the shop. */
const NO_PAGE = /^\/(?:api|_next|media|feeds|payment-(?:sandbox|return|klarna))(?:\/|$)/

let visit: VisitMarket | null = null

const queryOf = ({ country, currency }: VisitMarket) =>
  `?${MARKET_QUERY.country}=${country}&${MARKET_QUERY.currency}=${currency}`

const isSame = (market: VisitMarket) => market.country === visit?.country && market.currency === visit.currency

/** The address of one of the shop's pages with the visit's market; any other address as it is. */
function carried(href: string): string {
  const url = new URL(href, window.location.href)
  if (!visit || url.origin !== window.location.origin || NO_PAGE.test(url.pathname)) return href
  return withMarketQuery(url.pathname + url.search + url.hash, queryOf(visit))
}

function carryInLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null
  const href = link?.getAttribute('href')
  if (!link || !href || href.startsWith('#')) return
  const next = carried(href)
  if (next !== href) link.setAttribute('href', next)
}

function carryInForm({ target }: Event): void {
  if (!visit || !(target instanceof HTMLFormElement) || target.method !== 'get' || !target.hasAttribute('action'))
    return
  for (const [name, value] of [
    [MARKET_QUERY.country, visit.country],
    [MARKET_QUERY.currency, visit.currency],
  ] as const) {
    if (target.elements.namedItem(name)) continue
    const field = document.createElement('input')
    Object.assign(field, { type: 'hidden', name, value })
    target.append(field)
  }
}

const hasPreference = () =>
  readOwnCookie(COOKIES.country) !== undefined || readOwnCookie(COOKIES.currency) !== undefined

/** The country in capitals tells the cookie of a visit, which the way back removes, from a preference that was chosen. */
const mark = ({ country }: VisitMarket) => country.toUpperCase()

function storeWhenAllowed(): void {
  if (!visit || hasPreference()) return
  if (isEmptyCart(cartStore.getState()) && !hasConsent('functional')) return
  writeOwnCookie(COOKIES.country, mark(visit), SESSION)
  writeOwnCookie(COOKIES.currency, visit.currency, SESSION)
}

/** Back to the market that the visitor would have without the link. */
function leave(event: Event): void {
  if (!(event.target instanceof Element) || !event.target.closest('[data-visit-back]')) return
  event.preventDefault()
  if (visit && readOwnCookie(COOKIES.country) === mark(visit)) {
    removeOwnCookie(COOKIES.country, SESSION)
    removeOwnCookie(COOKIES.currency, SESSION)
  }
  visit = null
  const { pathname, search, hash } = window.location
  window.location.replace(pathname + withoutMarketQuery(new URLSearchParams(search)) + hash)
}

function begin(market: VisitMarket): void {
  visit = { country: market.country, currency: market.currency }
  // The capturing listeners of the window run before those of React, which reads the address from the link.
  for (const type of ['pointerdown', 'click']) window.addEventListener(type, carryInLink, true)
  window.addEventListener('click', leave, true)
  window.addEventListener('submit', carryInForm, true)
  cartStore.subscribe(storeWhenAllowed)
  onConsent(storeWhenAllowed)
  storeWhenAllowed()
}

/**
 * Called for each page that is shown, from the first one whose address chooses a market. A page that was reached without the names, because
 * code led to it, is loaded again with them.
 */
export function keepVisitMarket(market: VisitMarket): void {
  const query = new URLSearchParams(window.location.search)
  const isAsked =
    query.get(MARKET_QUERY.country)?.toLowerCase() === market.country ||
    query.get(MARKET_QUERY.currency)?.toLowerCase() === market.currency
  const isChosen =
    readOwnCookie(COOKIES.country) === market.country && readOwnCookie(COOKIES.currency) === market.currency
  if (visit === null) {
    if (isAsked && !isChosen) begin(market)
    // Unknown values, or the shopper's own market: there is nothing to tell.
    else delete document.documentElement.dataset[MARK]
    return
  }
  const address = withMarketQuery(window.location.href, queryOf(visit))
  // A page that has another market although it was asked for this one (its configuration could not be read) is not asked again.
  if (!isSame(market) && !isAsked && address !== window.location.href) window.location.replace(address)
}
