/** GET /api/rental/offer/: what of a product can be rented where and when. */
import { sql } from 'drizzle-orm'

import { inStates } from '@/lib/backend/platform/database/in-states'
import { db, type Db } from '@/lib/backend/platform/database/pool'
import { UNIT_CONDITIONS } from '@/lib/backend/domain/schema/rentals'
import type { HeldDays } from '@/lib/catalog/rental'
import { ApiError } from '@/lib/contract/errors'
import type { RentalOffer } from '@/lib/contract/schemas/rental'
import type { Language } from '@/lib/market/languages'
import type { OpenHours } from '@/lib/market/opening-hours'
import { shopDay } from '@/lib/market/shop-time'

/** The condition of the units that can be booked; for SQL texts. */
export const READY = inStates('u.condition', [UNIT_CONDITIONS[0]])

/** A store as one line: its street and town. */
export const PLACE = sql`concat_ws(', ', s.address ->> 'street', nullif(concat_ws(' ', s.address ->> 'postcode', s.address ->> 'city'), ''))`

interface StoreRow extends Record<string, unknown> {
  id: number
  name: string
  place: string
  hours: OpenHours[] | null
}

/** A store that customers can visit; null for an unknown one. */
export async function rentalStore(reader: Db, id: number): Promise<(StoreRow & { hours: OpenHours[] }) | null> {
  const {
    rows: [row],
  } = await reader.execute<StoreRow>(sql`
    select s.id, s.name, ${PLACE} as place, s.hours from stores s where s.id = ${id} and s.type = 'retail'`)
  return row ? { ...row, hours: row.hours ?? [] } : null
}

/** Throws NOT_FOUND for a product that is not public or not for rent. */
export async function rentalOffer(query: { modelId: number; language: Language }): Promise<RentalOffer> {
  const {
    rows: [rate],
  } = await db().execute<{ day: number; deposit: number; service_days: number }>(sql`
    select r.day_eur as day, r.deposit_eur as deposit, r.service_days
    from rental_rates r join models m on m.id = r.model_id and m.is_public where r.model_id = ${query.modelId}`)
  if (!rate) throw new ApiError('NOT_FOUND', 'This product is not for rent.')
  const [{ rows: units }, { rows: variants }, { rows: stores }] = await Promise.all([
    db().execute<{ variant: number; store: number; held: HeldDays[] }>(sql`
      select u.variant_id as variant, u.store_id as store, coalesce((
        select json_agg(json_build_object('from', l.held_from, 'until', l.held_until) order by l.held_from)
        from rental_lines l where l.unit_id = u.id and l.held_until > ${shopDay()}::date), '[]') as held
      from rental_units u join variants v on v.id = u.variant_id and v.model_id = ${query.modelId} and not v.is_hidden
      where ${READY} order by u.store_id, u.variant_id, u.id`),
    db().execute<RentalOffer['variants'][number]>(sql`
      select v.id, coalesce(c.names ->> ${query.language}, c.names ->> 'en') as colour, z.name as size
      from variants v left join colours c on c.id = v.colour_id left join sizes z on z.id = v.size_id
      where v.model_id = ${query.modelId} and exists (select 1 from rental_units u where u.variant_id = v.id and ${READY})
      order by v.colour_id, z.sort_order, v.id`),
    db().execute<StoreRow>(sql`
      select s.id, s.name, ${PLACE} as place, s.hours from stores s
      where s.type = 'retail' and exists (
        select 1 from rental_units u join variants v on v.id = u.variant_id where u.store_id = s.id and v.model_id = ${query.modelId} and ${READY})
      order by s.stock_display_order, s.id`),
  ])
  return {
    model_id: query.modelId,
    ...rate,
    variants,
    stores: stores.map((store) => ({ ...store, hours: store.hours ?? [] })),
    units,
  }
}
