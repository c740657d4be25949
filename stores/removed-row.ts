/** Takes a row out of the cart so that it can be restored at its position. */
import type { BundleRow, CartRow, GiftCardRow } from '@/lib/cart/types'
import { type RemovedCartRow, restoreRow } from '@/lib/cart/undo'

import { cartStore, hydrateCart } from './cart'

export function removeProductRow(row: CartRow, name: string): RemovedCartRow {
  const { products, giftCampaignData, remove } = cartStore.getState()
  const index = products.findIndex(({ productId }) => String(productId) === String(row.productId))
  remove(row.productId)
  return { list: 'products', row, index, name, campaign: giftCampaignData }
}

export function removeBundleRow(row: BundleRow, name: string): RemovedCartRow {
  const { bundles, removeBundle } = cartStore.getState()
  const index = bundles.findIndex(({ uid }) => uid === row.uid)
  removeBundle(row.uid)
  return { list: 'bundles', row, index, name }
}

export function removeGiftCardRow(row: GiftCardRow, name: string): RemovedCartRow {
  const { giftCardProducts, removeGiftCard } = cartStore.getState()
  const index = giftCardProducts.findIndex(({ uid }) => uid === row.uid)
  removeGiftCard(row.uid)
  return { list: 'giftCardProducts', row, index, name }
}

export function undoRemove(removed: RemovedCartRow): void {
  hydrateCart()
  cartStore.setState(restoreRow(cartStore.getState(), removed))
}
