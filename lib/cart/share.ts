/**
 * A cart in a link: products and amounts, without personal data. Codes have a monetary value, and what is written on gift cards and measures of
 * skiers are personal data: these are never put into a link.
 */
import { readCart } from './migrate'
import { addBundle, addGiftCard, addProduct, isNewBundle } from './rows'
import type { CartState } from './types'
import { EMPTY_CART } from './types'

/** The fragment of the cart's URL begins with this if it contains a shared cart. */
export const SHARE_PREFIX = '#cart='

/** Maximum length of a packed text, because it is unpacked in one step. */
export const MAX_SHARED = 4_000

/** The part of a cart that can be shared; null when it is empty. */
export function shareable(cart: CartState): CartState | null {
  const shared: CartState = {
    ...EMPTY_CART,
    products:
      cart.giftCampaignData === null ? cart.products.map(({ productId, amount }) => ({ productId, amount })) : [],
    // A package without its skier's data cannot be mounted.
    bundles: cart.bundles.filter(({ skier }) => skier === undefined),
    giftCardProducts: cart.giftCardProducts.map((card) => ({
      ...card,
      extra_data: {
        giftcard_name: '',
        ...(card.extra_data.giftcard_template && { giftcard_template: card.extra_data.giftcard_template }),
      },
    })),
  }
  return shared.products.length + shared.bundles.length + shared.giftCardProducts.length === 0 ? null : shared
}

/** A shareable cart as a short text. */
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

/** The text of a link as a cart, or null when it is invalid. Any content becomes valid rows or is ignored. */
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
 * Merges the rows of a shared cart into a cart: a product that is in both gets the larger of the two amounts, so that opening a link twice
 * does not double anything. Bundles and gift cards get new uids.
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
    // A bundle that is already in the cart is unchanged, because adding would increase its amount.
    if (added.bundles.length > joined.bundles.length) joined = added
  }
  for (const card of shared.giftCardProducts) joined = addGiftCard(joined, { ...card, uid: uid() })
  return joined
}
