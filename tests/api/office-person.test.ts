/**
 * Export and erasure of a customer in the back office; in modules of its own, because the security log leaves out lines of a minute in which the
 * files before wrote many.
 */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { callInProcess } from '@/lib/backend/api/in-process'
import { createCustomer } from '@/lib/backend/domain/customers/customer'
import * as s from '@/lib/backend/domain/schema'
import { db } from '@/lib/backend/platform/database/pool'
import { OFFICE_ROLES, ROLES } from '@/lib/contract/access/permissions'
import type { OfficeChange } from '@/lib/contract/schemas/office'
import type { OfficeErasure } from '@/lib/contract/schemas/office-person'

import { apiFetch } from '../support/api'
import { CENTRAL, openShop, sell } from '../support/checkout-shop'
import { freshDatabase, type TestDatabase } from '../support/fresh-database'
import { ask, cookieOf, enterAs, enterOffice } from '../support/office-calls'
import { move, paid } from '../support/orders'
import { PASSWORD } from '../support/seed'

const MAIL = 'forget-me@example.com'
const AGES = 200
let database: TestDatabase
let variant = 0
let id = 0
let boss = 0

const path = (more: 'data/' | 'erasure/', customer = id) => `/api/office/customers/${customer}/${more}`
const idOf = async (email: string) => {
  const [row] = await db().select({ id: s.customers.id }).from(s.customers).where(eq(s.customers.email, email))
  return row?.id ?? 0
}
/** The lines of the security log that something writes. */
async function logged(work: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  const lines: string[] = []
  const warn = vi.spyOn(console, 'warn').mockImplementation((line: string) => void lines.push(line))
  await work()
  warn.mockRestore()
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>)
}
/** An order of the customer without a log-in, `days` old, packed, sent and delivered unless it is to wait. */
async function orderOf(days: number, isDelivered: boolean): Promise<string> {
  const order = await paid({ cart: { products: [{ productId: variant, amount: 1 }] } })
  if (isDelivered) for (const state of ['packed', 'sent', 'delivered'] as const) await move(order, state)
  await db().execute(
    sql`update orders set email = ${MAIL}, customer_id = null, created_at = now() - make_interval(days => ${days}) where number = ${order.number}`,
  )
  return order.number
}

beforeAll(async () => {
  database = await freshDatabase()
  await openShop()
  variant = (await sell({ stock: { [CENTRAL]: 50 } })).variantId
  await createCustomer({ email: 'boss@example.com', password: PASSWORD, isStaff: true })
  await db().update(s.customers).set({ isAdmin: true }).where(eq(s.customers.email, 'boss@example.com'))
  await createCustomer({ email: 'plain@example.com', password: PASSWORD })
  await enterOffice('admin', 'boss@example.com')
  boss = await idOf('boss@example.com')
})
afterAll(() => database.drop())
beforeEach(async () => {
  await db().delete(s.rateLimits)
  await db().delete(s.customers).where(eq(s.customers.email, MAIL))
  await db().update(s.orders).set({ email: 'somebody-else@example.com' }).where(eq(s.orders.email, MAIL))
  await createCustomer({ email: MAIL, firstName: 'Lumi', lastName: 'Halla', password: PASSWORD })
  id = await idOf(MAIL)
})

describe('the data of a customer', () => {
  it('is a file with everything and no secret, and the security log names who had whose', async () => {
    const number = await orderOf(1, false)
    let response: Response | undefined
    const lines = await logged(async () => {
      response = await apiFetch(path('data/'), { headers: { cookie: cookieOf('admin') } })
    })
    expect(response?.headers.get('content-disposition')).toBe(`attachment; filename="customer-${id}.json"`)
    expect(response?.headers.get('content-type')).toBe('application/json')
    const text = (await response?.text()) ?? ''
    const data = JSON.parse(text) as { email: string; tables: Record<string, Record<string, unknown>[]> }
    expect(data.email).toBe(MAIL)
    expect(data.tables['customers']).toMatchObject([{ id, first_name: 'Lumi' }])
    expect(data.tables['orders']).toMatchObject([{ number }])
    expect(text).not.toMatch(/password|access_hash|argon2/)
    expect(lines).toMatchObject([
      { level: 'security', event: 'person_exported', call: 'officeCustomerData', customer: boss, shown: [id] },
    ])
    expect(JSON.stringify(lines)).not.toContain('@')
  })

  it('is given thirty times an hour to one colleague', async () => {
    const get = () => apiFetch(path('data/'), { headers: { cookie: cookieOf('admin') } })
    for (let at = 0; at < 30; at += 1) expect((await get()).status).toBe(200)
    expect((await get()).status).toBe(429)
  })

  it('is exported by service and administrators, and erased by administrators alone', async () => {
    for (const role of OFFICE_ROLES) {
      await enterAs(role)
      for (const [more, permission] of [
        ['data/', 'office.customers.export'],
        ['erasure/', 'office.customers.erase'],
      ] as const)
        expect([role, more, (await ask(role, path(more))).status]).toEqual([
          role,
          more,
          ROLES[role].has(permission) ? 200 : 403,
        ])
      expect((await ask(role, path('erasure/'), { email: MAIL })).status).toBe(403)
    }
    expect(OFFICE_ROLES.filter((role) => ROLES[role].has('office.customers.export'))).toEqual(['service'])
    expect(await idOf(MAIL)).toBe(id)
  })
})

describe('the erasure of a customer', () => {
  it('says before what it deletes, what is under way, and until when the rest keeps name and address', async () => {
    const [open, kept] = [await orderOf(AGES, false), await orderOf(10, true)]
    await orderOf(AGES, true)
    await db().insert(s.newsletterSubscriptions).values({ list: 'forest', email: MAIL, language: 'fi' })
    const { body } = await ask<OfficeErasure>('admin', path('erasure/'))
    expect(body).toMatchObject({ id, name: 'Lumi Halla', email: MAIL, isColleague: false })
    expect(body.deleted).toEqual([{ what: 'newsletters', count: 1 }])
    const until = new Date(Date.now() + 120 * 86_400_000).toISOString().slice(0, 10)
    expect(body.kept).toMatchObject([
      { kind: 'order', number: open, isOpen: true },
      { kind: 'order', number: kept, isOpen: false, until },
    ])
  })

  it('wants the address typed, and deletes nothing for another one', async () => {
    const { status, body } = await ask('admin', path('erasure/'), { email: 'forget-mee@example.com' })
    expect([status, body.error?.details?.['reason']]).toEqual([400, 'other_address'])
    expect(await idOf(MAIL)).toBe(id)
  })

  it('deletes the account, marks what is kept, and leaves who did it in the history and the security log', async () => {
    const [open, old] = [await orderOf(1, false), await orderOf(AGES, true)]
    const lines = await logged(() =>
      ask('admin', path('erasure/'), { email: ' Forget-Me@example.com ', reason: 'by letter' }).then(
        ({ status, body }) => {
          expect([status, (body as unknown as OfficeErasure).kept.map(({ number }) => number)]).toEqual([200, [open]])
        },
      ),
    )
    expect(lines).toMatchObject([{ event: 'person_erased', call: 'eraseOfficeCustomer', customer: boss, shown: [id] }])
    expect(await idOf(MAIL)).toBe(0)
    const { rows } = await db().execute<{ number: string; email: string; marked: boolean }>(
      sql`select number, email::text as email, forget_at is not null as marked from orders where number in (${open}, ${old}) order by id`,
    )
    expect(rows).toEqual([
      { number: open, email: MAIL, marked: true },
      { number: old, email: '', marked: false },
    ])
    const { body } = await ask<{ changes: OfficeChange[] }>(
      'admin',
      `/api/office/changes/?entity=customers&record=${id}`,
    )
    const [change] = body.changes
    expect(change).toMatchObject({ action: 'remove', title: `#${id}`, reason: 'by letter', canUndo: false })
    expect(JSON.stringify(change)).not.toMatch(/Lumi|Halla|forget-me/i)
    const undone = await ask('admin', '/api/office/undo/', { change: change?.id })
    expect([undone.status, undone.body.error?.details?.['reason']]).toEqual([409, 'irreversible'])
    expect((await ask('admin', path('erasure/'))).status).toBe(404)
  })

  it('is refused for people who work here, also for those with a role of the back office only', async () => {
    for (const change of [{ isStaff: true }, { isStaff: false, officeRoles: ['editor' as const] }]) {
      await db().update(s.customers).set(change).where(eq(s.customers.id, id))
      expect((await ask<OfficeErasure>('admin', path('erasure/'))).body.isColleague).toBe(true)
      const { status, body } = await ask('admin', path('erasure/'), { email: MAIL })
      expect([status, body.error?.details?.['reason']]).toEqual([409, 'colleague'])
    }
    expect(await idOf(MAIL)).toBe(id)
  })
})

it('a page that shows a customer leaves the line in the security log that a call leaves', async () => {
  const token = cookieOf('admin').split('=')[1] ?? ''
  const lines = await logged(() =>
    callInProcess('officeCustomer', { params: { customer: String(id) } }, `Bearer ${token}`),
  )
  expect(lines).toMatchObject([{ event: 'customers_shown', call: 'officeCustomer', customer: boss, shown: [id] }])
})
