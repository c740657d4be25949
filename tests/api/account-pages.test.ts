import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createCustomer } from '@/lib/backend/domain/customers/customer'
import * as s from '@/lib/backend/domain/schema'
import { db } from '@/lib/backend/platform/database/pool'
import type { Mail } from '@/lib/backend/platform/mail/mailer'
import { ADDRESS_LIMIT } from '@/lib/contract/limits/accounts'
import { LANGUAGES } from '@/lib/market/languages'

import { linkOf, sendDueMails } from '../support/account-mails'
import { get, logIn, post } from '../support/api'
import type { TestDatabase } from '../support/fresh-database'
import { PASSWORD, seededDatabase } from '../support/seed'

let database: TestDatabase
beforeAll(async () => {
  ;({ database } = await seededDatabase())
})
afterAll(() => database.drop())
beforeEach(async () => void (await db().delete(s.rateLimits)))

type Headers = Record<string, string>
let made = 0
/** A new account that is logged in. */
async function account(): Promise<{ id: number; email: string; auth: Headers }> {
  const email = `pages-${++made}@example.com`
  const id = await createCustomer({ email, password: PASSWORD, language: 'en' })
  return { id, email, auth: await logIn(email, PASSWORD) }
}
const customerOf = async (auth: Headers) => (await get('/api/customer/', auth)).body['customer']

describe('issue 16 changing name, telephone and language', () => {
  it('is stored for this account, and not without a log-in', async () => {
    const { auth } = await account()
    const profile = { first_name: 'Aino', last_name: 'Koski', phone: '+358 40 123', language_code: 'sv' }
    expect((await post('/api/customer/profile/', profile)).status).toBe(401)
    expect((await post('/api/customer/profile/', profile, auth)).body).toEqual({ ok: true })
    expect(await customerOf(auth)).toMatchObject({
      first_name: 'Aino',
      last_name: 'Koski',
      phone: '+358 40 123',
      language: 'sv',
    })
    for (const wrong of [{ first_name: ' ' }, { phone: 'call me' }, { language_code: 'xx' }])
      expect((await post('/api/customer/profile/', { ...profile, ...wrong }, auth)).status).toBe(400)
    await post('/api/customer/profile/', { ...profile, phone: '' }, auth)
    expect((await customerOf(auth))?.['phone']).toBeNull()
  })
})

const ADDRESS = {
  first_name: 'Aino',
  last_name: 'Koski',
  phone: '',
  address: 'Rantatie 3',
  postcode: '00100',
  city: 'Helsinki',
  country: 'fi',
}
const save = (auth: Headers, change: Partial<typeof ADDRESS> = {}, isDefault = false, id: number | null = null) =>
  post('/api/customer/addresses/save/', { id, address: { ...ADDRESS, ...change }, is_default: isDefault }, auth)
const streets = (body: Awaited<ReturnType<typeof post>>['body']) =>
  (body['addresses'] as unknown as { address: string; is_default: boolean }[]).map(
    ({ address, is_default }) => `${address}${is_default ? ' *' : ''}`,
  )

describe('issue 16 the address book', () => {
  it('has one default address, the first one until another is chosen, and the checkout reads it', async () => {
    const { auth } = await account()
    expect(streets((await save(auth)).body)).toEqual(['Rantatie 3 *'])
    expect(streets((await save(auth, { address: 'Storgatan 1', postcode: '111 22', country: 'se' })).body)).toEqual([
      'Rantatie 3 *',
      'Storgatan 1',
    ])
    const { body } = await save(auth, { address: 'Mökkitie 9', postcode: '99800', city: 'Ivalo' }, true)
    expect(streets(body)).toEqual(['Mökkitie 9 *', 'Storgatan 1', 'Rantatie 3'])
    expect(await customerOf(auth)).toMatchObject({ address: 'Mökkitie 9', city: 'Ivalo', country: 'fi' })
    const [home] = body['addresses'] as unknown as { id: number }[]
    await save(auth, { address: 'Mökkitie 10', postcode: '99800', city: 'Ivalo' }, false, home?.id ?? 0)
    expect(await customerOf(auth)).toMatchObject({ address: 'Mökkitie 10' })
    expect(streets((await post('/api/customer/addresses/remove/', { id: home?.id }, auth)).body)).toEqual([
      'Rantatie 3 *',
      'Storgatan 1',
    ])
    expect((await get('/api/customer/', auth)).body).toMatchObject({
      postcode: '00100',
      customer: { address: 'Rantatie 3' },
    })
  })

  it('without an address the account has none', async () => {
    const { auth } = await account()
    const { body } = await save(auth)
    const [only] = body['addresses'] as unknown as { id: number }[]
    expect(streets((await post('/api/customer/addresses/remove/', { id: only?.id }, auth)).body)).toEqual([])
    expect(await customerOf(auth)).toMatchObject({ address: null, city: null })
  })

  it('says which field is wrong', async () => {
    const { auth } = await account()
    for (const [change, field] of [
      [{ postcode: '1' }, 'address.postcode'],
      [{ postcode: '' }, 'address.postcode'],
      [{ country: 'xx' }, 'address.country'],
      [{ city: '' }, 'address.city'],
    ] as const)
      expect(await save(auth, change)).toMatchObject({ status: 400, body: { error: { field } } })
  })

  it('check F1 nobody reads, changes or removes an address of somebody else', async () => {
    const owner = await account()
    const other = await account()
    const { body } = await save(owner.auth)
    const [own] = body['addresses'] as unknown as { id: number }[]
    expect((await save(other.auth, { address: 'Stolen 1' }, true, own?.id ?? 0)).status).toBe(404)
    expect((await post('/api/customer/addresses/remove/', { id: own?.id }, other.auth)).body).toEqual({ addresses: [] })
    expect((await get('/api/customer/addresses/', other.auth)).body).toEqual({ addresses: [] })
    expect((await get('/api/customer/addresses/')).status).toBe(401)
    expect(streets((await get('/api/customer/addresses/', owner.auth)).body)).toEqual(['Rantatie 3 *'])
  })

  it('is never fuller than its limit and never has two default addresses, whoever writes at the same time', async () => {
    const { id, auth } = await account()
    const statuses = await Promise.all(
      Array.from(
        { length: ADDRESS_LIMIT + 4 },
        async (_, row) => (await save(auth, { address: `Tie ${row}` }, true)).status,
      ),
    )
    expect(statuses.filter((status) => status === 409)).toHaveLength(4)
    const rows = await db().select().from(s.customerAddresses).where(eq(s.customerAddresses.customerId, id))
    const defaults = rows.filter(({ isDefault }) => isDefault)
    expect([rows.length, defaults.length]).toEqual([ADDRESS_LIMIT, 1])
    expect(await customerOf(auth)).toMatchObject({ address: defaults[0]?.address })
  })
})

const ask = (auth: Headers, email: string, password = PASSWORD) =>
  post('/api/customer/email/', { email, password, language_code: 'en' }, auth)
const confirm = (token: string, auth: Headers = {}) => post('/api/customer/email/confirm/', { token }, auth)
const stop = (token: string) => post('/api/customer/email/stop/', { token })
const canLogIn = async (email: string, password = PASSWORD) =>
  (await post('/api/auth/token/', { username: email, password })).status === 200
const tokenTo = (mails: readonly Mail[], to: string) => linkOf(mails.find((mail) => mail.to === to)).token
const BAD_LINK = { status: 404, body: { error: { code: 'NOT_FOUND' } } }

/** Asks for a change, and returns the tokens of its two links. */
async function asked(person: { email: string; auth: Headers }, email: string): Promise<{ yes: string; no: string }> {
  await sendDueMails()
  expect((await ask(person.auth, email)).body).toEqual({ sent: true })
  const mails = await sendDueMails()
  expect(mails.map(({ to }) => to).sort()).toEqual([email, person.email].sort())
  return { yes: tokenTo(mails, email), no: tokenTo(mails, person.email) }
}

describe('issue 16 changing the e-mail address', () => {
  it('needs the password and another address', async () => {
    const { auth, email } = await account()
    expect(await ask(auth, 'next@example.com', 'a wrong password')).toMatchObject({
      status: 400,
      body: { error: { field: 'password' } },
    })
    expect(await ask(auth, email.toUpperCase())).toMatchObject({ status: 400, body: { error: { field: 'email' } } })
    expect((await ask({}, 'next@example.com')).status).toBe(401)
    expect(await sendDueMails()).toEqual([])
  })

  it('changes nothing until the new address confirms it; then log-ins of other devices and links to the old address end', async () => {
    const person = await account()
    const elsewhere = await logIn(person.email, PASSWORD)
    const next = `next-${person.email}`
    await post(
      '/api/customer/newsletters/set/',
      { list: 'forest', is_subscribed: true, language_code: 'en' },
      person.auth,
    )
    const { yes } = await asked(person, next)
    expect(await canLogIn(person.email)).toBe(true)
    await post('/api/customer/password/reset/', { email: person.email, language_code: 'en' })
    const reset = tokenTo(await sendDueMails(), person.email)
    expect((await confirm(yes, person.auth)).body).toEqual({ email: next })
    expect([await canLogIn(person.email), await canLogIn(next)]).toEqual([false, true])
    expect((await customerOf(person.auth))?.['email']).toBe(next)
    expect((await get('/api/customer/', elsewhere)).status).toBe(401)
    expect((await post('/api/customer/link/', { purpose: 'reset', token: reset })).status).toBe(404)
    expect((await get('/api/customer/newsletters/', person.auth)).body).toEqual({
      lists: [
        { list: 'corporate', is_subscribed: false },
        { list: 'forest', is_subscribed: true },
      ],
    })
    expect(await confirm(yes)).toMatchObject(BAD_LINK)
    const [told] = await sendDueMails()
    expect([told?.to, told?.text.includes(next)]).toEqual([person.email, true])
  })

  it('confirmed on a device that is not logged in, it ends every log-in', async () => {
    const person = await account()
    const { yes } = await asked(person, `next-${person.email}`)
    await confirm(yes)
    expect((await get('/api/customer/', person.auth)).status).toBe(401)
  })

  it('the old address stops it, and the link to the new one is useless then', async () => {
    const person = await account()
    const { yes, no } = await asked(person, `next-${person.email}`)
    expect((await stop(no)).body).toEqual({ is_restored: false })
    expect(await confirm(yes)).toMatchObject(BAD_LINK)
    expect(await stop(no)).toMatchObject(BAD_LINK)
    expect(await canLogIn(person.email)).toBe(true)
  })

  it('the old address undoes it after it was confirmed, also when the thief has changed it again: log-ins and password end', async () => {
    const person = await account()
    const thief = await logIn(person.email, PASSWORD)
    const { yes, no } = await asked({ ...person, auth: thief }, `thief-${person.email}`)
    await confirm(yes, thief)
    const again = await asked({ email: `thief-${person.email}`, auth: thief }, `thief2-${person.email}`).catch(
      () => null,
    )
    if (again) await confirm(again.yes, thief)
    await sendDueMails()
    expect((await stop(no)).body).toEqual({ is_restored: true })
    expect((await get('/api/customer/', thief)).status).toBe(401)
    for (const email of [person.email, `thief-${person.email}`, `thief2-${person.email}`])
      expect([email, await canLogIn(email)]).toEqual([email, false])
    const mails = await sendDueMails()
    expect(mails.map(({ to }) => to)).toEqual([person.email, person.email])
    const reset = mails.find(({ subject }) => subject.startsWith('A new password'))
    const choice = { purpose: 'reset', token: linkOf(reset).token, password: 'three herons at dawn' }
    expect((await post('/api/customer/password/', choice)).body).toMatchObject({ ok: true })
    expect(await canLogIn(person.email, 'three herons at dawn')).toBe(true)
    if (again) expect(await stop(again.no)).toMatchObject(BAD_LINK)
  })

  it('check F3 an address with an account: same answer, same notice, same duration; only its owner is told', async () => {
    const person = await account()
    await sendDueMails()
    const answers: unknown[] = []
    const mails: Mail[] = []
    for (const email of ['plain@example.com', 'nobody-here@example.com']) {
      const start = performance.now()
      answers.push((await ask(person.auth, email)).body)
      expect(performance.now() - start).toBeGreaterThanOrEqual(199)
      mails.push(...(await sendDueMails()))
    }
    expect(answers).toEqual([{ sent: true }, { sent: true }])
    expect(mails.filter(({ to }) => to === person.email)).toHaveLength(2)
    expect(mails.find(({ to }) => to === 'plain@example.com')?.subject).toContain('already have an account')
    expect(() => linkOf(mails.find(({ to }) => to === 'nobody-here@example.com'))).not.toThrow()
  })

  it('two accounts that want one address at the same time: one gets it', async () => {
    const both = [await account(), await account()]
    const tokens: string[] = []
    for (const person of both) tokens.push((await asked(person, 'wanted@example.com')).yes)
    const statuses = await Promise.all(tokens.map(async (token) => (await confirm(token)).status))
    expect(statuses.sort()).toEqual([200, 409])
    expect(await db().$count(s.customers, sql`email = 'wanted@example.com'`)).toBe(1)
  })

  it('a link ends after its time', async () => {
    const person = await account()
    const { yes, no } = await asked(person, `next-${person.email}`)
    await db().update(s.emailChanges).set({ expiresAt: sql`now()`, stopsUntil: sql`now()` })
    expect(await confirm(yes)).toMatchObject(BAD_LINK)
    expect(await stop(no)).toMatchObject(BAD_LINK)
  })

  it('is refused to staff, and counted', async () => {
    const staff = await logIn('staff@example.com', PASSWORD)
    expect((await ask(staff, 'boss@example.com')).status).toBe(403)
    const { auth } = await account()
    const statuses: number[] = []
    for (let round = 0; round < 6; round += 1) statuses.push((await ask(auth, `many-${round}@example.com`)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    await sendDueMails()
  })

  it('writes its mails in the language of the page', async () => {
    for (const language of LANGUAGES) {
      const { auth, email } = await account()
      await sendDueMails()
      await post(
        '/api/customer/email/',
        { email: `${language}-next@example.com`, password: PASSWORD, language_code: language },
        auth,
      )
      const mails = await sendDueMails()
      expect(mails.map(({ html }) => html?.includes(`lang="${language}"`))).toEqual([true, true])
      expect(linkOf(mails.find(({ to }) => to === email)).route).toBe('accounts/email/stop')
      expect(linkOf(mails.find(({ to }) => to !== email)).route).toBe('accounts/email/confirm')
    }
  })
})

describe('issue 16 newsletters, sizes and a copy of the data', () => {
  it('a customer begins and ends a newsletter without a link in a mail, and is welcomed once', async () => {
    const { auth, email } = await account()
    const set = (isSubscribed: boolean) =>
      post('/api/customer/newsletters/set/', { list: 'forest', is_subscribed: isSubscribed, language_code: 'en' }, auth)
    const isOn = ({ body }: Awaited<ReturnType<typeof set>>) =>
      (body['lists'] as unknown as { list: string; is_subscribed: boolean }[]).find(({ list }) => list === 'forest')
        ?.is_subscribed
    await sendDueMails()
    expect(isOn(await set(true))).toBe(true)
    expect(isOn(await set(true))).toBe(true)
    expect((await sendDueMails()).map(({ to }) => to)).toEqual([email])
    expect(isOn(await set(false))).toBe(false)
    expect(await db().$count(s.newsletterSubscriptions, eq(s.newsletterSubscriptions.email, email))).toBe(0)
  })

  it('sizes are stored; what is out of range is refused', async () => {
    const { auth } = await account()
    const sizes = { clothing: 'M', shoes: 42.5, height: 178 }
    expect((await post('/api/customer/sizes/', { sizes }, auth)).body).toEqual({ ok: true })
    expect((await customerOf(auth))?.['sizes']).toEqual(sizes)
    for (const wrong of [{ clothing: 'huge' }, { shoes: 99 }, { shoes: 42.2 }, { height: 3 }])
      expect((await post('/api/customer/sizes/', { sizes: wrong }, auth)).status).toBe(400)
    await post('/api/customer/sizes/', { sizes: {} }, auth)
    expect((await customerOf(auth))?.['sizes']).toBeNull()
  })

  it('check F3 the copy needs the password, has the customer’s rows, and no secret and nothing of others', async () => {
    const { auth, email } = await account()
    await save(auth, { address: 'Only mine 7' })
    const other = await account()
    await save(other.auth, { address: 'Somebody else 8' })
    expect(await post('/api/customer/data/', { password: 'wrong one' }, auth)).toMatchObject({
      status: 400,
      body: { error: { field: 'password' } },
    })
    const { body } = await post('/api/customer/data/', { password: PASSWORD }, auth)
    const text = JSON.stringify(body)
    expect(body['email']).toBe(email)
    expect(text).toContain('Only mine 7')
    expect(text).not.toContain('Somebody else 8')
    expect(text).not.toMatch(/password_hash|token_hash|argon2/)
    for (let round = 0; round < 4; round += 1) await post('/api/customer/data/', { password: PASSWORD }, auth)
    expect((await post('/api/customer/data/', { password: PASSWORD }, auth)).status).toBe(429)
  })

  it('a deleted account takes its addresses and changes along', async () => {
    const person = await account()
    await save(person.auth)
    await asked(person, `next-${person.email}`)
    await post('/api/customer/delete-account/', { language_code: 'en' }, person.auth)
    await post('/api/customer/delete-account/confirm/', { token: tokenTo(await sendDueMails(), person.email) })
    expect(await db().$count(s.customerAddresses, eq(s.customerAddresses.customerId, person.id))).toBe(0)
    expect(await db().$count(s.emailChanges, eq(s.emailChanges.customerId, person.id))).toBe(0)
  })
})
