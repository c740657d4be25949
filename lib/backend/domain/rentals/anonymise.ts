/** Forgetting who has rented: what was rented, where, when and for how much is kept. */
import { type SQL, sql } from 'drizzle-orm'

import { inStates } from '@/lib/backend/platform/database/in-states'
import { db } from '@/lib/backend/platform/database/pool'
import { HELD_RENTALS } from '@/lib/order/rental-machine'

const BATCH = 500

/** The person has asked for erasure. */
export const FORGOTTEN_RENTALS = sql`b.forget_at <= now()`

/** Anonymises the bookings `b` that have ended and for which `condition` is true. */
export async function anonymiseRentals(condition: SQL): Promise<void> {
  const statement = sql`
    with due as (
      select b.id from rental_bookings b where b.email <> '' and not (${inStates('b.status', HELD_RENTALS)}) and (${condition})
      order by b.id limit ${BATCH} for update skip locked),
    people as (update rental_lines set person = '{}', condition = '' where booking_id in (select id from due))
    update rental_bookings set email = '', name = '', phone = '', note = '', customer_id = null, forget_at = null
    where id in (select id from due)`
  while (((await db().execute(statement)).rowCount ?? 0) === BATCH);
}
