/** Restores a removed row at its former position in the cart. */
import type { BundleRow, CartRow, CartState, GiftCampaign, GiftCardRow } from './types'

interface Position {
  /** Index of the row in its list. */
  readonly index: number
  /** The row's displayed name; empty until the server has returned it. */
  readonly name: string
}

export type RemovedCartRow = Position &
  (
    | { readonly list: 'products'; readonly row: CartRow; readonly campaign: GiftCampaign | null }
    | { readonly list: 'bundles'; readonly row: BundleRow }
    | { readonly list: 'giftCardProducts'; readonly row: GiftCardRow }
  )

const insert = <T>(rows: readonly T[], index: number, row: T): T[] =>
  rows.toSpliced(Math.min(Math.max(0, index), rows.length), 0, row)

/** The part of the cart that changes when the row is restored; a product that was added again in the meantime is unchanged. */
export function restoreRow(cart: CartState, removed: RemovedCartRow): Partial<CartState> {
  switch (removed.list) {
    case 'products': {
      const { row, index, campaign } = removed
      if (cart.products.some(({ productId }) => String(productId) === String(row.productId))) return {}
      const isAlone = cart.products.length + cart.bundles.length + cart.giftCardProducts.length === 0
      return {
        products: insert(cart.products, index, row),
        giftCampaignData: isAlone ? campaign : cart.giftCampaignData,
      }
    }
    case 'bundles':
      return { bundles: insert(cart.bundles, removed.index, removed.row) }
    case 'giftCardProducts':
      return { giftCardProducts: insert(cart.giftCardProducts, removed.index, removed.row) }
  }
}
