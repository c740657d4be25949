/**
 * Adding, changing and removing rows of the cart (spec 1 §4 "Cart rules", spec 3 §4). Each function takes a cart and returns a new one, or
 * the same one if the change is not allowed.
 */
import { SKIER_NUMBERS } from '@/lib/catalog/ski/skier'

import type { BundleRow, CartRow, CartState, GiftCampaign, GiftCardRow, ProductId } from './types'
import { EMPTY_CART, LIMITS } from './types'

/** A row of a bundle that was composed of variants: its id has a dash. */
export function isNewBundle(productId: ProductId): boolean {
  return String(productId).includes('-')
}

const sameId = (a: ProductId, b: ProductId) => String(a) === String(b)
const clamp = (amount: number, max: number) => Math.min(max, Math.max(1, Math.trunc(amount) || 1))

/** A gift campaign is for one product only. */
function settled(cart: CartState): CartState {
  const isMore = cart.products.length > 1 || cart.bundles.length > 0 || cart.giftCardProducts.length > 0
  return cart.giftCampaignData !== null && isMore ? { ...cart, giftCampaignData: null } : cart
}

function changeRow(cart: CartState, productId: ProductId, change: (row: CartRow) => CartRow): CartState {
  const position = cart.products.findIndex((row) => sameId(row.productId, productId))
  const row = cart.products[position]
  if (!row) return cart
  const changed = change(row)
  return changed === row ? cart : { ...cart, products: cart.products.with(position, changed) }
}

function withAmount(row: CartRow, amount: number): CartRow {
  const next = clamp(amount, LIMITS.amount)
  if (next === row.amount || (row.frozen && next > row.amount)) return row
  return { ...row, amount: next }
}

/**
 * Adds a product to the cart. For a product in the cart the amount is set (`set`) or added (`add`); a frozen row never grows, and a
 * new-bundle row grows only by adding. While a gift campaign is active, the campaign and the cart are cleared first.
 */
export function addProduct(cart: CartState, row: CartRow, mode: 'add' | 'set' = 'add'): CartState {
  const base = cart.giftCampaignData === null ? cart : EMPTY_CART
  const existing = base.products.find((other) => sameId(other.productId, row.productId))
  if (!existing) {
    if (base.products.length >= LIMITS.rows) return base
    return settled({ ...base, products: [...base.products, { ...row, amount: clamp(row.amount, LIMITS.amount) }] })
  }
  if (mode === 'set') return setAmount(base, row.productId, row.amount)
  return changeRow(base, row.productId, (old) => withAmount(old, old.amount + clamp(row.amount, LIMITS.amount)))
}

/** Sets a row's amount; below 1 removes the row. New-bundle rows cannot be changed, frozen ones cannot grow. */
export function setAmount(cart: CartState, productId: ProductId, amount: number): CartState {
  if (isNewBundle(productId)) return cart
  if (amount < 1) return removeProduct(cart, productId)
  return changeRow(cart, productId, (row) => withAmount(row, amount))
}

export function removeProduct(cart: CartState, productId: ProductId): CartState {
  const products = cart.products.filter((row) => !sameId(row.productId, productId))
  if (products.length === cart.products.length) return cart
  // A campaign without its product would clear the next cart without need.
  return { ...cart, products, giftCampaignData: products.length === 0 ? null : cart.giftCampaignData }
}

/** Changes anything except the amount: transfer amounts, a name, extra data. */
export function updateRow(cart: CartState, productId: ProductId, change: (row: CartRow) => CartRow): CartState {
  return changeRow(cart, productId, change)
}

/** A package is mounted for one person, so the same package for another person is a separate row. */
const skierKey = (skier: BundleRow['skier']) =>
  skier ? [...SKIER_NUMBERS.map((field) => skier[field]), skier.level] : null

/** The same for bundles that are one row: of the same products, for the same person. */
export function bundleKey({ id, mainProduct, secondaryProducts, skier }: Omit<BundleRow, 'uid' | 'amount'>): string {
  const ids = [mainProduct, ...secondaryProducts].map(({ productId }) => productId)
  return JSON.stringify([id, ids, skierKey(skier)])
}

/** Adds a bundle with a new uid, or adds to the amount of the same bundle. Ends a gift campaign. */
export function addBundle(cart: CartState, bundle: BundleRow): CartState {
  const key = bundleKey(bundle)
  const position = cart.bundles.findIndex((other) => bundleKey(other) === key)
  const old = cart.bundles[position]
  if (old)
    return settled({
      ...cart,
      bundles: cart.bundles.with(position, { ...old, amount: clamp(old.amount + bundle.amount, LIMITS.amount) }),
    })
  if (cart.bundles.length >= LIMITS.bundles) return cart
  return settled({ ...cart, bundles: [...cart.bundles, { ...bundle, amount: clamp(bundle.amount, LIMITS.amount) }] })
}

/** Sets a bundle's amount; below 1 removes it. */
export function setBundleAmount(cart: CartState, uid: string, amount: number): CartState {
  if (amount < 1) return removeBundle(cart, uid)
  return {
    ...cart,
    bundles: cart.bundles.map((bundle) =>
      bundle.uid === uid ? { ...bundle, amount: clamp(amount, LIMITS.amount) } : bundle,
    ),
  }
}

export function removeBundle(cart: CartState, uid: string): CartState {
  return { ...cart, bundles: cart.bundles.filter((bundle) => bundle.uid !== uid) }
}

/** Adds a gift card with a new uid; its amount is its value in euros. Ends a gift campaign. */
export function addGiftCard(cart: CartState, card: GiftCardRow): CartState {
  if (cart.giftCardProducts.length >= LIMITS.giftCards || card.amount < 1) return cart
  return settled({
    ...cart,
    giftCardProducts: [...cart.giftCardProducts, { ...card, amount: clamp(card.amount, LIMITS.giftCardValue) }],
  })
}

export function removeGiftCard(cart: CartState, uid: string): CartState {
  return { ...cart, giftCardProducts: cart.giftCardProducts.filter((card) => card.uid !== uid) }
}

/** After a valid campaign code: the cart contains only the campaign's product, with the campaign. */
export function redeemCampaign(row: CartRow, campaign: GiftCampaign): CartState {
  return { ...EMPTY_CART, products: [{ ...row, amount: 1 }], giftCampaignData: campaign }
}

/** Number of items in the cart, for the count beside its icon. */
export function unitCount(cart: CartState): number {
  const sum = (rows: readonly { amount: number }[]) => rows.reduce((total, row) => total + row.amount, 0)
  return sum(cart.products) + sum(cart.bundles) + cart.giftCardProducts.length
}

export function isEmptyCart(cart: CartState): boolean {
  return cart.products.length + cart.bundles.length + cart.giftCardProducts.length === 0
}

/** Limits of the amount field of a validated row (spec 3 §4 "Added-to-cart modal"); `max` null is unlimited. */
interface AmountRules {
  readonly min: 1
  readonly max: number | null
  readonly isLocked: boolean
}

export function amountRules(line: {
  readonly max_amount: number | null
  readonly on_order: boolean
  readonly frozen: boolean
}): AmountRules {
  return { min: 1, max: line.on_order ? null : line.max_amount, isLocked: line.frozen }
}

/** How many of a bundle can be bought: the smallest maximum of its products; null is unlimited. */
export function bundleMax(products: readonly Parameters<typeof amountRules>[0][]): number | null {
  const limits = products.map((line) => amountRules(line).max).filter((max) => max !== null)
  return limits.length === 0 ? null : Math.min(...limits)
}

/** N of the note 'Available N pcs': at the maximum, or when five or fewer are left; else null. */
export function availableNote(amount: number, max: number | null): number | null {
  return max !== null && (amount === max || max <= 5) ? max : null
}
