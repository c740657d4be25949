/** The collection of an order in a store as a calendar entry (RFC 5545): when it is ready, where, and its number. */
import { sql } from 'drizzle-orm'

import { type CalendarEntry, icalendar } from '@/lib/backend/domain/texts/icalendar'
import { db } from '@/lib/backend/platform/database/pool'
import { type Collection, collectionsOf } from '@/lib/cart/arrival'
import { config } from '@/lib/config/env'
import type { Language } from '@/lib/market/languages'
import { hoursOn, type OpenHours } from '@/lib/market/opening-hours'
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
  return icalendar({
    by: `-//${shopName}//Orders//${language.toUpperCase()}`,
    host: new URL(routing.origin).hostname,
    entries: collections.map((collection, index) => ({
      // Every download for the same order is the same entry.
      uid: `${number}-${index + 1}`,
      ...spanOf(collection, store.hours ?? []),
      summary: translate('calendar.summary', { number: number }),
      description: [...collection.names, translate('calendar.note')].join('\n'),
      place: store.place,
      ...(store.lat !== null && store.lon !== null && { geo: [store.lat, store.lon] as const }),
    })),
  })
}

/** From when it is ready until the store closes on that day; the whole day if the store has no hours for it. */
function spanOf({ day, time }: Collection, hours: readonly OpenHours[]): Pick<CalendarEntry, 'day' | 'from' | 'until'> {
  const open = hoursOn(hours, day)
  const from = open && (time !== null && time > open.opens ? time : open.opens)
  return open && from !== null && from < open.closes
    ? { day, from, until: open.closes }
    : { day, from: null, until: null }
}
