/** Enterprise orders: goods that the people of a company collect in one open order. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { db } from '@/lib/backend/platform/database/pool'
import * as s from '@/lib/backend/domain/schema'

import { get, logIn, post } from '../support/api'
import type { TestDatabase } from '../support/fresh-database'
import { PASSWORD, seededDatabase, type Seeded } from '../support/seed'

let database: TestDatabase
let seeded: Seeded
const who: Record<string, Record<string, string>> = {}
const order = { open: 0, foreign: 0 }
beforeAll(async () => {
  ;({ database, seeded } = await seededDatabase())
  for (const name of ['plain', 'org', 'staff']) who[name] = await logIn(`${name}@example.com`, PASSWORD)
  const [own, other] = await db()
    .insert(s.organisations)
    .values([{ name: 'Own Oy' }, { name: 'Other Oy' }])
    .returning({ id: s.organisations.id })
  await db().update(s.customers).set({ organisationId: own?.id }).where(eq(s.customers.email, 'org@example.com'))
  const [open, foreign] = await db()
    .insert(s.enterpriseOrders)
    .values([
      { organisationId: own?.id ?? 0, name: 'Autumn kit' },
      { organisationId: other?.id ?? 0, name: 'Theirs' },
    ])
    .returning({ id: s.enterpriseOrders.id })
  Object.assign(order, { open: open?.id, foreign: foreign?.id })
})
afterAll(() => database.drop())

const fleece = () => seeded.variants['fleece']?.[0] ?? 0
const add = (name: string | null, id: number, products: unknown[] = [{ productId: fleece(), amount: 2 }]) =>
  post(
    '/api/customer/enterprise/order/',
    { enterprise_data: { id }, checkout_data: { products } },
    name === null ? {} : who[name],
  )

describe('P1.06 D4.19 D6.04 D7.08 enterprise orders', () => {
  it('are known with the customer, to people of the company alone', async () => {
    expect((await get('/api/customer/', who['org'])).body['customer']).toMatchObject({
      enterprise_order: { id: order.open, name: 'Autumn kit' },
    })
    expect((await get('/api/customer/', who['plain'])).body['customer']).toMatchObject({ enterprise_order: null })
  })
  it('take goods, and more of the same', async () => {
    expect((await add('org', order.open)).body).toEqual({
      id: order.open,
      products: [{ productId: fleece(), amount: 2 }],
    })
    expect((await add('org', order.open, [{ productId: fleece(), amount: 1 }])).body).toMatchObject({
      products: [{ amount: 3 }],
    })
  })
  it('the server decides: guests, customers and other companies are refused, alike for absent and foreign', async () => {
    expect([
      (await add(null, order.open)).status,
      (await add('plain', order.open)).status,
      (await add('staff', order.open)).status,
    ]).toEqual([401, 403, 403])
    const [foreign, absent] = [await add('org', order.foreign), await add('org', 999_999)]
    expect(foreign.status).toBe(404)
    expect(foreign.body).toEqual(absent.body)
  })
  it('refuse what is not sold, and then change nothing', async () => {
    const hidden = seeded.variants['secret-prototype']?.[0] ?? 0
    const { status, body } = await add('org', order.open, [
      { productId: fleece(), amount: 5 },
      { productId: hidden, amount: 1 },
    ])
    expect([status, body.error.field]).toEqual([400, 'checkout_data.products.1.productId'])
    expect(await db().select({ amount: s.enterpriseOrderLines.amount }).from(s.enterpriseOrderLines)).toEqual([
      { amount: 3 },
    ])
    expect((await add('org', order.open, [])).status).toBe(400)
    expect((await add('org', order.open, [{ productId: fleece(), amount: 0 }])).status).toBe(400)
  })
  it('a closed order is over', async () => {
    await db().update(s.enterpriseOrders).set({ closedAt: new Date() }).where(eq(s.enterpriseOrders.id, order.open))
    expect((await add('org', order.open)).status).toBe(404)
    expect((await get('/api/customer/', who['org'])).body['customer']).toMatchObject({ enterprise_order: null })
  })
})
