/** Checking the days of a rental, and taking free units for them. */
import { sql } from 'drizzle-orm'

import { READY, rentalStore } from '@/lib/backend/domain/rentals/offer'
import type { Tx } from '@/lib/backend/platform/database/with-tx'
import { daysBetween, heldDays, rentalPrice, type Stay, stayOf, stayProblem } from '@/lib/catalog/rental'
import { ApiError } from '@/lib/contract/errors'
import { shopLocalTime } from '@/lib/market/shop-time'

export interface Wanted {
  readonly storeId: number
  readonly from: string
  readonly to: string
  /** Of the units, in the order of the lines. */
  readonly variants: readonly number[]
}

/** A unit that was found for a line, and what it costs. */
export interface Taken {
  readonly unitId: number
  readonly variantId: number
  readonly modelId: number
  readonly price: number
  readonly deposit: number
  readonly held: { readonly from: string; readonly until: string }
}

export const refuse = (reason: string, message: string): never => {
  throw new ApiError('CONFLICT', message, { details: { reason } })
}

interface RateRow extends Record<string, unknown> {
  variant_id: number
  model_id: number
  day: number
  deposit: number
  service_days: number
}

async function ratesOf(tx: Tx, variants: readonly number[]): Promise<Map<number, RateRow>> {
  const { rows } = await tx.execute<RateRow>(sql`
    select v.id as variant_id, v.model_id, r.day_eur as day, r.deposit_eur as deposit, r.service_days
    from variants v join models m on m.id = v.model_id and m.is_public join rental_rates r on r.model_id = m.id
    where v.id = any(${sql.param([...variants])}::int[]) and not v.is_hidden`)
  return new Map(rows.map((row) => [row.variant_id, row]))
}

/** Throws CONFLICT with the reason when these days cannot be rented in the store. */
async function stayIn(tx: Tx, { storeId, from, to }: Wanted): Promise<Stay> {
  const store = await rentalStore(tx, storeId)
  const problem = store ? stayProblem(store.hours, from, to, shopLocalTime(new Date())) : 'store'
  const stay = store && stayOf(store.hours, from, to)
  return problem === null && stay ? stay : refuse(problem ?? 'closed', 'These days cannot be rented.')
}

/**
 * The units for these days; none is written yet. All units that could be meant are locked first, in the order of their ids, so that two
 * bookings wait for each other and the second one sees what the first one took. `without`: a booking whose own units count as free. Throws
 * CONFLICT with the reason: a problem of the days, `gone` (no longer for rent) or `taken`.
 */
export async function takeUnits(tx: Tx, wanted: Wanted, without = 0): Promise<{ stay: Stay; taken: Taken[] }> {
  const stay = await stayIn(tx, wanted)
  const rates = await ratesOf(tx, wanted.variants)
  await tx.execute(sql`
    select id from rental_units where store_id = ${wanted.storeId} and variant_id = any(${sql.param([...wanted.variants])}::int[])
    order by id for update`)
  const days = daysBetween(wanted.from, wanted.to)
  const taken: Taken[] = []
  for (const variantId of wanted.variants) {
    const rate = rates.get(variantId) ?? refuse('gone', 'This product is not for rent any more.')
    const held = heldDays(stay, rate.service_days)
    const unitId = await freeUnit(tx, { variantId, storeId: wanted.storeId, held, without, taken })
    taken.push({
      ...{ unitId, variantId, held },
      modelId: rate.model_id,
      price: rentalPrice(rate.day, days),
      deposit: rate.deposit,
    })
  }
  return { stay, taken }
}

interface Search {
  readonly variantId: number
  readonly storeId: number
  readonly held: Taken['held']
  readonly without: number
  readonly taken: readonly Taken[]
}

/** The unit whose rental before ends last: long gaps stay whole. */
async function freeUnit(tx: Tx, { variantId, storeId, held, without, taken }: Search): Promise<number> {
  const mine = sql`any(${sql.param(taken.map(({ unitId }) => unitId))}::int[])`
  const {
    rows: [unit],
  } = await tx.execute<{ id: number }>(sql`
    select u.id from rental_units u
    where u.variant_id = ${variantId} and u.store_id = ${storeId} and ${READY} and not u.id = ${mine} and not exists (
      select 1 from rental_lines l where l.unit_id = u.id and l.booking_id <> ${without} and l.held_until is not null
        and daterange(l.held_from, l.held_until) && daterange(${held.from}::date, ${held.until}::date))
    order by (select max(l.held_until) from rental_lines l where l.unit_id = u.id and l.held_until <= ${held.from}::date) desc nulls last, u.id
    limit 1`)
  return unit?.id ?? refuse('taken', 'There is no free unit for these days any more.')
}
