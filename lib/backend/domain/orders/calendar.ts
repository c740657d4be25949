/** An order that is fetched from a store as an entry of a calendar (RFC 5545): when it waits, where, and under which number. */
import ICAL from 'ical.js'
import { sql } from 'drizzle-orm'

import { db } from '@/lib/backend/platform/database/pool'
import { type Collection, collectionsOf } from '@/lib/cart/arrival'
import { config } from '@/lib/config/env'
import type { Language } from '@/lib/market/languages'
import { hoursOn, type OpenHours } from '@/lib/market/opening-hours'
import { shopMoment } from '@/lib/market/shop-time'
import { sayIn } from '@/lib/messages/all'

import { orderIdByAccess, orderNotFound, type OrderAccess } from './access'
import { orderOf, readOrder } from './view'

interface Store extends Record<string, unknown> {
  name: string
  place: string
  lat: number | null
  lon: number | null
  hours: OpenHours[] | null
}

/** What RFC 5545 §3.1 lets no text hold, and the library lets through: a line break is the one control character of a text. */
const CONTROL = /(?!\n)\p{Cc}/gu

/** The library counts a line without the space that continues it; RFC 5545 §3.1 counts 75 octets with it. */
ICAL.foldLength = 74

/** GET /api/order/calendar/. Throws NOT_FOUND for an unknown number, a wrong secret, and an order of which nothing is to be fetched. */
export async function orderCalendar(
  query: OrderAccess & { readonly language?: Language | undefined },
): Promise<{ type: string; bytes: Uint8Array<ArrayBuffer>; name: string }> {
  const row = await readOrder(sql`o.id = ${await orderIdByAccess(query)}`)
  const collections = row ? collectionsOf(orderOf(row)) : []
  const {
    rows: [store],
  } = await db().execute<Store>(sql`
    select name, concat_ws(', ', name, address ->> 'street', nullif(concat_ws(' ', address ->> 'postcode', address ->> 'city'), '')) as place,
      (address ->> 'lat')::float8 as lat, (address ->> 'lon')::float8 as lon, hours
    from stores where id::text = ${row?.delivery_location ?? null}`)
  if (!row || !store || collections.length === 0) throw orderNotFound()
  const calendar = calendarOf(row.number, store, collections, query.language ?? row.language)
  return {
    type: 'text/calendar; charset=utf-8',
    bytes: new TextEncoder().encode(calendar),
    name: `${row.number.replace(/[^\w-]/g, '')}.ics`,
  }
}

function calendarOf(number: string, store: Store, collections: readonly Collection[], language: Language): string {
  const { shopName, routing } = config()
  const say = sayIn(language)
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
    // The same order is the same entry, however often it is fetched.
    set('uid', `${number}-${index + 1}@${new URL(routing.origin).hostname}`)
    set('dtstamp', now)
    set('dtstart', start)
    set('dtend', end)
    set('summary', say('calendar.summary', { number: number }))
    set('description', [...collection.names, say('calendar.note')].join('\n'))
    set('location', store.place)
    if (store.lat !== null && store.lon !== null) set('geo', [store.lat, store.lon])
    set('status', 'CONFIRMED')
    set('transp', 'TRANSPARENT')
    calendar.addSubcomponent(event)
  }
  return `${calendar.toString()}\r\n`
}

/** From when it is ready until the store closes that day; all of the day where the store has no hours for it. */
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
