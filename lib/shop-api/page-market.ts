import 'server-only'

/** The market of a page and its configuration, also while the configuration cannot be read (spec 1 §8). */
import { cache } from 'react'

import { tag } from '@/lib/cache/tags'
import { CURRENCY_TABLE } from '@/lib/market/currencies'
import { initConfigFallback } from '@/lib/market/languages'
import { decodeMarket, type Market, marketOf } from '@/lib/market/market'

import { getInitConfig } from './cached'
import { rerenderSoon } from './rerender-soon'

interface MarketConfig {
  /** Units of the currency for one EUR. */
  readonly currencyRate: number
  /** False: init-config could not be read, and the rate is the table's default. */
  readonly isConfirmed: boolean
}

/** The configuration of a market. A failure is logged, and the page is soon rendered again. */
export const getMarketConfig = cache(async (market: Market): Promise<MarketConfig> => {
  try {
    const { currencyRate } = await getInitConfig(market)
    return { currencyRate, isConfirmed: true }
  } catch (error) {
    console.error(`init-config failed for ${market.country} and ${market.currency}.`, error)
    await rerenderSoon(tag.initConfigFailed)
    return { currencyRate: CURRENCY_TABLE[market.currency].defaultRate, isConfirmed: false }
  }
})

interface ConfirmedMarket {
  readonly market: Market
  readonly isFallback: boolean
}

/**
 * The market of a page's segment; null for an unknown one. If its configuration cannot be read, country and currency are those of the
 * language: fi and ru have fi and eur, sv has se and sek, others us and usd.
 */
export async function confirmMarket(segment: string): Promise<ConfirmedMarket | null> {
  const asked = decodeMarket(segment)
  if (!asked) return null
  if ((await getMarketConfig(asked)).isConfirmed) return { market: asked, isFallback: false }
  const { country, currency } = initConfigFallback(asked.language)
  const market = marketOf(asked.language, country, currency)
  return market && { market, isFallback: true }
}

/** The market with which a page is rendered. */
export async function pageMarket(segment: string): Promise<Market | null> {
  return (await confirmMarket(segment))?.market ?? null
}
