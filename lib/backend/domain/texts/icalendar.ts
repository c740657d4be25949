/** Calendar files (RFC 5545). */
import ICAL from 'ical.js'

import { shopMoment } from '@/lib/market/shop-time'

/** Characters that RFC 5545 §3.1 forbids in texts, but the library does not remove: all control characters except line breaks. */
const CONTROL = /(?!\n)\p{Cc}/gu

/** The library does not count the space that begins a continuation line; RFC 5545 §3.1 counts 75 octets including it. */
ICAL.foldLength = 74

export interface CalendarEntry {
  /** Unique in the shop and the same in every file. */
  readonly uid: string
  /** A day (YYYY-MM-DD) with local times (HH:mm) of the shop, or without them the whole day. */
  readonly day: string
  readonly from: string | null
  readonly until: string | null
  readonly summary: string
  readonly description: string
  readonly place: string
  readonly geo?: readonly [lat: number, lon: number] | undefined
}

interface Calendar {
  /** Who makes it, such as `-//Polku//Orders//FI`. */
  readonly by: string
  /** The name of the shop's host, for the ids of the entries. */
  readonly host: string
  readonly entries: readonly CalendarEntry[]
}

function spanOf({ day, from, until }: CalendarEntry): { start: ICAL.Time; end: ICAL.Time } {
  if (from !== null && until !== null) {
    const at = (clock: string) => ICAL.Time.fromJSDate(shopMoment(`${day}T${clock}`), true)
    return { start: at(from), end: at(until) }
  }
  const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
  return { start: ICAL.Time.fromDateString(day), end: ICAL.Time.fromDateString(next) }
}

/** The file's text. */
export function icalendar({ by, host, entries }: Calendar): string {
  const now = ICAL.Time.fromJSDate(new Date(), true)
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('prodid', by)
  calendar.addPropertyWithValue('method', 'PUBLISH')
  for (const entry of entries) {
    const event = new ICAL.Component('vevent')
    const { start, end } = spanOf(entry)
    const set = (name: string, value: string | ICAL.Time | number[]) =>
      event.addPropertyWithValue(name, typeof value === 'string' ? value.replace(CONTROL, ' ') : value)
    set('uid', `${entry.uid}@${host}`)
    set('dtstamp', now)
    set('dtstart', start)
    set('dtend', end)
    set('summary', entry.summary)
    set('description', entry.description)
    set('location', entry.place)
    if (entry.geo) set('geo', [...entry.geo])
    set('status', 'CONFIRMED')
    set('transp', 'TRANSPARENT')
    calendar.addSubcomponent(event)
  }
  return `${calendar.toString()}\r\n`
}
