/**
 * Days on which parcels are packed or delivered: neither weekend nor a public holiday of the country. For years that are not in the table
 * only weekends are known.
 */
import { countWorkingDays, isFreeDay } from './day-count'
import { PUBLIC_HOLIDAYS } from './tables/public-holidays'

/** The country of the warehouse and the stores. */
const SHOP_COUNTRY = 'fi'

/** The public holidays of a country on Mondays to Fridays, YYYY-MM-DD, separated by spaces. */
export function holidaysIn(country: string = SHOP_COUNTRY): string {
  return PUBLIC_HOLIDAYS[country] ?? ''
}

/** `day` is YYYY-MM-DD, `country` one of the market table. */
export function isWorkingDay(day: string, country: string = SHOP_COUNTRY): boolean {
  return !isFreeDay(day, holidaysIn(country))
}

/** The day (YYYY-MM-DD) that many working days after another; with 0 that day itself, working day or not. */
export function addWorkingDays(day: string, count: number, country: string = SHOP_COUNTRY): string {
  return countWorkingDays(day, count, holidaysIn(country))
}

/** The shop's next working days from a day on, that day included. */
export function nextWorkingDays(day: string, count: number): string[] {
  const first = isWorkingDay(day) ? day : addWorkingDays(day, 1)
  return Array.from({ length: count }, (_, index) => addWorkingDays(first, index))
}
