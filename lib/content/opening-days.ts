import { type Language, localeOf } from '@/lib/market/languages'
import { isSingleDay } from '@/lib/market/opening-hours'

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
/** A Monday; the following dates are the other days of the week. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 86_400_000

/** Opening days such as `Mo-Fr`, `Sa,Su` or `2026-12-24` in a language; a text in another format is unchanged. */
export function openingDays(days: string, language: Language): string {
  if (isSingleDay(days))
    return new Intl.DateTimeFormat(localeOf(language), {
      day: 'numeric',
      month: 'numeric',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(Date.parse(days))
  const names = new Intl.DateTimeFormat(localeOf(language), { weekday: 'short', timeZone: 'UTC' })
  const known = /^(?:Mo|Tu|We|Th|Fr|Sa|Su)(?:[-,](?:Mo|Tu|We|Th|Fr|Sa|Su))*$/
  if (!known.test(days)) return days
  return days
    .replace(/[A-Z][a-z]/g, (day) => names.format(MONDAY + DAYS.indexOf(day) * DAY_MS))
    .replaceAll('-', '–')
    .replaceAll(',', ', ')
}
