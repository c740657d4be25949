/** Saved for later: rows that are stored beside the cart, in the format of a cart without codes and campaign. */
import { addBundle, addProduct, isNewBundle, removeBundle, removeProduct } from './rows'
import type { BundleRow, CartRow, CartState } from './types'

/** The cart and the rows saved for later. */
export interface Shelves {
  readonly cart: CartState
  readonly saved: CartState
}

/** Rows that can be saved for later: not a frozen row, whose amount is fixed, and not the gift of a campaign, whose code would be lost. */
export function canSave(cart: CartState, row: CartRow | BundleRow): boolean {
  if ('uid' in row) return true
  return !row.frozen && cart.giftCampaignData === null
}

function shelve(from: CartState, to: CartState, key: string): readonly [CartState, CartState] | null {
  const product = from.products.find(({ productId }) => String(productId) === key)
  if (product) {
    // If the row is already there, the amount of the moved row is used, because that is the amount the shopper sees.
    const next = addProduct(to, product, isNewBundle(product.productId) ? 'add' : 'set')
    return next.products.some(({ productId }) => String(productId) === key)
      ? [removeProduct(from, product.productId), next]
      : null
  }
  const bundle = from.bundles.find(({ uid }) => uid === key)
  if (!bundle) return null
  const next = addBundle(to, bundle)
  return next === to ? null : [removeBundle(from, key), next]
}

/**
 * Moves a row out of the cart; `key` is the product's id or the bundle's uid. Returns the same object if this is not allowed, or the list
 * is full.
 */
export function saveForLater(shelves: Shelves, key: string): Shelves {
  const row =
    shelves.cart.products.find(({ productId }) => String(productId) === key) ??
    shelves.cart.bundles.find(({ uid }) => uid === key)
  if (!row || !canSave(shelves.cart, row)) return shelves
  const moved = shelve(shelves.cart, shelves.saved, key)
  return moved ? { cart: moved[0], saved: moved[1] } : shelves
}

/** Moves a row back into the cart, by the rules of adding (spec 1 §4 "Cart rules"). */
export function moveToCart(shelves: Shelves, key: string): Shelves {
  const moved = shelve(shelves.saved, shelves.cart, key)
  return moved ? { cart: moved[1], saved: moved[0] } : shelves
}

/** Removes a saved row. */
export function dropSaved(saved: CartState, key: string): CartState {
  const product = saved.products.find(({ productId }) => String(productId) === key)
  return product ? removeProduct(saved, product.productId) : removeBundle(saved, key)
}
