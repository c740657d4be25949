/** Booking, changing and cancelling a rental. Nothing is paid before the goods are collected. */
import { sql } from 'drizzle-orm'

import type { CallContext } from '@/lib/backend/domain/access/principal'
import { normaliseEmail } from '@/lib/backend/domain/customers/normalise-email'
import { changeState } from '@/lib/backend/domain/orders/change-state'
import { enqueue, type RentalMailKind } from '@/lib/backend/domain/outbox/enqueue'
import { newRentalNumber } from '@/lib/backend/domain/rentals/access'
import { readRental, rentalByAccess, type RentalRow, rentalView } from '@/lib/backend/domain/rentals/view'
import { rentalBookings, rentalLines } from '@/lib/backend/domain/schema/rentals'
import { inStates } from '@/lib/backend/platform/database/in-states'
import { type Tx, withTx } from '@/lib/backend/platform/database/with-tx'
import { countAttempt, takeAttempt, takeClientAttempt } from '@/lib/backend/platform/security/rate-limit'
import { ApiError } from '@/lib/contract/errors'
import type { BookRental, ChangeRental, RentalBooking, RentalKey } from '@/lib/contract/schemas/rental'
import { CANCELLED_RENTAL, HELD_RENTALS, mayChangeRental, RENTAL } from '@/lib/order/rental-machine'
import { stepTo } from '@/lib/order/machine'

import { freeUnits } from './free-units'
import { refuse, type Taken, takeUnits } from './stay'

/** Bookings of a client in an hour. */
const CLIENTS = { perClient: 12, ofAll: 300, windowSeconds: 3600 }
const CHANGES = { limit: 20, windowSeconds: 3600 }
/** Mails about rentals to one mailbox in a day: a stranger may have typed the address. */
const MAILS = { limit: 10, windowSeconds: 86_400 }
/** Units that one address keeps at the same time: nothing is paid for them yet. */
const MAX_HELD = 20
/** Units that are booked from one network in a day, with whatever addresses; clients whose network is not known share one count. */
const UNITS_OF_NETWORK = { limit: 40, windowSeconds: 86_400 }
const UNITS_OF_UNKNOWN = { limit: 1_000, windowSeconds: 86_400 }

const sumOf = (taken: readonly Taken[], what: 'price' | 'deposit') => taken.reduce((sum, unit) => sum + unit[what], 0)

function checkTotal(taken: readonly Taken[], total: number): void {
  const now = sumOf(taken, 'price')
  if (now !== total)
    throw new ApiError('CONFLICT', 'The price has changed.', { details: { reason: 'price', total: now } })
}

async function checkHeld(tx: Tx, email: string, more: number): Promise<void> {
  const {
    rows: [row],
  } = await tx.execute<{ held: number }>(sql`
    select count(*)::int as held from rental_bookings b join rental_lines l on l.booking_id = b.id
    where b.email = ${email} and ${inStates('b.status', HELD_RENTALS)}`)
  if ((row?.held ?? 0) + more > MAX_HELD) refuse('too_many', 'This address has booked too much.')
}

async function checkNetwork(tx: Tx, ip: string | null, units: number): Promise<void> {
  const limit = ip === null ? UNITS_OF_UNKNOWN : UNITS_OF_NETWORK
  const { allowed } = await countAttempt(`rental:units:${ip ?? 'unknown'}`, limit, tx, units)
  if (!allowed) refuse('too_many', 'This network has booked too much today.')
}

const rowsOf = (
  bookingId: number,
  taken: readonly Taken[],
  persons: readonly BookRental['lines'][number]['person'][],
) =>
  taken.map(({ unitId, modelId, variantId, price, deposit, held }, index) => ({
    ...{ bookingId, unitId, modelId, variantId },
    line: index + 1,
    priceEur: price,
    depositEur: deposit,
    person: persons[index] ?? {},
    heldFrom: held.from,
    heldUntil: held.until,
  }))

/**
 * POST /api/rental/book/: sending the same form again returns the same booking. Throws TOO_MANY_REQUESTS, CONFLICT with the reason: a problem
 * of the days (lib/catalog/rental.ts), `taken`, `gone`, `store`, `price` (with the new total) or `too_many`.
 */
export async function bookRental(body: BookRental, { principal, ip }: CallContext): Promise<RentalBooking> {
  await takeClientAttempt('rental', ip, CLIENTS)
  const { store_id: storeId, from, to, lines, name, email, phone, language_code: language } = body
  return withTx(
    async (tx) => {
      const again = await readRental(tx, sql`b.form_key = ${body.form_key}`)
      if (again) return rentalView(again)
      const { stay, taken } = await takeUnits(tx, { storeId, from, to, variants: lines.map((line) => line.variant_id) })
      // The same form, sent twice at the same time, waited for the units.
      const first = await readRental(tx, sql`b.form_key = ${body.form_key}`)
      if (first) return rentalView(first)
      checkTotal(taken, body.total)
      await checkHeld(tx, email, taken.length)
      await checkNetwork(tx, ip, taken.length)
      const [booking] = await tx
        .insert(rentalBookings)
        .values({
          number: newRentalNumber(),
          formKey: body.form_key,
          ...{ storeId, name, email, phone, language },
          ...{ fromDay: from, toDay: to, collectOn: stay.collect, backOn: stay.back },
          customerId: principal.kind === 'customer' ? principal.id : null,
          totalEur: sumOf(taken, 'price'),
          depositEur: sumOf(taken, 'deposit'),
        })
        .returning({ id: rentalBookings.id, number: rentalBookings.number })
      if (!booking) throw new Error('The booking was not stored.')
      const persons = lines.map(({ person }) => person)
      await tx.insert(rentalLines).values(rowsOf(booking.id, taken, persons))
      await mail(tx, 'rental_booked', { id: booking.id, email }, booking.number)
      return viewOf(tx, booking.id)
    },
    { name: 'rental.book' },
  )
}

/** The same mail is sent once for each content. */
async function mail(tx: Tx, kind: RentalMailKind, { id, email }: { id: number; email: string }, key: string) {
  const { allowed } = await countAttempt(`rental:mail:${normaliseEmail(email)}`, MAILS, tx)
  if (allowed) await enqueue(tx, kind, `${kind}:${key}`, { rental_id: id })
}

async function viewOf(tx: Tx, id: number): Promise<RentalBooking> {
  const row = await readRental(tx, sql`b.id = ${id}`)
  if (!row) throw new Error(`There is no booking ${id}.`)
  return rentalView(row)
}

/** The booking, locked. Throws NOT_FOUND, TOO_MANY_REQUESTS. */
async function lock(tx: Tx, key: RentalKey): Promise<RentalRow> {
  const { id } = await rentalByAccess(key, tx)
  await tx.execute(sql`select 1 from rental_bookings where id = ${id} for update`)
  return rentalByAccess(key, tx)
}

/** POST /api/rental/change/: other days for the same goods in the same store. Throws as `bookRental`, NOT_FOUND, CONFLICT `state`. */
export async function changeRental(body: ChangeRental): Promise<RentalBooking> {
  await takeAttempt(`rental:change:${body.number.toUpperCase()}`, CHANGES)
  return withTx(
    async (tx) => {
      const booking = await lock(tx, body)
      if (!mayChangeRental(booking.status)) refuse('state', 'It has been collected, or has ended.')
      const variants = booking.lines.map((line) => line.variant_id)
      const { from, to } = body
      const { stay, taken } = await takeUnits(tx, { storeId: booking.store.id, from, to, variants }, booking.id)
      checkTotal(taken, body.total)
      await tx.execute(sql`delete from rental_lines where booking_id = ${booking.id}`)
      const persons = booking.lines.map(({ person }) => person)
      await tx.insert(rentalLines).values(rowsOf(booking.id, taken, persons))
      await tx.execute(sql`
        update rental_bookings set from_day = ${from}, to_day = ${to}, collect_on = ${stay.collect}, back_on = ${stay.back},
          total_eur = ${sumOf(taken, 'price')}, deposit_eur = ${sumOf(taken, 'deposit')}
        where id = ${booking.id}`)
      await mail(tx, 'rental_changed', booking, `${booking.number}:${from}:${to}`)
      return rentalView(await rentalByAccess(body, tx))
    },
    { name: 'rental.change' },
  )
}

/** POST /api/rental/cancel/: until the goods are collected; the same again does nothing. Throws NOT_FOUND, CONFLICT `state`. */
export async function cancelRental(key: RentalKey): Promise<RentalBooking> {
  return withTx(
    async (tx) => {
      const booking = await lock(tx, key)
      if (booking.status === CANCELLED_RENTAL) return rentalView(booking)
      const change = stepTo(RENTAL, booking, CANCELLED_RENTAL, 'shopper')
      if (change === null) return refuse('state', 'It has been collected, or has ended.')
      await changeState(tx, RENTAL, change.name, {
        row: change.row,
        by: 'shopper',
        set: sql`ended_at = now()`,
        effects: { free_units: () => freeUnits(tx, booking.id) },
      })
      await mail(tx, 'rental_cancelled', booking, booking.number)
      return rentalView(await rentalByAccess(key, tx))
    },
    { name: 'rental.cancel' },
  )
}
