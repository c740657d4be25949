import type { Currency } from '@/lib/market/currencies'
import { convert, formatPrice, type PriceKind } from '@/lib/market/format'
import type { Language } from '@/lib/market/languages'
import { shopPrice } from '@/lib/market/shop-price'

export type PriceFormat = (minorEur: number, kind?: PriceKind) => string

/**
 * A function from cents of EUR to the price of a market as text (spec 2 §9): of goods, or an amount of another kind. `rate` is units of the
 * currency for one EUR.
 */
export function priceFormatter(market: { currency: Currency; language: Language }, rate: number): PriceFormat {
  return (minorEur, kind) => {
    const inCurrency = kind === undefined ? shopPrice : convert
    return formatPrice(inCurrency(minorEur, rate, market.currency), market.currency, market.language, kind)
  }
}
