/**
 * The seen price of a row: stored with the row in the browser, so that a change can be shown (`price_changed`). It is only compared and
 * shown, and is not used for any total. Amounts in minor units.
 */
import type { CheckoutAnswer } from '@/lib/contract/schemas/checkout'

import type { BundleRow, CartRow, CartState } from './types'

type Row = CartRow | BundleRow
type AnsweredRows = Pick<CheckoutAnswer, 'products' | 'bundles'>

/** Unit price and notice of a row in a response; null if the response has no row for it. The notice of a bundle is that of its members. */
function answeredRow(
  row: Row,
  { products, bundles }: AnsweredRows,
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

/** The cart with other seen prices; the same object if none has changed. */
function withSeenPrices(cart: CartState, priceOf: (row: Row) => Row['seenPrice']): CartState {
  const update = <R extends Row>(row: R): R => {
    const [old, now] = [row.seenPrice, priceOf(row)]
    const isSame = !now || (old?.amount === now.amount && old.currency === now.currency && old.country === now.country)
    return isSame ? row : { ...row, seenPrice: now }
  }
  const products = cart.products.map(update)
  const bundles = cart.bundles.map(update)
  const isSame =
    products.every((row, index) => row === cart.products[index]) &&
    bundles.every((row, index) => row === cart.bundles[index])
  return isSame ? cart : { ...cart, products, bundles }
}

/**
 * The cart after a response: a row without `price_changed` gets the price of the response; a row with it keeps its seen price until the
 * shopper continues (`acceptPrices`). The gift of a campaign is free and has no seen price; neither has a row with a price by staff.
 */
export function updateSeenPrices(
  cart: CartState,
  answer: AnsweredRows & Pick<CheckoutAnswer, 'currency' | 'country_code'>,
): CartState {
  if (cart.giftCampaignData !== null) return cart
  return withSeenPrices(cart, (row) => {
    // Staff set this price themselves.
    if ('priceOverride' in row) return undefined
    const answered = answeredRow(row, answer)
    return answered?.notice === null
      ? { amount: answered.unit, currency: answer.currency, country: answer.country_code }
      : undefined
  })
}

/** After the shopper has seen changed prices: they become the seen prices. `key`: of one row only, its product id or a bundle's uid. */
export function acceptPrices(cart: CartState, answer: AnsweredRows, key: string | null): CartState {
  return withSeenPrices(cart, (row) => {
    const answered = answeredRow(row, answer)
    const isMeant = key === null || key === ('uid' in row ? row.uid : String(row.productId))
    return isMeant && row.seenPrice && answered?.notice === 'price_changed'
      ? { ...row.seenPrice, amount: answered.unit }
      : undefined
  })
}

/** The seen price of a row when its change to `unit` must be shown; null without a change. */
export function priceBefore(
  { seenPrice: seen }: Pick<Row, 'seenPrice'>,
  unit: number,
  currency: string,
): number | null {
  return seen && seen.amount !== unit && seen.currency === currency ? seen.amount : null
}

const withoutPrices = (rows: readonly object[]) =>
  JSON.stringify(rows, (key, value: unknown) => (key === 'seenPrice' ? undefined : value))

/** True when two lists of rows differ only in their seen prices: then no new validation is needed. */
export function sameButPrices(a: readonly object[], b: readonly object[]): boolean {
  return a === b || withoutPrices(a) === withoutPrices(b)
}
