import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { adjustStock } from '@/lib/backend/domain/catalogue/adjust-stock'
import { orders, stockCounts, stockLedger } from '@/lib/backend/domain/schema'
import { db } from '@/lib/backend/platform/database/pool'
import { withTx } from '@/lib/backend/platform/database/with-tx'
import { OFFICE_ROLES, ROLES } from '@/lib/contract/access/permissions'
import type { CountResult } from '@/lib/contract/schemas/office-counts'

import type { TestDatabase } from '../support/fresh-database'
import { ask, enterAs, enterOffice } from '../support/office-calls'
import { seededDatabase } from '../support/seed'

const STORE = 20
let database: TestDatabase
let goods: number[]
let code: (number: number) => string

interface Scan {
  code: string
  count: number
  at: string
}
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const scan = (of: string, count: number, at = ago(0)): Scan => ({ code: of, count, at })
const count = (shelves: { shelf: string; scans: Scan[] }[], more: Record<string, unknown> = {}) => ({
  id: crypto.randomUUID(),
  store: STORE,
  sentAt: ago(0),
  shelves,
  ...more,
})
const send = (given: unknown, isPreview = false) =>
  ask<CountResult>('admin', '/api/office/counts/', { count: given, isPreview })
async function stockOf(variant: number) {
  const { rows } = await db().execute<{ available: number; quantity: number | null }>(sql`
    select v.available, s.quantity from variants v left join stock s on s.variant_id = v.id and s.store_id = ${STORE} where v.id = ${variant}`)
  return rows[0]
}
const movements = (variant: number) =>
  db().select().from(stockLedger).where(eq(stockLedger.variantId, variant)).orderBy(stockLedger.id)

/** An order took units some minutes ago; packed some minutes ago, or not yet. */
async function reserve(variantId: number, units: number, minutes: number, packedAgo: number | null): Promise<void> {
  const number = crypto.randomUUID()
  const [order] = await db()
    .insert(orders)
    .values({
      number,
      cartKey: number,
      status: packedAgo === null ? 'paid' : 'packed',
      email: 'a@example.com',
      language: 'fi',
      country: 'FI',
      currency: 'EUR',
      currencyRate: 1,
      taxAreaId: 1,
      address: {} as never,
      deliveryMethod: 'posti',
      deliveryCost: 0,
      paymentMethod: 'sandbox',
      linesTotal: 0,
      total: 0,
      accessHash: number,
    })
    .returning({ id: orders.id })
  const orderId = order?.id ?? 0
  await withTx((tx) => adjustStock(tx, { variantId, storeId: STORE, delta: -units, reason: 'order', orderId }))
  await db().execute(sql`
    update stock_ledger set created_at = now() - make_interval(mins => ${minutes}) where order_id = ${orderId}`)
  if (packedAgo !== null)
    await db().execute(sql`
      insert into order_events (order_id, kind, created_at) values (${orderId}, 'packed', now() - make_interval(mins => ${packedAgo}))`)
}

beforeAll(async () => {
  ;({ database } = await seededDatabase())
  await enterOffice('admin', 'admin@example.com')
})
afterAll(() => database.drop())
beforeEach(async () => {
  const { rows } = await db().execute<{ id: number }>(sql`
    insert into models (brand_id, slug, main_group_id) select brand_id, 'counted-' || (random() * 1e9)::int, main_group_id from models limit 1 returning id`)
  const model = rows[0]?.id ?? 0
  code = (number) => `N-${model}-${number}`
  const made = await db().execute<{ id: number }>(sql`
    insert into variants (model_id, sku, sort_order) select ${model}, 'N-' || ${model} || '-' || n, n from generate_series(1, 80) n returning id`)
  goods = made.rows.map(({ id }) => id).toSorted((a, b) => a - b)
  await withTx(async (tx) => {
    for (const variantId of goods) await adjustStock(tx, { variantId, storeId: STORE, delta: 10, reason: 'initial' })
  })
  await db().execute(sql`
    update stock_ledger set created_at = now() - interval '1 day' where variant_id = any(${sql.param(goods)}::int[])`)
})

describe('a count of goods', () => {
  it('shows the differences first, and saves them as movements with the reason', async () => {
    const given = count([{ shelf: 'A1', scans: [scan(code(1), 8), scan(code(2), 10), scan(code(3), 12)] }])
    const preview = await send(given, true)
    expect(preview.body.lines.map(({ counted, expected, difference }) => [counted, expected, difference])).toEqual([
      [8, 10, -2],
      [10, 10, 0],
      [12, 10, 2],
    ])
    expect(preview.body.isSaved).toBe(false)
    expect(await stockOf(goods[0]!)).toEqual({ available: 10, quantity: 10 })
    expect((await send(given)).body).toMatchObject({ isSaved: true })
    expect(await stockOf(goods[0]!)).toEqual({ available: 8, quantity: 8 })
    expect(await stockOf(goods[2]!)).toEqual({ available: 12, quantity: 12 })
    expect((await movements(goods[0]!)).map(({ delta, reason }) => [delta, reason])).toEqual([
      [10, 'initial'],
      [-2, 'count'],
    ])
    expect(await movements(goods[1]!)).toHaveLength(1)
  })

  it('adds up what lies on several shelves', async () => {
    const { body } = await send(
      count([
        { shelf: 'A1', scans: [scan(code(1), 4)] },
        { shelf: 'B7', scans: [scan(code(1), 6)] },
      ]),
    )
    expect(body.lines).toMatchObject([{ shelves: ['A1', 'B7'], counted: 10, difference: 0 }])
  })

  it('is saved once, however often and however simultaneously it is sent', async () => {
    const given = count([{ shelf: 'A1', scans: [scan(code(1), 7), scan('unknown', 2)] }])
    const answers = await Promise.all([send(given), send(given), send(given)])
    answers.push(await send(given))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    for (const { body } of answers) {
      expect(body.lines).toMatchObject([{ counted: 7, expected: 10, difference: -3 }])
      expect(body.unknown).toEqual([{ shelf: 'A1', code: 'unknown', count: 2 }])
    }
    expect(await stockOf(goods[0]!)).toEqual({ available: 7, quantity: 7 })
    expect(await movements(goods[0]!)).toHaveLength(2)
  })

  it('is not falsified by what moves after the scan', async () => {
    const given = count([{ shelf: 'A1', scans: [scan(code(1), 10, ago(30)), scan(code(2), 9, ago(30))] }])
    await withTx(async (tx) => {
      for (const variantId of goods.slice(0, 2))
        await adjustStock(tx, { variantId, storeId: STORE, delta: -3, reason: 'transfer' })
      await adjustStock(tx, { variantId: goods[0]!, storeId: STORE, delta: 5, reason: 'import' })
    })
    const { body } = await send(given)
    expect(body.lines.map(({ difference }) => difference)).toEqual([0, -1])
    expect(await stockOf(goods[0]!)).toEqual({ available: 12, quantity: 12 })
    expect(await stockOf(goods[1]!)).toEqual({ available: 6, quantity: 6 })
  })

  it('is right though the clock of the device is wrong', async () => {
    const given = count([{ shelf: 'A1', scans: [scan(code(1), 10, ago(30 - 300))] }], { sentAt: ago(-300) })
    await withTx((tx) => adjustStock(tx, { variantId: goods[0]!, storeId: STORE, delta: -3, reason: 'transfer' }))
    expect((await send(given)).body.lines[0]).toMatchObject({ expected: 10, difference: 0 })
  })

  it('never takes away what is sold already', async () => {
    await withTx((tx) => adjustStock(tx, { variantId: goods[0]!, storeId: STORE, delta: -9, reason: 'transfer' }))
    expect((await send(count([{ shelf: 'A1', scans: [scan(code(1), 5, ago(30))] }]))).status).toBe(200)
    expect(await stockOf(goods[0]!)).toEqual({ available: 0, quantity: 0 })
  })

  it('finds an EAN, one without its leading zero, and a SKU in any case; lists what it does not know', async () => {
    await db().execute(sql`update variants set gtin = '0640000777777' where id = ${goods[0]!}`)
    const codes = ['0640000777777', '640000777777', code(2).toLowerCase(), 'nothing']
    const { body } = await ask<{ found: { code: string; variant: number }[] }>('admin', '/api/office/codes/', { codes })
    expect(Object.fromEntries(body.found.map((row) => [row.code, row.variant]))).toEqual({
      [codes[0]!]: goods[0],
      [codes[1]!]: goods[0],
      [codes[2]!]: goods[1],
    })
    const { body: counted } = await send(count([{ shelf: 'A1', scans: codes.map((of) => scan(of, 5)) }]))
    expect(counted.lines).toMatchObject([{ counted: 10 }, { counted: 5 }])
    const [kept] = await db().select().from(stockCounts).where(sql`unknown::text like '%nothing%'`)
    expect(kept?.unknown).toEqual([{ shelf: 'A1', code: 'nothing', count: 5 }])
  })

  it('of 40 shelves is one count in one transaction', async () => {
    const shelves = Array.from({ length: 40 }, (_, shelf) => ({
      shelf: `S${shelf + 1}`,
      scans: [scan(code(2 * shelf + 1), 9), scan(code(2 * shelf + 2), 11)],
    }))
    const { status, body } = await send(count(shelves))
    expect([status, body.lines.length]).toEqual([200, 80])
    const { rows } = await db().execute<{ at: Date; n: number }>(sql`
      select created_at as at, count(*)::int as n from stock_ledger where variant_id = any(${sql.param(goods)}::int[]) and reason = 'count' group by 1`)
    expect(rows.map(({ n }) => n)).toEqual([80])
  })

  it('is in the history', async () => {
    const given = count([{ shelf: 'A1', scans: [scan(code(1), 8)] }])
    await send(given)
    const { body } = await ask<{ changes: { title: string; changes: unknown }[] }>(
      'admin',
      `/api/office/changes/?entity=counts&record=${given.id}`,
    )
    expect(body.changes).toMatchObject([{ title: 'A1', changes: { lines: [null, 1], differences: [null, 1] } }])
  })

  it.each([
    ['of a store that is none', { store: 9_999 }, 404],
    ['without an id', { id: 'x' }, 400],
    ['of less than nothing', { shelves: [{ shelf: 'A1', scans: [{ code: 'x', count: -1, at: ago(0) }] }] }, 400],
    ['without a shelf', { shelves: [] }, 400],
  ])('%s is refused', async (_name, more, status) => {
    expect((await send(count([{ shelf: 'A1', scans: [scan(code(1), 8)] }], more))).status).toBe(status)
  })
})

describe('goods that are sold and not packed yet', () => {
  it('still lie on the shelf: the count has them, and the shop does not offer them again', async () => {
    await reserve(goods[0]!, 3, 60, null)
    const { body } = await send(count([{ shelf: 'A1', scans: [scan(code(1), 10, ago(30))] }]))
    expect(body.lines[0]).toMatchObject({ expected: 10, difference: 0 })
    expect(await stockOf(goods[0]!)).toMatchObject({ quantity: 7 })
  })

  it('and packed after the scan lay there when it was scanned, packed before it did not', async () => {
    await reserve(goods[0]!, 3, 60, 10)
    await reserve(goods[1]!, 3, 60, 40)
    const { body } = await send(
      count([{ shelf: 'A1', scans: [scan(code(1), 10, ago(30)), scan(code(2), 7, ago(30))] }]),
    )
    expect(body.lines.map(({ difference }) => difference)).toEqual([0, 0])
  })
})

it.each(OFFICE_ROLES)('%s saves a count only with the permission for stock', async (role) => {
  await enterAs(role)
  const given = count([{ shelf: 'A1', scans: [scan(code(1), 8)] }])
  const { status } = await ask(role, '/api/office/counts/', { count: given })
  expect(status).toBe(ROLES[role].has('office.stock.write') ? 200 : 403)
})
