/**
 * Days on which parcels are packed or delivered: neither weekend nor a public holiday of the country. For years that are not in the table
 * only weekends are known.
 */
import { PUBLIC_HOLIDAYS } from './tables/public-holidays'

/** The country of the warehouse and the stores. */
const SHOP_COUNTRY = 'fi'

const DAY_MS = 86_400_000

/** `day` is YYYY-MM-DD, `country` one of the market table. */
export function isWorkingDay(day: string, country: string = SHOP_COUNTRY): boolean {
  return new Date(day).getUTCDay() % 6 !== 0 && !(PUBLIC_HOLIDAYS[country] ?? '').includes(day)
}

/** The day (YYYY-MM-DD) that many working days after another; with 0 that day itself, working day or not. */
export function addWorkingDays(day: string, count: number, country: string = SHOP_COUNTRY): string {
  let time = Date.parse(day)
  const shown = () => new Date(time).toISOString().slice(0, 10)
  for (let left = count; left > 0; ) {
    time += DAY_MS
    if (isWorkingDay(shown(), country)) left -= 1
  }
  return shown()
}

/** The shop's next working days from a day on, that day included. */
export function nextWorkingDays(day: string, count: number): string[] {
  const first = isWorkingDay(day) ? day : addWorkingDays(day, 1)
  return Array.from({ length: count }, (_, index) => addWorkingDays(first, index))
}
