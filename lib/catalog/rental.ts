/** The rules of renting (the shop's rental terms): prices, days, and which units are free. Days are `YYYY-MM-DD` of the shop's calendar. */
import type { Minor } from '@/lib/market/format'
import { hoursOn, type OpenHours } from '@/lib/market/opening-hours'

/** Days at the full price. */
export const FULL_DAYS = 3
/** The longest rental, and how far ahead it may begin. */
export const MAX_RENTAL_DAYS = 28
export const RENTAL_AHEAD_DAYS = 180
/** Goods are collected from this time on the day before the first day, and brought back until this time on the day after the last. */
export const COLLECT_FROM = '15:00'
export const BACK_UNTIL = '12:00'
/** A rental that is collected today is booked before this time. */
const TODAY_UNTIL = '12:00'
/** A store is closed for at most so many days in a row. */
const MAX_CLOSED_DAYS = 14

const DAY_MS = 86_400_000

/** Cents of EUR for a number of days, from the price of one day. All half-price days together are rounded to the cent once. */
export function rentalPrice(day: Minor, days: number): Minor {
  const full = Math.min(days, FULL_DAYS)
  return day * full + Math.round((day * (days - full)) / 2)
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)
}

/** The number of days from the first to the last, both counted. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1
}

/** The days on which a rental is collected and brought back: the nearest ones outside of it on which the store is open. */
export interface Stay {
  readonly collect: string
  readonly back: string
}

const isOpenOn = (hours: readonly OpenHours[], day: string) => hours.length === 0 || hoursOn(hours, day) !== null

function nearestOpen(hours: readonly OpenHours[], day: string, step: 1 | -1): string | null {
  for (let count = 1; count <= MAX_CLOSED_DAYS; count += 1) {
    const other = addDays(day, step * count)
    if (isOpenOn(hours, other)) return other
  }
  return null
}

/** Null when the store is closed for weeks around these days. A store without opening hours counts as always open. */
export function stayOf(hours: readonly OpenHours[], from: string, to: string): Stay | null {
  const collect = nearestOpen(hours, from, -1)
  const back = nearestOpen(hours, to, 1)
  return collect && back ? { collect, back } : null
}

/** Days for which a unit is kept; `until` is the first day on which it can be collected by somebody else. */
export interface HeldDays {
  readonly from: string
  readonly until: string
}

/** From the collection to the return, and the days of service after it. A unit that is back by noon can be collected on the same day. */
export const heldDays = ({ collect, back }: Stay, serviceDays: number): HeldDays => ({
  from: collect,
  until: addDays(back, serviceDays),
})

/** How many of the units are free for all of these days; `held` has the days of each. */
export function freeUnits(held: readonly (readonly HeldDays[])[], wanted: HeldDays): number {
  return held.filter((days) => days.every(({ from, until }) => until <= wanted.from || from >= wanted.until)).length
}

/** Why days cannot be rented; null when they can. */
export type StayProblem = 'order' | 'length' | 'ahead' | 'late' | 'closed'

/** `now` is the shop's local time, YYYY-MM-DDTHH:mm. */
export function stayProblem(hours: readonly OpenHours[], from: string, to: string, now: string): StayProblem | null {
  if (to < from) return 'order'
  if (daysBetween(from, to) > MAX_RENTAL_DAYS) return 'length'
  const today = now.slice(0, 10)
  if (from > addDays(today, RENTAL_AHEAD_DAYS)) return 'ahead'
  const stay = stayOf(hours, from, to)
  if (!stay) return 'closed'
  const isLate = stay.collect < today || (stay.collect === today && now.slice(11) >= TODAY_UNTIL)
  return isLate ? 'late' : null
}
