/** Days on which something is packed or brought: neither weekend nor a public holiday of the country. Beyond the table's years only weekends are known. */
import { PUBLIC_HOLIDAYS } from './public-holidays'

/** Where goods are packed and stores are. */
const SHOP_COUNTRY = 'fi'

const DAY_MS = 86_400_000

/** `day` is YYYY-MM-DD, `country` one of the market table. */
export function isWorkingDay(day: string, country: string = SHOP_COUNTRY): boolean {
  return new Date(day).getUTCDay() % 6 !== 0 && !(PUBLIC_HOLIDAYS[country] ?? '').includes(day)
}

/** The day (YYYY-MM-DD) so many working days after another; with 0 that day itself, whatever it is. */
export function addWorkingDays(day: string, count: number, country: string = SHOP_COUNTRY): string {
  let time = Date.parse(day)
  const shown = () => new Date(time).toISOString().slice(0, 10)
  for (let left = count; left > 0; ) {
    time += DAY_MS
    if (isWorkingDay(shown(), country)) left -= 1
  }
  return shown()
}
