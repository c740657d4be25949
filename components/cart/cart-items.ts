/** The cart's rows beside what the server said of them. */
import type { BundleRow, CartRow, GiftCardRow, ProductId } from '@/lib/cart/types'
import type { CheckoutAnswer, CheckoutLine } from '@/lib/contract/schemas/checkout'

export type Notice = NonNullable<CheckoutLine['notice']>

export interface ProductItem {
  readonly row: CartRow
  /** Null: the server has not spoken of it (yet). */
  readonly line: CheckoutLine | null
  readonly notice: Notice | null
}

export interface BundleItem {
  readonly row: BundleRow
  readonly bundle: CheckoutAnswer['bundles'][number] | null
  readonly notice: Notice | null
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
}

const sameId = (a: ProductId, b: ProductId) => String(a) === String(b)

/** A row that asks for no more than there is needs no notice, whatever was said of a larger amount. */
function noticeOf(asked: number, line: Pick<CheckoutLine, 'amount' | 'notice'> | null, isSettled: boolean): Notice | null {
  if (line === null) return isSettled ? 'gone' : null
  return line.notice === 'reduced' && asked <= line.amount ? null : line.notice
}

/** Product rows; `isSettled` says that the answer is about exactly this cart, so that a missing line is a product that is gone. */
export function productItems(rows: readonly CartRow[], answer: Answered, isSettled: boolean): ProductItem[] {
  return rows.map((row) => {
    const line = answer.products.find(({ productId }) => sameId(productId, row.productId)) ?? null
    return { row, line, notice: noticeOf(row.amount, line, isSettled) }
  })
}

export function bundleItems(rows: readonly BundleRow[], answer: Answered, isSettled: boolean): BundleItem[] {
  return rows.map((row) => {
    const bundle = answer.bundles.find(({ uid }) => uid === row.uid) ?? null
    const notice = bundle?.products.find((line) => line.notice !== null)?.notice ?? null
    return { row, bundle, notice: noticeOf(row.amount, bundle && { amount: bundle.amount, notice }, isSettled) }
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
