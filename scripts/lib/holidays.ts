/**
 * Public holidays of the countries that the shop delivers to. The library that computes them is too heavy for a running shop (0.1 s and 46
 * MB).
 */
import Holidays from 'date-holidays'

import { COUNTRIES } from '@/lib/market/countries'

export const HOLIDAY_YEARS = [2026, 2027, 2028, 2029, 2030, 2031] as const

const DAY_MS = 86_400_000

/** On these days nothing is packed or delivered. New Year's Eve is a holiday for banks only. */
const isDayOff = ({ type, date }: { type: string; date: string }) =>
  type === 'public' || (type === 'bank' && date.slice(5, 10) !== '12-31')

/** Days (YYYY-MM-DD) by country, sorted, without weekends, separated by spaces. */
export function holidayTable(): Record<string, string> {
  return Object.fromEntries(
    COUNTRIES.map(({ code }) => {
      const calendar = new Holidays(code.toUpperCase())
      const days = HOLIDAY_YEARS.flatMap((year) => calendar.getHolidays(year))
        .filter(isDayOff)
        .flatMap(({ date, start, end }) =>
          Array.from(
            { length: Math.max(1, Math.round((end.getTime() - start.getTime()) / DAY_MS)) },
            (_, index) => new Date(Date.parse(date.slice(0, 10)) + index * DAY_MS),
          ),
        )
      const working = days.filter((day) => day.getUTCDay() % 6 !== 0).map((day) => day.toISOString().slice(0, 10))
      return [code, [...new Set(working)].sort().join(' ')]
    }),
  )
}
