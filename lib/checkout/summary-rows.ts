/** The rows of the checkout's summary, from the server's answer. Amounts in minor units of the answer's currency. */
import type { PriceChange } from '@/lib/cart/items'
import { priceBefore } from '@/lib/cart/seen-price'
import type { BundleRow, CartRow, CartState } from '@/lib/cart/types'
import type { CheckoutLine } from '@/lib/contract/schemas/checkout'

import type { CheckoutData } from './data'

export interface SummaryRow {
  readonly key: string
  readonly name: string
  /** The difference to other rows with the same name: colour, size, a bundle's products; empty without any. */
  readonly facts: string
  readonly image: string | null
  readonly amount: number
  /** Of the whole row. */
  readonly price: number
  /** The unit price differs from the one the shopper knows. */
  readonly change: PriceChange | null
}

type Answer = Pick<CheckoutData, 'products' | 'bundles' | 'giftCardProducts' | 'currency'>
type Rows = Pick<CartState, 'products' | 'bundles'>

const listed = (words: readonly (string | null | undefined)[], separator = ', ') =>
  words.filter(Boolean).join(separator)

function changeOf(
  row: CartRow | BundleRow | undefined,
  notice: CheckoutLine['notice'] | undefined,
  unit: number,
  currency: string,
): PriceChange | null {
  const before = row && notice === 'price_changed' ? priceBefore(row, unit, currency) : null
  return before === null ? null : { before, now: unit }
}

function ofProduct(line: CheckoutLine, cart: Rows, currency: string): SummaryRow {
  const row = cart.products.find(({ productId }) => String(productId) === String(line.productId))
  return {
    key: String(line.productId),
    name: `${line.manufacturer} ${line.name}`,
    facts: listed([line.colour, line.size]),
    image: line.image,
    amount: line.amount,
    price: line.total_price,
    change: changeOf(row, line.notice, line.unit_price, currency),
  }
}

function ofBundle(bundle: Answer['bundles'][number], cart: Rows, currency: string): SummaryRow {
  const row = cart.bundles.find(({ uid }) => uid === bundle.uid)
  const [main] = bundle.products
  return {
    key: bundle.uid,
    name: bundle.name,
    facts: bundle.products.map(({ name, size }) => listed([name, size], ' ')).join(' + '),
    image: main?.image ?? null,
    amount: bundle.amount,
    price: bundle.total_price,
    change: changeOf(row, main?.notice, bundle.unit_price, currency),
  }
}

function ofGiftCard({ uid, name, extra_data, template, total_price }: Answer['giftCardProducts'][number]): SummaryRow {
  return {
    key: uid,
    name,
    facts: listed([extra_data.giftcard_name, template?.name]),
    image: template?.image ?? null,
    amount: 1,
    price: total_price,
    change: null,
  }
}

/** What can be bought, row by row. `only`: products of this kind, nothing else. */
export function summaryRows(
  { products, bundles, giftCardProducts, currency }: Answer,
  cart: Rows,
  only?: (line: CheckoutLine) => boolean,
): SummaryRow[] {
  const rows = only
    ? products.filter(only).map((line) => ofProduct(line, cart, currency))
    : [
        ...products.map((line) => ofProduct(line, cart, currency)),
        ...bundles.map((bundle) => ofBundle(bundle, cart, currency)),
        ...giftCardProducts.map(ofGiftCard),
      ]
  return rows.filter(({ amount }) => amount > 0)
}
