/**
 * The order that this browser placed last: used for the link back to its payment, and to decide which rows leave the cart when it is paid.
 * Stored in local storage, because a bank's application may return to another tab; removed at log-out.
 */
import { readStored, STORED, writeStored } from '@/lib/browser/storage'
import { uuid } from '@/lib/browser/uuid'
import type { CartState } from '@/lib/cart/types'
import type { PlaceOrder } from '@/lib/contract/schemas/checkout'

import { cartStore, hydrateCart } from './cart'
import { clearForm } from './checkout-form'

interface OrderedRows {
  /** Units by product id. */
  readonly products: Readonly<Record<string, number>>
  /** Uids of bundles and gift cards. */
  readonly uids: readonly string[]
}

interface LastOrder {
  readonly number: string
  /** Look-up secret. */
  readonly access: string
  readonly cartKey: string
  readonly ordered: OrderedRows
}

function readOrderedRows(value: unknown): OrderedRows {
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
    const stored = JSON.parse(readStored(STORED.lastOrder) ?? 'null') as Partial<LastOrder> | null
    if (typeof stored?.number !== 'string' || typeof stored.access !== 'string' || typeof stored.cartKey !== 'string')
      return null
    return {
      number: stored.number,
      access: stored.access,
      cartKey: stored.cartKey,
      ordered: readOrderedRows(stored.ordered),
    }
  } catch {
    return null
  }
}

/** Stores an order with the rows that were sent: another tab may have added to the cart since. */
export function saveLastOrder(
  { number, access, cartKey }: Pick<LastOrder, 'number' | 'access' | 'cartKey'>,
  sent: PlaceOrder['cart'],
): void {
  const { products, bundles, gift_card_products: giftCardProducts } = sent
  const ordered: OrderedRows = {
    products: Object.fromEntries(products.map(({ productId, amount }) => [String(productId), amount])),
    uids: [...bundles, ...giftCardProducts].map(({ uid }) => uid),
  }
  // When storage is blocked or full, the result page still finds the order by its address.
  writeStored(STORED.lastOrder, JSON.stringify({ number, access, cartKey, ordered }))
}

/** The last order if it has this number and the cart still has its key. */
function orderOfCart(number: string): LastOrder | null {
  hydrateCart()
  const order = readLastOrder()
  return order !== null && order.number === number && order.cartKey === cartStore.getState().cartKey ? order : null
}

/**
 * The order is paid: removes its rows from the cart, which gets a new key, and empties the form. Rows that were added meanwhile in another
 * tab stay. `isAccountCart`: products stay, because the server takes them out of the account's cart, which this one follows. Returns false, without a change, when the order is not the one of this cart.
 */
export function removeOrderedRows(number: string, isAccountCart: boolean): boolean {
  const order = orderOfCart(number)
  if (!order) return false
  const { products, bundles, giftCardProducts } = cartStore.getState()
  const isOrdered = ({ uid }: { uid: string }) => order.ordered.uids.includes(uid)
  cartStore.setState({
    products: isAccountCart
      ? products
      : products.flatMap((row) => {
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

/**
 * True while the cart of this browser has everything that the order had. An order that ended unpaid is then paid from the cart; putting its
 * rows into the cart again would double them.
 */
export function holdsOrder(
  cart: Pick<CartState, 'products' | 'bundles' | 'giftCardProducts'>,
  number: string,
): boolean {
  const order = readLastOrder()
  if (order?.number !== number) return false
  const { products, uids } = order.ordered
  const held = new Map(cart.products.map(({ productId, amount }) => [String(productId), amount]))
  const ownUids = new Set([...cart.bundles, ...cart.giftCardProducts].map(({ uid }) => uid))
  return (
    Object.entries(products).every(([id, amount]) => (held.get(id) ?? 0) >= amount) &&
    uids.every((uid) => ownUids.has(uid))
  )
}

/** The order ended unpaid: its cart stays and gets a new key, so that it can be ordered again. */
export function keepCartForNewOrder(number: string): void {
  if (orderOfCart(number)) renewCartKey()
}

/** Gives the cart a new key: one key becomes at most one order. */
export function renewCartKey(): void {
  hydrateCart()
  cartStore.setState({ cartKey: uuid() })
}
