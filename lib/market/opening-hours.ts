/** Opening hours of stores in the stored format: days by their first two letters. */
const WEEK = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const
export type WeekDay = (typeof WEEK)[number]

export interface OpenHours {
  readonly days: string
  readonly opens: string
  readonly closes: string
}

/** The single days of `Mo-Fr` or `Sa,Su`; an unknown day is left out. */
export function openDays(days: string): WeekDay[] {
  return days.split(',').flatMap((part) => {
    const [first, last = first] = part.trim().split('-')
    const from = WEEK.findIndex((day) => day === first)
    return from < 0 ? [] : WEEK.slice(from, WEEK.findIndex((day) => day === last) + 1)
  })
}

/** A row of one day that differs from the week: `2026-12-24`. */
export const isSingleDay = (days: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(days)

/** A single day without any time. */
export const isClosed = ({ opens, closes }: Pick<OpenHours, 'opens' | 'closes'>): boolean => opens === closes

/** The opening hours on a day (YYYY-MM-DD), null for a day on which it is closed. A row of that very day comes first. */
export function hoursOn(hours: readonly OpenHours[], day: string): OpenHours | null {
  const own = hours.find(({ days }) => days === day)
  if (own) return isClosed(own) ? null : own
  const name = WEEK[(new Date(day).getUTCDay() + 6) % 7]
  return hours.find(({ days }) => openDays(days).some((open) => open === name)) ?? null
}

/** A day on which a store is open: local times (YYYY-MM-DDTHH:mm), and what is said until it opens and while it is open. */
export interface OpeningDay {
  readonly opens: string
  readonly closes: string
  readonly opensText: string
  readonly openText: string
}

/** Whether a store is open at a local time, and the text about it; null after the last day. */
export function stateAt(days: readonly OpeningDay[], time: string): { isOpen: boolean; text: string } | null {
  const next = days.find(({ closes }) => time < closes)
  if (!next) return null
  const isOpen = time >= next.opens
  return { isOpen, text: isOpen ? next.openText : next.opensText }
}
