/**
 * The price at which a row is known to its shopper: a hint that lies with the row in the browser, so that a change can be told (`price_changed`).
 * It is compared and shown, and decides about no total. Amounts in minor units.
 */
import type { CheckoutAnswer } from '@/lib/contract/schemas/checkout'

import type { BundleRow, CartRow, CartState } from './types'

type Row = CartRow | BundleRow
type Said = Pick<CheckoutAnswer, 'products' | 'bundles'>

/** Unit price and notice of a row in an answer; null where it says nothing of it. A bundle's notice is that of its members. */
function saidOf(
  row: Row,
  { products, bundles }: Said,
): { readonly unit: number; readonly notice: string | null } | null {
  if ('uid' in row) {
    const bundle = bundles.find(({ uid }) => uid === row.uid)
    return bundle
      ? { unit: bundle.unit_price, notice: bundle.products.find(({ notice }) => notice !== null)?.notice ?? null }
      : null
  }
  const line = products.find(({ productId }) => String(productId) === String(row.productId))
  return line ? { unit: line.unit_price, notice: line.notice } : null
}

/** The cart with other prices known; the same cart where none is. */
function withKnown(cart: CartState, priceOf: (row: Row) => Row['seenPrice']): CartState {
  const learn = <R extends Row>(row: R): R => {
    const [old, now] = [row.seenPrice, priceOf(row)]
    const isSame = !now || (old?.amount === now.amount && old.currency === now.currency && old.country === now.country)
    return isSame ? row : { ...row, seenPrice: now }
  }
  const products = cart.products.map(learn)
  const bundles = cart.bundles.map(learn)
  const isSame =
    products.every((row, index) => row === cart.products[index]) &&
    bundles.every((row, index) => row === cart.bundles[index])
  return isSame ? cart : { ...cart, products, bundles }
}

/**
 * The cart after an answer: what the shop does not call changed is known at the price that the answer shows; what has changed keeps the
 * price it had until its shopper goes on (`acceptPrices`). The gift of a campaign costs nothing and keeps no price, nor does a row with a price by staff.
 */
export function learnPrices(
  cart: CartState,
  answer: Said & Pick<CheckoutAnswer, 'currency' | 'country_code'>,
): CartState {
  if (cart.giftCampaignData !== null) return cart
  return withKnown(cart, (row) => {
    // Staff know what they gave.
    if ('priceOverride' in row) return undefined
    const said = saidOf(row, answer)
    return said?.notice === null
      ? { amount: said.unit, currency: answer.currency, country: answer.country_code }
      : undefined
  })
}

/** The shopper has been told of changed prices: they are the known ones. `key`: of one row alone, its product id or a bundle's uid. */
export function acceptPrices(cart: CartState, answer: Said, key: string | null): CartState {
  return withKnown(cart, (row) => {
    const said = saidOf(row, answer)
    const isMeant = key === null || key === ('uid' in row ? row.uid : String(row.productId))
    return isMeant && row.seenPrice && said?.notice === 'price_changed'
      ? { ...row.seenPrice, amount: said.unit }
      : undefined
  })
}

/** The price that a row was known at, while it is to be told that it is `unit` now; null when there is nothing to tell. */
export function priceBefore(
  { seenPrice: seen }: Pick<Row, 'seenPrice'>,
  unit: number,
  currency: string,
): number | null {
  return seen && seen.amount !== unit && seen.currency === currency ? seen.amount : null
}

const withoutPrices = (rows: readonly object[]) =>
  JSON.stringify(rows, (key, value: unknown) => (key === 'seenPrice' ? undefined : value))

/** True when two lists of rows are the same but for the prices they are known at: nothing that the shop would have to be asked about. */
export function sameButPrices(a: readonly object[], b: readonly object[]): boolean {
  return a === b || withoutPrices(a) === withoutPrices(b)
}
