/** The cart's rows beside what the server said of them. */
import { priceBefore } from '@/lib/cart/seen-price'
import type { BundleRow, CartRow, GiftCardRow, ProductId } from '@/lib/cart/types'
import type { CheckoutAnswer, CheckoutLine } from '@/lib/contract/schemas/checkout'

export type Notice = NonNullable<CheckoutLine['notice']>

/** A unit price that has changed since its shopper last knew it, in minor units of the answer's currency. */
export interface PriceChange {
  readonly before: number
  readonly now: number
}

export interface ProductItem {
  readonly row: CartRow
  /** Null: the server has not spoken of it (yet). */
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

interface Answered {
  readonly products: CheckoutAnswer['products']
  readonly bundles: CheckoutAnswer['bundles']
  readonly giftCardProducts: CheckoutAnswer['gift_card_products']
  readonly currency: string
}

const sameId = (a: ProductId, b: ProductId) => String(a) === String(b)

/** A row that asks for no more than there is needs no notice, whatever was said of a larger amount. */
function noticeOf(
  asked: number,
  line: Pick<CheckoutLine, 'amount' | 'notice'> | null,
  isSettled: boolean,
): Notice | null {
  if (line === null) return isSettled ? 'gone' : null
  return line.notice === 'reduced' && asked <= line.amount ? null : line.notice
}

/** A changed price wants to be told until it is known. */
function told(
  row: CartRow | BundleRow,
  notice: Notice | null,
  unit: number | undefined,
  currency: string,
): { notice: Notice | null; change: PriceChange | null } {
  if (notice !== 'price_changed' || unit === undefined) return { notice, change: null }
  const before = priceBefore(row, unit, currency)
  return before === null ? { notice: null, change: null } : { notice, change: { before, now: unit } }
}

/** Product rows; `isSettled` says that the answer is about exactly this cart, so that a missing line is a product that is gone. */
export function productItems(rows: readonly CartRow[], answer: Answered, isSettled: boolean): ProductItem[] {
  return rows.map((row) => {
    const line = answer.products.find(({ productId }) => sameId(productId, row.productId)) ?? null
    return { row, line, ...told(row, noticeOf(row.amount, line, isSettled), line?.unit_price, answer.currency) }
  })
}

export function bundleItems(rows: readonly BundleRow[], answer: Answered, isSettled: boolean): BundleItem[] {
  return rows.map((row) => {
    const bundle = answer.bundles.find(({ uid }) => uid === row.uid) ?? null
    const notice = bundle?.products.find((line) => line.notice !== null)?.notice ?? null
    return {
      row,
      bundle,
      ...told(
        row,
        noticeOf(row.amount, bundle && { amount: bundle.amount, notice }, isSettled),
        bundle?.unit_price,
        answer.currency,
      ),
    }
  })
}

export function giftCardItems(rows: readonly GiftCardRow[], answer: Answered, isSettled: boolean): GiftCardItem[] {
  return rows.map((row) => {
    const card = answer.giftCardProducts.find(({ uid }) => uid === row.uid) ?? null
    return { row, card, notice: card === null && isSettled ? 'gone' : null }
  })
}

/** True when the row cannot be ordered as it stands; a changed price only wants to be seen. */
export function isBlocking(notice: Notice | null): boolean {
  return notice !== null && notice !== 'price_changed'
}
