/** POST /api/staff/rental/: goods are handed over, come back, or are never collected. */
import { sql } from 'drizzle-orm'

import { changeState } from '@/lib/backend/domain/orders/change-state'
import { enqueue } from '@/lib/backend/domain/outbox/enqueue'
import { READY } from '@/lib/backend/domain/rentals/offer'
import { readRental, type RentalRow } from '@/lib/backend/domain/rentals/view'
import { type Tx, withTx } from '@/lib/backend/platform/database/with-tx'
import { pgCode } from '@/lib/backend/platform/database/errors'
import { ApiError } from '@/lib/contract/errors'
import type { MoveRental } from '@/lib/contract/schemas/rental'
import { shopDay } from '@/lib/market/shop-time'
import { stepTo } from '@/lib/order/machine'
import { CANCELLED_RENTAL, RENTAL, type RentalStatus } from '@/lib/order/rental-machine'

import { freeUnits } from './free-units'
import { refuse } from './stay'

const EXCLUSION_VIOLATION = '23P01'

type Lines = MoveRental['lines']

/** The same change again does nothing. Throws NOT_FOUND, CONFLICT with the reason: `state`, or `unit` with the line's number. */
export async function moveRental(body: MoveRental): Promise<{ number: string; status: RentalStatus }> {
  return withTx(
    async (tx) => {
      const booking = await lock(tx, body.number)
      const answer = { number: booking.number, status: body.status }
      if (booking.status === body.status) return answer
      const change = stepTo(RENTAL, booking, body.status, 'staff')
      if (change === null) return refuse('state', `A rental that is ${booking.status} cannot become ${body.status}.`)
      const note = sql`note = concat_ws(e'\n', nullif(note, ''), nullif(${body.note}, ''))`
      if (change.name === 'hand_over') {
        for (const { line, unit } of body.lines) if (unit !== undefined) await handOut(tx, booking, line, unit)
        await changeState(tx, RENTAL, change.name, {
          row: change.row,
          by: 'staff',
          set: sql`handed_over_at = now(), ${note}`,
          effects: {},
        })
        return answer
      }
      const isReturn = change.name === 'return'
      await changeState(tx, RENTAL, change.name, {
        row: change.row,
        by: 'staff',
        set: sql`ended_at = now(), extra_eur = ${isReturn ? body.extra : 0}, ${note}`,
        effects: { free_units: () => (isReturn ? takeBack(tx, booking.id, body.lines) : freeUnits(tx, booking.id)) },
      })
      if (body.status === CANCELLED_RENTAL)
        await enqueue(tx, 'rental_cancelled', `rental_cancelled:${booking.number}`, { rental_id: booking.id })
      return answer
    },
    { name: 'rental.move' },
  )
}

async function lock(tx: Tx, number: string): Promise<RentalRow> {
  const known = sql`b.number = ${number.toUpperCase()}`
  await tx.execute(sql`select 1 from rental_bookings b where ${known} for update`)
  const row = await readRental(tx, known)
  if (!row) throw new ApiError('NOT_FOUND', 'There is no such booking.')
  return row
}

/** Another unit than the planned one, of the same size and store, that nobody else has booked for these days. */
async function handOut(tx: Tx, booking: RentalRow, line: number, code: string): Promise<void> {
  const wrong = () =>
    new ApiError('CONFLICT', `This unit cannot be handed out for line ${line}.`, {
      details: { reason: 'unit', line, unit: code },
    })
  const {
    rows: [unit],
  } = await tx.execute<{ id: number }>(sql`
    select u.id from rental_units u join rental_lines l on l.booking_id = ${booking.id} and l.line = ${line}
    where lower(u.code) = lower(${code}) and u.variant_id = l.variant_id and u.store_id = ${booking.store.id} and (${READY} or u.id = l.unit_id)`)
  if (!unit) throw wrong()
  try {
    await tx.execute(
      sql`update rental_lines set unit_id = ${unit.id} where booking_id = ${booking.id} and line = ${line} and unit_id <> ${unit.id}`,
    )
  } catch (error) {
    throw pgCode(error) === EXCLUSION_VIOLATION ? wrong() : error
  }
}

/** The units can be booked again after their service; one that needs repair cannot until staff set it ready. */
async function takeBack(tx: Tx, bookingId: number, lines: Lines): Promise<void> {
  for (const { line, condition, needs_repair: isBroken } of lines) {
    await tx.execute(
      sql`update rental_lines set condition = ${condition} where booking_id = ${bookingId} and line = ${line}`,
    )
    if (isBroken)
      await tx.execute(sql`
        update rental_units set condition = 'repair', note = ${condition}
        where id = (select unit_id from rental_lines where booking_id = ${bookingId} and line = ${line})`)
  }
  // Never longer than planned: the days after belong to others.
  await tx.execute(sql`
    update rental_lines l set held_until = greatest(l.held_from + 1,
      least(l.held_until, ${shopDay()}::date + coalesce((select r.service_days from rental_rates r where r.model_id = l.model_id), 0)))
    where l.booking_id = ${bookingId} and l.held_until is not null`)
}
