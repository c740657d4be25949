'use client'

import { createContext, type ReactNode, use, useCallback, useMemo } from 'react'

import { shopPrice } from '@/lib/market/shop-price'

import type { MarketValue } from './market-value'
import { type PriceFormat, priceFormatter } from './price'

const MarketContext = createContext<MarketValue | null>(null)

/** Provides the market to all client components; the root layout renders it once. */
export function MarketProvider({ value, children }: { value: MarketValue; children: ReactNode }) {
  return <MarketContext value={value}>{children}</MarketContext>
}

/** The market of the page: language, delivery country, currency, rate, prefix and the paths of the static routes. */
export function useMarket(): MarketValue {
  const value = use(MarketContext)
  if (!value) throw new Error('useMarket() needs a MarketProvider above it.')
  return value
}

/** The price of goods in minor units of the market's currency, for cents of EUR. */
export function useShopPrice(): (minorEur: number) => number {
  const { currency, currencyRate } = useMarket()
  return useCallback((minorEur) => shopPrice(minorEur, currencyRate, currency), [currency, currencyRate])
}

/** Formats cents of EUR as a price of the market. */
export function usePrice(): PriceFormat {
  const { currency, currencyRate, language } = useMarket()
  return useMemo(() => priceFormatter({ currency, language }, currencyRate), [currency, currencyRate, language])
}
