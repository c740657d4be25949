/** Server data for the client components of an order's pages. */
import 'server-only'

import { config } from '@/lib/config/env'
import type { Market } from '@/lib/market/market'
import { withdrawalTexts } from '@/lib/market/withdrawal/texts'
import { routeHref } from '@/lib/seo/hrefs'
import { getResources } from '@/lib/shop-api/cached'

/** Names of stores by id. */
export type StoreNames = Readonly<Record<string, string>>

export interface OrderSetup {
  /** The stores where orders are collected. */
  readonly storeNames: StoreNames
  /** Origins of payment providers. */
  readonly paymentOrigins: readonly string[]
  /** The statutory words of the withdrawal function. */
  readonly withdrawalLabel: string
  readonly links: {
    /** The receipt; number and look-up secret follow as a query. */
    readonly receipt: string
    /** The complaint form. */
    readonly complaint: string
    /** The withdrawal function; number and look-up secret follow as a fragment. */
    readonly withdrawal: string
  }
}

/** The setup of a market; the same for every shopper. */
export async function orderSetup(market: Market): Promise<OrderSetup> {
  const { stores } = await getResources(market)
  return {
    storeNames: Object.fromEntries(stores.map(({ id, name }) => [String(id), name])),
    paymentOrigins: config().paymentOrigins,
    withdrawalLabel: withdrawalTexts(market.language, market.country).open,
    links: {
      receipt: routeHref(market.language, 'order/receipt'),
      complaint: routeHref(market.language, 'reclamation'),
      withdrawal: routeHref(market.language, 'withdrawal'),
    },
  }
}
