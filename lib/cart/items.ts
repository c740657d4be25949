/** The cart's rows joined with the rows of the server's response. */
import type { CheckoutAnswer, CheckoutLine } from '@/lib/contract/schemas/checkout'

import { priceBefore } from './seen-price'
import type { BundleRow, CartRow, CartState, GiftCardRow, ProductId } from './types'

export type Notice = NonNullable<CheckoutLine['notice']>

/** A unit price that has changed since the shopper last saw it, in minor units of the answer's currency. */
export interface PriceChange {
  readonly before: number
  readonly now: number
}

export interface ProductItem {
  readonly row: CartRow
  /** Null when the server's response has no row for it (yet). */
  readonly line: CheckoutLine | null
  readonly notice: Notice | null
  /** Of the notice `price_changed`. */
  readonly change: PriceChange | null
}

export interface BundleItem {
  readonly row: BundleRow
  readonly bundle: CheckoutAnswer['bundles'][number] | null
  readonly notice: Notice | null
  readonly change: PriceChange | null
}

export interface GiftCardItem {
  readonly row: GiftCardRow
  readonly card: CheckoutAnswer['gift_card_products'][number] | null
  readonly notice: Notice | null
}

/** Every row of the cart, by kind. */
export interface CartItems {
  readonly products: readonly ProductItem[]
  readonly bundles: readonly BundleItem[]
  readonly giftCards: readonly GiftCardItem[]
}

interface CartAnswer {
  readonly products: CheckoutAnswer['products']
  readonly bundles: CheckoutAnswer['bundles']
  readonly giftCardProducts: CheckoutAnswer['gift_card_products']
  readonly currency: string
}

const sameId = (a: ProductId, b: ProductId) => String(a) === String(b)

/** A row whose amount is available has no notice, even if a larger amount was reduced. */
function noticeOf(
  amount: number,
  line: Pick<CheckoutLine, 'amount' | 'notice'> | null,
  isCurrent: boolean,
): Notice | null {
  if (line === null) return isCurrent ? 'gone' : null
  return line.notice === 'reduced' && amount <= line.amount ? null : line.notice
}

/** Shows a changed price until the shopper has acknowledged it. */
function withPriceChange(
  row: CartRow | BundleRow,
  notice: Notice | null,
  unit: number | undefined,
  currency: string,
): { notice: Notice | null; change: PriceChange | null } {
  if (notice !== 'price_changed' || unit === undefined) return { notice, change: null }
  const before = priceBefore(row, unit, currency)
  return before === null ? { notice: null, change: null } : { notice, change: { before, now: unit } }
}

/** Product rows; `isCurrent` means that the response is for exactly this cart, so that a row without a response row is no longer sold. */
export function productItems(rows: readonly CartRow[], answer: CartAnswer, isCurrent: boolean): ProductItem[] {
  return rows.map((row) => {
    const line = answer.products.find(({ productId }) => sameId(productId, row.productId)) ?? null
    return {
      row,
      line,
      ...withPriceChange(row, noticeOf(row.amount, line, isCurrent), line?.unit_price, answer.currency),
    }
  })
}

function bundleItems(rows: readonly BundleRow[], answer: CartAnswer, isCurrent: boolean): BundleItem[] {
  return rows.map((row) => {
    const bundle = answer.bundles.find(({ uid }) => uid === row.uid) ?? null
    const notice = bundle?.products.find((line) => line.notice !== null)?.notice ?? null
    return {
      row,
      bundle,
      ...withPriceChange(
        row,
        noticeOf(row.amount, bundle && { amount: bundle.amount, notice }, isCurrent),
        bundle?.unit_price,
        answer.currency,
      ),
    }
  })
}

function giftCardItems(rows: readonly GiftCardRow[], answer: CartAnswer, isCurrent: boolean): GiftCardItem[] {
  return rows.map((row) => {
    const card = answer.giftCardProducts.find(({ uid }) => uid === row.uid) ?? null
    return { row, card, notice: card === null && isCurrent ? 'gone' : null }
  })
}

/** All rows of the cart; `isCurrent` as in `productItems`. */
export function cartItems(
  cart: Pick<CartState, 'products' | 'bundles' | 'giftCardProducts'>,
  answer: CartAnswer,
  isCurrent: boolean,
): CartItems {
  return {
    products: productItems(cart.products, answer, isCurrent),
    bundles: bundleItems(cart.bundles, answer, isCurrent),
    giftCards: giftCardItems(cart.giftCardProducts, answer, isCurrent),
  }
}

/** True when the product can be bought, perhaps in a smaller amount or at another price. */
export function isBuyable(notice: Notice | null): boolean {
  return notice === null || notice === 'reduced' || notice === 'price_changed'
}

/** True when the row cannot be ordered as it is; a changed price does not block the order. */
export function isBlocking(notice: Notice | null): boolean {
  return notice !== null && notice !== 'price_changed'
}
