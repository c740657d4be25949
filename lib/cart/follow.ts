/**
 * The cart of an account on several devices. The account has the rows with a version; each device keeps the rows that it last saw there
 * (the base). What differs from them on a device was changed there and is not yet in the account; what differs in the account was changed on
 * another device. docs/decisions/cart-and-checkout.md has the cases.
 */
import type { AccountBundle } from '@/lib/contract/schemas/checkout'

import { mergeCarts } from './merge'
import { readBundles, readRows } from './migrate'
import { bundleKey } from './rows'
import type { BundleRow, CartRow, CartState, ProductId } from './types'
import { LIMITS } from './types'

/** Units of one row that an account stores at most. */
const MAX_AMOUNT = 999

export interface AccountRow {
  readonly productId: ProductId
  readonly amount: number
}

/** What an account stores of a cart: products, and bundles with their skier. */
export interface AccountContent {
  readonly products: readonly AccountRow[]
  readonly bundles: readonly AccountBundle[]
}

/** What a device has last seen of the cart of an account. */
export interface AccountCart extends AccountContent {
  readonly customerId: number
  readonly version: number
}

const stored = (amount: number) => Math.min(MAX_AMOUNT, amount)
const productKey = ({ productId }: AccountRow) => String(productId)

/** What an account stores of a cart. */
export function accountContent(cart: Pick<CartState, 'products' | 'bundles'>): {
  products: AccountRow[]
  bundles: AccountBundle[]
} {
  return {
    products: cart.products
      .slice(0, LIMITS.rows)
      .map(({ productId, amount }) => ({ productId, amount: stored(amount) })),
    bundles: cart.bundles.map(({ seenPrice: _, ...bundle }) => ({ ...bundle, amount: stored(bundle.amount) })),
  }
}

const amountsOf = <Row extends { readonly amount: number }>(rows: readonly Row[], keyOf: (row: Row) => string) =>
  new Map(rows.map((row) => [keyOf(row), stored(row.amount)]))

function hasSame<Row extends { readonly amount: number }>(
  a: readonly Row[],
  b: readonly Row[],
  keyOf: (row: Row) => string,
): boolean {
  const amounts = amountsOf(b, keyOf)
  return a.length === b.length && a.every((row) => amounts.get(keyOf(row)) === stored(row.amount))
}

/** True for the same products and bundles in the same amounts, in any order. */
export const hasSameContent = (a: AccountContent, b: AccountContent): boolean =>
  hasSame(a.products, b.products, productKey) && hasSame(a.bundles, b.bundles, bundleKey)

/**
 * The amount of a row that may have changed in two places; 0: it is not there. What only one of them changed counts, removing included.
 * Where both changed it, the larger amount: a row that somebody still wants is not lost, and too many are seen and taken away in the cart.
 */
export function mergedAmount(base: number, mine: number, theirs: number): number {
  if (mine === base) return theirs
  if (theirs === base) return mine
  return Math.max(mine, theirs)
}

/** A row with another amount, or the same row where it may not have that. */
type Change<Row> = (row: Row, amount: number) => Row

/** Rows keep their place; new ones follow. The same list where nothing has changed. */
function joined<Row extends Theirs, Theirs extends { readonly amount: number }>(
  mine: readonly Row[],
  base: readonly Theirs[],
  theirs: readonly Theirs[],
  keyOf: (row: Theirs) => string,
  change: Change<Row>,
): readonly (Row | Theirs)[] {
  const [before, here, there] = [base, mine, theirs].map((rows: readonly Theirs[]) => amountsOf(rows, keyOf))
  const amountOf = (key: string) => mergedAmount(before?.get(key) ?? 0, here?.get(key) ?? 0, there?.get(key) ?? 0)
  const kept = mine.flatMap((row) => {
    const amount = amountOf(keyOf(row))
    if (amount === here?.get(keyOf(row))) return [row]
    return amount === 0 ? [] : [change(row, amount)]
  })
  const added = theirs.flatMap((row) => {
    const amount = amountOf(keyOf(row))
    return here?.has(keyOf(row)) || amount === 0 ? [] : [{ ...row, amount }]
  })
  const isSame = added.length === 0 && kept.length === mine.length && kept.every((row, at) => row === mine[at])
  return isSame ? mine : [...kept, ...added]
}

/** A frozen row belongs to an order that is repeated or to staff: it may shrink, and never grows. */
const changeRow: Change<CartRow> = (row, amount) => (row.frozen && amount > row.amount ? row : { ...row, amount })

const changeBundle: Change<BundleRow> = (bundle, amount) => ({ ...bundle, amount })

/** Bundles with the account's uid, which an order of any device has: what is ordered leaves the account's cart by it. */
function withUids(mine: readonly BundleRow[], theirs: readonly AccountBundle[]): readonly BundleRow[] {
  const uids = new Map(theirs.map((bundle) => [bundleKey(bundle), bundle.uid]))
  const isOther = (bundle: BundleRow) => (uids.get(bundleKey(bundle)) ?? bundle.uid) !== bundle.uid
  if (!mine.some(isOther)) return mine
  return mine.map((bundle) => ({ ...bundle, uid: uids.get(bundleKey(bundle)) ?? bundle.uid }))
}

/**
 * This device's cart after it has seen the account's. Rows keep their place and what only this device knows of them; new ones follow. A cart
 * of a gift campaign is for one gift, and stays as it is.
 */
export function followAccount(cart: CartState, base: AccountContent, theirs: AccountContent): CartState {
  if (cart.giftCampaignData !== null) return cart
  const products = joined(cart.products, base.products, theirs.products, productKey, changeRow)
  const bundles = withUids(joined(cart.bundles, base.bundles, theirs.bundles, bundleKey, changeBundle), theirs.bundles)
  if (products === cart.products && bundles === cart.bundles) return cart
  return { ...cart, products: products.slice(0, LIMITS.rows), bundles: bundles.slice(0, LIMITS.bundles) }
}

/**
 * This device's cart when it meets the account's: for the first time by the rules of the log-in, afterwards by what has changed since.
 */
export function meetAccount(cart: CartState, base: AccountCart | null, theirs: AccountCart): CartState {
  if (base?.customerId === theirs.customerId) return followAccount(cart, base, theirs)
  const merged = mergeCarts(cart, theirs)
  const bundles = withUids(merged.bundles, theirs.bundles)
  return bundles === merged.bundles ? merged : { ...merged, bundles }
}

/** A stored value of any version; null when it is none. */
export function readAccountCart(value: unknown): AccountCart | null {
  const { customerId, version, products, bundles } = (value ?? {}) as Partial<Record<keyof AccountCart, unknown>>
  if (!Number.isInteger(customerId) || !Number.isInteger(version)) return null
  return {
    customerId: customerId as number,
    version: version as number,
    ...accountContent({ products: readRows(products), bundles: readBundles(bundles) }),
  }
}
