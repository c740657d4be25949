import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { adjustStock } from '@/lib/backend/domain/catalogue/adjust-stock'
import { withdrawPassedDays } from '@/lib/backend/domain/catalogue/purchase-days'
import { purchaseOrders, stockLedger } from '@/lib/backend/domain/schema'
import { announceLowStock } from '@/lib/backend/domain/webhooks/low-stock'
import { db } from '@/lib/backend/platform/database/pool'
import { withTx } from '@/lib/backend/platform/database/with-tx'
import { OFFICE_ROLES, ROLES } from '@/lib/contract/access/permissions'
import type { OfficeChange } from '@/lib/contract/schemas/office'
import type { LowStockList, OfficePurchase, PurchaseRows } from '@/lib/contract/schemas/office-purchases'
import { shopDay } from '@/lib/market/shop-time'

import { apiFetch, get } from '../support/api'
import type { TestDatabase } from '../support/fresh-database'
import { ask, enterAs, enterOffice } from '../support/office-calls'
import { seededDatabase } from '../support/seed'

const STORE = 20
const DAY_MS = 86_400_000
const inDays = (days: number) => shopDay(new Date(Date.now() + days * DAY_MS))
let database: TestDatabase
let model: number
let goods: number[]
let sku: (at: number) => string

const path = (id: number, more = '') => `/api/office/purchases/${id}/${more}`
const add = (variant: number, quantity: number, expectedOn: string | null = null) => ({
  variant,
  from: null,
  to: { quantity, expectedOn },
})
const change = (id: number, ...changes: unknown[]) => ask<OfficePurchase>('admin', path(id), { changes })
const step = (id: number, to: string) => ask<OfficePurchase>('admin', path(id, 'state/'), { to })
const receive = (id: number, lines: [number, number][], receipt: string = crypto.randomUUID()) =>
  ask<OfficePurchase>('admin', path(id, 'receipts/'), {
    id: receipt,
    lines: lines.map(([variant, quantity]) => ({ variant, quantity })),
  })
async function draft(...lines: ReturnType<typeof add>[]): Promise<number> {
  const { body } = await ask<{ id: string }>('admin', '/api/office/records/purchases/', {
    values: { supplier: 'Halti Oy', reference: 'H-7', storeId: STORE },
  })
  const id = Number(body.id)
  if (lines.length > 0) expect((await change(id, ...lines)).status).toBe(200)
  return id
}
async function ordered(...lines: ReturnType<typeof add>[]): Promise<number> {
  const id = await draft(...lines)
  expect((await step(id, 'order')).body.status).toBe('ordered')
  return id
}
/** What the product's page says of when a variant is back. */
async function promised(variant: number): Promise<string | null> {
  const { body } = await get(`/api/products/productmodel/ordered-${model}/?language=en&taxAreaId=1`)
  const variants = body['products'] as unknown as { id: number; stock_incoming_str: string | null }[]
  return variants.find(({ id }) => id === variant)?.stock_incoming_str ?? null
}
async function heldIn(variant: number): Promise<number> {
  const { rows } = await db().execute<{ quantity: number }>(
    sql`select quantity from stock where variant_id = ${variant} and store_id = ${STORE}`,
  )
  return rows[0]?.quantity ?? 0
}

beforeAll(async () => {
  ;({ database } = await seededDatabase())
  await enterOffice('admin', 'admin@example.com')
})
afterAll(() => database.drop())
beforeEach(async () => {
  const { rows } = await db().execute<{ id: number }>(sql`
    insert into models (brand_id, slug, main_group_id, is_public) select brand_id, 'ordered-' || (random() * 1e9)::int, main_group_id, true
    from models limit 1 returning id`)
  model = rows[0]?.id ?? 0
  await db().execute(sql`update models set slug = 'ordered-' || id where id = ${model}`)
  await db().execute(sql`insert into model_texts (model_id, language, name) values (${model}, 'en', 'Ordered jacket')`)
  sku = (at) => `P-${model}-${at + 1}`
  const made = await db().execute<{ id: number }>(sql`
    insert into variants (model_id, sku, sort_order) select ${model}, 'P-' || ${model} || '-' || n, n from generate_series(1, 4) n returning id`)
  goods = made.rows.map(({ id }) => id).toSorted((a, b) => a - b)
})

describe('a purchase order', () => {
  it('names its goods and its history in the language of who reads them', async () => {
    const [first = 0] = goods
    await db().execute(sql`insert into model_texts (model_id, language, name) values (${model}, 'fi', 'Tilattu takki')`)
    await db().execute(sql`
      update variants set colour_id = (select id from colours order by id limit 1) where id = ${first}`)
    await db().execute(sql`
      update colours set names = '{"fi": "Sammal", "en": "Moss"}' where id = (select id from colours order by id limit 1)`)
    const id = await draft(add(first, 3))
    const titles = async (headers: Record<string, string>) =>
      (await ask<OfficePurchase>('admin', path(id), undefined, headers)).body.lines.map(({ title }) => title)
    expect(await titles({ cookie: 'so.office-language=fi', 'accept-language': 'de' })).toEqual(['Tilattu takki Sammal'])
    expect(await titles({ 'accept-language': 'sv;q=0.2, fi' })).toEqual(['Tilattu takki Sammal'])
    expect(await titles({ 'accept-language': 'de' })).toEqual(['Ordered jacket Moss'])
    expect(await titles({})).toEqual(['Ordered jacket Moss'])
    const found = await ask<{ found: { title: string }[] }>(
      'admin',
      '/api/office/codes/',
      { codes: [sku(0)] },
      { cookie: 'so.office-language=fi' },
    )
    expect(found.body.found.map(({ title }) => title)).toEqual(['Tilattu takki Sammal'])
    await ask('admin', `/api/office/goods/${model}/stock/`, { variant: first, store: STORE, delta: 2 })
    const history = async (language: string) =>
      (
        await ask<{ changes: OfficeChange[] }>(
          'admin',
          `/api/office/changes/?entity=variants&record=${first}`,
          undefined,
          {
            cookie: `so.office-language=${language}`,
          },
        )
      ).body.changes.map(({ title }) => title)
    expect(await history('fi')).toEqual(['Tilattu takki Sammal'])
    expect(await history('en')).toEqual(['Ordered jacket Moss'])
  })

  it('is written, ordered, received in parts and then over; stock and its reason follow', async () => {
    const [first = 0, second = 0] = goods
    const id = await ordered(add(first, 10, inDays(9)), add(second, 5))
    const part = await receive(id, [[first, 4]])
    expect(part.body.status).toBe('partly_received')
    expect(part.body.lines).toMatchObject([
      { variant: first, sku: sku(0), quantity: 10, received: 4 },
      { quantity: 5, received: 0 },
    ])
    expect(await heldIn(first)).toBe(4)
    const rest = await receive(id, [
      [first, 6],
      [second, 7],
    ])
    // More than was ordered is what it is.
    expect(rest.body).toMatchObject({ status: 'received', may: { change: false, receive: false } })
    expect([await heldIn(first), await heldIn(second)]).toEqual([10, 7])
    const moved = await db().select().from(stockLedger).where(eq(stockLedger.variantId, first)).orderBy(stockLedger.id)
    expect(moved.map(({ delta, reason, storeId }) => [delta, reason, storeId])).toEqual([
      [4, 'delivery', STORE],
      [6, 'delivery', STORE],
    ])
    expect((await receive(id, [[first, 1]])).body.error?.details).toEqual({ reason: 'purchase_state' })
  })

  it('is made with its rows at once, as one change that is taken back with them, and not at all where a row is wrong', async () => {
    const values = { supplier: 'Halti Oy', storeId: STORE }
    const line = (at: number, quantity: number) => ({ variant: goods[at] ?? 0, quantity, expectedOn: inDays(9) })
    const make = (...lines: unknown[]) => ask<{ id: string }>('admin', '/api/office/purchases/', { values, lines })
    const before = await db().$count(purchaseOrders)
    const { status, body } = await make(line(0, 3), line(1, 4))
    expect(status).toBe(200)
    const id = Number(body.id)
    expect((await ask<OfficePurchase>('admin', path(id))).body.lines).toMatchObject([
      { variant: goods[0], quantity: 3, expectedOn: inDays(9) },
      { variant: goods[1], quantity: 4 },
    ])
    const history = await ask<{ changes: OfficeChange[] }>(
      'admin',
      `/api/office/changes/?entity=purchases&record=${id}`,
    )
    expect(history.body.changes).toMatchObject([{ action: 'create', canUndo: true, title: `Halti Oy ${id}` }])
    expect(history.body.changes[0]?.changes).toMatchObject({
      supplier: [null, 'Halti Oy'],
      [`line.${goods[0]}`]: [null, `3 × Ordered jacket (${inDays(9)})`],
    })
    for (const [lines, expected] of [
      [[line(0, 1), line(0, 2)], 400],
      [[line(0, 1), { ...line(1, 2), variant: 999_999_999 }], 404],
      [[line(0, 0)], 400],
    ] as const)
      expect((await make(...lines)).status).toBe(expected)
    const nameless = { values: { storeId: STORE }, lines: [line(0, 1)] }
    expect((await ask('admin', '/api/office/purchases/', nameless)).body.error).toMatchObject({ field: 'supplier' })
    expect(await db().$count(purchaseOrders)).toBe(before + 1)
    expect((await ask('admin', '/api/office/undo/', { change: history.body.changes[0]?.id })).status).toBe(200)
    expect((await ask('admin', path(id))).status).toBe(404)
  })

  it('is late once something of it has not come on its day', async () => {
    const [late, due] = [
      await ordered(add(goods[0] ?? 0, 2, inDays(-1))),
      await ordered(add(goods[1] ?? 0, 2, inDays(0))),
    ]
    const ids = async (is: boolean) => {
      const { body } = await ask<{ rows: { id: string }[] }>(
        'admin',
        `/api/office/records/purchases/?filter=${encodeURIComponent(`status:ordered;isLate:${is}`)}`,
      )
      return body.rows.map(({ id }) => Number(id))
    }
    const [yes, no] = [await ids(true), await ids(false)]
    expect([yes.includes(late), yes.includes(due), no.includes(late), no.includes(due)]).toEqual([
      true,
      false,
      false,
      true,
    ])
  })

  it('books a delivery once, however often and however simultaneously it is sent', async () => {
    const [first = 0] = goods
    const id = await ordered(add(first, 10))
    const receipt = crypto.randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => receive(id, [[first, 4]], receipt)))
    expect(answers.map(({ status, body }) => [status, body.lines[0]?.received])).toEqual([
      [200, 4],
      [200, 4],
      [200, 4],
    ])
    expect(await heldIn(first)).toBe(4)
  })

  it('adds up two deliveries of two devices at the same time', async () => {
    const [first = 0] = goods
    const id = await ordered(add(first, 10))
    await Promise.all([receive(id, [[first, 4]]), receive(id, [[first, 3]])])
    expect(await heldIn(first)).toBe(7)
    expect((await ask<OfficePurchase>('admin', path(id))).body.lines[0]?.received).toBe(7)
  })

  it('takes only what it has, and nothing of a delivery with something else', async () => {
    const [first = 0, , third = 0] = goods
    const id = await ordered(add(first, 10))
    const { status, body } = await receive(id, [
      [first, 1],
      [third, 1],
    ])
    expect([status, body.error?.details]).toEqual([400, { reason: 'purchase_foreign' }])
    expect(await heldIn(first)).toBe(0)
  })

  it('refuses states that do not follow, an empty order, and deleting what was ordered', async () => {
    const empty = await draft()
    expect((await step(empty, 'order')).body.error?.details).toEqual({ reason: 'purchase_empty' })
    expect((await step(empty, 'close')).body.error?.details).toEqual({ reason: 'purchase_state' })
    expect((await ask('admin', `/api/office/remove/purchases/${empty}/`, {})).status).toBe(200)
    const id = await ordered(add(goods[0]!, 3))
    expect((await ask('admin', `/api/office/remove/purchases/${id}/`, {})).body.error?.details).toEqual({
      reason: 'purchase_ordered',
    })
    const moved = { patch: [{ path: 'storeId', from: STORE, to: 1 }] }
    expect((await ask('admin', `/api/office/records/purchases/${id}/`, moved)).body.error?.details).toEqual({
      reason: 'purchase_ordered',
    })
    await receive(id, [[goods[0]!, 1]])
    // What has come cannot be ordered away.
    expect((await step(id, 'cancel')).body.error?.details).toEqual({ reason: 'purchase_state' })
    expect((await step(id, 'close')).body.status).toBe('received')
  })

  it('tells the second of two who change a row, and keeps rows above what has come', async () => {
    const [first = 0] = goods
    const id = await ordered(add(first, 10, inDays(3)))
    const was = { quantity: 10, expectedOn: inDays(3) }
    const to = { quantity: 8, expectedOn: inDays(5) }
    expect((await change(id, { variant: first, from: was, to })).status).toBe(200)
    expect((await change(id, { variant: first, from: was, to: null })).body.error?.details).toEqual({
      reason: 'changed',
    })
    await receive(id, [[first, 6]])
    const fewer = { quantity: 5, expectedOn: null }
    expect((await change(id, { variant: first, from: to, to: fewer })).body.error?.details).toEqual({
      reason: 'purchase_received',
    })
  })

  it('remembers what was changed, and takes rows back but no delivery', async () => {
    const [first = 0] = goods
    const id = await draft(add(first, 10, inDays(3)))
    const was = { quantity: 10, expectedOn: inDays(3) }
    await change(id, { variant: first, from: was, to: { quantity: 2, expectedOn: null } })
    const history = async () =>
      (await ask<{ changes: OfficeChange[] }>('admin', `/api/office/changes/?entity=purchases&record=${id}`)).body
        .changes
    const [newest] = await history()
    expect((await ask('admin', '/api/office/undo/', { change: newest?.id })).status).toBe(200)
    expect((await ask<OfficePurchase>('admin', path(id))).body.lines).toMatchObject([was])
    await step(id, 'order')
    await receive(id, [[first, 1]])
    const [delivery, , rows] = await history()
    expect([delivery?.canUndo, rows?.canUndo], 'a delivery is final, rows are not').toEqual([false, true])
    expect((await ask('admin', '/api/office/undo/', { change: delivery?.id })).body.error?.details).toEqual({
      reason: 'purchase_final',
    })
  })

  it('is in the lists, with what is coming and when', async () => {
    const [first = 0, second = 0] = goods
    const id = await ordered(add(first, 10, inDays(9)), add(second, 5, inDays(4)))
    await receive(id, [[first, 4]])
    const { body } = await ask<{ rows: { id: string; title: string; values: object }[] }>(
      'admin',
      `/api/office/records/purchases/?q=${id}`,
    )
    expect(body.rows.find((row) => row.id === String(id))).toMatchObject({
      title: `Halti Oy ${id}`,
      values: { coming: 11, nextDay: inDays(4), status: 'partly_received' },
    })
    const lines = await ask<{ total: number }>('admin', `/api/office/records/purchase-lines/?filter=variantId:${first}`)
    expect(lines.body.total).toBe(1)
    const file = await apiFetch(path(id, 'csv/'), { headers: { cookie: '' } })
    expect(file.status).toBe(401)
  })
})

describe('the day that shoppers see', () => {
  it('is the next one of what is under way, and is withdrawn when it has come, is cancelled or is late', async () => {
    const [first = 0, second = 0] = goods
    await db().execute(sql`update variants set stock_incoming = 'In spring' where id = ${second}`)
    const early = await draft(add(first, 10, inDays(4)), add(second, 1, inDays(6)))
    expect(await promised(first)).toBeNull()
    await step(early, 'order')
    const late = await ordered(add(first, 10, inDays(9)))
    expect([await promised(first), await promised(second)]).toEqual([inDays(4), inDays(6)])
    await receive(early, [[first, 10]])
    expect(await promised(first)).toBe(inDays(9))
    await step(late, 'cancel')
    expect(await promised(first)).toBeNull()
    await step(early, 'close')
    // What somebody typed is said again.
    expect(await promised(second)).toBe('In spring')
  })

  it('moves with the row, and a day that has passed promises nothing', async () => {
    const [first = 0] = goods
    const id = await ordered(add(first, 10, inDays(4)))
    await change(id, {
      variant: first,
      from: { quantity: 10, expectedOn: inDays(4) },
      to: { quantity: 10, expectedOn: inDays(7) },
    })
    expect(await promised(first)).toBe(inDays(7))
    await db().execute(sql`update purchase_order_lines set expected_on = ${inDays(-1)} where purchase_id = ${id}`)
    await db().execute(sql`update variants set incoming_on = ${inDays(-1)} where id = ${first}`)
    await withdrawPassedDays()
    expect(await promised(first)).toBeNull()
    expect((await ask<OfficePurchase>('admin', path(id))).body.lines).toMatchObject([{ isLate: true }])
  })
})

describe('rows of a spreadsheet', () => {
  it('are read with their days, and every line that is not understood is named', async () => {
    const { body } = await ask<PurchaseRows>('admin', '/api/office/purchase-rows/', {
      text: [
        'SKU\tQuantity\tDay',
        `${sku(0)}\t12\t2027-03-01`,
        `${sku(1).toLowerCase()}\t3\t1.3.2027`,
        '',
        `${sku(2)};4;`,
        'nothing-has-this\t4',
        `${sku(3)}\tmany\t2027-03-01`,
        `${sku(3)}\t2\t31.2.2027`,
        `${sku(0)}\t1`,
      ].join('\n'),
    })
    expect(body.rows.map(({ variant, quantity, expectedOn }) => [variant, quantity, expectedOn])).toEqual([
      [goods[0], 12, '2027-03-01'],
      [goods[1], 3, '2027-03-01'],
      [goods[2], 4, null],
    ])
    expect(body.faults.map(({ line, reason }) => [line, reason])).toEqual([
      [6, 'row_unknown'],
      [7, 'row_quantity'],
      [8, 'row_day'],
      [9, 'row_twice'],
    ])
  })
})

it('is seen by who sees stock, and changed by who may change it', async () => {
  const id = await draft(add(goods[0]!, 1))
  for (const role of OFFICE_ROLES) {
    await enterAs(role)
    const may = ROLES[role].has('office.stock.write') ? 200 : 403
    const receipt = { id: crypto.randomUUID(), lines: [{ variant: goods[0]!, quantity: 1 }] }
    expect([role, (await ask(role, path(id))).status]).toEqual([role, 200])
    expect([role, (await ask(role, path(id), { changes: [add(goods[1]!, 1)] })).status]).toEqual([role, may])
    expect([role, (await ask(role, path(id, 'receipts/'), receipt)).status]).toEqual([role, may === 200 ? 409 : 403])
    expect([role, (await ask(role, path(id, 'state/'), { to: 'close' })).status]).toEqual([
      role,
      may === 200 ? 409 : 403,
    ])
    await db().execute(sql`delete from purchase_order_lines where purchase_id = ${id} and variant_id = ${goods[1]!}`)
  }
})

describe('low stock', () => {
  const low = async (query = '') => (await ask<LowStockList>('admin', `/api/office/low-stock/${query}`)).body
  const of = async () => {
    // Other tests leave goods without stock: they fill the first pages.
    const { total, size } = await low()
    const pages = await Promise.all(Array.from({ length: Math.ceil(total / size) }, (_, at) => low(`?page=${at + 1}`)))
    return pages
      .flatMap(({ rows }) => rows)
      .filter(({ product }) => product === model)
      .map(({ variant, level }) => [variant, level])
  }
  const units = (at: number, delta: number) =>
    withTx((tx) => adjustStock(tx, { variantId: goods[at]!, storeId: STORE, delta, reason: 'initial' }))

  it('has its level from the variant, its category or the one above, else from the setting', async () => {
    const { rows } = await db().execute<{ main: number; top: number }>(sql`
      select m.main_group_id as main, g.parent_id as top from models m join product_groups g on g.id = m.main_group_id where m.id = ${model}`)
    const [{ main = 0, top = 0 } = {}] = rows
    await db().execute(sql`update models set main_group_id = ${main} where id = ${model}`)
    for (const at of [0, 1, 2, 3]) await units(at, at + 3)
    expect(await of()).toEqual([[goods[0], 3]])
    await db().execute(sql`update product_groups set low_stock_units = 4 where id = ${top}`)
    expect(await of()).toEqual([
      [goods[0], 4],
      [goods[1], 4],
    ])
    await db().execute(sql`update product_groups set low_stock_units = 1 where id = ${main}`)
    expect(await of()).toEqual([])
    const patch = [{ path: 'lowStockUnits', from: null, to: 6 }]
    expect((await ask('admin', `/api/office/records/variants/${goods[3]}/`, { patch })).status).toBe(200)
    expect(await of()).toEqual([[goods[3], 6]])
    await db().execute(sql`update product_groups set low_stock_units = null`)
  })

  it('counts one store by itself, and says what is coming', async () => {
    await units(0, 2)
    await withTx((tx) => adjustStock(tx, { variantId: goods[0]!, storeId: 1, delta: 50, reason: 'initial' }))
    await ordered(add(goods[0]!, 30, inDays(5)))
    expect((await of()).map(([variant]) => variant)).not.toContain(goods[0])
    const { rows } = await low(`?store=${STORE}`)
    expect(rows.find(({ variant }) => variant === goods[0])).toMatchObject({
      available: 52,
      held: 2,
      coming: 30,
      expectedOn: inDays(5),
    })
    // A store that never had it lacks nothing.
    expect((await low('?store=2')).rows.some(({ product }) => product === model)).toBe(false)
  })

  it('leaves out what nobody can buy', async () => {
    await db().execute(sql`update variants set is_hidden = true where id = ${goods[0]!}`)
    await db().execute(sql`update variants set on_order = true where id = ${goods[1]!}`)
    expect((await of()).map(([variant]) => variant)).toEqual([goods[2], goods[3]])
  })

  it('is the same to other systems', async () => {
    await db().execute(sql`truncate low_stock`)
    await db().execute(
      sql`insert into webhook_endpoints (url, events, nonce) values ('https://example.com/', '{stock.low}', 'n')`,
    )
    await units(0, 8)
    await announceLowStock()
    await db().execute(sql`update variants set low_stock_units = 9 where id = ${goods[0]!}`)
    expect(await announceLowStock()).toBe(1)
    await db().execute(sql`update variants set low_stock_units = 2 where id = ${goods[0]!}`)
    await announceLowStock()
    await db().execute(sql`update variants set low_stock_units = 9 where id = ${goods[0]!}`)
    expect(await announceLowStock()).toBe(1)
    await db().execute(sql`delete from webhook_endpoints`)
  })
})
