import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { rateLimits } from '@/lib/backend/domain/schema'
import { db } from '@/lib/backend/platform/database/pool'

import { post } from '../support/api'
import { freshDatabase, type TestDatabase } from '../support/fresh-database'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  await db().delete(rateLimits)
  vi.stubEnv('SHOP_FRONT_DOOR', '1')
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const OWN = { 'x-client-address': '192.0.2.1', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }
const LUGGAGE = {
  cart: '{"products":[{"productId":1,"amount":2}],"codes":["GIFT-1"]}',
  form: '{"email":"aino@example.com"}',
  consent: 'statistics',
  country: 'se',
  currency: 'sek',
}
const pack = async (luggage: object = LUGGAGE, client = OWN) =>
  String((await post('/api/hand-over/', luggage, client)).body['token'])
const take = (token: string, client: Record<string, string> = OWN) => post('/api/hand-over/take/', { token }, client)

describe('issue 16 what a browser takes along to another domain of the shop', () => {
  it('is opened by that browser, once, also when two tabs ask at the same time; nobody can read it on the way', async () => {
    const token = await pack()
    expect(Buffer.from(token, 'base64url').toString('latin1')).not.toMatch(/GIFT|aino/)
    const both = await Promise.all([take(token), take(token)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
    expect(both.find(({ status }) => status === 200)?.body).toEqual(LUGGAGE)
    expect((await take(token)).status).toBe(404)
  })

  it('is closed to another address, to another kind of browser, and after a minute', async () => {
    const token = await pack()
    for (const other of [
      { 'x-client-address': '198.51.100.7' },
      { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' },
    ])
      expect([other, (await take(token, { ...OWN, ...other })).status]).toEqual([other, 404])
    const now = Date.now()
    vi.spyOn(Date, 'now').mockReturnValue(now + 61_000)
    expect((await take(token)).status).toBe(404)
    vi.mocked(Date.now).mockReturnValue(now + 50_000)
    expect((await take(token)).status).toBe(200)
  })

  it('a token of somebody’s own making, a changed one and one that is too large are refused', async () => {
    const token = await pack()
    const bytes = Buffer.from(token, 'base64url')
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
    for (const [wrong, status] of [
      [bytes.toString('base64url'), 404],
      [Buffer.from(JSON.stringify(LUGGAGE)).toString('base64url'), 404],
      ['x', 404],
      ['', 400],
      ['x'.repeat(60_001), 400],
    ] as const)
      expect([wrong.slice(0, 20), (await take(wrong)).status]).toEqual([wrong.slice(0, 20), status])
    expect((await post('/api/hand-over/', { ...LUGGAGE, cart: 'x'.repeat(24_001) }, OWN)).status).toBe(400)
    expect((await post('/api/hand-over/', { ...LUGGAGE, country: 'nowhere' }, OWN)).status).toBe(400)
  })

  it('one address can ask sixty times in ten minutes', async () => {
    const statuses = await Promise.all(Array.from({ length: 70 }, async () => (await take('x')).status))
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
    expect((await take('x', { ...OWN, 'x-client-address': '198.51.100.7' })).status).toBe(404)
  })
})
