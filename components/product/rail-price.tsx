'use client'

import { type CardPrice, shownPrice } from '@/lib/catalog/price'
import type { Content } from '@/lib/contract/schemas/common'
import { useMarket, useShopPrice } from '@/lib/intl/market-context'
import { useViewer } from '@/stores/viewer'

import { ShownPriceText } from './shown-price'

/** The price of a card for this viewer. */
export function RailPrice({
  price,
  content,
  isFrom,
}: {
  price: CardPrice
  content?: Content | undefined
  isFrom: boolean
}) {
  const viewer = useViewer()
  const { country } = useMarket()
  const toMinor = useShopPrice()
  return (
    <ShownPriceText
      price={shownPrice(price, viewer, country, toMinor)}
      content={content}
      isFrom={isFrom}
      className="mt-auto"
    />
  )
}
