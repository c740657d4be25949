/** Orders and customers in the back office, in modules of its own: of another file's thousand refusals in the same minute the security log leaves lines out. */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { anonymiseOrders } from '@/lib/backend/domain/orders/anonymise'
import { createCustomer } from '@/lib/backend/domain/customers/customer'
import * as s from '@/lib/backend/domain/schema'
import { orderWords } from '@/lib/backend/domain/schema/search-words'
import { db } from '@/lib/backend/platform/database/pool'
import { OFFICE_ROLES, ROLES } from '@/lib/contract/access/permissions'
import type { OfficeCustomer, OfficeOrder } from '@/lib/contract/schemas/office-orders'
import type { OfficeRow } from '@/lib/contract/schemas/office'

import { apiFetch } from '../support/api'
import { CENTRAL, HELSINKI, openShop, sell } from '../support/checkout-shop'
import { freshDatabase, type TestDatabase } from '../support/fresh-database'
import { move, paid, type Placed } from '../support/orders'

const PASSWORD = 'four herons at dusk'
let database: TestDatabase
let order: Placed
let id = 0
let variant = 0
const cookies: Record<string, string> = {}

async function officeCookie(email: string): Promise<string> {
  const response = await apiFetch('/api/office/login/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: email, password: PASSWORD }),
  })
  const cookie = response.headers.getSetCookie().find((text) => text.includes('so.office='))
  return cookie?.split(';')[0] ?? ''
}

async function send(who: string, path: string, body?: unknown) {
  const response = await apiFetch(path, {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', cookie: cookies[who] ?? '' },
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const found = async (query: string) => {
  const { body } = await send('administrator', `/api/office/records/orders/?${query}`)
  return (body['rows'] as OfficeRow[]).map(({ title }) => title)
}

beforeAll(async () => {
  database = await freshDatabase()
  await openShop()
  const sold = await sell({ stock: { [CENTRAL]: 5 } })
  variant = sold.variantId
  await db().update(s.variants).set({ sku: 'FH-1-M', gtin: '6430000000017' }).where(eq(s.variants.id, variant))
  await db()
    .update(s.models)
    .set({ shelfCodes: ['A-12'] })
    .where(eq(s.models.id, sold.modelId))
  order = await paid({ cart: { products: [{ productId: variant, amount: 2 }] } })
  await paid({ cart: { products: [{ productId: variant, amount: 1 }] } })
  await db()
    .update(s.orders)
    .set({
      address: sql`${s.orders.address} || '{"first_name": "Aino", "last_name": "Kärki", "phone": "+358 50-765 4321"}'::jsonb`,
      email: 'aino.karki@example.com',
    })
    .where(eq(s.orders.number, order.number))
  const [row] = await db().select({ id: s.orders.id }).from(s.orders).where(eq(s.orders.number, order.number))
  id = row?.id ?? 0
  for (const role of OFFICE_ROLES) {
    const person = await createCustomer({ email: `${role}@example.com`, firstName: role, password: PASSWORD })
    await db()
      .update(s.customers)
      .set({ officeRoles: [role] })
      .where(eq(s.customers.id, person))
    cookies[role] = await officeCookie(`${role}@example.com`)
  }
  await createCustomer({ email: 'boss@example.com', password: PASSWORD, isStaff: true })
  await db().update(s.customers).set({ isAdmin: true }).where(eq(s.customers.email, 'boss@example.com'))
  cookies['administrator'] = await officeCookie('boss@example.com')
})
afterAll(() => database.drop())

describe('orders in the back office', () => {
  it.each([
    ['its number', () => order.number],
    ['a part of its number', () => order.number.slice(0, 6).toLowerCase()],
    ['a part of the mailbox', () => 'ino.kar'],
    ['names in any order', () => 'kärki ai'],
    ['the phone as it is dialled at home', () => '050 765 4321'],
    ['the phone with its country', () => '+35850 7654321'],
  ])('are found by %s', async (_what, text) => {
    expect(await found(`q=${encodeURIComponent(text())}`)).toEqual([order.number])
  })

  it('are found by nothing that they do not have: % and _ are signs', async () => {
    for (const text of ['kärki_', '%', 'aino%karki', 'W-00000000'])
      expect(await found(`q=${encodeURIComponent(text)}`)).toEqual([])
  })

  it('a search by words goes along the index of trigrams', async () => {
    await db().execute(sql`set enable_seqscan = off`)
    const { rows } = await db().execute<{ 'QUERY PLAN': string }>(
      sql`explain select id from orders where ${sql.raw(orderWords(''))} like '%karki%'`,
    )
    await db().execute(sql`reset enable_seqscan`)
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('orders_words')
  })

  it('are filtered by state, payment, method, country, store and days, and have their sum with its currency', async () => {
    const filter = (text: string) => found(`filter=${encodeURIComponent(text)}`)
    expect(await filter('status:paid;paymentState:captured;country:FI')).toHaveLength(2)
    expect(await filter('status:sent')).toEqual([])
    expect(await filter('paymentState:no_payment')).toEqual([])
    expect(await filter('goodsIn:central')).toHaveLength(2)
    expect(await filter('goodsIn:nowhere')).toEqual([])
    expect(await filter('placedAt:2001-01-01..2001-12-31')).toEqual([])
    const { body } = await send('administrator', `/api/office/records/orders/?q=${order.number}`)
    const [row] = body['rows'] as OfficeRow[]
    expect(row?.values).toMatchObject({
      customer: 'Aino Kärki',
      paymentState: 'captured',
      country: 'FI',
      sum: { amount: expect.any(Number), currency: 'eur' },
    })
    const csv = await apiFetch('/api/office/csv/orders/?columns=number,sum', {
      headers: { cookie: cookies['administrator'] ?? '' },
    })
    expect(await csv.text()).toMatch(new RegExp(`${order.number},\\d+\\.\\d\\d EUR`))
  })

  it('one has its goods with unit price, numbers and the shelf where they lie', async () => {
    const { body } = await send('warehouse', `/api/office/orders/${id}/?language=fi`)
    const shown = body as unknown as OfficeOrder
    expect(shown.rows).toMatchObject([
      {
        quantity: 2,
        sku: 'FH-1-M',
        gtin: '6430000000017',
        stores: [{ quantity: 2, shelves: ['A-12'] }],
        discount: 0,
      },
    ])
    const [row] = shown.rows
    expect(row?.gross).toBe((row?.unit_price ?? 0) * 2)
    expect(shown.payments).toMatchObject([{ status: 'captured', amount: shown.total }])
    expect(shown.events.map(({ kind }) => kind)).toContain('paid')
  })

  it('goods of another store lie where its newest count found them', async () => {
    await db().execute(
      sql`update allocations set store_id = ${HELSINKI} where line_id in (select id from order_lines where order_id = ${id})`,
    )
    for (const [shelf, at] of [
      ['OLD', '2026-01-01'],
      ['B-3', '2026-02-01'],
    ] as const)
      await db().execute(sql`
        with k as (insert into stock_counts (id, store_id, shelves) values (gen_random_uuid(), ${HELSINKI}, array[${shelf}]) returning id)
        insert into stock_count_lines (count_id, variant_id, shelves, code, counted, expected, scanned_at)
        select id, ${variant}, array[${shelf}], 'x', 1, 1, ${at}::timestamptz from k`)
    const { body } = await send('warehouse', `/api/office/orders/${id}/`)
    expect((body as unknown as OfficeOrder).rows[0]?.stores).toMatchObject([{ shelves: ['B-3'] }])
  })

  it('are read by the roles that may read orders, customers by service and administrators', async () => {
    for (const role of OFFICE_ROLES) {
      const expected = (permission: 'orders.read' | 'office.customers.read') =>
        ROLES[role].has(permission) ? 200 : 403
      for (const path of ['/api/office/records/orders/', `/api/office/orders/${id}/`])
        expect([role, path, (await send(role, path)).status]).toEqual([role, path, expected('orders.read')])
      for (const path of ['/api/office/records/customers/', '/api/office/customers/1/'])
        expect([role, path, (await send(role, path)).status]).toEqual([role, path, expected('office.customers.read')])
    }
    expect(OFFICE_ROLES.filter((role) => ROLES[role].has('orders.read'))).toEqual([
      'warehouse',
      'store',
      'service',
      'bookkeeping',
    ])
    expect(OFFICE_ROLES.filter((role) => ROLES[role].has('office.customers.read'))).toEqual(['service'])
    expect((await send('nobody', `/api/office/orders/${id}/`)).status).toBe(401)
  })

  it('are not changed there: every field is read only, and none is removed', async () => {
    const patch = [{ path: 'status', from: 'paid', to: 'sent' }]
    expect((await send('administrator', `/api/office/records/orders/${id}/`, { patch })).status).toBe(400)
    expect((await send('administrator', `/api/office/remove/orders/${id}/`, {})).status).toBe(403)
    expect(
      (await send('administrator', '/api/office/bulk/orders/', { ids: [String(id)], set: { status: 'sent' } })).status,
    ).toBe(400)
    expect(
      (await send('administrator', '/api/office/records/customers/', { values: { email: 'x@example.com' } })).status,
    ).toBe(403)
  })

  it('the command bar finds one by its number, and a customer by name and address', async () => {
    const find = async (q: string, who = 'administrator') =>
      (
        (await send(who, `/api/office/find/?q=${encodeURIComponent(q)}`)).body['found'] as {
          entity: string
          title: string
          note: string
        }[]
      ).filter(({ entity }) => entity === 'orders' || entity === 'customers')
    expect(await find(order.number)).toMatchObject([
      { entity: 'orders', title: order.number, note: expect.stringContaining('Aino Kärki') },
    ])
    expect(await find('bookkeeping@exam')).toMatchObject([{ entity: 'customers', note: 'bookkeeping@example.com' }])
    expect(await find('bookkeeping@exam', 'warehouse')).toEqual([])
    expect(await find(order.number, 'buyer')).toEqual([])
  })
})

describe('notes about an order', () => {
  const notes = async (who: string) =>
    ((await send(who, `/api/office/orders/${id}/`)).body as unknown as OfficeOrder).notes

  it('say who wrote them and when; only their author takes them away', async () => {
    const added = await send('service', `/api/office/orders/${id}/notes/`, { text: '  Rings before noon.  ' })
    expect(added.body['notes']).toMatchObject([{ who: 'service', text: 'Rings before noon.', isOwn: true }])
    const [note] = await notes('warehouse')
    expect(note).toMatchObject({ isOwn: false })
    const path = `/api/office/orders/${id}/notes/remove/`
    expect((await send('warehouse', path, { note: note?.id })).status).toBe(404)
    expect((await send('service', path, { note: note?.id })).status).toBe(200)
    expect(await notes('service')).toEqual([])
  })

  it('are refused to who may not read orders, and of an order that does not exist', async () => {
    expect((await send('buyer', `/api/office/orders/${id}/notes/`, { text: 'x' })).status).toBe(403)
    expect((await send('service', '/api/office/orders/999999/notes/', { text: 'x' })).status).toBe(404)
    expect((await send('service', `/api/office/orders/${id}/notes/`, { text: ' ' })).status).toBe(400)
  })

  it('are deleted with the personal data of the order, which takes no note afterwards', async () => {
    await send('service', `/api/office/orders/${id}/notes/`, { text: 'Lives behind the church.' })
    await move(order, 'packed')
    await move(order, 'sent')
    await anonymiseOrders(sql`o.id = ${id}`)
    expect(await notes('service')).toEqual([])
    expect((await send('service', `/api/office/orders/${id}/notes/`, { text: 'x' })).status).toBe(409)
  })
})

describe('customers in the back office', () => {
  it('have their orders, those made without logging in, too, and leave a line in the security log', async () => {
    const email = 'buyer@example.com'
    const [buyer] = await db().select({ id: s.customers.id }).from(s.customers).where(eq(s.customers.email, email))
    const guest = await paid({ cart: { products: [{ productId: variant, amount: 1 }] } })
    await db()
      .update(s.orders)
      .set({ email: 'Buyer@Example.com', customerId: null })
      .where(eq(s.orders.number, guest.number))
    const lines: string[] = []
    const warn = vi.spyOn(console, 'warn').mockImplementation((line: string) => void lines.push(line))
    const { body } = await send('service', `/api/office/customers/${buyer?.id}/`)
    warn.mockRestore()
    const shown = body as unknown as OfficeCustomer
    expect(shown).toMatchObject({
      email,
      paidCount: 1,
      orders: [{ number: guest.number, status: 'paid' }],
      isMore: false,
    })
    expect(shown.paidEur).toBe(shown.orders[0]?.total)
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { event: 'customers_shown', call: 'officeCustomer', shown: [buyer?.id] },
    ])
  })

  it('are listed with the number and the sum of their orders', async () => {
    const [buyer] = await db()
      .select({ id: s.customers.id })
      .from(s.customers)
      .where(eq(s.customers.email, 'buyer@example.com'))
    const own = await paid({ cart: { products: [{ productId: variant, amount: 1 }] } })
    await db()
      .update(s.orders)
      .set({ customerId: buyer?.id ?? 0 })
      .where(eq(s.orders.number, own.number))
    const { body } = await send('service', '/api/office/records/customers/?q=buyer%40')
    expect(body['rows']).toMatchObject([
      { title: 'buyer', values: { orderCount: 1, orderSumEur: expect.any(Number), newsletter: false, isClub: false } },
    ])
    expect((await send('service', '/api/office/records/customers/?sort=-orderSumEur')).status).toBe(200)
  })
})
