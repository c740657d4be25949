/** Reading rental bookings: one for its page and mails, and all of them for the desk of staff. */
import { type SQL, sql } from 'drizzle-orm'

import { db, type Db } from '@/lib/backend/platform/database/pool'
import { daysBetween, rentalPrice } from '@/lib/catalog/rental'
import { ApiError } from '@/lib/contract/errors'
import type { RentalBooking, StaffRentals, StaffRentalsQuery } from '@/lib/contract/schemas/rental'
import type { Language } from '@/lib/market/languages'
import { shopDay } from '@/lib/market/shop-time'
import { mayChangeRental, mayReturnRental } from '@/lib/order/rental-machine'

import { isRentalAccess, rentalAccess } from './access'
import { PLACE } from './offer'

type Fields = Omit<RentalBooking, 'access' | 'may_change'> & { id: number; form_key: string; language: Language }
/** A booking with what only the server needs. */
export type RentalRow = Fields & Record<string, unknown>

/** Columns of the booking `b` in the store `s`; names in `language`. */
const bookingColumns = (language: SQL) => sql`
  b.id::int as id, b.number, b.form_key, b.status, b.language, b.from_day::text as "from", b.to_day::text as "to", b.collect_on::text as collect,
  b.back_on::text as back, b.name, b.email, b.phone, b.total_eur as total, b.deposit_eur as deposit,
  json_build_object('id', s.id, 'name', s.name, 'place', ${PLACE}) as store, (
    select json_agg(json_build_object('line', l.line, 'model_id', l.model_id, 'variant_id', l.variant_id, 'name', concat_ws(' ', m.name, t.name),
      'colour', coalesce(c.names ->> ${language}, c.names ->> 'en'), 'size', z.name, 'person', l.person, 'price', l.price_eur,
      'deposit', l.deposit_eur, 'unit', u.code, 'condition', l.condition, 'rate', coalesce(r.day_eur, 0)) order by l.line)
    from rental_lines l join rental_units u on u.id = l.unit_id join variants v on v.id = l.variant_id
    join models o on o.id = l.model_id join brands m on m.id = o.brand_id
    left join lateral (select name from model_texts t where t.model_id = l.model_id and t.name <> ''
      order by t.language = ${language} desc, t.language = 'en' desc limit 1) t on true
    left join rental_rates r on r.model_id = l.model_id
    left join colours c on c.id = v.colour_id left join sizes z on z.id = v.size_id where l.booking_id = b.id) as lines`

/** A booking with names in `language`, by default its own; null when there is none. */
export async function readRental(reader: Db, wanted: SQL, language: SQL = sql`b.language`): Promise<RentalRow | null> {
  const {
    rows: [row],
  } = await reader.execute<RentalRow>(sql`
    select ${bookingColumns(language)} from rental_bookings b join stores s on s.id = b.store_id where ${wanted}`)
  return row ?? null
}

/** The answer to who has booked; the fields that only staff see are left out. */
export function rentalView({ id: _id, form_key: formKey, language: _language, lines, ...row }: Fields): RentalBooking {
  return {
    ...row,
    access: rentalAccess(row.number, formKey),
    may_change: mayChangeRental(row.status),
    lines: lines.map(({ line, model_id, variant_id, name, colour, size, person, price, deposit }) => ({
      ...{ line, model_id, variant_id, name, colour, size, person, price, deposit },
    })),
  }
}

/** The booking that a number and its secret open. Throws NOT_FOUND. */
export async function rentalByAccess(
  { number, access, language }: { number: string; access: string; language: Language },
  reader: Db = db(),
): Promise<RentalRow> {
  const row = await readRental(reader, sql`b.number = ${number.toUpperCase()}`, sql`${language}::text`)
  if (!row || !isRentalAccess(access, row.number, row.form_key))
    throw new ApiError('NOT_FOUND', 'There is no such booking.')
  return row
}

const PAGE = 50

type StaffLine = StaffRentals['rentals'][number]['lines'][number] & { rate: number }
type StaffFields = Omit<Fields, 'lines'> & {
  lines: StaffLine[]
  rows: number
  created: string
  note: string
  extra: number
}
type StaffRow = StaffFields & Record<string, unknown>

/** Of a booking that is out: the days after its last one until today, and what they cost more. */
function lateness(
  { status, to, from, lines }: Pick<StaffFields, 'status' | 'to' | 'from' | 'lines'>,
  today: string,
): { late_days: number; late_price: number } {
  if (!mayReturnRental(status)) return { late_days: 0, late_price: 0 }
  // Until noon of the day after the last one it is in time; a day begins to count when it is over.
  const late = Math.max(0, daysBetween(to, today) - 2)
  const days = daysBetween(from, to)
  const price = lines.map(({ rate }) => rentalPrice(rate, days + late) - rentalPrice(rate, days))
  return { late_days: late, late_price: price.reduce((sum, one) => sum + one, 0) }
}

function staffView({ id: _id, form_key: _key, language: _language, rows: _rows, ...row }: StaffFields, today: string) {
  return {
    ...row,
    ...lateness(row, today),
    may_change: mayChangeRental(row.status),
    lines: row.lines.map(({ rate: _rate, ...line }) => line),
  }
}

/** GET /api/staff/rentals/; a page beyond the last is empty. */
export async function staffRentals(query: StaffRentalsQuery): Promise<StaffRentals> {
  const { state, page, number: text, language } = query
  const words = sql`concat_ws(e'\n', f.number, f.name, f.email, f.phone)`
  const wanted = text === '' ? sql`f.status = ${state}` : sql`strpos(lower(${words}), ${text.toLowerCase()}) > 0`
  // What is to be handed over or taken back comes in the order of its days; what has ended, the latest first.
  const order = mayChangeRental(state)
    ? sql`f.collect_on, f.id`
    : mayReturnRental(state)
      ? sql`f.back_on, f.id`
      : sql`f.id desc`
  const { rows } = await db().execute<StaffRow>(sql`
    with found as (
      select f.*, (count(*) over ())::int as rows, row_number() over (order by ${order}) as position from rental_bookings f
      where ${wanted} order by ${order} limit ${PAGE} offset ${(page - 1) * PAGE})
    select b.rows, to_json(b.created_at) #>> '{}' as created, b.note, b.extra_eur as extra, ${bookingColumns(sql`${language}::text`)}
    from found b join stores s on s.id = b.store_id order by b.position`)
  const today = shopDay()
  const total = rows[0]?.rows ?? 0
  return { total, pages: Math.ceil(total / PAGE), rentals: rows.map((row) => staffView(row, today)) }
}
