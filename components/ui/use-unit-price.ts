'use client'

import { useCallback } from 'react'
import { useIntl } from 'react-intl'

import { unitPrice } from '@/lib/catalog/unit-price'
import type { Content } from '@/lib/contract/schemas/common'
import { unitIn } from '@/lib/market/units'

import { useMarket, useShopPrice } from '@/lib/intl/market-context'
import { useMoney } from '@/lib/intl/use-money'

/** Formats the unit price of a price in minor units of a currency: "34.35 €/kg"; null without a content. */
export function useUnitMoney(currency: string): (minor: number, content: Content | null | undefined) => string | null {
  const intl = useIntl()
  const { language } = useMarket()
  const money = useMoney(currency)
  return useCallback(
    (minor, content) => {
      if (!content) return null
      const { amount, unit } = unitPrice(minor, content)
      return intl.formatMessage({ id: 'common.unit_price' }, { price: money(amount), unit: unitIn(unit, language) })
    },
    [intl, language, money],
  )
}

/** The same for a price in cents of EUR, computed from the price that the market shows, so that both agree. */
export function useUnitPrice(): (minorEur: number, content: Content | null | undefined) => string | null {
  const format = useUnitMoney(useMarket().currency)
  const toMinor = useShopPrice()
  return useCallback((minorEur, content) => format(toMinor(minorEur), content), [toMinor, format])
}
