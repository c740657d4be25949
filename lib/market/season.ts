/** The season of the shop's front page. By shopping habits in northern Europe, not by the calendar: skis from November to March. */
import { shopDay } from '@/lib/market/shop-time'

export const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const
export type Season = (typeof SEASONS)[number]

/** The season of each month, January first. */
const BY_MONTH: readonly Season[] = [
  'winter',
  'winter',
  'winter',
  'spring',
  'spring',
  'summer',
  'summer',
  'summer',
  'autumn',
  'autumn',
  'winter',
  'winter',
]

/** The season of a moment in shop time, so that it changes at the shop's midnight. */
export function seasonOf(moment: Date = new Date()): Season {
  return BY_MONTH[Number(shopDay(moment).slice(5, 7)) - 1] ?? 'winter'
}
