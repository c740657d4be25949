import ICAL from 'ical.js'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { db } from '@/lib/backend/platform/database/pool'
import * as s from '@/lib/backend/domain/schema'
import { composeMail } from '@/lib/backend/flows/mail/compose'
import { LANGUAGES } from '@/lib/market/languages'
import { apiFetch } from '../../support/api'
import { HELSINKI, openShop, sell } from '../../support/checkout-shop'
import { freshDatabase, type TestDatabase } from '../../support/fresh-database'
import { cancel, look, paid, type Placed } from '../../support/orders'

const HOURS = [
  { days: 'Mo-Fr', opens: '10:00', closes: '20:00' },
  { days: 'Sa', opens: '10:00', closes: '18:00' },
]
let database: TestDatabase
let order: Placed
let sent: Placed
beforeAll(async () => {
  database = await freshDatabase()
  await openShop()
  await db()
    .update(s.stores)
    .set({
      hours: HOURS,
      address: {
        street: 'Polkukatu 1; piha, B',
        postcode: '00100',
        city: 'Helsinki',
        phone: '+358 9 1',
        lat: 60.17,
        lon: 24.94,
      },
    })
    .where(eq(s.stores.id, HELSINKI))
  const products = [{ productId: (await sell()).variantId, amount: 1 }]
  order = await paid({ cart: { products }, form: { delivery_method: 'store', delivery_location: String(HELSINKI) } })
  sent = await paid({ cart: { products } })
})
afterAll(() => database.drop())

const file = (number: string, key: string, language?: string) =>
  apiFetch(`/api/order/calendar/?${new URLSearchParams({ number, key, ...(language && { language }) })}`)
const keyOf = async (of: Placed) => (await look(of)).calendar_key
const ask = async (of: Placed, language?: string) => file(of.number, await keyOf(of), language)
const promise = (options: s.OrderOptions) =>
  db().update(s.orders).set({ options }).where(eq(s.orders.number, order.number))
const on = (to: string, lines: number[] = [1]) => ({ from: to, to, text: '', lines })

async function events(language?: string) {
  const text = await (await ask(order, language)).text()
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  return { text, calendar, events: calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event)) }
}

describe('P3.06 an order that is fetched, in a calendar', () => {
  it('is ready while the store is open, in summer and in winter time: where, under which number, told apart from others', async () => {
    for (const [day, start, end] of [
      ['2026-06-17', '07:00', '17:00'],
      ['2026-12-16', '08:00', '18:00'],
      ['2026-06-13', '07:00', '15:00'],
    ] as const) {
      await promise({ arrivals: [on(day)] })
      const {
        calendar,
        events: [event, ...others],
        text,
      } = await events('en')
      expect(others).toEqual([])
      expect([event?.startDate.toJSDate().toISOString(), event?.endDate.toJSDate().toISOString()]).toEqual([
        `${day}T${start}:00.000Z`,
        `${day}T${end}:00.000Z`,
      ])
      expect(event).toMatchObject({
        summary: `Collect order ${order.number}`,
        location: 'Helsinki, Polkukatu 1; piha, B, 00100 Helsinki',
      })
      expect(event?.description).toMatch(/^We write to you as soon as it is ready\./)
      expect(event?.uid).toMatch(new RegExp(`^${order.number}-1@`))
      expect(event?.component.getFirstPropertyValue('geo')).toEqual([60.17, 24.94])
      // Nobody is busy all day because something may be fetched.
      expect(event?.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT')
      expect([
        calendar.getFirstPropertyValue('version'),
        calendar.getFirstPropertyValue('method'),
        event?.component.hasProperty('dtstamp'),
      ]).toEqual(['2.0', 'PUBLISH', true])
      for (const secret of ['Aino', 'aino@example.com', '+358 40', order.access, await keyOf(order)])
        expect(text).not.toContain(secret)
    }
  })

  it.each(LANGUAGES)('is well-formed in %s: lines of 75 octets at most, each ended by CRLF', async (language) => {
    await promise({ arrivals: [on('2026-06-17')] })
    const {
      text,
      events: [event],
    } = await events(language)
    expect(event?.summary).toContain(order.number)
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  })

  it('speaks the language of its order where none is asked for', async () => {
    await promise({ arrivals: [on('2026-06-17')] })
    expect((await events()).events[0]?.summary).toBe(`Nouda tilaus ${order.number}`)
  })

  it('express pickup begins with its hour, not before the store opens, and is all of the day when it has closed; several parcels are several entries; a day without hours is all of that day', async () => {
    await promise({ express_pickup: true, ready_from: '2026-06-17T16:00' })
    expect((await events()).events.map(({ startDate }) => startDate.toJSDate().toISOString())).toEqual([
      '2026-06-17T13:00:00.000Z',
    ])
    await promise({ express_pickup: true, ready_from: '2026-06-17T08:00' })
    expect((await events()).events.map(({ startDate }) => startDate.toJSDate().toISOString())).toEqual([
      '2026-06-17T07:00:00.000Z',
    ])
    await promise({ express_pickup: true, ready_from: '2026-06-17T20:00' })
    expect(
      (await events()).events.map(({ startDate, endDate }) => [
        startDate.isDate,
        startDate.toString(),
        endDate.toString(),
      ]),
    ).toEqual([[true, '2026-06-17', '2026-06-18']])
    await promise({ arrivals: [on('2026-06-17'), on('2026-06-21', [])] })
    const { events: parcels } = await events('fi')
    expect(new Set(parcels.map(({ uid }) => uid)).size).toBe(2)
    expect(parcels[0]?.description).toMatch(/^Tarn Takki \d+\nIlmoitamme/)
    expect([parcels[1]?.startDate.isDate, parcels[1]?.startDate.toString(), parcels[1]?.endDate.toString()]).toEqual([
      true,
      '2026-06-21',
      '2026-06-22',
    ])
  })

  it('holds no line that a name brings along', async () => {
    const [line] = await db()
      .select({ id: s.orderLines.id, name: s.orderLines.name })
      .from(s.orderLines)
      .innerJoin(s.orders, eq(s.orders.id, s.orderLines.orderId))
      .where(eq(s.orders.number, order.number))
    const name = (text: string) =>
      db()
        .update(s.orderLines)
        .set({ name: text })
        .where(eq(s.orderLines.id, line?.id ?? 0))
    await promise({ arrivals: [on('2026-06-17'), on('2026-06-21', [])] })
    await name('Takki\r\nATTENDEE:mailto:mallory@example.com\rX-A:1\u0007\u0085; a, b\\n')
    const {
      text,
      events: [event, ...others],
    } = await events('fi')
    await name(line?.name ?? '')
    expect(others).toHaveLength(1)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u)
    expect(text).not.toMatch(/^(?:ATTENDEE|X-A)/m)
    expect(event?.description).toMatch(/^Takki \nATTENDEE:mailto:mallory@example.com X-A:1 {2}; a, b\\n\nIlmoitamme/)
  })

  it('comes as a file that nobody keeps and nothing guesses about', async () => {
    await promise({ arrivals: [on('2026-06-17')] })
    const { status, headers } = await ask(order)
    expect([
      status,
      headers.get('content-type'),
      headers.get('cache-control'),
      headers.get('x-content-type-options'),
      headers.get('content-disposition'),
    ]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'private, no-store',
      'nosniff',
      `attachment; filename="${order.number}.ics"`,
    ])
  })

  it('opens with its key, which opens nothing else; nothing to fetch, an unknown number and a wrong key look alike', async () => {
    await promise({ arrivals: [on('2026-06-17')] })
    const refused = await Promise.all(
      [
        file(order.number, await keyOf(sent)),
        file(order.number, order.access),
        file('W-NOBODY00', await keyOf(order)),
        ask(sent),
      ].map(async (answer) => [(await answer).status, await (await answer).json()] as const),
    )
    expect(new Set(refused.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(refused[0]?.[0]).toBe(404)
    await expect(look({ ...order, access: await keyOf(order) })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await promise({ arrivals: [{ from: null, to: null, text: 'Kysy myymälästä', lines: [1] }] })
    expect((await ask(order)).status).toBe(404)
  })

  it('is in the confirmation of what is fetched, alone; a cancelled order has none', async () => {
    await promise({ arrivals: [on('2026-06-17')] })
    const mailOf = async (number: string) => {
      const {
        rows: [row],
      } = await db().execute<{ id: number }>(sql`select id::int as id from orders where number = ${number}`)
      return (
        (await composeMail({ kind: 'order_confirmation', dedupeKey: 'test', payload: { order_id: row?.id } }))?.text ??
        ''
      )
    }
    const [link] = /https?:\/\/\S+\/api\/order\/calendar\/\S+/.exec(await mailOf(order.number)) ?? ['']
    const { pathname, search } = new URL(link)
    expect((await apiFetch(pathname + search)).status).toBe(200)
    expect(await mailOf(sent.number)).not.toContain('/calendar/')
    await cancel(order)
    expect((await ask(order)).status).toBe(404)
  })
})
