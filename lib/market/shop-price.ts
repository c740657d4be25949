/**
 * Prices of goods in other currencies than the catalogue's: converted, and rounded to a price that a shop would write on a label. Deliveries,
 * discounts, limits and gift cards are amounts and not labels: `convert` and `convertGiftCard` are for them.
 */
import type { Currency } from './currencies'
import { convert, type Minor } from './format'

/**
 * The prices from one amount on: `endings` after multiples of `period`, in minor units. The first price of a band is also one of the band
 * before, so that the order of prices never turns around at a border.
 */
interface Band {
  readonly from: Minor
  readonly period: Minor
  readonly endings: readonly Minor[]
}

/** 4.65, 12.45 or 12.95, 159.95 */
const WITH_CENTS: readonly Band[] = [
  { from: 5, period: 10, endings: [5] },
  { from: 9_95, period: 50, endings: [45] },
  { from: 99_95, period: 100, endings: [95] },
]

/** 105 or 109, 1 299, 5 449 or 5 499; whole units below 99 */
const WHOLE: readonly Band[] = [
  { from: 99_00, period: 10_00, endings: [5_00, 9_00] },
  { from: 999_00, period: 10_00, endings: [9_00] },
  { from: 4_999_00, period: 50_00, endings: [49_00] },
]

/** 120, 1 440 or 1 490, 12 990; whole units below 100 */
const ROUBLES: readonly Band[] = [
  { from: 100_00, period: 10_00, endings: [0] },
  { from: 990_00, period: 50_00, endings: [40_00] },
  { from: 9_990_00, period: 100_00, endings: [90_00] },
]

/** 850, 12,300, 145,000 */
const YEN: readonly Band[] = [
  { from: 100, period: 10, endings: [0] },
  { from: 3_000, period: 100, endings: [0] },
  { from: 100_000, period: 1_000, endings: [0] },
]

const BANDS: Readonly<Record<Currency, readonly Band[]>> = {
  // The catalogue's own prices are shown as they are.
  eur: [],
  usd: WITH_CENTS,
  gbp: WITH_CENTS,
  cad: WITH_CENTS,
  aud: WITH_CENTS,
  sek: WHOLE,
  nok: WHOLE,
  dkk: WHOLE,
  chf: WHOLE,
  pln: WHOLE,
  czk: WHOLE,
  rub: ROUBLES,
  jpy: YEN,
}

/** The price of a band that is nearest to an amount in it; of two equally near ones the higher. */
function nearest(minor: Minor, { from, period, endings }: Band): Minor {
  const base = minor - (minor % period)
  let best = from
  for (const start of [base - period, base, base + period])
    for (const ending of endings) {
      const price = start + ending
      if (price > from && Math.abs(price - minor) <= Math.abs(best - minor)) best = price
    }
  return best
}

/**
 * The price of goods in a currency, in minor units, for cents of EUR; `rate` is units of the currency for one EUR. Prices keep their order:
 * a lower price is never shown as a higher one. Throws RangeError like `convert`.
 */
export function shopPrice(minorEur: Minor, rate: number, currency: Currency): Minor {
  const minor = convert(minorEur, rate, currency)
  const band = BANDS[currency].findLast(({ from }) => minor >= from)
  return band ? nearest(minor, band) : minor
}

/** Above every price of the catalogue, in cents of EUR. */
const DEAREST = 2 ** 31

/**
 * How many cents of EUR goods cost at most whose price in a currency is below `minor` ('below'), or at most that ('most'). The search for
 * goods by price asks the catalogue with it.
 */
export function eurOfPrice(minor: Minor, rate: number, currency: Currency, side: 'below' | 'most'): Minor {
  let [fits, over] = [-1, DEAREST]
  while (over - fits > 1) {
    const middle = Math.floor((fits + over) / 2)
    const price = shopPrice(middle, rate, currency)
    if (side === 'most' ? price <= minor : price < minor) fits = middle
    else over = middle
  }
  return fits
}
