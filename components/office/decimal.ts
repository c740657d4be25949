/** Numbers in controls, shown with the decimal sign of the language. `parseNumber` and `parseCents` read both signs, and what spreadsheets copy. */
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
