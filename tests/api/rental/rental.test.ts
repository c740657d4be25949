import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { rentalHandlers } from '@/lib/backend/api/handlers/rentals'
import * as s from '@/lib/backend/domain/schema'
import { composeMail } from '@/lib/backend/flows/mail/compose'
import { erasePerson, exportPerson } from '@/lib/backend/flows/privacy/person'
import { sweepRetention } from '@/lib/backend/flows/privacy/retention'
import { pgCode } from '@/lib/backend/platform/database/errors'
import { db } from '@/lib/backend/platform/database/pool'
import { addDays, rentalPrice } from '@/lib/catalog/rental'
import type { BookRental, MoveRental, RentalBooking } from '@/lib/contract/schemas/rental'
import { shopDay } from '@/lib/market/shop-time'
import { context, count, customer, HELSINKI, openShop, OULU, sell, addVariant } from '../../support/checkout-shop'
import { freshDatabase, type TestDatabase } from '../../support/fresh-database'

const none = { params: undefined, query: undefined }
const DAY = 2_900
const DEPOSIT = 15_000
const HOURS = [{ days: 'Mo-Su', opens: '10:00', closes: '20:00' }]

let database: TestDatabase
let modelId: number
let small: number
let large: number
let staff: Awaited<ReturnType<typeof customer>>

beforeAll(async () => {
  database = await freshDatabase()
  await openShop()
  const sold = await sell({})
  modelId = sold.modelId
  small = sold.variantId
  large = await addVariant(modelId)
  await db().insert(s.rentalRates).values({ modelId, dayEur: DAY, depositEur: DEPOSIT, serviceDays: 1 })
  await db().execute(sql`update stores set hours = ${JSON.stringify(HOURS)}::jsonb where id in (${HELSINKI}, ${OULU})`)
  await db()
    .insert(s.rentalUnits)
    .values([
      { variantId: small, storeId: HELSINKI, code: 'SKI-1' },
      { variantId: small, storeId: HELSINKI, code: 'SKI-2' },
      { variantId: large, storeId: HELSINKI, code: 'SKI-3' },
      { variantId: small, storeId: HELSINKI, code: 'SKI-OLD', condition: 'retired' },
    ])
  staff = await customer(`rental-staff-${randomUUID()}@example.com`, { isStaff: true })
})
afterAll(() => database.drop())

/** Each test has weeks of its own. */
let next = 3
const week = () => {
  next += 9
  return { from: addDays(shopDay(), next), to: addDays(shopDay(), next + 1) }
}

const body = (fields: Partial<BookRental> & { from: string; to: string }): BookRental => ({
  form_key: randomUUID(),
  store_id: HELSINKI,
  lines: [{ variant_id: small, person: {} }],
  total: rentalPrice(DAY, 2) * (fields.lines?.length ?? 1),
  name: 'Aino',
  email: `aino-${randomUUID()}@example.com`,
  phone: '+358 40 123 4567',
  language_code: 'fi',
  ...fields,
})
/** Each from another network, because bookings of one are limited. */
let client = 0
const guest = () => context(undefined, {}, `10.0.${(client += 1) >> 8}.${client & 255}`)
const book = (fields: Parameters<typeof body>[0]) => rentalHandlers.bookRental({ ...none, body: body(fields) }, guest())
const keyOf = ({ number, access }: RentalBooking) => ({ number, access, language: 'fi' as const })
const move = (fields: Partial<MoveRental> & Pick<MoveRental, 'number' | 'status'>) =>
  rentalHandlers.moveRental({ ...none, body: { lines: [], extra: 0, note: '', ...fields } }, context(staff))
const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'made',
    (error: { code?: string; extra?: { details?: { reason?: string } } }) => error.extra?.details?.reason ?? error.code,
  )
const offer = () =>
  rentalHandlers.rentalOffer({ params: undefined, query: { modelId, language: 'fi' }, body: undefined }, context())
const unitsOf = (number: string) =>
  count(sql`select count(*) as count from rental_lines l join rental_bookings b on b.id = l.booking_id
    where b.number = ${number} and l.held_until is not null`)

describe('P1.02 a rental', () => {
  it('is offered with its stores and sizes, and with the days on which each unit is kept, without those that are retired', async () => {
    const days = week()
    await book(days)
    const found = await offer()
    expect(found).toMatchObject({ model_id: modelId, day: DAY, deposit: DEPOSIT, service_days: 1 })
    expect(found.variants.map(({ id }) => id).sort()).toEqual([small, large].sort())
    expect(found.stores.map(({ id, hours }) => [id, hours])).toEqual([[HELSINKI, HOURS]])
    expect(found.units).toHaveLength(3)
    // Collected the day before, back the day after, and a day of service.
    expect(found.units.flatMap(({ held }) => held)).toContainEqual({
      from: addDays(days.from, -1),
      until: addDays(days.to, 2),
    })
  })

  it('is booked for several people with what they need, at the price of its length, and confirmed by mail with a calendar entry', async () => {
    const days = week()
    const lines = [
      { variant_id: small, person: { name: 'Aino', height_cm: 168, boot_mm: 297 } },
      { variant_id: large, person: { name: 'Eero' } },
    ]
    const made = await book({ ...days, lines })
    expect(made).toMatchObject({
      status: 'booked',
      ...days,
      collect: addDays(days.from, -1),
      back: addDays(days.to, 1),
      total: 4 * DAY,
      deposit: 2 * DEPOSIT,
      may_change: true,
    })
    expect(made.lines.map(({ person }) => person)).toEqual(lines.map(({ person }) => person))
    expect(made.lines.map(({ price }) => price)).toEqual([2 * DAY, 2 * DAY])
    const seen = await rentalHandlers.rentalBooking({ ...none, body: keyOf(made) }, context())
    expect(seen).toEqual(made)
    const { rows } = await db().execute<{ kind: string; dedupe_key: string; payload: Record<string, unknown> }>(
      sql`select kind, dedupe_key, payload from outbox where dedupe_key = ${`rental_booked:${made.number}`}`,
    )
    const mail = await composeMail({ kind: 'rental_booked', dedupeKey: 'x', payload: rows[0]?.payload ?? {} })
    expect(mail?.to).toBe(made.email)
    expect(mail?.text).toContain(made.number)
    expect(mail?.text).toContain(`access=${made.access}`)
    expect(mail?.attachments?.map(({ name }) => name)).toEqual([`${made.number}.ics`])
  })

  it('is one booking when its form is sent twice, also at the same time', async () => {
    const wanted = body(week())
    const send = () => rentalHandlers.bookRental({ ...none, body: wanted }, guest())
    const numbers = (await Promise.all([send(), send(), send()])).map(({ number }) => number)
    expect(new Set([...numbers, (await send()).number]).size).toBe(1)
    expect(await count(sql`select count(*) as count from rental_bookings where form_key = ${wanted.form_key}`)).toBe(1)
  })

  it('is refused without a free unit, on days that cannot be, at another price, in a store without it', async () => {
    const days = week()
    await book({ ...days, lines: [1, 2].map(() => ({ variant_id: small, person: {} })) })
    expect(await reasonOf(book(days))).toBe('taken')
    // The unit is still in service on the day after its return.
    const after = { from: addDays(days.to, 2), to: addDays(days.to, 3) }
    expect(await reasonOf(book(after))).toBe('taken')
    const later = { from: addDays(days.to, 3), to: addDays(days.to, 4) }
    expect(await reasonOf(book(later))).toBe('made')
    expect(await reasonOf(book({ ...week(), total: 1 }))).toBe('price')
    expect(await reasonOf(book({ ...week(), store_id: OULU }))).toBe('taken')
    expect(await reasonOf(book({ ...week(), store_id: 20 }))).toBe('store')
    const today = shopDay()
    expect(await reasonOf(book({ from: today, to: today, total: DAY }))).toBe('late')
    expect(await reasonOf(book({ from: addDays(today, 9), to: addDays(today, 8), total: DAY }))).toBe('order')
    expect(await reasonOf(book({ from: addDays(today, 9), to: addDays(today, 50), total: DAY }))).toBe('length')
    expect(await reasonOf(book({ from: addDays(today, 181), to: addDays(today, 182) }))).toBe('ahead')
  })

  it('is collected on the last day before on which the store is open', async () => {
    const closed = addDays(shopDay(), 170)
    const hours = [...HOURS, { days: closed, opens: '00:00', closes: '00:00' }]
    await db().execute(sql`update stores set hours = ${JSON.stringify(hours)}::jsonb where id = ${HELSINKI}`)
    const made = await book({ from: addDays(closed, 1), to: addDays(closed, 2) })
    expect(made.collect).toBe(addDays(closed, -1))
    await db().execute(sql`update stores set hours = ${JSON.stringify(HOURS)}::jsonb where id = ${HELSINKI}`)
  })

  it('is limited for one address', async () => {
    const email = `many-${randomUUID()}@example.com`
    await db()
      .insert(s.rentalUnits)
      .values(Array.from({ length: 21 }, (_, index) => ({ variantId: large, storeId: OULU, code: `MANY-${index}` })))
    const ten = Array.from({ length: 10 }, () => ({ variant_id: large, person: {} }))
    const days = week()
    const wanted = { ...days, email, store_id: OULU }
    await book({ ...wanted, lines: ten })
    await book({ ...wanted, lines: ten })
    expect(await reasonOf(book({ ...wanted, lines: ten.slice(0, 1) }))).toBe('too_many')
  })
})

it('one network books forty units a day, whatever addresses it gives; what is refused is not counted', async () => {
  await db()
    .insert(s.rentalUnits)
    .values(Array.from({ length: 25 }, (_, index) => ({ variantId: large, storeId: OULU, code: `HOARD-${index}` })))
  const network = context(undefined, {}, '203.0.113.7')
  const ten = Array.from({ length: 10 }, () => ({ variant_id: large, person: {} }))
  const from = (days: { from: string; to: string }, lines = ten, total?: number) =>
    reasonOf(
      rentalHandlers.bookRental(
        { ...none, body: body({ ...days, store_id: OULU, lines, ...(total !== undefined && { total }) }) },
        network,
      ),
    )
  const days = week()
  expect(await from(days, ten, 1)).toBe('price')
  expect([await from(days), await from(days), await from(days), await from(days)]).toEqual(Array(4).fill('made'))
  const one = ten.slice(0, 1)
  expect(await from(days, one)).toBe('too_many')
  expect(await reasonOf(book({ ...days, store_id: OULU, lines: one }))).toBe('made')
})

describe('a booking', () => {
  it('is opened by its own secret only', async () => {
    const made = await book(week())
    const other = await book(week())
    const look = (access: string) =>
      reasonOf(rentalHandlers.rentalBooking({ ...none, body: { ...keyOf(made), access } }, context()))
    expect(await look(other.access)).toBe('NOT_FOUND')
    expect(await look('')).toBe('NOT_FOUND')
    expect(await look(made.access)).toBe('made')
  })

  it('gets other days, also such that overlap with its own, and frees the old ones', async () => {
    const days = week()
    const made = await book({ ...days, lines: [1, 2].map(() => ({ variant_id: small, person: { name: 'Aino' } })) })
    const other = { from: addDays(days.from, 1), to: addDays(days.to, 1) }
    const fields = { ...keyOf(made), ...other, total: 4 * DAY }
    const wrong = rentalHandlers.changeRental({ ...none, body: { ...fields, total: 1 } }, context())
    expect(await reasonOf(wrong)).toBe('price')
    const changed = await rentalHandlers.changeRental({ ...none, body: fields }, context())
    expect(changed).toMatchObject({ number: made.number, ...other, total: 4 * DAY })
    expect(changed.lines.map(({ person }) => person.name)).toEqual(['Aino', 'Aino'])
    expect(await reasonOf(book({ from: addDays(days.from, -2), to: addDays(days.from, -2), total: DAY }))).toBe('made')
    expect(await unitsOf(made.number)).toBe(2)
    expect(
      await count(sql`select count(*) as count from outbox where kind = 'rental_changed' and payload ->> 'rental_id' = (
      select id::text from rental_bookings where number = ${made.number})`),
    ).toBe(1)
  })

  it('sends at most ten mails a day to one mailbox, which may be a stranger’s', async () => {
    await db().insert(s.rentalUnits).values({ variantId: small, storeId: OULU, code: 'MAILS' })
    const email = `mails-${randomUUID()}@example.com`
    const first = addDays(shopDay(), 20)
    const made = await book({ from: first, to: first, total: DAY, store_id: OULU, email })
    for (let day = 1; day <= 12; day += 1) {
      const days = { from: addDays(first, day), to: addDays(first, day), total: DAY }
      await rentalHandlers.changeRental({ ...none, body: { ...keyOf(made), ...days } }, context())
    }
    expect(
      await count(sql`select count(*) as count from outbox where payload ->> 'rental_id' = (
      select id::text from rental_bookings where number = ${made.number})`),
    ).toBe(10)
  })

  it('is cancelled until it is collected, and its units are free again', async () => {
    const days = week()
    const lines = [1, 2].map(() => ({ variant_id: small, person: {} }))
    const made = await book({ ...days, lines })
    const cancel = (booking: RentalBooking) => rentalHandlers.cancelRental({ ...none, body: keyOf(booking) }, context())
    expect(await cancel(made)).toMatchObject({ status: 'cancelled', may_change: false })
    expect(await cancel(made)).toMatchObject({ status: 'cancelled' })
    expect(await unitsOf(made.number)).toBe(0)
    const again = await book({ ...days, lines })
    await move({ number: again.number, status: 'handed_over' })
    expect(await reasonOf(cancel(again))).toBe('state')
    const change = { ...keyOf(again), ...days, total: again.total }
    expect(await reasonOf(rentalHandlers.changeRental({ ...none, body: change }, context()))).toBe('state')
  })
})

describe('at the desk', () => {
  it('another unit of the same size and store is handed out, and no unit that somebody else has for these days', async () => {
    const days = week()
    const first = await book(days)
    const second = await book(days)
    const wrong = (unit: string) => reasonOf(move({ number: first.number, status: 'handed_over', lines: [line(unit)] }))
    const line = (unit: string) => ({ line: 1, unit, condition: '', needs_repair: false })
    const taken = await db().execute<{ code: string }>(sql`
      select u.code from rental_units u join rental_lines l on l.unit_id = u.id join rental_bookings b on b.id = l.booking_id
      where b.number = ${second.number}`)
    expect(await wrong(taken.rows[0]?.code ?? '')).toBe('unit')
    expect(await wrong('SKI-3')).toBe('unit')
    expect(await wrong('SKI-OLD')).toBe('unit')
    await rentalHandlers.cancelRental({ ...none, body: keyOf(second) }, context())
    await move({
      number: first.number,
      status: 'handed_over',
      lines: [line((taken.rows[0]?.code ?? '').toLowerCase())],
    })
    const asked = { state: 'handed_over' as const, page: 1, number: first.number, language: 'fi' as const }
    const found = await rentalHandlers.staffRentals(
      { params: undefined, query: asked, body: undefined },
      context(staff),
    )
    expect(found.rentals[0]?.lines[0]?.unit).toBe(taken.rows[0]?.code)
  })

  it('goods come back with their condition: late days are priced, and what needs repair is not booked until it is ready', async () => {
    const made = await book({ ...week(), lines: [{ variant_id: large, person: {} }] })
    await move({ number: made.number, status: 'handed_over' })
    const today = shopDay()
    await db().execute(sql`
      update rental_lines set held_from = ${addDays(today, -6)}, held_until = ${addDays(today, -1)}
      where booking_id = (select id from rental_bookings where number = ${made.number})`)
    await db().execute(sql`
      update rental_bookings set collect_on = ${addDays(today, -6)}, from_day = ${addDays(today, -5)}, to_day = ${addDays(today, -4)},
        back_on = ${addDays(today, -3)} where number = ${made.number}`)
    const asked = { state: 'handed_over' as const, page: 1, number: '', language: 'en' as const }
    const desk = () => rentalHandlers.staffRentals({ params: undefined, query: asked, body: undefined }, context(staff))
    // The last day was four days ago: the day after it is in time until noon, three more began, two of them are over.
    const late = (await desk()).rentals.find(({ number }) => number === made.number)
    expect(late).toMatchObject({ late_days: 3, late_price: rentalPrice(DAY, 5) - rentalPrice(DAY, 2) })
    const back = { line: 1, condition: 'edge torn', needs_repair: true }
    await move({ number: made.number, status: 'returned', lines: [back], extra: 4_350, note: 'paid by card' })
    expect((await desk()).rentals.map(({ number }) => number)).not.toContain(made.number)
    expect(await count(sql`select extra_eur as count from rental_bookings where number = ${made.number}`)).toBe(4_350)
    expect((await offer()).units.filter(({ variant, store }) => variant === large && store === HELSINKI)).toEqual([])
    await db().execute(sql`update rental_units set condition = 'ready' where code = 'SKI-3'`)
    expect(await reasonOf(move({ number: made.number, status: 'handed_over' }))).toBe('state')
  })

  it('who never came frees the units, and staff alone use the desk', async () => {
    const made = await book(week())
    await move({ number: made.number, status: 'missed' })
    expect(await unitsOf(made.number)).toBe(0)
    expect(await reasonOf(move({ number: 'R-UNKNOWN1', status: 'handed_over' }))).toBe('NOT_FOUND')
  })
})

describe('who asked to be forgotten', () => {
  it('is forgotten when the goods are back, and what was rented stays', async () => {
    const email = `forget-${randomUUID()}@example.com`
    const wanted = { ...week(), email, lines: [{ variant_id: small, person: { name: 'Sentinel', height_cm: 181 } }] }
    const made = await book(wanted)
    await move({ number: made.number, status: 'handed_over' })
    const kept = (await erasePerson(email)).kept.map(({ what }) => what)
    expect(kept).toContain(`name and address of rental ${made.number}`)
    expect((await exportPerson(email)).tables['rental_bookings']).toHaveLength(1)
    await move({ number: made.number, status: 'returned', lines: [] })
    await sweepRetention('retention')
    const { rows } = await db().execute(sql`
      select b.name, b.email, b.phone, b.total_eur, l.person, l.variant_id from rental_bookings b join rental_lines l on l.booking_id = b.id
      where b.number = ${made.number}`)
    expect(rows).toEqual([{ name: '', email: '', phone: '', total_eur: 2 * DAY, person: {}, variant_id: small }])
    expect(await exportPerson(email)).toMatchObject({ tables: {} })
  })
})

describe('the last unit', () => {
  it('is never booked twice: 200 rounds of two bookers', { timeout: 300_000 }, async () => {
    const one = await addVariant(modelId)
    await db().insert(s.rentalUnits).values({ variantId: one, storeId: OULU, code: 'LAST' })
    const results: string[] = []
    for (let round = 0; round < 200; round += 1) {
      const days = { from: addDays(shopDay(), 3 + (round % 100)), to: addDays(shopDay(), 3 + (round % 100)) }
      const wanted = () => ({ ...days, store_id: OULU, total: DAY, lines: [{ variant_id: one, person: {} }] })
      const made = await Promise.all([1, 2].map(() => book(wanted()).catch((error: unknown) => error)))
      const booked = made.filter((one): one is RentalBooking => !(one instanceof Error))
      results.push(String(booked.length))
      for (const booking of booked) await rentalHandlers.cancelRental({ ...none, body: keyOf(booking) }, context())
    }
    expect(new Set(results)).toEqual(new Set(['1']))
  })

  it('cannot be written twice into the database by any other code either', async () => {
    const made = await book(week())
    const copy = db().execute(sql`
      insert into rental_lines (booking_id, line, unit_id, model_id, variant_id, price_eur, deposit_eur, person, held_from, held_until)
      select booking_id, 9, unit_id, model_id, variant_id, 0, 0, '{}', held_until - 1, held_until + 1 from rental_lines
      where booking_id = (select id from rental_bookings where number = ${made.number})`)
    expect(await copy.then(() => 'made', pgCode)).toBe('23P01')
  })
})
