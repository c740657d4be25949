/** Days in the demo's pages: those of events lie ahead of the day of seeding, those of articles behind it in the same season. */
import type { PageSource } from '@/lib/backend/domain/content/write-page'
import { type Language, localeOf } from '@/lib/market/languages'

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const DAY_MS = 86_400_000
/** Whoever reads of an event can still take part. */
const AHEAD_DAYS = 10
const TWO_YEARS = 731

/** The first such weekday of these months that is some days away, as the sign that `dayHtml` reads. Throws RangeError for a wrong name. */
export function nextDay(weekday: string, fromMonth: number, toMonth: number, today: Date): string {
  const wanted = WEEKDAYS.indexOf(weekday)
  for (let ahead = AHEAD_DAYS; ahead < TWO_YEARS; ahead++) {
    const day = new Date(today.getTime() + ahead * DAY_MS)
    const month = day.getUTCMonth() + 1
    if (day.getUTCDay() === wanted && month >= fromMonth && month <= toMonth)
      return `{day${day.toISOString().slice(0, 10).replaceAll('-', '')}}`
  }
  throw new RangeError(`There is no ${weekday} in the months ${fromMonth} to ${toMonth}.`)
}

/** The days of a text in words, with a sign by which a page leaves out what is over. */
export const dayHtml = (text: string, language: Language): string =>
  text.replace(/\{day(\d{4})(\d\d)(\d\d)\}/g, (_, year: string, month: string, day: string) => {
    const iso = `${year}-${month}-${day}`
    const words = new Intl.DateTimeFormat(localeOf(language), {
      weekday: 'short',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }).format(Date.parse(iso))
    return `<time datetime="${iso}">${words}</time>`
  })

/** An article on the same day of the last year in which that day is past. */
export function inThisYear<T extends PageSource>(page: T, today: Date): T {
  if (page.as?.kind !== 'article' || page.as.startsAt === null) return page
  const startsAt = new Date(page.as.startsAt)
  startsAt.setUTCFullYear(today.getUTCFullYear())
  if (startsAt > today) startsAt.setUTCFullYear(today.getUTCFullYear() - 1)
  return { ...page, as: { ...page.as, startsAt } }
}
