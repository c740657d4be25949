/** Taking a row out of the cart and putting it back where it was. */
import type { BundleRow, CartRow, CartState, GiftCampaign, GiftCardRow } from '@/lib/cart/types'
import { cartStore, hydrateCart } from '@/stores/cart'

interface Place {
  /** Of the row in its list. */
  readonly index: number
  /** What the shopper calls it; empty while the server has not named it. */
  readonly name: string
}

export type Removed = Place &
  (
    | { readonly list: 'products'; readonly row: CartRow; readonly campaign: GiftCampaign | null }
    | { readonly list: 'bundles'; readonly row: BundleRow }
    | { readonly list: 'giftCardProducts'; readonly row: GiftCardRow }
  )

export function removeProductRow(row: CartRow, name: string): Removed {
  const { products, giftCampaignData, remove } = cartStore.getState()
  const index = products.findIndex(({ productId }) => String(productId) === String(row.productId))
  remove(row.productId)
  return { list: 'products', row, index, name, campaign: giftCampaignData }
}

export function removeBundleRow(row: BundleRow, name: string): Removed {
  const { bundles, removeBundle } = cartStore.getState()
  const index = bundles.findIndex(({ uid }) => uid === row.uid)
  removeBundle(row.uid)
  return { list: 'bundles', row, index, name }
}

export function removeGiftCardRow(row: GiftCardRow, name: string): Removed {
  const { giftCardProducts, removeGiftCard } = cartStore.getState()
  const index = giftCardProducts.findIndex(({ uid }) => uid === row.uid)
  removeGiftCard(row.uid)
  return { list: 'giftCardProducts', row, index, name }
}

const insert = <T>(rows: readonly T[], index: number, row: T): T[] =>
  rows.toSpliced(Math.min(Math.max(0, index), rows.length), 0, row)

function restored(cart: CartState, removed: Removed): Partial<CartState> {
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

/** Puts a removed row back where it was; a product that was added anew meanwhile stays as it is. */
export function undoRemove(removed: Removed): void {
  hydrateCart()
  cartStore.setState(restored(cartStore.getState(), removed))
}
