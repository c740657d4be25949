import { clockText } from '@/lib/content/clock-text'
import { getIntl } from '@/lib/intl/server'
import { hoursOn, type OpenHours, type OpeningDay } from '@/lib/market/opening-hours'
import type { Language } from '@/lib/market/languages'

/** More days than a page is cached for, and than a store is closed at a stretch. */
const DAYS_AHEAD = 14
const DAY_MS = 86_400_000

/** The open days of a store from a day on (YYYY-MM-DD), with the texts about them. */
export function openingDaysFrom(hours: readonly OpenHours[], from: string, language: Language): OpeningDay[] {
  const intl = getIntl(language)
  return Array.from({ length: DAYS_AHEAD }, (_, index) => {
    const day = new Date(Date.parse(from) + index * DAY_MS).toISOString().slice(0, 10)
    const open = hoursOn(hours, day)
    if (!open) return []
    const weekday = intl.formatDate(day, { weekday: 'long', timeZone: 'UTC' })
    return [
      {
        opens: `${day}T${open.opens}`,
        closes: `${day}T${open.closes}`,
        opensText: intl.formatMessage(
          { id: 'content.store_opens' },
          { day: weekday, time: clockText(open.opens, language) },
        ),
        openText: intl.formatMessage({ id: 'content.store_open_until' }, { time: clockText(open.closes, language) }),
      },
    ]
  }).flat()
}
