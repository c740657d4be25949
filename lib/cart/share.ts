/**
 * A cart as a link carries it: what is in it and how many, nothing of who filled it. Codes are money, names of gift cards and the measures of
 * skiers are persons: none of them leaves the browser.
 */
import { readCart } from './migrate'
import { addBundle, addGiftCard, addProduct, isNewBundle } from './rows'
import type { CartState } from './types'
import { EMPTY_CART } from './types'

/** The fragment of the cart's address begins with this where it holds a shared cart. */
export const SHARE_PREFIX = '#cart='

/** Longest packed text that is opened: it is unpacked in one go. */
export const MAX_SHARED = 4_000

/** What of a cart a link can carry; null when that is nothing. */
export function shareable(cart: CartState): CartState | null {
  const shared: CartState = {
    ...EMPTY_CART,
    products:
      cart.giftCampaignData === null ? cart.products.map(({ productId, amount }) => ({ productId, amount })) : [],
    // A package without its skier cannot be mounted.
    bundles: cart.bundles.filter(({ skier }) => skier === undefined),
    giftCardProducts: cart.giftCardProducts.map((card) => ({
      ...card,
      extra_data: { ...card.extra_data, giftcard_name: '' },
    })),
  }
  return shared.products.length + shared.bundles.length + shared.giftCardProducts.length === 0 ? null : shared
}

/** A shareable cart as short text. */
export function sharedText({ products, bundles, giftCardProducts }: CartState): string {
  return JSON.stringify([
    1,
    products.map(({ productId, amount }) => [productId, amount]),
    bundles.map(({ id, amount, mainProduct, secondaryProducts }) => [
      id,
      amount,
      mainProduct.productId,
      ...secondaryProducts.map(({ productId }) => productId),
    ]),
    giftCardProducts.map(({ productId, amount, extra_data: { giftcard_template: template } }) => [
      productId,
      amount,
      ...(template ? [template] : []),
    ]),
  ])
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** The text of a link as a cart, or null when it is none. Whatever stands there becomes rows that the shop could take, or nothing. */
export function readShared(text: string | null | undefined): CartState | null {
  let parsed: unknown
  try {
    parsed = JSON.parse(text ?? '')
  } catch {
    return null
  }
  const [version, products, bundles, cards] = list(parsed)
  if (version !== 1) return null
  const cart = readCart({
    products: list(products).map((row) => ({ productId: list(row)[0], amount: list(row)[1] })),
    bundles: list(bundles).map((row, index) => {
      const [id, amount, main, ...members] = list(row)
      return {
        id,
        amount,
        uid: `shared-b${index}`,
        mainProduct: { productId: main },
        secondaryProducts: members.map((productId) => ({ productId })),
      }
    }),
    giftCardProducts: list(cards).map((row, index) => {
      const [productId, amount, template] = list(row)
      return { productId, amount, uid: `shared-g${index}`, extra_data: { giftcard_template: template } }
    }),
  })
  return shareable(cart)
}

/**
 * The rows of a shared cart join a cart: a product that is there keeps the larger of both amounts, so that a link that is opened twice
 * doubles nothing. Bundles and gift cards get uids of their own.
 */
export function joinShared(cart: CartState, shared: CartState, uid: () => string): CartState {
  let joined = cart
  for (const row of shared.products) {
    const known = joined.products.find(({ productId }) => String(productId) === String(row.productId))
    if (known && (known.amount >= row.amount || isNewBundle(row.productId))) continue
    joined = addProduct(joined, row, 'set')
  }
  for (const bundle of shared.bundles) {
    const added = addBundle(joined, { ...bundle, uid: uid() })
    // One that is there already would grow; it stays as it is.
    if (added.bundles.length > joined.bundles.length) joined = added
  }
  for (const card of shared.giftCardProducts) joined = addGiftCard(joined, { ...card, uid: uid() })
  return joined
}
