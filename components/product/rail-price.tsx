'use client'

import { type CardPrice, shownPrice } from '@/lib/catalog/price'
import { useMarket } from '@/lib/intl/market-context'
import { useViewer } from '@/stores/viewer'

import { ShownPriceText } from './shown-price'

/** The price of a card for this viewer. */
export function RailPrice({ price, isFrom }: { price: CardPrice; isFrom: boolean }) {
  const viewer = useViewer()
  const { country } = useMarket()
  return <ShownPriceText price={shownPrice(price, viewer, country)} isFrom={isFrom} className="mt-auto" />
}
