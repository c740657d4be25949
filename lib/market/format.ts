/** Money arithmetic between currencies and its display (spec 2 §9 "Price formatting"). Amounts are integer minor units. */
import { CURRENCY_TABLE, minorPerUnit, type Currency } from './currencies'
import { LANGUAGE_TABLE, type Language } from './languages'

/** An amount in integer minor units of its currency (cents; yen for jpy). */
export type Minor = number

const RATE_SCALE = 1_000_000

/** a × b ÷ denominator, rounded half away from zero, in an integer type that represents the product exactly. */
function divideRounded(a: number, b: number, denominator: number): number {
  const product = a * b
  if (Number.isSafeInteger(product) && Math.abs(product) <= Number.MAX_SAFE_INTEGER - denominator) {
    const magnitude = Math.abs(product)
    const quotient = (magnitude - (magnitude % denominator)) / denominator
    const rounded = (magnitude % denominator) * 2 >= denominator ? quotient + 1 : quotient
    return product < 0 ? -rounded : rounded
  }
  const big = BigInt(a) * BigInt(b)
  const magnitude = big < 0n ? -big : big
  const divisor = BigInt(denominator)
  const rounded = Number((magnitude * 2n + divisor) / (divisor * 2n))
  return big < 0n ? -rounded : rounded
}

/** A rate in millionths. Throws RangeError for an amount that is not a safe integer, or a rate that is not positive. */
function microsOf(minorEur: Minor, rate: number): number {
  if (!Number.isSafeInteger(minorEur))
    throw new RangeError(`An amount must be an integer of minor units, not ${minorEur}.`)
  const micros = Math.round(rate * RATE_SCALE)
  if (!Number.isSafeInteger(micros) || micros <= 0)
    throw new RangeError(`A currency rate must be a positive number, not ${rate}.`)
  return micros
}

/**
 * Converts euro cents to minor units of `currency` at `rate` units for one euro. Besides `convertGiftCard` the only function that converts
 * between currencies; `shopPrice` rounds its result further for goods. The exact product is rounded once, half away from zero: chf czk dkk jpy pln rub sek nok to whole units, others to the
 * minor unit. The first six decimals of a rate are used. Throws RangeError for an amount that is not a safe integer, or a rate that is not
 * positive.
 */
export function convert(minorEur: Minor, rate: number, currency: Currency): Minor {
  const micros = microsOf(minorEur, rate)
  const perUnit = minorPerUnit(currency)
  const step = CURRENCY_TABLE[currency].whole ? perUnit : 1
  const steps = divideRounded(minorEur, micros, (100 * RATE_SCALE * step) / perUnit)
  const result = steps * step
  if (!Number.isSafeInteger(result)) throw new RangeError(`The amount ${minorEur} at rate ${rate} is too large.`)
  return result === 0 ? 0 : result
}

/**
 * Converts euro cents of a gift card to minor units of `currency`, to the minor unit in every currency: the `price` of a card is rounded
 * up, and its `worth` as a payment down. With whole units, or with the rounding of `convert`, cards would be worth more than they cost
 * (docs/decisions/gift-cards-and-campaigns.md). Throws RangeError like `convert`, and for a negative amount.
 */
export function convertGiftCard(minorEur: Minor, rate: number, currency: Currency, side: 'price' | 'worth'): Minor {
  const micros = microsOf(minorEur, rate)
  if (minorEur < 0) throw new RangeError(`A gift card has no negative value: ${minorEur}.`)
  const denominator = BigInt((100 * RATE_SCALE) / minorPerUnit(currency))
  const exact = BigInt(minorEur) * BigInt(micros)
  const result = Number((exact + (side === 'price' ? denominator - 1n : 0n)) / denominator)
  if (!Number.isSafeInteger(result)) throw new RangeError(`The amount ${minorEur} at rate ${rate} is too large.`)
  return result
}

const moneyFormats = new Map<string, Intl.NumberFormat>()

function moneyFormat(language: Language, currency: Currency, digits: 0 | 2): Intl.NumberFormat {
  const key = `${language}${currency}${digits}`
  let format = moneyFormats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(LANGUAGE_TABLE[language].locale, {
      style: 'currency',
      currency: currency.toUpperCase(),
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
    moneyFormats.set(key, format)
  }
  return format
}

/**
 * What an amount is, if not the price of goods: a delivery has always two decimals, except in currencies that are rounded to whole units
 * (spec 3 §9); a deposit, or a limit from which something is free, is no price on a label (lib/market/shop-price.ts).
 */
export type PriceKind = 'delivery' | 'amount'

/** An amount of minor units as text with its symbol: whole amounts without decimals, others with two (spec 2 §9). */
export function formatPrice(minor: Minor, currency: Currency, language: Language, kind?: PriceKind): string {
  const perUnit = minorPerUnit(currency)
  const isShort = kind !== 'delivery' || CURRENCY_TABLE[currency].whole
  const digits = isShort && minor % perUnit === 0 ? 0 : 2
  return moneyFormat(language, currency, digits).format(minor === 0 ? 0 : minor / perUnit)
}

/** The symbol of a currency in a language, such as € or kr. */
export function currencySymbol(currency: Currency, language: Language): string {
  const parts = moneyFormat(language, currency, 0).formatToParts(0)
  return parts.find((part) => part.type === 'currency')?.value ?? currency.toUpperCase()
}

const percentFormats = new Map<Language, Intl.NumberFormat>()

/** A percentage as text: 25.5 → "25,5 %" in Finnish. At most two decimals. */
export function formatPercent(percent: number, language: Language): string {
  let format = percentFormats.get(language)
  if (!format) {
    format = new Intl.NumberFormat(LANGUAGE_TABLE[language].locale, { style: 'percent', maximumFractionDigits: 2 })
    percentFormats.set(language, format)
  }
  return format.format(percent === 0 ? 0 : percent / 100)
}
