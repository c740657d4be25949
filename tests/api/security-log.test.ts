import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { createCustomer } from '@/lib/backend/domain/customers/customer'
import { endLoginsOf } from '@/lib/backend/domain/customers/tokens'
import { customers, rateLimits } from '@/lib/backend/domain/schema'
import { db } from '@/lib/backend/platform/database/pool'

import { get, logIn, post } from '../support/api'
import type { TestDatabase } from '../support/fresh-database'
import { PASSWORD, seededDatabase } from '../support/seed'

const ADDRESS = '198.51.100.77'
const MAIL = 'watched@example.com'

let database: TestDatabase
let id: number
let written: string[]
beforeAll(async () => {
  ;({ database } = await seededDatabase())
  await createCustomer({ email: MAIL, password: PASSWORD })
  const [row] = await db().select({ id: customers.id }).from(customers).where(sql`email = ${MAIL}`)
  id = row?.id ?? 0
})
afterAll(() => database.drop())
beforeEach(async () => {
  await db().delete(rateLimits)
  written = []
  vi.stubEnv('SHOP_FRONT_DOOR', '1')
  vi.spyOn(console, 'warn').mockImplementation((line: string) => void written.push(line))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

const from = { 'x-client-address': ADDRESS, 'x-request-id': 'r-1' }
const login = (password: string, username = MAIL) => post('/api/auth/token/', { username, password }, from)
const lines = () => written.map((line) => JSON.parse(line) as Record<string, unknown>)

it('issue 14: log-ins are recorded, good and bad, with the account that was meant, the factors and a pseudonym of the client', async () => {
  await login(PASSWORD)
  await login('not the password')
  await login('not the password', 'nobody@example.com')
  const [good, bad, unknown] = lines()
  expect(good).toMatchObject({
    level: 'security',
    event: 'login',
    call: 'login',
    customer: id,
    factors: 'password',
    requestId: 'r-1',
  })
  expect(String(good?.['at'])).toMatch(/^\d{4}-.*Z$/)
  expect(bad).toMatchObject({ event: 'login_failed', code: 'UNAUTHENTICATED', customer: id })
  expect(unknown).toMatchObject({ event: 'login_failed', code: 'UNAUTHENTICATED' })
  expect(unknown).not.toHaveProperty('customer')
  expect(good?.['client']).toMatch(/^[0-9a-f]{12}$/)
  expect(new Set(lines().map(({ client }) => client)).size).toBe(1)
  expect(written.join()).not.toMatch(/@|198\.51|password"?:/)
})

it('issue 14: what is refused is recorded: no permission, input that does not fit, a limit, a guess of a link', async () => {
  const auth = await logIn(MAIL, PASSWORD)
  written = []
  await get('/api/staff/orders/', { ...from, ...auth })
  await get('/api/customer/', { ...from, authorization: `Bearer ${'x'.repeat(43)}` })
  await post('/api/customer/club/', { is_club: true, is_staff: "\n{}'" }, { ...from, ...auth })
  await post('/api/customer/link/', { purpose: 'reset', token: 'a guess' }, from)
  await post('/api/auth/token/', { username: MAIL, password: 'x' }, { ...from, 'sec-fetch-site': 'cross-site' })
  for (let attempt = 0; attempt < 11; attempt += 1) await login('wrong')
  expect(lines().slice(0, 5)).toMatchObject([
    { event: 'refused', customer: id, code: 'FORBIDDEN' },
    { event: 'refused', call: 'customer', code: 'UNAUTHENTICATED' },
    { event: 'refused', call: 'clubMembership', customer: id, code: 'BAD_REQUEST', field: 'is_staff' },
    { event: 'refused', call: 'accountLink', code: 'NOT_FOUND' },
    { event: 'login_failed', code: 'FORBIDDEN' },
  ])
  expect(lines().at(-1)).toMatchObject({ event: 'login_failed', code: 'TOO_MANY_REQUESTS', customer: id })
  expect(written.every((line) => !line.includes('\n'))).toBe(true)
})

it('issue 14: changes of how an account is opened are recorded; ordinary calls are not', async () => {
  const auth = await logIn(MAIL, PASSWORD)
  written = []
  await get('/api/settings/', from)
  await get('/api/customer/', { ...from, ...auth })
  await get('/api/products/productmodel/nothing/?language=en&taxAreaId=1', from)
  expect(written).toEqual([])
  await post('/api/customer/password/reset/', { email: MAIL, language_code: 'en' }, from)
  await post('/api/customer/logins/end/', { id: null }, { ...from, ...auth })
  await post('/api/customer/logout/', {}, { ...from, ...auth })
  expect(lines()).toMatchObject([
    { event: 'account', call: 'requestPasswordReset' },
    { event: 'account', call: 'endLogins', customer: id },
    { event: 'account', call: 'logout', customer: id },
  ])
})

it('issue 14: which customers an administrator looks up is recorded, by their numbers, and nothing about them', async () => {
  const auth = await logIn('admin@example.com', PASSWORD)
  const [admin] = await db().select({ id: customers.id }).from(customers).where(sql`email = 'admin@example.com'`)
  written = []
  const search = (query: string) => get(`/api/staff/customers/?${query}`, { ...from, ...auth })
  const { body } = await search('q=watched')
  expect(body['customers']).toMatchObject([{ id, email: MAIL }])
  await search(`id=${id}`)
  await search('q=nobody-of-this-name')
  const line = { level: 'security', event: 'customers_shown', call: 'staffCustomers', customer: admin?.id }
  expect(lines()).toMatchObject([
    { ...line, shown: [id] },
    { ...line, shown: [id] },
    { ...line, shown: [] },
  ])
  expect(written.join()).not.toMatch(/watched|nobody-of|@/)
})

it('issue 14: an operator ends the log-ins of one person, or of everybody', async () => {
  const [one, two, other] = [
    await logIn(MAIL, PASSWORD),
    await logIn(MAIL, PASSWORD),
    await logIn('club@example.com', PASSWORD),
  ]
  const open = () => Promise.all([one, two, other].map(async (auth) => (await get('/api/customer/', auth)).status))
  expect(await endLoginsOf(MAIL.toUpperCase())).toBeGreaterThanOrEqual(2)
  expect(await open()).toEqual([401, 401, 200])
  await endLoginsOf(null)
  expect(await open()).toEqual([401, 401, 401])
})
