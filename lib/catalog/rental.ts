/** The price of a rental (the shop's rental terms): full price for the first three days, half from the fourth. */
import type { Minor } from '@/lib/market/format'

/** Days at the full price. */
export const FULL_DAYS = 3

/** Cents of EUR for a number of days, from the price of one day. All half-price days together are rounded to the cent once. */
export function rentalPrice(day: Minor, days: number): Minor {
  const full = Math.min(days, FULL_DAYS)
  return day * full + Math.round((day * (days - full)) / 2)
}
