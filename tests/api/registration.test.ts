import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { db } from '@/lib/backend/platform/database/pool'
import * as s from '@/lib/backend/domain/schema'
import { sweepRetention } from '@/lib/backend/flows/privacy/retention'
import { customer } from '@/lib/contract/schemas/customer'
import { LANGUAGES } from '@/lib/market/languages'

import { linkOf, sendDueMails } from '../support/account-mails'
import { get, logIn, post } from '../support/api'
import type { TestDatabase } from '../support/fresh-database'
import { PASSWORD, seededDatabase } from '../support/seed'

const NEW = 'three herons at dawn'
/** Of a link whose account is activated already. */
const ACTIVATED = {
  status: 409,
  body: { error: { message: 'Your username has already been activated. Try logging in.' } },
}

let database: TestDatabase
beforeAll(async () => {
  ;({ database } = await seededDatabase())
})
afterAll(() => database.drop())
beforeEach(async () => void (await db().delete(s.rateLimits)))

const FORM = {
  first_name: 'Ida',
  last_name: 'Rimpi',
  is_club: false,
  company: '',
  vat_number: '',
  country_code: 'fi',
  language_code: 'en',
}
const register = (email: string, more: Partial<typeof FORM> = {}) =>
  post('/api/customer/register/', { email, ...FORM, ...more })
const setPassword = (token: string) => post('/api/customer/password/', { purpose: 'activate', token, password: NEW })
const whoIs = async (headers: Record<string, string>) =>
  customer.parse((await get('/api/customer/', headers)).body).customer
const rowOf = async (email: string) => (await db().select().from(s.customers).where(eq(s.customers.email, email)))[0]

describe('P2.07 an account that a shopper asks for', () => {
  it('the link is valid for seven days', async () => {
    const email = 'week@mail.example'
    await register(email)
    const id = (await rowOf(email))?.id ?? 0
    const [link] = await db()
      .select({ hours: sql<number>`round(extract(epoch from expires_at - created_at) / 3600)::int` })
      .from(s.accountTokens)
      .where(eq(s.accountTokens.customerId, id))
    expect(link?.hours).toBe(7 * 24)
    const [mail] = await sendDueMails()
    await db()
      .update(s.accountTokens)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(s.accountTokens.customerId, id))
    expect((await setPassword(linkOf(mail).token)).status).toBe(404)
    await db().delete(s.customers).where(eq(s.customers.id, id))
  })

  it.each(LANGUAGES)('is opened by the link in the mailbox: %s', async (language) => {
    const email = `new-${language}@mail.example`
    expect(await register(email.toUpperCase(), { language_code: language })).toMatchObject({
      status: 200,
      body: { sent: true },
    })
    const [mail, ...others] = await sendDueMails()
    expect([mail?.to, others]).toEqual([email, []])
    const { route, token } = linkOf(mail)
    expect(route).toBe('accounts/activate')
    expect((await post('/api/auth/token/', { username: email, password: NEW })).status).toBe(401)
    expect((await setPassword(token)).status).toBe(200)
    const { first_name, last_name, is_club, company } = await whoIs(await logIn(email, NEW))
    expect({ first_name, last_name, is_club, company }).toEqual({
      first_name: 'Ida',
      last_name: 'Rimpi',
      is_club: false,
      company: null,
    })
  })

  it('joins the club and names a company only when that was asked for; nobody gets invoices by saying so', async () => {
    await register('firm@mail.example', { is_club: true, company: 'Rimpi Oy', vat_number: 'FI20774740' })
    await setPassword(linkOf((await sendDueMails())[0]).token)
    const { is_club, is_org_user, organisation, company, vat_number } = await whoIs(
      await logIn('firm@mail.example', NEW),
    )
    expect({ is_club, is_org_user, organisation, company, vat_number }).toEqual({
      is_club: true,
      is_org_user: false,
      organisation: null,
      company: 'Rimpi Oy',
      vat_number: 'FI20774740',
    })
  })

  it('a mailbox that has an account is told so, its owner alone, and nothing changes', async () => {
    const before = await rowOf('plain@example.com')
    expect(await register('plain@example.com', { first_name: 'Mallory', is_club: true })).toMatchObject({
      status: 200,
      body: { sent: true },
    })
    expect(await rowOf('plain@example.com')).toEqual(before)
    const [mail, ...others] = await sendDueMails()
    expect([mail?.to, mail?.subject, others]).toEqual(['plain@example.com', expect.stringContaining('already'), []])
    expect(mail?.text).not.toContain('Mallory')
    expect(mail?.text).toMatch(/\/accounts\/login\//)
    expect((await whoIs(await logIn('plain@example.com', PASSWORD))).first_name).toBe(before?.firstName)
  })

  it('D8.11 another registration of a waiting mailbox changes nothing of the first; each link carries its own details, and the first that is followed counts', async () => {
    await register('twice@mail.example', { first_name: 'Ida', company: 'Rimpi Oy', is_club: true })
    const before = await rowOf('twice@mail.example')
    expect(before).toMatchObject({ firstName: '', lastName: '', company: null, isClub: false })
    const own = linkOf((await sendDueMails())[0]).token
    expect(await register('twice@mail.example', { first_name: 'Mallory', company: 'Evil Oy' })).toMatchObject({
      status: 200,
      body: { sent: true },
    })
    expect({ ...(await rowOf('twice@mail.example')), registeredAt: null }).toEqual({ ...before, registeredAt: null })
    const [mail, ...others] = await sendDueMails()
    expect([others, mail?.subject.includes('already')]).toEqual([[], false])
    expect((await setPassword(own)).status).toBe(200)
    expect(await whoIs(await logIn('twice@mail.example', NEW))).toMatchObject({
      first_name: 'Ida',
      company: 'Rimpi Oy',
      is_club: true,
    })
    expect(await setPassword(linkOf(mail).token)).toMatchObject(ACTIVATED)
    // Nothing of either registration is kept with the links.
    const kept = await db().select({ details: s.accountTokens.details }).from(s.accountTokens)
    expect(kept.filter(({ details }) => details !== null)).toEqual([])
    await register('other@mail.example', { first_name: 'Idaa' })
    await sendDueMails()
    await register('other@mail.example', { first_name: 'Ida' })
    const [corrected] = await sendDueMails()
    await setPassword(linkOf(corrected).token)
    expect((await whoIs(await logIn('other@mail.example', NEW))).first_name).toBe('Ida')
  })

  it('two at once, registering and following their links: one of them is the account, whole', async () => {
    const names = ['Ida', 'Mallory']
    await Promise.all(
      names.map((name) => register('race@mail.example', { first_name: name, last_name: name, company: `${name} Oy` })),
    )
    const tokens = (await sendDueMails()).map((mail) => linkOf(mail).token)
    expect(tokens).toHaveLength(2)
    expect((await Promise.all(tokens.map(setPassword))).map(({ status }) => status).sort()).toEqual([200, 409])
    const { first_name: first, last_name: last, company } = await whoIs(await logIn('race@mail.example', NEW))
    expect(names).toContain(first)
    expect([last, company]).toEqual([first, `${first} Oy`])
  })

  it('a password that is asked for while the account waits takes over nobody’s details; a link that comes later changes none', async () => {
    await register('reset@mail.example', { first_name: 'Mallory' })
    const [registered] = await sendDueMails()
    await post('/api/customer/password/reset/', { email: 'reset@mail.example', language_code: 'en' })
    const reset = linkOf((await sendDueMails())[0]).token
    expect((await post('/api/customer/password/', { purpose: 'reset', token: reset, password: NEW })).status).toBe(200)
    expect((await rowOf('reset@mail.example'))?.firstName).toBe('')
    expect(await setPassword(linkOf(registered).token)).toMatchObject(ACTIVATED)
  })

  it('a closed account stays closed', async () => {
    await register('closed@mail.example')
    await sendDueMails()
    await db()
      .update(s.customers)
      .set({ isActive: false, registeredAt: null })
      .where(eq(s.customers.email, 'closed@mail.example'))
    expect((await register('closed@mail.example')).status).toBe(200)
    expect(await sendDueMails()).toEqual([])
  })

  it('refuses what cannot be, on its field, and too many at one mailbox', async () => {
    expect(await register('no address')).toMatchObject({ status: 400, body: { error: { field: 'email' } } })
    expect(await register('a@mail.example', { first_name: ' ' })).toMatchObject({
      status: 400,
      body: { error: { field: 'first_name' } },
    })
    expect(await register('a@mail.example', { vat_number: 'FI12345678' })).toMatchObject({
      status: 400,
      body: { error: { field: 'vat_number' } },
    })
    expect(await rowOf('a@mail.example')).toBeUndefined()
    for (let i = 0; i < 5; i++) await register(`often+${i}@mail.example`)
    expect((await register('often@mail.example')).status).toBe(429)
  })

  it('is gone after 30 days without an answer; one that was opened or made in another way stays', async () => {
    const old = { registeredAt: sql`now() - interval '31 days'` }
    await register('never@mail.example')
    await db().update(s.customers).set(old).where(eq(s.customers.email, 'never@mail.example'))
    await register('opened@mail.example')
    await db().update(s.customers).set(old).where(eq(s.customers.email, 'opened@mail.example'))
    await setPassword(linkOf((await sendDueMails()).find(({ to }) => to === 'opened@mail.example')).token)
    await sweepRetention('purge')
    expect(await rowOf('never@mail.example')).toBeUndefined()
    expect((await rowOf('opened@mail.example'))?.registeredAt).toBeNull()
    expect(await rowOf('plain@example.com')).toBeDefined()
  })
})

describe('P1.06 membership', () => {
  it('a customer joins and leaves; the next answer says so', async () => {
    const headers = await logIn('plain@example.com', PASSWORD)
    for (const is_club of [true, false]) {
      expect(await post('/api/customer/club/', { is_club }, headers)).toMatchObject({ status: 200, body: { is_club } })
      expect((await whoIs(headers)).is_club).toBe(is_club)
    }
    expect((await post('/api/customer/club/', { is_club: true })).status).toBe(401)
  })
})
