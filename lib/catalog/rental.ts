/** What a rental costs (the shop's rental terms): whole price for the first three days, half from the fourth. */
import type { Minor } from '@/lib/market/format'

/** Days at the whole price. */
export const FULL_DAYS = 3

/** Cents of EUR for so many days, from the price of a day; half days are rounded to the cent once, for all of them together. */
export function rentalPrice(day: Minor, days: number): Minor {
  const full = Math.min(days, FULL_DAYS)
  return day * full + Math.round((day * (days - full)) / 2)
}
