/** Conversion between cents of EUR and the currency of an order. */
import { convert, convertGiftCard } from '@/lib/market/format'
import { CURRENCY_TABLE, minorPerUnit, type Currency } from '@/lib/market/currencies'
import { shopPrice } from '@/lib/market/shop-price'

import { AmountTooLarge, MAX_AMOUNT } from './pricing'

export interface Money {
  readonly currency: Currency
  /** Units of the currency for one EUR. */
  readonly rate: number
  /** Multiples to which percentages are rounded. */
  readonly step: number
  /** Cents of EUR → minor units of the currency, rounded once. Throws AmountTooLarge. */
  readonly fromEur: (minorEur: number) => number
  /** The price of goods with a price in cents of EUR, as the shop shows it. Throws AmountTooLarge. */
  readonly goodsPrice: (minorEur: number) => number
  /** What a gift card with a face value in cents of EUR costs, in minor units, rounded up. Throws AmountTooLarge. */
  readonly cardPrice: (minorEur: number) => number
  /** What a gift card with a balance in cents of EUR pays at most, in minor units, rounded down. Throws AmountTooLarge. */
  readonly cardWorth: (minorEur: number) => number
  /** The smallest number of cents of EUR with a value of at least `minor`. */
  readonly toEurUp: (minor: number) => number
}

/** A currency with its rate. */
export function moneyOf(currency: Currency, rate: number): Money {
  const { whole } = CURRENCY_TABLE[currency]
  const bounded = (minorEur: number, toMinor: () => number) => {
    const minor = minorEur > MAX_AMOUNT ? Infinity : toMinor()
    if (minor > MAX_AMOUNT) throw new AmountTooLarge()
    return minor
  }
  return {
    currency,
    rate,
    step: whole ? minorPerUnit(currency) : 1,
    fromEur: (minorEur) => bounded(minorEur, () => convert(minorEur, rate, currency)),
    goodsPrice: (minorEur) => bounded(minorEur, () => shopPrice(minorEur, rate, currency)),
    cardPrice: (minorEur) => bounded(minorEur, () => convertGiftCard(minorEur, rate, currency, 'price')),
    cardWorth: (minorEur) => bounded(minorEur, () => convertGiftCard(minorEur, rate, currency, 'worth')),
    toEurUp(minor) {
      const divisor = BigInt(minorPerUnit(currency)) * BigInt(Math.round(rate * 1_000_000))
      return Number((BigInt(minor) * 100_000_000n + divisor - 1n) / divisor)
    },
  }
}
