/** The collection and the return of a rental as calendar entries. */
import { sql } from 'drizzle-orm'

import { db } from '@/lib/backend/platform/database/pool'
import { icalendar } from '@/lib/backend/domain/texts/icalendar'
import { BACK_UNTIL, COLLECT_FROM } from '@/lib/catalog/rental'
import { config } from '@/lib/config/env'
import { hoursOn, type OpenHours } from '@/lib/market/opening-hours'
import { translatorFor } from '@/lib/messages/all'

import type { RentalRow } from './view'

/** Where the hours are unknown, an entry has this length. */
const CLOSES = '20:00'
const OPENS = '10:00'

/** A file with two entries, in the language of the booking. */
export async function rentalCalendar({ number, language, store, collect, back, lines }: RentalRow) {
  const {
    rows: [row],
  } = await db().execute<{ hours: OpenHours[] | null }>(sql`select hours from stores where id = ${store.id}`)
  const hours = row?.hours ?? []
  const { shopName, routing } = config()
  const translate = translatorFor(language)
  const shared = {
    description: lines.map(({ name, size }) => [name, size].filter(Boolean).join(', ')).join('\n'),
    place: [store.name, store.place].filter(Boolean).join(', '),
  }
  const closes = hoursOn(hours, collect)?.closes ?? CLOSES
  const opens = hoursOn(hours, back)?.opens ?? OPENS
  return {
    name: `${number}.ics`,
    text: icalendar({
      by: `-//${shopName}//Rentals//${language.toUpperCase()}`,
      host: new URL(routing.origin).hostname,
      entries: [
        {
          ...shared,
          uid: `${number}-1`,
          day: collect,
          from: COLLECT_FROM,
          until: closes > COLLECT_FROM ? closes : CLOSES,
          summary: translate('calendar.rental_collect', { number }),
        },
        {
          ...shared,
          uid: `${number}-2`,
          day: back,
          from: opens < BACK_UNTIL ? opens : OPENS,
          until: BACK_UNTIL,
          summary: translate('calendar.rental_back', { number }),
        },
      ],
    }),
  }
}
