/** What the totals list says, from what the server answered. Amounts in minor units of the checkout's currency. */
import type { CheckoutState } from '@/stores/checkout-state'

export interface Totals {
  /** Rows before the code's discount. */
  readonly goods: number
  /** Null: not asked for. */
  readonly repack: number | null
  readonly discount: { readonly code: string; readonly amount: number } | null
  /** `chosen`: known, since one is chosen or all are free. `from`: none is chosen yet, the cheapest costs this. `none`: nothing is sent. */
  readonly delivery: { readonly kind: 'chosen' | 'from'; readonly price: number } | { readonly kind: 'none' }
  readonly giftCards: readonly { readonly code: string; readonly amount: number }[]
  readonly total: number
  readonly taxes: CheckoutState['taxes']
}

type Answered = Pick<
  CheckoutState,
  | 'products'
  | 'bundles'
  | 'giftCardProducts'
  | 'productsPrice'
  | 'repackCost'
  | 'isRepackSelected'
  | 'cartDiscount'
  | 'deliveryMethods'
  | 'giftCards'
  | 'totalPrice'
  | 'taxes'
>

/** False where gift cards that travel by e-mail are all there is. What the server has not told yet counts as goods: nearly every cart has some. */
export function isSent({
  products,
  bundles,
  giftCardProducts,
}: Pick<CheckoutState, 'products' | 'bundles' | 'giftCardProducts'>): boolean {
  return (
    hasGoods({ products, bundles }) || giftCardProducts.length === 0 || giftCardProducts.some((card) => card.is_sent)
  )
}

/** There are goods, not gift cards alone: they can be returned, and their worth counts towards free delivery. */
export function hasGoods({ products, bundles }: Pick<CheckoutState, 'products' | 'bundles'>): boolean {
  return products.length + bundles.length > 0
}

/**
 * The rows add up to the total: a free-delivery code is part of the discount, so delivery stands at its price before it; what repacking
 * costs is one of the rows' prices and stands by itself.
 */
export function totalsOf(state: Answered): Totals {
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

function deliveryOf(methods: Answered['deliveryMethods']): Totals['delivery'] {
  const selected = methods.find((method) => method.selected)
  if (selected) return { kind: 'chosen', price: selected.price }
  if (methods.length === 0) return { kind: 'none' }
  const prices = methods.map(({ price }) => price)
  return { kind: prices.every((price) => price === 0) ? 'chosen' : 'from', price: Math.min(...prices) }
}

/** Worth of the goods that count towards free delivery: rows without gift cards, at the price before a code. */
export function goodsWorth({ products, bundles }: Pick<CheckoutState, 'products' | 'bundles'>): number {
  return [...products, ...bundles].reduce((sum, { total_price }) => sum + total_price, 0)
}
