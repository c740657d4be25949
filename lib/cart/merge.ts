/** Merges the cart that is saved in the account with the browser's cart at log-in (spec 1 §7). */
import { readRows } from './migrate'
import type { CartRow, CartState } from './types'
import { LIMITS } from './types'

/** Rows of a customer's `cart_content`, a JSON string with `products`; empty when it is invalid. */
export function serverRows(cartContent: string | null | undefined): CartRow[] {
  if (!cartContent) return []
  try {
    const parsed: unknown = JSON.parse(cartContent)
    return typeof parsed === 'object' && parsed !== null && 'products' in parsed ? readRows(parsed.products) : []
  } catch {
    return []
  }
}

/** The browser's rows, then those of the account that the browser does not have. During a gift campaign the cart is unchanged. */
export function mergeCarts(cart: CartState, rows: readonly CartRow[]): CartState {
  if (cart.giftCampaignData !== null) return cart
  const known = new Set(cart.products.map((row) => String(row.productId)))
  const added = rows.filter((row) => !known.has(String(row.productId)) && known.add(String(row.productId)))
  return added.length === 0 ? cart : { ...cart, products: [...cart.products, ...added].slice(0, LIMITS.rows) }
}
