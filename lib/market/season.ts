/** The season that the shop's front page speaks of. By what northern shoppers buy, not by the almanac: skis from November to March. */
import { shopDay } from '@/lib/market/shop-time'

export const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const
export type Season = (typeof SEASONS)[number]

/** January first. */
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

/** The season of a moment by the shop's own calendar, so that it turns at the shop's midnight. */
export function seasonOf(moment: Date = new Date()): Season {
  return BY_MONTH[Number(shopDay(moment).slice(5, 7)) - 1] ?? 'winter'
}
