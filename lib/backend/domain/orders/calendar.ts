/** The collection of an order in a store as a calendar entry (RFC 5545): when it is ready, where, and its number. */
import ICAL from 'ical.js'
import { sql } from 'drizzle-orm'

import { db } from '@/lib/backend/platform/database/pool'
import { type Collection, collectionsOf } from '@/lib/cart/arrival'
import { config } from '@/lib/config/env'
import type { Language } from '@/lib/market/languages'
import { hoursOn, type OpenHours } from '@/lib/market/opening-hours'
import { shopMoment } from '@/lib/market/shop-time'
import { translatorFor } from '@/lib/messages/all'

import { orderNotFound } from './access'
import { isCalendarKey } from './secret'
import { orderOf, readOrder } from './view'

interface Store extends Record<string, unknown> {
  name: string
  place: string
  lat: number | null
  lon: number | null
  hours: OpenHours[] | null
}

/** Characters that RFC 5545 §3.1 forbids in texts, but the library does not remove: all control characters except line breaks. */
const CONTROL = /(?!\n)\p{Cc}/gu

/** The library does not count the space that begins a continuation line; RFC 5545 §3.1 counts 75 octets including it. */
ICAL.foldLength = 74

/** GET /api/order/calendar/. Throws NOT_FOUND for an unknown number, a wrong key, and an order without collection in a store. */
export async function orderCalendar(query: {
  readonly number: string
  readonly key: string
  readonly language?: Language | undefined
}): Promise<{ type: string; bytes: Uint8Array<ArrayBuffer>; name: string }> {
  const row = await readOrder(sql`o.number = ${query.number}`)
  if (!row || !isCalendarKey(query.key, row.number, row.cart_key)) throw orderNotFound()
  const collections = collectionsOf(orderOf(row))
  const {
    rows: [store],
  } = await db().execute<Store>(sql`
    select name, concat_ws(', ', name, address ->> 'street', nullif(concat_ws(' ', address ->> 'postcode', address ->> 'city'), '')) as place,
      (address ->> 'lat')::float8 as lat, (address ->> 'lon')::float8 as lon, hours
    from stores where id::text = ${row.delivery_location}`)
  if (!store || collections.length === 0) throw orderNotFound()
  const calendar = calendarOf(row.number, store, collections, query.language ?? row.language)
  return {
    type: 'text/calendar; charset=utf-8',
    bytes: new TextEncoder().encode(calendar),
    name: `${row.number.replace(/[^\w-]/g, '')}.ics`,
  }
}

function calendarOf(number: string, store: Store, collections: readonly Collection[], language: Language): string {
  const { shopName, routing } = config()
  const translate = translatorFor(language)
  const now = ICAL.Time.fromJSDate(new Date(), true)
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('prodid', `-//${shopName}//Orders//${language.toUpperCase()}`)
  calendar.addPropertyWithValue('method', 'PUBLISH')
  for (const [index, collection] of collections.entries()) {
    const event = new ICAL.Component('vevent')
    const { start, end } = spanOf(collection, store.hours ?? [])
    const set = (name: string, value: string | ICAL.Time | number[]) =>
      event.addPropertyWithValue(name, typeof value === 'string' ? value.replace(CONTROL, ' ') : value)
    // Every download for the same order is the same entry.
    set('uid', `${number}-${index + 1}@${new URL(routing.origin).hostname}`)
    set('dtstamp', now)
    set('dtstart', start)
    set('dtend', end)
    set('summary', translate('calendar.summary', { number: number }))
    set('description', [...collection.names, translate('calendar.note')].join('\n'))
    set('location', store.place)
    if (store.lat !== null && store.lon !== null) set('geo', [store.lat, store.lon])
    set('status', 'CONFIRMED')
    set('transp', 'TRANSPARENT')
    calendar.addSubcomponent(event)
  }
  return `${calendar.toString()}\r\n`
}

/** From when it is ready until the store closes on that day; the whole day if the store has no hours for it. */
function spanOf({ day, time }: Collection, hours: readonly OpenHours[]): { start: ICAL.Time; end: ICAL.Time } {
  const open = hoursOn(hours, day)
  const from = open && (time !== null && time > open.opens ? time : open.opens)
  if (open && from !== null && from < open.closes) {
    const at = (clock: string) => ICAL.Time.fromJSDate(shopMoment(`${day}T${clock}`), true)
    return { start: at(from), end: at(open.closes) }
  }
  const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
  return { start: ICAL.Time.fromDateString(day), end: ICAL.Time.fromDateString(next) }
}
