import { config } from '@/lib/config/env'
import { localizedHref, prefixIn } from '@/lib/market/domains'
import { localeOf } from '@/lib/market/languages'
import type { Market } from '@/lib/market/market'
import type { RouteName } from '@/lib/market/paths'

/** Routes whose paths the browser needs; the table of all translated paths stays on the server. */
const CLIENT_ROUTES = [
  'home',
  'checkout',
  'checkout/payment',
  'checkout/klarna/confirm',
  'search',
  'accounts',
  'accounts/login',
  'menu',
  'manufacturers',
  'view-order',
  'order/process',
  'terms',
  'privacy',
  'delivery',
  'returns',
  'payment-methods',
] as const satisfies readonly RouteName[]

export type ClientRoute = (typeof CLIENT_ROUTES)[number]

/** The return value of useMarket(). */
export interface MarketValue extends Market {
  /** BCP 47, such as fi-FI. */
  readonly locale: string
  /** Units of the currency for one EUR. */
  readonly currencyRate: number
  /** `''` or `/sv`. */
  readonly prefix: string
  /** The market of the page's address could not be confirmed: this is the one of its language. */
  readonly isFallback?: true
  readonly contactEmail: string
  /** Complete paths in this language. */
  readonly routes: Readonly<Record<ClientRoute, string>>
}

/** The data of the market for the browser. `currencyRate` comes from the init-config call, which failed for a fallback. */
export function marketValue(market: Market, currencyRate: number, isFallback = false): MarketValue {
  const { routing, contact } = config()
  const routes = Object.fromEntries(
    CLIENT_ROUTES.map((route) => [route, localizedHref(routing, market.language, route)]),
  )
  return {
    ...market,
    locale: localeOf(market.language),
    currencyRate,
    prefix: prefixIn(routing, market.language),
    ...(isFallback && { isFallback }),
    contactEmail: contact.email,
    routes: routes as Record<ClientRoute, string>,
  }
}
