import type { CheckoutLine } from '@/lib/contract/schemas/checkout'
import { isCurrency, minorPerUnit } from '@/lib/market/currencies'

/** Tells that a product left the cart; without a tag manager nothing is loaded for it. */
export function tellRemoved(
  line: Pick<CheckoutLine, 'model_id' | 'productId' | 'name' | 'manufacturer' | 'unit_price'>,
  currency: string,
): void {
  if (document.documentElement.dataset['gtm'] === undefined || !isCurrency(currency)) return
  const product = {
    modelId: line.model_id,
    variantId: Number(line.productId),
    name: line.name,
    brand: line.manufacturer,
    price: line.unit_price / minorPerUnit(currency),
    currency,
  }
  void import('@/stores/tracking').then(({ trackRemoved }) => trackRemoved(product))
}
