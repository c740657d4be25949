/** Numbers in controls: shown with the decimal sign of the language; `parseNumber` reads both signs and what spreadsheets copy. */
import { parseNumber } from '@/lib/catalog/variant-grid'

const MOST_DIGITS = 10

/** `digits` after the sign: so many; without it as many as the number has. Never with signs that divide thousands. */
export function decimalText(locale: string, value: number, digits?: number): string {
  const format = new Intl.NumberFormat(locale, {
    useGrouping: false,
    minimumFractionDigits: digits ?? 0,
    maximumFractionDigits: digits ?? MOST_DIGITS,
  })
  // Some languages write a longer sign, which spreadsheets and keyboards do not have.
  return format.format(value).replace('\u2212', '-')
}

/** Cents as they are typed: `59,90`. */
export const centsText = (locale: string, cents: number): string => decimalText(locale, cents / 100, 2)

/** Null for what is no amount: a third digit after the sign is a thousand to some and a fraction to others. */
export function parseCents(text: string): number | null {
  const euros = parseNumber(text)
  const cents = euros === null ? null : Math.round(euros * 100)
  return euros === null || cents === null || Math.abs(cents / 100 - euros) > 1e-9 ? null : cents
}
