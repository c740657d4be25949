/** Merges the cart that is saved in the account with the browser's cart at log-in (spec 1 §7). */
import { readBundles, readRows } from './migrate'
import { bundleKey } from './rows'
import type { BundleRow, CartRow, CartState } from './types'
import { LIMITS } from './types'

interface Rows {
  readonly products: readonly CartRow[]
  readonly bundles: readonly BundleRow[]
}

/** Rows of a customer's `cart_content`, a JSON string with `products` and `bundles`; empty when it is invalid. */
export function serverRows(cartContent: string | null | undefined): Rows {
  const parsed = parsedOf(cartContent)
  return { products: readRows(parsed.products), bundles: readBundles(parsed.bundles) }
}

function parsedOf(text: string | null | undefined): Partial<Record<keyof Rows, unknown>> {
  try {
    const parsed: unknown = text ? JSON.parse(text) : null
    return typeof parsed === 'object' && parsed !== null ? parsed : {}
  } catch {
    return {}
  }
}

/** The rows, then those of the account that are not among them, each once. */
function followedBy<Row>(mine: readonly Row[], theirs: readonly Row[], keyOf: (row: Row) => string, max: number) {
  const known = new Set(mine.map(keyOf))
  const added = theirs.filter((row) => !known.has(keyOf(row)) && known.add(keyOf(row)))
  return added.length === 0 ? mine : [...mine, ...added].slice(0, max)
}

/** The browser's rows, then those of the account that the browser does not have. During a gift campaign the cart is unchanged. */
export function mergeCarts(cart: CartState, rows: Rows): CartState {
  if (cart.giftCampaignData !== null) return cart
  const products = followedBy(cart.products, rows.products, ({ productId }) => String(productId), LIMITS.rows)
  const bundles = followedBy(cart.bundles, rows.bundles, bundleKey, LIMITS.bundles)
  return products === cart.products && bundles === cart.bundles ? cart : { ...cart, products, bundles }
}
