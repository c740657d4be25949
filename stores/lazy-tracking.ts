/** Tracking events of pages that load the tracking code only when a tag manager is configured. */
import type { CheckoutLine, Order } from '@/lib/contract/schemas/checkout'
import { isCurrency, minorPerUnit } from '@/lib/market/currencies'

const hasTagManager = () => document.documentElement.dataset['gtm'] !== undefined

/** A row was taken out of the cart. */
export function trackRemovedRow(
  line: Pick<CheckoutLine, 'model_id' | 'productId' | 'name' | 'manufacturer' | 'unit_price'>,
  currency: string,
): void {
  if (!hasTagManager() || !isCurrency(currency)) return
  const product = {
    modelId: line.model_id,
    variantId: Number(line.productId),
    name: line.name,
    brand: line.manufacturer,
    price: line.unit_price / minorPerUnit(currency),
    currency,
  }
  void import('./tracking').then(({ trackRemoved }) => trackRemoved(product))
}

/** An order is paid. */
export function trackPaidOrder({ number, total, currency }: Pick<Order, 'number' | 'total' | 'currency'>): void {
  if (!hasTagManager() || !isCurrency(currency)) return
  void import('./tracking').then(({ trackOrder }) =>
    trackOrder({ number, total: total / minorPerUnit(currency), currency }),
  )
}
