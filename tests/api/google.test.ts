import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { db } from '@/lib/backend/platform/database/pool'
import { accessTokens, customerIdentities, customers, rateLimits, secondFactors } from '@/lib/backend/domain/schema'
import { config } from '@/lib/config/env'

import { get, logIn, post } from '../support/api'
import type { TestDatabase } from '../support/fresh-database'
import { PASSWORD, seededDatabase } from '../support/seed'

const CLIENT = '123-abc.apps.googleusercontent.com'

/** What the played Google says of each token. */
const tokens = new Map<string, { status?: number; body: unknown }>()
const google: Server = createServer((request, response) => {
  let sent = ''
  request.on('data', (chunk: Buffer) => (sent += chunk.toString()))
  request.on('end', () => {
    const found =
      request.method === 'POST' ? tokens.get(new URLSearchParams(sent).get('access_token') ?? '') : undefined
    response.writeHead(found ? (found.status ?? 200) : 400, { 'content-type': 'application/json' })
    response.end(JSON.stringify(found?.body ?? { error: 'invalid_token' }))
  })
})

let database: TestDatabase
beforeAll(async () => {
  await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve))
  Object.assign(config(), {
    google: {
      clientId: CLIENT,
      tokenInfoUrl: `http://127.0.0.1:${(google.address() as AddressInfo).port}/tokeninfo`,
      scriptUrl: 'https://google.example/x',
    },
  })
  ;({ database } = await seededDatabase())
})
afterAll(async () => {
  google.close()
  await database.drop()
})
beforeEach(async () => {
  tokens.clear()
  await db().delete(rateLimits)
})

const info = (more: object = {}) => ({
  aud: CLIENT,
  sub: 's-1',
  email: 'Somebody@Gmail.example',
  email_verified: 'true',
  expires_in: '3599',
  scope: 'openid https://www.googleapis.com/auth/userinfo.email',
  ...more,
})
const convert = (token: string, more: object = {}) =>
  post('/api/auth/convert-token/', {
    client_id: CLIENT,
    grant_type: 'convert_token',
    backend: 'google-oauth2',
    token,
    ...more,
  })
const who = async (accessToken: string) =>
  (await get('/api/customer/', { authorization: `Bearer ${accessToken}` })).body

describe('POST /api/auth/convert-token/ (spec 2 §7)', () => {
  it('B7.09 a verified account signs in; the same subject is the same customer, whatever its address becomes', async () => {
    tokens.set('first', { body: info() })
    const first = await convert('first')
    expect(first.body).toMatchObject({ token_type: 'Bearer', expires_in: 43_200 })
    const one = await who(String(first.body['access_token']))
    expect(one['customer']).toMatchObject({ email: 'somebody@gmail.example', is_provider_only: true })
    tokens.set('later', { body: info({ email: 'moved@gmail.example', email_verified: true }) })
    const two = await who(String((await convert('later')).body['access_token']))
    expect([two['id'], two['customer']?.['email']]).toEqual([one['id'], 'somebody@gmail.example'])
  })

  it('check F8 refuses what Google does not vouch for, and all refusals read the same', async () => {
    const bad: [string, { status?: number; body: unknown }][] = [
      ['unverified', { body: info({ email_verified: 'false' }) }],
      ['other site', { body: info({ aud: 'other-client' }) }],
      ['expired', { body: info({ expires_in: '0' }) }],
      ['no openid', { body: info({ scope: 'email' }) }],
      ['no mail', { body: info({ email: undefined }) }],
      ['no subject', { body: info({ sub: '' }) }],
      ['not json', { body: 'nonsense' }],
      ['revoked', { status: 401, body: { error: 'invalid_token' } }],
    ]
    const before = await db().$count(customers)
    for (const [name, answer] of bad) {
      tokens.set(name, answer)
      const { status, body } = await convert(name)
      expect([name, status, body]).toEqual([
        name,
        401,
        { error: { code: 'UNAUTHENTICATED', message: 'Login failed.' } },
      ])
    }
    expect((await convert('nobody knows this')).status).toBe(401)
    tokens.set('good', { body: info({ sub: 's-9', email: 'nine@gmail.example' }) })
    expect((await convert('good', { client_id: 'other-client' })).status).toBe(401)
    for (const wrong of [{ grant_type: 'password' }, { backend: 'facebook' }, { token: '' }, { extra: 1 }])
      expect((await convert('good', wrong)).status).toBe(400)
    expect(await db().$count(customers)).toBe(before)
  })

  it('check F8 who owns the mailbox takes an account over: a password and log-ins that somebody made before end', async () => {
    const old = await logIn('plain@example.com', PASSWORD)
    tokens.set('owner', { body: info({ sub: 's-2', email: 'plain@example.com' }) })
    const { body } = await convert('owner')
    expect((await who(String(body['access_token'])))['customer']).toMatchObject({ email: 'plain@example.com' })
    expect((await get('/api/customer/', old)).status).toBe(401)
    expect((await post('/api/auth/token/', { username: 'plain@example.com', password: PASSWORD })).status).toBe(401)
  })

  it('check F8 staff and closed accounts are not found by address; a closed one stays closed', async () => {
    for (const [index, email] of ['staff@example.com', 'admin@example.com', 'gone@example.com'].entries()) {
      tokens.set(email, { body: info({ sub: `s-1${index}`, email }) })
      expect((await convert(email)).status, email).toBe(401)
    }
    expect((await post('/api/auth/token/', { username: 'staff@example.com', password: PASSWORD })).status).toBe(200)
    tokens.set('closing', { body: info({ sub: 's-3', email: 'closing@gmail.example' }) })
    expect((await convert('closing')).status).toBe(200)
    const [row] = await db()
      .update(customers)
      .set({ isActive: false })
      .where(eq(customers.email, 'closing@gmail.example'))
      .returning({ id: customers.id })
    expect((await convert('closing')).status).toBe(401)
    expect(await db().$count(accessTokens, eq(accessTokens.customerId, row?.id ?? 0))).toBe(1)
  })

  it('issue 14: staff who have a second factor are staff only after a log-in with it, never by Google alone', async () => {
    tokens.set('staff', { body: info({ sub: 's-5', email: 'promoted@gmail.example' }) })
    await convert('staff')
    const [row] = await db()
      .update(customers)
      .set({ isStaff: true })
      .where(eq(customers.email, 'promoted@gmail.example'))
      .returning({ id: customers.id })
    const signedIn = async () => {
      const { body } = await convert('staff')
      const auth = { authorization: `Bearer ${String(body['access_token'])}` }
      return [(await who(String(body['access_token'])))['is_staff'], (await get('/api/staff/orders/', auth)).status]
    }
    expect(await signedIn()).toEqual([true, 200])
    const factor = { customerId: row?.id ?? 0, nonce: 'x', confirmedAt: new Date() }
    await db().insert(secondFactors).values(factor)
    expect(await signedIn()).toEqual([false, 403])
  })

  it('twenty first sign-ins of one person at once make one customer', async () => {
    tokens.set('many', { body: info({ sub: 's-4', email: 'many@gmail.example' }) })
    const answers = await Promise.all(Array.from({ length: 20 }, () => convert('many')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await db().$count(customers, eq(customers.email, 'many@gmail.example'))).toBe(1)
    expect(await db().$count(customerIdentities, eq(customerIdentities.subject, 's-4'))).toBe(1)
  })

  it('check C6 a Google that does not answer is 503, and nobody is signed in', async () => {
    tokens.set('broken', { status: 502, body: {} })
    expect((await convert('broken')).status).toBe(503)
    const { google: configured } = config()
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    Object.assign(config(), { google: { ...configured, tokenInfoUrl: 'http://127.0.0.1:1/' } })
    expect((await convert('any')).body.error.code).toBe('UNAVAILABLE')
    Object.assign(config(), { google: null })
    expect((await convert('any')).body.error.code).toBe('NOT_FOUND')
    Object.assign(config(), { google: configured })
  })
})
