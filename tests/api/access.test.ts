import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Call } from '@/lib/contract/calls/call'
import { allCallNames as names, allCalls as calls } from '@/lib/contract/all-calls'
import type { CallName } from '@/lib/contract/calls'
import { isPermission } from '@/lib/contract/access/permissions'
import { checkAccess } from '@/lib/backend/api/check-access'
import { cacheHeaders } from '@/lib/backend/api/cache-policy'
import { GUEST, type Principal } from '@/lib/backend/domain/access/principal'
import { db } from '@/lib/backend/platform/database/pool'
import { accessTokens, customers } from '@/lib/backend/domain/schema'

import { apiFetch, get, logIn, post } from '../support/api'
import type { TestDatabase } from '../support/fresh-database'
import { PASSWORD, seededDatabase, type Seeded } from '../support/seed'

let database: TestDatabase
let seeded: Seeded
const headers: Record<string, Record<string, string>> = {}
beforeAll(async () => {
  ;({ database, seeded } = await seededDatabase())
  for (const who of ['plain', 'club', 'org', 'staff', 'admin'])
    headers[who] = await logIn(`${who}@example.com`, PASSWORD)
  headers['expired'] = await logIn('plain@example.com', PASSWORD)
  const newest = db().select({ hash: accessTokens.tokenHash }).from(accessTokens).orderBy(sql`created_at desc`).limit(1)
  await db()
    .update(accessTokens)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(sql`token_hash = (${newest})`)
  headers['tampered'] = { authorization: `${headers['plain']?.['authorization']?.slice(0, -2)}xx` }
  headers['guest'] = {}
})
afterAll(() => database.drop())

const WHO = ['guest', 'plain', 'club', 'org', 'staff', 'admin', 'expired', 'tampered'] as const
/** Permissions that staff do not have. */
const ONLY_ADMINISTRATORS: readonly string[] = ['customers.select', 'second_factors.reset']
/** Of machines, which have a token of their own. */
const ONLY_MACHINES: readonly string[] = ['mails.report']
const isGood = (who: string) => !['guest', 'expired', 'tampered'].includes(who)

/** A call that is refused for its input only after access was decided. */
async function probe(name: CallName, who: string): Promise<Response> {
  const { method, path }: Call = calls[name]
  const address =
    path.replace(/\{\w+\}/g, 'x') +
    (name === 'productExtraDetails' ? '?type=2' : name === 'productExtraDelivery' ? '?type=1' : '')
  return apiFetch(
    address,
    method === 'GET'
      ? { headers: headers[who] ?? {} }
      : { method, body: '{"unknown":1}', headers: { 'content-type': 'application/json', ...headers[who] } },
  )
}

describe('check F1 who may call what', () => {
  it.each(names)('%s', async (name) => {
    const { access }: Call = calls[name]
    for (const who of WHO) {
      const { status } = await probe(name, who)
      const good = isGood(who)
      if (access === 'public' || access === 'provider' || (access === 'optional' && (good || who === 'guest')))
        expect([who, [401, 403].includes(status)]).toEqual([who, false])
      else if (!good) expect([who, status]).toEqual([who, 401])
      // The back office has log-ins of its own (office.test.ts): the shop's token opens nothing there.
      else if (access.startsWith('office.')) expect([who, status]).toEqual([who, 403])
      else if (isPermission(access) && ONLY_MACHINES.includes(access)) expect([who, status]).toEqual([who, 403])
      else if (isPermission(access) && who !== 'admin' && (who !== 'staff' || ONLY_ADMINISTRATORS.includes(access)))
        expect([who, status]).toEqual([who, 403])
      else expect([who, [401, 403].includes(status)]).toEqual([who, false])
    }
  })

  it('is decided before the body is read', async () => {
    const path =
      Object.values<Call>(calls).find(({ access, method }) => access === 'orders.process' && method === 'POST')?.path ??
      ''
    for (const type of ['text/plain', 'application/json'])
      expect(
        (await apiFetch(path, { method: 'POST', body: 'no json', headers: { 'content-type': type } })).status,
      ).toBe(401)
  })

  it('staff and admin rules', () => {
    const as = (roles: Partial<Extract<Principal, { kind: 'customer' }>>): Principal => ({
      kind: 'customer',
      id: 1,
      email: 'a@b.c',
      isClub: false,
      isOrg: false,
      isStaff: false,
      isAdmin: false,
      ...roles,
    })
    const may = (access: Call['access'], principal: Principal) => {
      try {
        checkAccess({ access }, principal)
        return 200
      } catch (error) {
        return (error as { status: number }).status
      }
    }
    expect([
      may('orders.read', GUEST),
      may('orders.read', as({})),
      may('orders.read', as({ isStaff: true })),
      may('orders.read', as({ isAdmin: true })),
    ]).toEqual([401, 403, 200, 200])
    const reset = 'second_factors.reset'
    expect([may(reset, GUEST), may(reset, as({ isStaff: true })), may(reset, as({ isAdmin: true }))]).toEqual([
      401, 403, 200,
    ])
  })
})

describe('products that are not public', () => {
  const path = '/api/products/productmodel/secret-prototype/?language=en&taxAreaId=1'

  it('P1.09 D1.01 D2.07 D5.02, D6.03 D7.01 only staff and admins see them, whatever preview says', async () => {
    for (const who of WHO.filter(isGood)) {
      const { status } = await get(path, headers[who])
      expect([who, status]).toEqual([who, who === 'staff' || who === 'admin' ? 200 : 404])
    }
    expect((await get(`${path}&preview=1`)).status).toBe(404)
    expect((await get(`${path}&preview=1`, headers['staff'])).body).toMatchObject({ is_public: false })
    expect(
      (await get('/api/product/extra/?type=1&slug=secret-prototype&language=en&delivery-country-code=fi')).status,
    ).toBe(404)
    expect(
      (
        await get(
          '/api/product/extra/?type=1&slug=secret-prototype&language=en&delivery-country-code=fi',
          headers['staff'],
        )
      ).status,
    ).toBe(200)
  })

  it('D5.02 their details are for staff only, too', async () => {
    const details = '/api/product/extra/?type=2&slug=secret-prototype&language=en&delivery-country-code=fi&taxAreaId=1'
    expect((await get(details)).status).toBe(404)
    expect((await get(details, headers['staff'])).status).toBe(200)
  })

  it('foreign is like absent: the same answer as for a slug that does not exist', async () => {
    const hidden = await get(path)
    const absent = await get('/api/products/productmodel/no-such-thing/?language=en&taxAreaId=1')
    expect([hidden.status, hidden.body]).toEqual([absent.status, absent.body])
  })
})

describe('caches', () => {
  it('check F7 public reads may be shared, personal ones and refusals never', async () => {
    const control = async (path: string, who = 'guest') => (await get(path, headers[who])).headers.get('cache-control')
    expect(await control('/api/settings/')).toMatch(/^public, max-age=0, s-maxage=\d+$/)
    const model = '/api/products/productmodel/storm-shell/?language=en&taxAreaId=1'
    expect(await control(model)).toMatch(/^public/)
    expect((await get(model)).headers.get('vary')).toContain('authorization')
    expect(await control(model, 'staff')).toBe('private, no-store')
    expect(await control('/api/customer/', 'plain')).toBe('private, no-store')
    expect(await control('/api/customer/')).toBe('private, no-store')
    expect(await control('/api/locale_by_ip/')).toBe('private, no-store')
    expect(await control('/api/brand/?slug=nobody&language=en')).toBe('private, no-store')
  })

  it('check F7 an answer that may depend on who asks says so to every cache', () => {
    for (const name of names) {
      const endpoint: Call = calls[name]
      const { 'cache-control': control, vary } = cacheHeaders(endpoint, false)
      if (endpoint.access === 'optional')
        expect([name, control === 'private, no-store' || vary === 'authorization']).toEqual([name, true])
      else if (endpoint.access !== 'public') expect([name, control]).toEqual([name, 'private, no-store'])
    }
  })

  it('a public call does not look at the header at all', async () => {
    expect((await get('/api/settings/', headers['tampered'])).status).toBe(200)
  })

  it('no answer sets a cookie, but that of a log-in, which opens nothing and is sent to the log-in only', async () => {
    const login = await post('/api/auth/token/', { username: 'plain@example.com', password: PASSWORD })
    const [cookie = '', ...attributes] = (login.headers.get('set-cookie') ?? '').split('; ')
    expect(attributes).toEqual(['Path=/api/auth/', 'Max-Age=15552000', 'HttpOnly', 'SameSite=Strict'])
    expect((await get('/api/customer/', { cookie })).status).toBe(401)
    for (const path of ['/api/settings/', '/api/customer/'])
      expect((await get(path, headers['plain'])).headers.get('set-cookie')).toBeNull()
  })
})

describe('sessions', () => {
  it('P6.05 a cookie is never a login', async () => {
    const value = encodeURIComponent(headers['plain']?.['authorization'] ?? '')
    expect((await get('/api/customer/', { cookie: `so.auth=${value}` })).status).toBe(401)
  })

  it('check F9 logout kills the token, only this one', async () => {
    const [first, second] = [await logIn('club@example.com', PASSWORD), await logIn('club@example.com', PASSWORD)]
    expect((await post('/api/customer/logout/', {}, first)).body).toEqual({ ok: true })
    expect((await get('/api/customer/', first)).status).toBe(401)
    expect((await get('/api/customer/', second)).status).toBe(200)
  })

  it('check F9 a role taken away and an account closed count at once', async () => {
    const staff = await logIn('staff@example.com', PASSWORD)
    await db().update(customers).set({ isStaff: false }).where(eq(customers.id, seeded.customers.staff))
    expect((await get('/api/products/productmodel/secret-prototype/?language=en&taxAreaId=1', staff)).status).toBe(404)
    await db().update(customers).set({ isActive: false }).where(eq(customers.id, seeded.customers.staff))
    expect((await get('/api/customer/', staff)).status).toBe(401)
  })

  it('tokens are hashed at rest', async () => {
    const { authorization = '' } = await logIn('org@example.com', PASSWORD)
    const token = authorization.replace('Bearer ', '')
    expect(token.length).toBeGreaterThanOrEqual(43)
    expect(JSON.stringify(await db().select().from(accessTokens))).not.toContain(token)
  })
})
