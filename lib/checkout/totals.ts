/** The lines of the totals list, from the server's answer. Amounts in minor units of the checkout's currency. */
import { isBlocking } from '@/lib/cart/items'
import type { CheckoutOptions } from '@/lib/cart/request'

import type { CheckoutData } from './data'

export interface Totals {
  /** Rows before the code's discount. */
  readonly goods: number
  /** Null when it was not chosen. */
  readonly repack: number | null
  readonly discount: { readonly code: string; readonly amount: number } | null
  /** `chosen`: the price is known, because one is chosen or all are free. `from`: the cheapest of several. `none`: nothing is delivered. */
  readonly delivery: { readonly kind: 'chosen' | 'from'; readonly price: number } | { readonly kind: 'none' }
  readonly giftCards: readonly { readonly code: string; readonly amount: number }[]
  readonly total: number
  readonly taxes: CheckoutData['taxes']
}

type TotalsSource = Pick<CheckoutOptions, 'isRepackSelected'> &
  Pick<
    CheckoutData,
    | 'products'
    | 'bundles'
    | 'giftCardProducts'
    | 'productsPrice'
    | 'repackCost'
    | 'cartDiscount'
    | 'deliveryMethods'
    | 'giftCards'
    | 'totalPrice'
    | 'taxes'
  >

/** False for a cart of gift cards that are sent by e-mail. Before the server's first answer true: nearly every cart has products. */
export function isSent({
  products,
  bundles,
  giftCardProducts,
}: Pick<CheckoutData, 'products' | 'bundles' | 'giftCardProducts'>): boolean {
  return (
    hasProducts({ products, bundles }) || giftCardProducts.length === 0 || giftCardProducts.some((card) => card.is_sent)
  )
}

/** True for a cart with products, not only gift cards: products can be returned, and their value counts towards free delivery. */
export function hasProducts({ products, bundles }: Pick<CheckoutData, 'products' | 'bundles'>): boolean {
  return products.length + bundles.length > 0
}

/**
 * False while a row cannot be ordered, or nothing takes all rows to the country: its total, perhaps of nothing, is then no sum to pay or
 * not to pay.
 */
export function isOrderable({
  products,
  bundles,
  deliveryMethods,
}: Pick<CheckoutData, 'products' | 'bundles' | 'deliveryMethods'>): boolean {
  const lines = [...products, ...bundles.flatMap((bundle) => bundle.products)]
  return deliveryMethods.length > 0 && !lines.some(({ notice }) => isBlocking(notice))
}

/**
 * The lines add up to the total: a free-delivery code is part of the discount, so delivery is shown at its price before it; the cost of
 * repacking is part of the rows' prices and is shown as its own line.
 */
export function totalsOf(state: TotalsSource): Totals {
  const { productsPrice, repackCost, isRepackSelected, cartDiscount, deliveryMethods, giftCards, totalPrice, taxes } =
    state
  const repack = isRepackSelected ? repackCost : null
  return {
    goods: productsPrice - (repack ?? 0),
    repack,
    discount: cartDiscount,
    delivery: isSent(state) ? deliveryOf(deliveryMethods) : { kind: 'none' },
    giftCards: giftCards.map(({ payment_id: code, amount }) => ({ code, amount })),
    total: totalPrice,
    taxes: taxes.filter(({ amount }) => amount > 0),
  }
}

function deliveryOf(methods: TotalsSource['deliveryMethods']): Totals['delivery'] {
  const selected = methods.find((method) => method.selected)
  if (selected) return { kind: 'chosen', price: selected.price }
  if (methods.length === 0) return { kind: 'none' }
  const prices = methods.map(({ price }) => price)
  return { kind: prices.every((price) => price === 0) ? 'chosen' : 'from', price: Math.min(...prices) }
}

/** Value of the products that counts towards free delivery: rows without gift cards, at the price before a code. */
export function productsTotal({ products, bundles }: Pick<CheckoutData, 'products' | 'bundles'>): number {
  return [...products, ...bundles].reduce((sum, { total_price }) => sum + total_price, 0)
}
