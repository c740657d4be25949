'use client'

import { useCallback } from 'react'

import { BASE_CURRENCY, isCurrency } from '@/lib/market/currencies'
import { formatPrice, type PriceKind } from '@/lib/market/format'

import { useMarket } from './market-context'

/** Formats minor units of a currency as text. */
export function useMoney(currency: string): (minor: number, kind?: PriceKind) => string {
  const { language } = useMarket()
  return useCallback(
    (minor, kind) => formatPrice(minor, isCurrency(currency) ? currency : BASE_CURRENCY, language, kind),
    [currency, language],
  )
}
