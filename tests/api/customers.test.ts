import { createHash } from 'node:crypto'

import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createCustomer } from '@/lib/backend/domain/customers/customer'
import { recordClientError } from '@/lib/backend/flows/monitoring/error-beacon'
import { takeAttempt } from '@/lib/backend/platform/security/rate-limit'
import { db } from '@/lib/backend/platform/database/pool'
import { clientErrors, customers, rateLimits, wishlist } from '@/lib/backend/domain/schema'

import { get, logIn, post } from '../support/api'
import type { TestDatabase } from '../support/fresh-database'
import { PASSWORD, seededDatabase, type Seeded } from '../support/seed'

process.env.ADMIN_HOST = 'admin.shop.example'

let database: TestDatabase
let seeded: Seeded
beforeAll(async () => {
  ;({ database, seeded } = await seededDatabase())
})
afterAll(() => database.drop())
beforeEach(async () => void (await db().delete(rateLimits)))

const login = (username: string, password: string) => post('/api/auth/token/', { username, password })

describe('P7.12 login', () => {
  it('P6.05 gives a bearer token for twelve hours', async () => {
    expect((await login('plain@example.com', PASSWORD)).body).toMatchObject({
      token_type: 'Bearer',
      expires_in: 43_200,
    })
  })

  it('the address is the same in any case', async () =>
    expect((await login(' PLAIN@Example.com ', PASSWORD)).status).toBe(200))

  it('D8.12 check F3 the same answer for an unknown account, a wrong password, a closed account and one without a password', async () => {
    await createCustomer({ email: 'nopass@example.com' })
    const answers = [
      await login('nobody@example.com', PASSWORD),
      await login('plain@example.com', 'wrong'),
      await login('gone@example.com', PASSWORD),
      await login('nopass@example.com', ''.padEnd(8, 'x')),
    ]
    for (const { status, body } of answers)
      expect([status, body]).toEqual([401, { error: { code: 'UNAUTHENTICATED', message: 'Login failed.' } }])
  })

  it('check F3 the same work: the time does not tell who has an account', async () => {
    const time = async (username: string) => {
      await db().delete(rateLimits)
      const start = performance.now()
      await login(username, 'wrong password')
      return performance.now() - start
    }
    const known: number[] = []
    const unknown: number[] = []
    for (let i = 0; i < 25; i++) {
      known.push(await time('plain@example.com'))
      unknown.push(await time(`nobody${i}@example.com`))
    }
    const wins = known
      .flatMap((a) => unknown.map((b) => (a > b ? 1 : a === b ? 0.5 : 0)))
      .reduce<number>((sum, win) => sum + win, 0)
    const auc = wins / (known.length * unknown.length)
    expect(auc).toBeGreaterThan(0.2)
    expect(auc).toBeLessThan(0.8)
  })

  it('check F3 429 with Retry-After after ten attempts in a minute, also for the right password, also for unknown accounts', async () => {
    for (const account of ['plain@example.com', 'stranger@example.com']) {
      await db().delete(rateLimits)
      // Ten attempts must not be split by the turn of the minute.
      if (new Date().getSeconds() > 52) await new Promise((resolve) => setTimeout(resolve, 9_000))
      for (let i = 0; i < 10; i++) expect((await login(account, 'wrong')).status).toBe(401)
      const refused = await login(account.toUpperCase(), PASSWORD)
      expect(refused).toMatchObject({ status: 429, body: { error: { code: 'TOO_MANY_REQUESTS' } } })
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect((await login('club@example.com', PASSWORD)).status).toBe(200)
  })

  it('attempts at the same moment are all counted', async () => {
    if (new Date().getSeconds() > 55) await new Promise((resolve) => setTimeout(resolve, 6_000))
    const results = await Promise.allSettled(
      Array.from({ length: 30 }, () => takeAttempt('test', { limit: 10, windowSeconds: 60 })),
    )
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(10)
  })

  it('the password is stored as argon2id only', async () => {
    const [row] = await db().select().from(customers).where(eq(customers.email, 'plain@example.com'))
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(JSON.stringify(row)).not.toContain(PASSWORD)
  })
})

describe('P7.12 the customer call', () => {
  it('P7.05 a customer: flags, hashed e-mail, no staff data', async () => {
    const { body } = await get('/api/customer/', await logIn('plain@example.com', PASSWORD))
    expect(body).toMatchObject({
      id: seeded.customers.plain,
      is_staff: false,
      is_admin: false,
      username: null,
      admin_url: null,
      postcode: '00100',
      customer: {
        first_name: 'Plain',
        is_club: false,
        is_org_user: false,
        wishlist_model_ids: [],
        voted_reviews: [],
        cart_content: null,
        email: 'plain@example.com',
        hashed_email: createHash('sha256').update('plain@example.com').digest('hex'),
      },
    })
    expect(JSON.stringify(body)).not.toMatch(/password|argon2/)
  })

  it('P1.06 P1.08 P1.09 P2.43 P6.02, P6.03 P7.05 club, organisation, staff and administrator', async () => {
    expect((await get('/api/customer/', await logIn('club@example.com', PASSWORD))).body).toMatchObject({
      customer: { is_club: true },
    })
    expect((await get('/api/customer/', await logIn('org@example.com', PASSWORD))).body).toMatchObject({
      customer: { is_org_user: true },
    })
    expect((await get('/api/customer/', await logIn('staff@example.com', PASSWORD))).body).toMatchObject({
      is_staff: true,
      is_admin: false,
      username: 'staff1',
    })
    expect((await get('/api/customer/', await logIn('admin@example.com', PASSWORD))).body).toMatchObject({
      is_admin: true,
    })
  })

  it('P2.43 P6.03 staff and administrators are told where the admin area is', async () => {
    for (const email of ['staff@example.com', 'admin@example.com'])
      expect((await get('/api/customer/', await logIn(email, PASSWORD))).body).toMatchObject({
        admin_url: 'https://admin.shop.example/hallinta/',
      })
  })

  it('P6.02 the server takes an administrator for a user of an organisation, too', async () => {
    const order = { enterprise_data: { id: 999_999 }, checkout_data: { products: [{ productId: 1, amount: 1 }] } }
    const ask = async (email: string) =>
      (await post('/api/customer/enterprise/order/', order, await logIn(email, PASSWORD))).status
    expect([await ask('plain@example.com'), await ask('admin@example.com')]).toEqual([403, 404])
  })

  it('P6.04 an administrator finds active customers by e-mail address, name, company or phone, or by id; nobody else does', async () => {
    await db()
      .update(customers)
      .set({ firstName: 'Aino', lastName: 'Virtanen', phone: '+358 40 123 4567' })
      .where(eq(customers.id, seeded.customers.club))
    const admin = await logIn('admin@example.com', PASSWORD)
    const found = async (query: string) => {
      const { status, body } = await get(`/api/staff/customers/${query}`, admin)
      expect(status).toBe(200)
      return (body as unknown as { customers: { email: string }[] }).customers.map(({ email }) => email)
    }
    expect(await found('?q=ino%20VIRT')).toEqual(['club@example.com'])
    expect(await found('?q=040-1234567')).toEqual(['club@example.com'])
    expect(await found('?q=CLUB%40example')).toEqual(['club@example.com'])
    expect(await found(`?id=${seeded.customers.plain}`)).toEqual(['plain@example.com'])
    expect(await found('?q=gone%40example.com')).toEqual([])
    expect(await found('?q=100%25')).toEqual([])
    expect(await found('')).toEqual([])
    expect((await get('/api/staff/customers/?q=x', admin)).status).toBe(400)
    const staff = await logIn('staff@example.com', PASSWORD)
    for (const [who, status] of [
      [staff, 403],
      [await logIn('plain@example.com', PASSWORD), 403],
      [{}, 401],
    ] as const)
      expect((await get('/api/staff/customers/?q=club', who)).status).toBe(status)
  })

  it('P7.09 the cart is kept with the account as a JSON string with products', async () => {
    const auth = await logIn('plain@example.com', PASSWORD)
    const products = [
      { productId: 1, amount: 2 },
      { productId: '7-1-9', amount: 1 },
    ]
    expect((await post('/api/customer/cart/', { version: 0, products }, auth)).body).toEqual({
      is_saved: true,
      version: 1,
      products,
      bundles: [],
    })
    expect(JSON.parse(String((await get('/api/customer/', auth)).body['customer']?.['cart_content']))).toEqual({
      products,
      bundles: [],
    })
    expect(
      (await get('/api/customer/', await logIn('club@example.com', PASSWORD))).body['customer']?.['cart_content'],
    ).toBeNull()
  })

  it('check D3 nobody makes themselves anything: unknown keys in the cart are refused', async () => {
    const auth = await logIn('plain@example.com', PASSWORD)
    for (const body of [
      { version: 0, products: [], is_staff: true },
      { version: 0, products: [{ productId: 1, amount: 1, price: 1 }] },
      { version: 0, products: [{ productId: 1, amount: -1 }] },
    ]) {
      expect((await post('/api/customer/cart/', body, auth)).status).toBe(400)
    }
  })
})

describe('P7.12 wishlist', () => {
  const toggle = async (auth: Record<string, string>, slug: string) =>
    post('/api/customer/wishlist_toggle/', { model_id: seeded.models[slug] ?? 999 }, auth)

  it('P1.03 D4.29 D7.07 puts a model on the list and takes it off; each customer has their own', async () => {
    const [plain, club] = [await logIn('plain@example.com', PASSWORD), await logIn('club@example.com', PASSWORD)]
    expect((await toggle(plain, 'fleece')).body).toEqual({ added: true })
    expect((await get('/api/customer/', plain)).body['customer']?.['wishlist_model_ids']).toEqual([
      seeded.models['fleece'],
    ])
    expect((await get('/api/customer/', club)).body['customer']?.['wishlist_model_ids']).toEqual([])
    expect((await toggle(plain, 'fleece')).body).toEqual({ added: false })
  })

  it('D5.01 D5.02 a guest may not; a hidden model is like none', async () => {
    expect((await toggle({}, 'fleece')).status).toBe(401)
    const plain = await logIn('plain@example.com', PASSWORD)
    expect((await toggle(plain, 'secret-prototype')).status).toBe(404)
    expect((await toggle(plain, 'no-such-model')).status).toBe(404)
  })

  it('eight toggles at once leave it as it was', async () => {
    const plain = await logIn('plain@example.com', PASSWORD)
    const answers = await Promise.all(Array.from({ length: 8 }, () => toggle(plain, 'storm-shell')))
    expect(answers.filter(({ body }) => String(body['added']) === 'true')).toHaveLength(4)
    expect(await db().select().from(wishlist)).toEqual([])
  })
})

describe('accounts', () => {
  it('one mailbox is one customer', async () => {
    await expect(createCustomer({ email: 'PLAIN@example.com' })).rejects.toMatchObject({ code: 'CONFLICT' })
  })
})

describe('P7.12 error beacon', () => {
  it('D7.14 P7.07 is stored without persons in it, and no more than ten a minute from one address', async () => {
    await db().delete(clientErrors)
    if (new Date().getSeconds() > 55) await new Promise((resolve) => setTimeout(resolve, 6_000))
    const link = `/accounts/activate/${'aB-_'.repeat(11)}/`
    for (let i = 0; i < 14; i++)
      await recordClientError(
        `boom for plain@example.com with Bearer abc.def and 4111111111111111 at ${link}`,
        '192.0.2.1',
      )
    const rows = await db().select().from(clientErrors)
    expect(rows).toHaveLength(10)
    expect(rows[0]?.message).toBe('boom for <mail> with Bearer <token> and <digits> at /accounts/activate/<token>/')
  })

  it('issue 14: one address that reports without end leaves the reports of others alone', async () => {
    await db().delete(clientErrors)
    // Both limits count by the minute.
    if (new Date().getSeconds() > 54) await new Promise((resolve) => setTimeout(resolve, 6_500))
    await Promise.all(Array.from({ length: 320 }, () => recordClientError('noise', '192.0.2.66')))
    await recordClientError('a real one', '192.0.2.67')
    const rows = await db().select().from(clientErrors)
    expect(rows.map(({ message }) => message)).toContain('a real one')
  })

  it('P7.07 the call stores the text of its query', async () => {
    await db().delete(clientErrors)
    expect(await get('/api/?err=boom%20at%20home')).toMatchObject({ status: 200, body: { ok: true } })
    expect((await db().select().from(clientErrors)).map(({ message }) => message)).toEqual(['boom at home'])
  })

  it('P7.07 never fails', async () => {
    await db().execute(sql`alter table client_errors rename to client_errors_away`)
    expect(await get('/api/?err=boom')).toMatchObject({ status: 200, body: { ok: true } })
    await db().execute(sql`alter table client_errors_away rename to client_errors`)
  })
})
