/** The first page of the back office: what waits for whom, and what was sold. */
import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createCustomer } from '@/lib/backend/domain/customers/customer'
import * as s from '@/lib/backend/domain/schema'
import { db } from '@/lib/backend/platform/database/pool'
import { OFFICE_ROLES, ROLES } from '@/lib/contract/access/permissions'
import { type OfficeWaiting, WAITING, type WaitingName } from '@/lib/contract/schemas/office-waiting'
import { shopDay } from '@/lib/market/shop-time'
import { placeOf } from '@/lib/office/waiting'

import { CENTRAL, HELSINKI, openShop, sell } from '../support/checkout-shop'
import { freshDatabase, type TestDatabase } from '../support/fresh-database'
import { ask, enterAs, enterOffice } from '../support/office-calls'
import { move, paid, placed } from '../support/orders'
import { PASSWORD } from '../support/seed'

const DAY_MS = 86_400_000
const inDays = (days: number) => shopDay(new Date(Date.now() + days * DAY_MS))
let database: TestDatabase

const read = async (who = 'admin') => (await ask<OfficeWaiting>(who, '/api/office/waiting/')).body
const countOf = async (name: WaitingName) => (await read()).waiting.find((one) => one.name === name)?.count
const rental = (status: string, collectOn: string, backOn: string) =>
  db().execute(sql`
  insert into rental_bookings (number, form_key, status, store_id, from_day, to_day, collect_on, back_on, name, email, phone, language, total_eur, deposit_eur)
  values (${`R-${randomUUID().slice(0, 8)}`}, gen_random_uuid(), ${status}, ${HELSINKI}, ${collectOn}::date + 1, ${backOn}::date - 1, ${collectOn}, ${backOn},
    'Aino', 'aino@example.com', '1', 'fi', 100, 100)`)
const purchase = (status: string, expectedOn: string | null, variant: number) =>
  db().execute(sql`
  with p as (insert into purchase_orders (status, supplier, store_id) values (${status}, 'Halti', ${CENTRAL}) returning id)
  insert into purchase_order_lines (purchase_id, variant_id, quantity, expected_on) select id, ${variant}, 2, ${expectedOn}::date from p`)
const message = (answered: boolean) =>
  db().execute(sql`
  insert into enquiries (number, form_key, kind, name, email, phone, company, business_id, order_number, message, language, country, answered_at)
  values (${`Q-${randomUUID().slice(0, 8)}`}, gen_random_uuid(), 'bug', '', 'a@b.example', '', '', '', '', 'Hello', 'fi', 'fi', ${answered ? sql`now()` : sql`null`})`)

beforeAll(async () => {
  database = await freshDatabase()
  await openShop()
  await createCustomer({ email: 'boss@example.com', password: PASSWORD, isStaff: true })
  await db().update(s.customers).set({ isAdmin: true }).where(eq(s.customers.email, 'boss@example.com'))
  await createCustomer({ email: 'plain@example.com', password: PASSWORD })
  await enterOffice('admin', 'boss@example.com')
  const products = (productId: number) => ({ products: [{ productId, amount: 1 }] })
  const { variantId } = await sell({ stock: { [CENTRAL]: 500 } })
  const made = await sell({ variant: { onOrder: true } })
  for (let at = 0; at < 3; at += 1) await paid({ cart: products(variantId) })
  await placed({ cart: products(variantId) })
  await paid({ cart: products(made.variantId) })
  await paid({
    cart: products(variantId),
    form: { delivery_method: 'store', delivery_location: String(HELSINKI) },
  })
  await move(await paid({ cart: products(variantId) }), 'packed')
  await rental('booked', inDays(0), inDays(3))
  await rental('booked', inDays(1), inDays(4))
  await rental('handed_over', inDays(-4), inDays(-1))
  await rental('handed_over', inDays(-2), inDays(2))
  await purchase('ordered', inDays(-1), variantId)
  await purchase('ordered', inDays(5), variantId)
  await purchase('partly_received', null, variantId)
  await purchase('draft', inDays(-9), variantId)
  await purchase('received', inDays(-9), variantId)
  await message(false)
  await message(false)
  await message(true)
  await db().execute(sql`
    insert into pages (key, language, slug, title, starts_at) values ('soon', 'fi', 'soon', 'Soon', now() + interval '2 days'), ('old', 'fi', 'old', 'Old', now() - interval '2 days')`)
  await db().execute(sql`
    insert into page_versions (page_id, starts_at, state, title, base)
    select id, now() - interval '1 hour', state, 'Soon', '{}' from pages, (values ('planned'), ('overdue'), ('published')) as s(state) where key = 'soon'`)
  await db().execute(
    sql`insert into webhook_endpoints (url, events, nonce, failing_since) values ('https://a.example/', '{}', 'n', now()), ('https://b.example/', '{}', 'n', null)`,
  )
  await db().execute(sql`
    insert into outbox (kind, dedupe_key, payload, failed_at, failure) values ('x', 'waiting:1', '{}', now(), 'refused'), ('x', 'waiting:2', '{}', now() - interval '9 days', 'refused')`)
  await db().execute(
    sql`insert into office_jobs (kind, input, state) values ('campaign', '{}', 'failed'), ('campaign', '{}', 'done')`,
  )
})
afterAll(() => database.drop())

describe('what waits', () => {
  it('is counted: each order once, by what it waits for; only what is due, late, unanswered or failed', async () => {
    const counts = Object.fromEntries((await read()).waiting.map(({ name, count }) => [name, count]))
    expect(counts).toMatchObject({
      pack: 3,
      supplier: 1,
      transfer: 1,
      send: 1,
      messages: 2,
      complaints: 0,
      rentals_out: 1,
      rentals_back: 1,
      purchases_late: 1,
      purchases_coming: 1,
      purchases_rest: 1,
      purchases_draft: 1,
      pages: 1,
      mails: 1,
      jobs: 1,
      versions: 1,
      webhooks: 1,
    })
    expect(Object.keys(counts)).toEqual([...WAITING])
  })

  it('is as many as the list shows to which the number leads', async () => {
    for (const { name, count } of (await read()).waiting) {
      const place = placeOf(name, Date.now())
      if (!('list' in place) || name === 'low_stock' || name === 'webhooks') continue
      const [path, query] = place.list.split('?')
      const entity = path?.split('/').at(-2) ?? ''
      const { status, body } = await ask<{ total: number }>('admin', `/api/office/records/${entity}/?${query}`)
      expect([name, status, body.total]).toEqual([name, 200, count])
    }
  })

  it('of low stock is as many as its list has', async () => {
    const { body } = await ask<{ total: number }>('admin', '/api/office/low-stock/')
    expect(await countOf('low_stock')).toBe(body.total)
  })

  it('is counted to 999', async () => {
    await db().execute(sql`
      insert into enquiries (number, form_key, kind, name, email, phone, company, business_id, order_number, message, language, country)
      select 'Q-' || n, gen_random_uuid(), 'bug', '', 'a@b.example', '', '', '', '', 'Hello', 'fi', 'fi' from generate_series(1, 1000) n`)
    const found = (await read()).waiting.find(({ name }) => name === 'messages')
    expect(found).toEqual({ name: 'messages', count: 999, isMore: true })
  })

  it('is shown to those who may do it', async () => {
    const shown: Record<string, readonly string[]> = {}
    for (const role of OFFICE_ROLES) {
      await enterAs(role)
      const { waiting, sales } = await read(role)
      shown[role] = waiting.map(({ name }) => name)
      expect([role, sales !== null]).toEqual([role, ROLES[role].has('office.sales.read')])
    }
    expect(shown['editor']).toEqual(['reviews', 'pages', 'versions'])
    expect(shown['bookkeeping']).toEqual([])
    expect(shown['service']).toEqual(['returns', 'withdrawals', 'complaints', 'messages'])
    expect(shown['warehouse']).toContain('pack')
    expect(shown['warehouse']).not.toContain('complaints')
    expect(shown['buyer']).toContain('low_stock')
    expect(OFFICE_ROLES.filter((role) => ROLES[role].has('office.sales.read'))).toEqual(['bookkeeping'])
  })
})

describe('what was sold', () => {
  it('is what was paid of the orders of the day and of the week, in euros', async () => {
    const { rows } = await db().execute<{ eur: number; orders: number }>(
      sql`select sum(total)::int as eur, count(*)::int as orders from orders where status in ('paid', 'packed')`,
    )
    const { sales } = await read()
    expect(sales).toMatchObject({ today: rows[0], yesterday: { orders: 0, eur: 0 }, weekBefore: { orders: 0, eur: 0 } })
    await db().execute(sql`
      update orders set created_at = now() - interval '1 day', currency = 'jpy', currency_rate = 160, total = 16000, lines_total = 16000,
        discount_total = 0, gift_card_total = 0, delivery_cost = 0 where id = (select max(id) from orders)`)
    expect((await read()).sales?.yesterday).toEqual({ orders: 1, eur: 10_000 })
  })
})
