import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { db } from '@/lib/backend/platform/database/pool'
import { composeMail } from '@/lib/backend/flows/mail/compose'
import { orderHandlers } from '@/lib/backend/api/handlers/orders'
import { oneTimeCode } from '@/lib/backend/domain/orders/view-code'
import { context, count, guest, openShop, sell } from '../../support/checkout-shop'
import { freshDatabase, type TestDatabase } from '../../support/fresh-database'
import { atOnce, paid, type Placed } from '../../support/orders'

let database: TestDatabase
let order: Placed
let lastId = 0
beforeAll(async () => {
  database = await freshDatabase()
  await openShop()
  order = await paid({ cart: { products: [{ productId: (await sell()).variantId, amount: 1 }] } })
})
afterAll(() => database.drop())
beforeEach(() => db().execute(sql`delete from rate_limits`))

const EMAIL = 'aino@example.com'
const from = (ip: string | null) => context(guest, {}, ip)
const ask = (number: string, email = EMAIL, ip: string | null = '192.0.2.9') =>
  orderHandlers.viewOrder({ params: undefined, query: undefined, body: { number, email } }, from(ip))
const open = (code: string, number = order.number, email = EMAIL, ip: string | null = '192.0.2.9') =>
  orderHandlers.viewOrderCode({ params: undefined, query: undefined, body: { number, email, code } }, from(ip))
const newest = async () => {
  lastId = await count(sql`select coalesce(max(id), 0) as count from order_codes`)
  return oneTimeCode(lastId)
}

describe('finding an order without an account (P2.39)', () => {
  it('number, e-mail address and the code from the mailbox open it, once', async () => {
    expect(await ask(order.number.toLowerCase(), 'Aino@Example.com')).toEqual({ sent: true })
    const code = await newest()
    const mail = await composeMail({
      kind: 'order_code',
      dedupeKey: 'x',
      payload: { order_id: order.id, code_id: lastId },
    })
    expect(mail?.to).toBe(EMAIL)
    expect(mail?.text).toContain(`${code.slice(0, 4)} ${code.slice(4)}`)
    const known = await open(`${code.slice(0, 4)} ${code.slice(4)}`, `S${order.number}`)
    expect([known.order.number, known.access]).toEqual([order.number, order.access])
    await expect(open(code)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('check F3 known and unknown are answered alike, after the same time; only the known one gets a mail', async () => {
    const before = await count(sql`select count(*) from outbox where kind = 'order_code'`)
    const timed = async (work: Promise<unknown>) => {
      const start = performance.now()
      return [await work, performance.now() - start] as const
    }
    const answers = [
      await timed(ask(order.number)),
      await timed(ask(order.number, 'somebody@example.com')),
      await timed(ask('W-UNKNOWN1')),
    ]
    expect(new Set(answers.map(([answer]) => JSON.stringify(answer)))).toEqual(new Set(['{"sent":true}']))
    for (const [, ms] of answers) expect(ms).toBeGreaterThanOrEqual(195)
    expect(await count(sql`select count(*) from outbox where kind = 'order_code'`)).toBe(before + 1)
    const code = await newest()
    const refusals = await Promise.allSettled([
      open('00000000'),
      open(code, order.number, 'somebody@example.com'),
      open(code, 'W-UNKNOWN1'),
    ])
    expect(
      new Set(
        refusals.map((one) => one.status === 'rejected' && JSON.stringify((one.reason as { body(): unknown }).body())),
      ).size,
    ).toBe(1)
    expect((await open(code)).order.number).toBe(order.number)
  })

  it('check F3 five guesses of a code, fifteen minutes, only the newest; used once by however many at once', async () => {
    await ask(order.number)
    const guessed = await newest()
    for (let guess = 0; guess < 5; guess += 1)
      await expect(open('12345678')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(open(guessed)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await ask(order.number)
    const old = await newest()
    await ask(order.number)
    await expect(open(old)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const code = await newest()
    const results = await atOnce(Array.from({ length: 4 }, () => () => open(code)))
    expect([...results].sort()).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'ok'])
    await ask(order.number)
    const late = await newest()
    expect(
      await count(sql`select round(extract(epoch from max(expires_at) - now()) / 60) as count from order_codes`),
    ).toBe(15)
    await db().execute(sql`update order_codes set expires_at = now() - interval '1 second'`)
    await expect(open(late)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('check F3 strangers who ask with wrong addresses never stop the owner, known number or not', async () => {
    for (const number of [order.number, 'W-UNKNOWN1'])
      await Promise.all(
        Array.from({ length: 40 }, (_, index) => ask(number, `guess${index}@example.com`, `192.0.2.${index + 30}`)),
      )
    expect(await ask(order.number, EMAIL, '192.0.2.99')).toEqual({ sent: true })
    expect((await open(await newest())).order.number).toBe(order.number)
  })

  it('check F3 strangers who guess codes never stop the owner, not even those who know number and address', async () => {
    await ask(order.number)
    const code = await newest()
    const guesses = async (ip: string) => {
      const wrong = await Promise.allSettled(Array.from({ length: 5 }, () => open('12345678', order.number, EMAIL, ip)))
      // The sixth attempt of one client is not looked at, even with the right code.
      return [...wrong, ...(await Promise.allSettled([open(code, order.number, EMAIL, ip)]))]
    }
    const results = await Promise.all(Array.from({ length: 15 }, (_, index) => guesses(`198.51.100.${index}`)))
    for (const result of results.flat())
      expect(result).toMatchObject({ status: 'rejected', reason: { code: 'NOT_FOUND' } })
    expect((await open(code, order.number, EMAIL, '192.0.2.9')).order.number).toBe(order.number)
  })

  it('check F3 a code is worth nothing after a hundred guesses from however many networks; the next one is', async () => {
    await ask(order.number)
    const code = await newest()
    const guess = (ip: string) => open('12345678', order.number, EMAIL, ip)
    const guesses = Array.from({ length: 100 }, (_, index) => guess(`198.51.100.${100 + Math.floor(index / 5)}`))
    for (const result of await Promise.allSettled(guesses))
      expect(result).toMatchObject({ status: 'rejected', reason: { code: 'NOT_FOUND' } })
    await expect(open(code, order.number, EMAIL, '192.0.2.77')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await ask(order.number)
    expect((await open(await newest(), order.number, EMAIL, '192.0.2.77')).order.number).toBe(order.number)
  })

  it('check F3 a mailbox gets five codes an hour; after that the newest one stays valid, and the link in its mail opens the order', async () => {
    const before = await count(sql`select count(*) from outbox where kind = 'order_code'`)
    await Promise.all(Array.from({ length: 12 }, (_, index) => ask(order.number, EMAIL, `203.0.113.${index}`)))
    expect(await count(sql`select count(*) from outbox where kind = 'order_code'`)).toBe(before + 5)
    await db().execute(sql`update order_codes set expires_at = now() + interval '1 minute'`)
    expect(await ask(order.number)).toEqual({ sent: true })
    const code = await newest()
    expect(
      await count(sql`select round(extract(epoch from max(expires_at) - now()) / 60) as count from order_codes`),
    ).toBe(15)
    const payload = { order_id: order.id, code_id: lastId }
    const mail = await composeMail({ kind: 'order_code', dedupeKey: 'x', payload })
    expect(mail?.text).toContain(`#access=${order.access}`)
    expect((await open(code)).order.number).toBe(order.number)
    await ask(order.number)
    expect(await count(sql`select count(*) from outbox where kind = 'order_code'`)).toBe(before + 6)
  })

  it('check F3 one client asks and guesses twenty times in ten minutes', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => ask(`W-NUMBER${index}`, EMAIL, '192.0.2.15')))
    await expect(ask('W-ANOTHER1', EMAIL, '192.0.2.15')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    await Promise.allSettled(Array.from({ length: 20 }, () => open('12345678', 'W-NUMBER1', EMAIL, '192.0.2.16')))
    await expect(open('12345678', 'W-NUMBER1', EMAIL, '192.0.2.16')).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    })
  })

  it('check F3 where the whole shop is asked very often, every answer takes longer and none is refused', async () => {
    await db().execute(sql`
      insert into rate_limits (key, window_start, count)
      values ('order:shop', to_timestamp(floor(extract(epoch from now()) / 3600) * 3600), 1000)`)
    const start = performance.now()
    expect(await ask(order.number)).toEqual({ sent: true })
    expect(performance.now() - start).toBeGreaterThanOrEqual(1_490)
    expect((await open(await newest())).order.number).toBe(order.number)
  })
})
