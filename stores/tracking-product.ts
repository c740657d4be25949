import type { PanelModel } from '@/lib/catalog/panel/model'
import type { MarketValue } from '@/lib/intl/market-value'
import { minorPerUnit } from '@/lib/market/currencies'
import { shopPrice } from '@/lib/market/shop-price'

import type { TrackedProduct } from './tracking'

/** A product for tracking events; `price` in cents of EUR. The variant is the first one; callers that have another replace it. */
export function trackingProduct(
  panel: Pick<PanelModel, 'id' | 'name' | 'brand' | 'variants'>,
  market: Pick<MarketValue, 'currency' | 'currencyRate'>,
  price: number | null,
): TrackedProduct {
  const units =
    price === null ? null : shopPrice(price, market.currencyRate, market.currency) / minorPerUnit(market.currency)
  return {
    modelId: panel.id,
    variantId: panel.variants[0]?.[0] ?? 0,
    name: panel.name,
    brand: panel.brand.name,
    price: units,
    currency: market.currency,
  }
}
