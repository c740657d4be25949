import { minorPerUnit } from '@/lib/market/currencies'
import { convert } from '@/lib/market/format'
import type { MarketValue } from '@/lib/intl/market-value'
import type { TrackedProduct } from '@/stores/tracking'

import type { PanelModel } from './panel-model'

/** A product as tracking events name it; `price` in cents of EUR. The variant is the first until one is meant. */
export function trackedOf(
  panel: Pick<PanelModel, 'id' | 'name' | 'brand' | 'variants'>,
  market: Pick<MarketValue, 'currency' | 'currencyRate'>,
  price: number | null,
): TrackedProduct {
  const units =
    price === null ? null : convert(price, market.currencyRate, market.currency) / minorPerUnit(market.currency)
  return {
    modelId: panel.id,
    variantId: panel.variants[0]?.[0] ?? 0,
    name: panel.name,
    brand: panel.brand.name,
    price: units,
    currency: market.currency,
  }
}
