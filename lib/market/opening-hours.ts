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

/** The opening hours on a day (YYYY-MM-DD), null for a day on which it is closed. */
export function hoursOn(hours: readonly OpenHours[], day: string): OpenHours | null {
  const name = WEEK[(new Date(day).getUTCDay() + 6) % 7]
  return hours.find(({ days }) => openDays(days).some((open) => open === name)) ?? null
}
