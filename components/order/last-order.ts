/**
 * The order that this browser placed last: the way back to its payment, and what to take out of the cart once it is paid. Kept in local
 * storage, because a bank's application may come back in another tab, until its owner logs out.
 */
import type { PlaceOrder } from '@/lib/contract/schemas/checkout'
import { LAST_ORDER_KEY } from '@/stores/auth'
import { cartStore, hydrateCart } from '@/stores/cart'
import { clearForm } from '@/stores/checkout-form'
import { uuid } from '@/stores/uuid'

interface Ordered {
  /** Units by product id. */
  readonly products: Readonly<Record<string, number>>
  /** Uids of bundles and gift cards. */
  readonly uids: readonly string[]
}

export interface LastOrder {
  readonly number: string
  /** Look-up secret. */
  readonly access: string
  readonly cartKey: string
  readonly ordered: Ordered
}

function readOrdered(value: unknown): Ordered {
  const { products, uids } = (value ?? {}) as { products?: unknown; uids?: unknown }
  const entries = typeof products === 'object' && products !== null ? Object.entries(products) : []
  return {
    products: Object.fromEntries(entries.filter((pair): pair is [string, number] => Number.isInteger(pair[1]))),
    uids: Array.isArray(uids) ? uids.filter((uid): uid is string => typeof uid === 'string') : [],
  }
}

/** The last order, or null when there is none or it cannot be read. */
export function readLastOrder(): LastOrder | null {
  try {
    const stored = JSON.parse(window.localStorage.getItem(LAST_ORDER_KEY) ?? 'null') as Partial<LastOrder> | null
    if (typeof stored?.number !== 'string' || typeof stored.access !== 'string' || typeof stored.cartKey !== 'string')
      return null
    return {
      number: stored.number,
      access: stored.access,
      cartKey: stored.cartKey,
      ordered: readOrdered(stored.ordered),
    }
  } catch {
    return null
  }
}

/** Remembers an order with what was sent: another tab may have added to the cart since. */
export function rememberOrder(
  { number, access, cartKey }: Pick<LastOrder, 'number' | 'access' | 'cartKey'>,
  sent: PlaceOrder['cart'],
): void {
  const { products, bundles, gift_card_products: giftCardProducts } = sent
  const ordered: Ordered = {
    products: Object.fromEntries(products.map(({ productId, amount }) => [String(productId), amount])),
    uids: [...bundles, ...giftCardProducts].map(({ uid }) => uid),
  }
  try {
    window.localStorage.setItem(LAST_ORDER_KEY, JSON.stringify({ number, access, cartKey, ordered }))
  } catch {
    // Storage is blocked or full: the result page still knows the order by its address.
  }
}

/** The last order if it is this one and the cart still has its key. */
function ownOrder(number: string): LastOrder | null {
  hydrateCart()
  const order = readLastOrder()
  return order !== null && order.number === number && order.cartKey === cartStore.getState().cartKey ? order : null
}

/**
 * The order is paid: takes what was ordered out of the cart, which gets a new key, and empties the form. Does nothing unless the order is
 * the one of this cart. What was added meanwhile in another tab stays. Gives true when something was done.
 */
export function settleCart(number: string): boolean {
  const order = ownOrder(number)
  if (!order) return false
  const { products, bundles, giftCardProducts } = cartStore.getState()
  const isOrdered = ({ uid }: { uid: string }) => order.ordered.uids.includes(uid)
  cartStore.setState({
    products: products.flatMap((row) => {
      const amount = row.amount - (order.ordered.products[String(row.productId)] ?? 0)
      return amount > 0 ? [{ ...row, amount }] : []
    }),
    bundles: bundles.filter((row) => !isOrdered(row)),
    giftCardProducts: giftCardProducts.filter((row) => !isOrdered(row)),
    codes: [],
    giftCampaignData: null,
    redoOrder: null,
    cartKey: uuid(),
  })
  clearForm()
  return true
}

/** The order came to nothing: the cart is kept and gets a new key, so that it can be ordered again. True when the cart was its own. */
export function reopenCart(number: string): boolean {
  if (!ownOrder(number)) return false
  renewCartKey()
  return true
}

/** One cart gives at most one order: from here on this cart is another one. */
export function renewCartKey(): void {
  hydrateCart()
  cartStore.setState({ cartKey: uuid() })
}
