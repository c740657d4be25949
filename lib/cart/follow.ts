/**
 * The cart of an account on several devices. The account has the rows with a version; each device keeps the rows that it last saw there
 * (the base). What differs from them on a device was changed there and is not yet in the account; what differs in the account was changed on
 * another device. docs/decisions/cart-and-checkout.md has the cases.
 */
import { mergeCarts } from './merge'
import { readRows } from './migrate'
import type { CartRow, CartState, ProductId } from './types'
import { LIMITS } from './types'

/** Units of one row that an account stores at most. */
const MAX_AMOUNT = 999

export interface AccountRow {
  readonly productId: ProductId
  readonly amount: number
}

/** What a device has last seen of the cart of an account. */
export interface AccountCart {
  readonly customerId: number
  readonly version: number
  readonly products: readonly AccountRow[]
}

const stored = (amount: number) => Math.min(MAX_AMOUNT, amount)
const amountsOf = (rows: readonly AccountRow[]) =>
  new Map(rows.map(({ productId, amount }) => [String(productId), stored(amount)]))

/** The rows of a cart as an account stores them. */
export function accountRows(cart: Pick<CartState, 'products'>): AccountRow[] {
  return cart.products.slice(0, LIMITS.rows).map(({ productId, amount }) => ({ productId, amount: stored(amount) }))
}

/** True for the same products in the same amounts, in any order. */
export function hasSameRows(a: readonly AccountRow[], b: readonly AccountRow[]): boolean {
  const amounts = amountsOf(b)
  return a.length === b.length && a.every((row) => amounts.get(String(row.productId)) === stored(row.amount))
}

/**
 * The amount of a row that may have changed in two places; 0: it is not there. What only one of them changed counts, removing included.
 * Where both changed it, the larger amount: a row that somebody still wants is not lost, and too many are seen and taken away in the cart.
 */
export function mergedAmount(base: number, mine: number, theirs: number): number {
  if (mine === base) return theirs
  if (theirs === base) return mine
  return Math.max(mine, theirs)
}

/**
 * This device's cart after it has seen the account's. Rows keep their place and what only this device knows of them; new ones follow. A cart
 * of a gift campaign is for one gift, and stays as it is.
 */
export function followAccount(cart: CartState, base: readonly AccountRow[], theirs: readonly AccountRow[]): CartState {
  if (cart.giftCampaignData !== null) return cart
  const before = amountsOf(base)
  const there = amountsOf(theirs)
  const here = amountsOf(cart.products)
  const amountOf = (key: string) => mergedAmount(before.get(key) ?? 0, here.get(key) ?? 0, there.get(key) ?? 0)
  const kept = cart.products.flatMap((row): readonly CartRow[] => {
    const key = String(row.productId)
    const amount = amountOf(key)
    if (amount === here.get(key)) return [row]
    // A frozen row belongs to an order that is repeated or to staff: it may shrink, and never grows.
    if (row.frozen && amount > row.amount) return [row]
    return amount === 0 ? [] : [{ ...row, amount }]
  })
  const added = theirs.flatMap(({ productId }): readonly CartRow[] => {
    const key = String(productId)
    const amount = amountOf(key)
    return here.has(key) || amount === 0 ? [] : [{ productId, amount }]
  })
  if (added.length === 0 && kept.length === cart.products.length && kept.every((row, at) => row === cart.products[at]))
    return cart
  return { ...cart, products: [...kept, ...added].slice(0, LIMITS.rows) }
}

/**
 * This device's cart when it meets the account's: for the first time by the rules of the log-in, afterwards by what has changed since.
 */
export function meetAccount(cart: CartState, base: AccountCart | null, theirs: AccountCart): CartState {
  return base?.customerId === theirs.customerId
    ? followAccount(cart, base.products, theirs.products)
    : mergeCarts(cart, theirs.products)
}

/** A stored value of any version; null when it is none. */
export function readAccountCart(value: unknown): AccountCart | null {
  const { customerId, version, products } = (value ?? {}) as Partial<Record<keyof AccountCart, unknown>>
  if (!Number.isInteger(customerId) || !Number.isInteger(version)) return null
  return {
    customerId: customerId as number,
    version: version as number,
    products: accountRows({ products: readRows(products) }),
  }
}
