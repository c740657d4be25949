import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'

import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { announceStock } from '@/lib/backend/domain/customers/stock-notices'
import { createCustomer } from '@/lib/backend/domain/customers/customer'
import { hashPassword } from '@/lib/backend/domain/customers/passwords'
import { reminderKey } from '@/lib/backend/domain/customers/reminders'
import { db, writePool } from '@/lib/backend/platform/database/pool'
import * as s from '@/lib/backend/domain/schema'
import { onStep } from '@/lib/backend/platform/database/steps'
import { sweepRetention } from '@/lib/backend/flows/privacy/retention'
import { encodeMail } from '@/lib/backend/platform/mail/encode'
import type { Mail } from '@/lib/backend/platform/mail/mailer'
import { anonymisePeople } from '@/lib/backend/domain/orders/anonymise'
import { config } from '@/lib/config/env'
import { type Language, LANGUAGES } from '@/lib/market/languages'

import { linkOf, sendDueMails as mails } from '../support/account-mails'
import { apiFetch, get, logIn, post } from '../support/api'
import { changeStock } from '../support/catalogue-changes'
import type { TestDatabase } from '../support/fresh-database'
import { matchAnyLanguage } from '../support/paths'
import { PASSWORD, seededDatabase, type Seeded } from '../support/seed'

const NEW = 'three herons at dawn'
/** Only for a link that activated an account. */
const ACTIVATED = {
  status: 409,
  body: { error: { message: 'Your username has already been activated. Try logging in.' } },
}
const BAD_LINK = { status: 404, body: { error: { code: 'NOT_FOUND', message: 'This link is not valid any more.' } } }

const runFile = promisify(execFile)

let database: TestDatabase
let seeded: Seeded
beforeAll(async () => {
  ;({ database, seeded } = await seededDatabase())
})
afterAll(() => database.drop())
beforeEach(async () => void (await db().delete(s.rateLimits)))

const ask = (email: string, language: Language = 'en') =>
  post('/api/customer/password/reset/', { email, language_code: language })
const set = (token: string, password = NEW, purpose = 'reset') =>
  post('/api/customer/password/', { purpose, token, password })
const look = (token: string, purpose = 'reset') => post('/api/customer/link/', { purpose, token })
const login = (email: string, password: string) => post('/api/auth/token/', { username: email, password })

async function resetToken(email: string): Promise<string> {
  await mails()
  await ask(email)
  return linkOf((await mails()).find(({ to }) => to === email)).token
}

describe('P2.10 asking for a new password', () => {
  afterAll(async () => void (await db().delete(s.accountTokens)))

  it('sends a link to the account’s mailbox, in the language of the page, as text and HTML', async () => {
    for (const language of LANGUAGES) {
      await db().delete(s.rateLimits)
      expect((await ask('PLAIN@example.com', language)).body).toEqual({ sent: true })
      const [mail, ...others] = await mails()
      expect(others).toEqual([])
      expect(mail?.to).toBe('plain@example.com')
      expect(mail?.html).toContain(`lang="${language}"`)
      expect(mail?.html).toContain(linkOf(mail).token)
      expect(linkOf(mail)).toEqual({
        route: 'accounts/password/reset/confirm',
        token: expect.stringMatching(/^[\w-]{43}$/),
      })
    }
  })

  it('check F3 answers alike for known, unknown, closed and passwordless, and none but open accounts get a message', async () => {
    for (const email of ['plain@example.com', 'nobody@example.com', 'gone@example.com'])
      expect(await ask(email)).toMatchObject({ status: 200, body: { sent: true } })
    expect((await mails()).map(({ to }) => to)).toEqual(['plain@example.com'])
  })

  it('check F3 the time does not tell who has an account', async () => {
    const time = async (email: string) => {
      await db().delete(s.rateLimits)
      const start = performance.now()
      await ask(email)
      return performance.now() - start
    }
    for (const email of ['plain@example.com', 'nobody@example.com'])
      expect(await time(email)).toBeGreaterThanOrEqual(199)
    await mails()
  })

  it('check F3 a mailbox is written to five times an hour at most; nobody is refused for it, and the newest link stays valid', async () => {
    for (const email of ['club@example.com', 'stranger@example.com'])
      expect(
        (await Promise.all(Array.from({ length: 9 }, async () => (await ask(email)).status))).join(),
      ).not.toContain('429')
    const sent = await mails()
    expect(sent).toHaveLength(5)
    await db().update(s.accountTokens).set({ expiresAt: sql`now() + interval '1 minute'` })
    expect((await ask('club@example.com')).body).toEqual({ sent: true })
    await db().execute(sql`delete from account_tokens where expires_at < now() + interval '30 minutes'`)
    const usable = await Promise.all(sent.map(async (mail) => (await look(linkOf(mail).token)).status))
    expect(usable.filter((status) => status === 200)).toHaveLength(1)
  })

  it('issue 14: requests for other spellings of an address do not use up the mails of its owner', async () => {
    await createCustomer({ email: 'spelled@example.com', password: PASSWORD })
    await createCustomer({ email: 'spelled+other@example.com', password: PASSWORD })
    await Promise.all(Array.from({ length: 8 }, (_, index) => ask(`spelled+${index}@example.com`)))
    await Promise.all(Array.from({ length: 8 }, () => ask('spelled+other@example.com')))
    await mails()
    await ask('spelled@example.com')
    expect((await mails()).map(({ to }) => to)).toEqual(['spelled@example.com'])
  })

  it('issue 14: after fifty requests an owner who has used the link gets a new one, one mail at a time', async () => {
    await createCustomer({ email: 'pestered@example.com', password: PASSWORD })
    const fifty = () => Promise.all(Array.from({ length: 50 }, () => ask('pestered@example.com')))
    await fifty()
    const sent = await mails()
    expect(sent).toHaveLength(5)
    const usable = await Promise.all(sent.map(async (mail) => (await set(linkOf(mail).token)).status))
    expect(usable.filter((status) => status === 200)).toHaveLength(1)
    await mails()
    await fifty()
    const [fresh, ...others] = await mails()
    expect(others).toEqual([])
    expect((await set(linkOf(fresh).token, 'four herons at dusk')).status).toBe(200)
  })

  it('issue 14: above the limit a link that has expired is not made valid again: a new one is sent', async () => {
    const id = await createCustomer({ email: 'expired@example.com', password: PASSWORD })
    await mails()
    for (let index = 0; index < 5; index += 1) await ask('expired@example.com')
    const old = await mails()
    await db()
      .update(s.accountTokens)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(s.accountTokens.customerId, id))
    await ask('expired@example.com')
    const sent = await mails()
    expect(sent).toHaveLength(1)
    for (const mail of old) expect(await look(linkOf(mail).token)).toMatchObject(BAD_LINK)
    expect((await look(linkOf(sent[0]).token)).status).toBe(200)
  })

  it('issue 14: registrations that wait share the mails of their mailbox: nobody fills it by registering its spellings', async () => {
    const spellings = Array.from({ length: 5 }, (_, index) => `flooded+${index}@example.com`)
    const form = { first_name: 'M', last_name: 'M', is_club: false, company: '', vat_number: '' }
    const register = (email: string) =>
      post('/api/customer/register/', { ...form, email, country_code: 'fi', language_code: 'en' })
    for (const { status } of await Promise.all(spellings.map(register))) expect(status).toBe(200)
    expect(await mails()).toHaveLength(5)
    await Promise.all([...spellings, ...spellings, ...spellings].map((email) => ask(email)))
    expect(await mails()).toHaveLength(5)
  })

  it('check F3 one client asks twenty times in ten minutes', async () => {
    vi.stubEnv('SHOP_FRONT_DOOR', '1')
    const from = (address: string) =>
      post(
        '/api/customer/password/reset/',
        { email: 'stranger@example.com', language_code: 'en' },
        { 'x-client-address': address },
      )
    await Promise.all(Array.from({ length: 20 }, () => from('192.0.2.50')))
    expect([(await from('192.0.2.50')).status, (await from('192.0.2.51')).status]).toEqual([429, 200])
    vi.unstubAllEnvs()
  })

  it('neither database nor outbox holds what opens the account', async () => {
    const token = await resetToken('plain@example.com')
    const rows = JSON.stringify([await db().select().from(s.accountTokens), await db().select().from(s.outbox)])
    expect(rows).not.toContain(token)
  })
})

describe('P2.09 setting it', () => {
  it('a look changes nothing; then the new password counts, the old one and every log-in end, and the mailbox is told', async () => {
    const before = await logIn('plain@example.com', PASSWORD)
    const token = await resetToken('plain@example.com')
    for (let i = 0; i < 3; i++) expect((await look(token)).body).toEqual({ email: 'plain@example.com' })
    expect((await get('/api/customer/', before)).status).toBe(200)
    expect((await set(token)).body).toEqual({ ok: true, office_url: null })
    expect((await get('/api/customer/', before)).status).toBe(401)
    expect((await login('plain@example.com', PASSWORD)).status).toBe(401)
    expect((await login('plain@example.com', NEW)).status).toBe(200)
    expect(await mails()).toMatchObject([
      { to: 'plain@example.com', subject: expect.stringContaining('Salasanasi on vaihdettu') },
    ])
    const [row] = await db().select().from(s.customers).where(eq(s.customers.email, 'plain@example.com'))
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it('a link works once, for its purpose, for an hour, and the others of the account end with it', async () => {
    const [first, second] = [await resetToken('club@example.com'), await resetToken('club@example.com')]
    expect(await set(first, NEW, 'activate')).toMatchObject(BAD_LINK)
    expect((await set(first)).status).toBe(200)
    for (const token of [first, second, 'x', 'A'.repeat(43)])
      for (const answer of [await set(token, 'another password'), await look(token)])
        expect(answer).toMatchObject(BAD_LINK)
    const late = await resetToken('club@example.com')
    const [row] = await db()
      .select({ hours: sql<number>`round(extract(epoch from expires_at - created_at) / 3600)::int` })
      .from(s.accountTokens)
    expect(row?.hours).toBe(1)
    await db().update(s.accountTokens).set({ expiresAt: sql`now() - interval '1 second'` })
    expect(await set(late)).toMatchObject(BAD_LINK)
    expect((await login('club@example.com', NEW)).status).toBe(200)
  })

  it('of twenty at once one sets its password', async () => {
    const token = await resetToken('org@example.com')
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => set(token, `password number ${i}`)))
    const won = answers.findIndex(({ status }) => status === 200)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(19)
    expect((await login('org@example.com', `password number ${won}`)).status).toBe(200)
  })

  it('of two at once the second waits for the first, and finds the link used', async () => {
    const token = await resetToken('club@example.com')
    const remove = onStep('before', 'password.set.commit', () => new Promise((resolve) => setTimeout(resolve, 700)))
    try {
      const answers = await Promise.all(
        ['the one password', 'the other password'].map((password) => set(token, password)),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    } finally {
      remove()
    }
  })

  it('too short, too long and the address itself are refused on the field, and the link stays good', async () => {
    const token = await resetToken('plain@example.com')
    for (const password of ['ninechars', 'x'.repeat(201), 'Plain@Example.com'])
      expect(await set(token, password)).toMatchObject({ status: 400, body: { error: { field: 'password' } } })
    const reasonOf = async (password: string) => (await set(token, password)).body.error.details?.['reason']
    for (const password of ['1234567890', 'QwertyUiop', 'pass-word-123', 'aaaaaaaaaaaa', '123 456 7890'])
      expect([password, await reasonOf(password)]).toEqual([password, 'common'])
    for (const password of ['my-plain@example.com', 'PLAIN and simple', `${config().shopName.toLowerCase()} metsässä`])
      expect([password, await reasonOf(password)]).toEqual([password, 'personal'])
    expect((await look(token)).status).toBe(200)
  })

  it('issue 14: a common password with a year or other digits at one end, or written twice, is still a common one', async () => {
    const token = await resetToken('plain@example.com')
    for (const password of ['sunshine2024', '1999princess', 'Football-123', 'dragondragon', 'iloveyou1!1'])
      expect([password, (await set(token, password)).body.error?.details?.['reason']]).toEqual([password, 'common'])
    expect((await set(token, 'sunshine over 2024 lakes')).status).toBe(200)
  })

  it('issue 14: a password of other characters than letters is no common one, unless it has one or two of them only', async () => {
    const reasonOf = async (password: string, token: string) =>
      (await set(token, password)).body.error?.details?.['reason']
    const token = await resetToken('plain@example.com')
    for (const weak of ['!!!!!!!!!!!', '!?!?!?!?!?!?', '!!!!!password!!!!!', '1!2!3!4!5!', 'a.a.a.a.a.a'])
      expect([weak, await reasonOf(weak, token)]).toEqual([weak, 'common'])
    for (const good of ['#%&/()=?_:;', '!?#%&/()=_a1', '§½¤@£$€{[]}'])
      expect([good, await reasonOf(good, await resetToken('plain@example.com'))]).toEqual([good, undefined])
  })

  it('check F9 a log-in that is under way with the old password when a new one is set comes to nothing', async () => {
    const id = await createCustomer({ email: 'racer@example.com', password: PASSWORD })
    const newHash = await hashPassword(NEW)
    const other = await writePool().connect()
    try {
      await other.query('begin')
      await other.query('update customers set password_hash = $1 where id = $2', [newHash, id])
      await other.query('delete from access_tokens where customer_id = $1', [id])
      const racing = login('racer@example.com', PASSWORD)
      const waits = vi.waitFor(
        async () =>
          expect(
            (
              await db().execute(sql`
        select 1 from pg_locks l join pg_stat_activity a using (pid) where not l.granted and a.datname = current_database()`)
            ).rowCount,
          ).toBe(1),
        5_000,
      )
      await Promise.race([racing, waits])
      await other.query('commit')
      expect((await racing).status).toBe(401)
    } finally {
      other.release()
    }
    expect(await db().$count(s.accessTokens, eq(s.accessTokens.customerId, id))).toBe(0)
    expect((await login('racer@example.com', NEW)).status).toBe(200)
  })

  it('a closed account stays closed', async () => {
    const token = await resetToken('staff@example.com')
    await db().update(s.customers).set({ isActive: false }).where(eq(s.customers.email, 'staff@example.com'))
    expect(await set(token)).toMatchObject(BAD_LINK)
    await db().update(s.customers).set({ isActive: true }).where(eq(s.customers.email, 'staff@example.com'))
  })
})

describe('P2.07 activation', () => {
  it('D8.11 a customer made without a password gets a link, sets one and logs in; one with a password gets none', async () => {
    await createCustomer({ email: 'new@example.com', firstName: 'Nea', language: 'sv' })
    await createCustomer({ email: 'whole@example.com', password: PASSWORD })
    const sent = await mails()
    expect(sent).toMatchObject([{ to: 'new@example.com', text: expect.stringContaining('Hej Nea!') }])
    const { route, token } = linkOf(sent[0])
    expect(route).toBe('accounts/activate')
    expect((await look(token, 'activate')).body).toEqual({ email: 'new@example.com' })
    expect(await set(token)).toMatchObject(BAD_LINK)
    expect((await set(token, NEW, 'activate')).body).toMatchObject({ ok: true })
    expect((await login('new@example.com', NEW)).status).toBe(200)
    for (const answer of [await set(token, NEW, 'activate'), await look(token, 'activate')])
      expect(answer).toMatchObject(ACTIVATED)
  })

  it('P2.07 so it is for a colleague whom the command adds, and one address has one account', async () => {
    const env = { ...process.env, DATABASE_URL: database.url }
    const add = () =>
      runFile(
        process.execPath,
        ['--import', 'tsx', 'scripts/person.ts', 'add', 'colleague@example.com', 'staff', 'sv'],
        {
          env,
        },
      )
    await add()
    await expect(add()).rejects.toMatchObject({
      code: 1,
      stderr: 'There is an account with this address already.\n',
    })
    const sent = await mails()
    expect(sent).toMatchObject([{ to: 'colleague@example.com', text: expect.stringContaining('Hej') }])
    expect((await set(linkOf(sent[0]).token, NEW, 'activate')).body).toMatchObject({ ok: true })
    expect((await get('/api/customer/', await logIn('colleague@example.com', NEW))).body).toMatchObject({
      is_staff: true,
    })
  })
})

async function placed(
  customerId: number | null,
  email: string,
  status: 'delivered' | 'paid' | 'sent',
  days: number,
  more: Partial<s.OrderAddress> = {},
): Promise<number> {
  const address = {
    first_name: 'Ada',
    last_name: 'Aalto',
    address: 'Polku 1',
    postal_code: '00100',
    city: 'Helsinki',
    phone: '+358 40 1',
    email,
    country: 'fi',
    ...more,
  }
  const [row] = await db()
    .insert(s.orders)
    .values({
      number: `W-${randomUUID().slice(0, 8)}`,
      cartKey: randomUUID(),
      status,
      customerId,
      email,
      language: 'fi',
      country: 'fi',
      currency: 'eur',
      currencyRate: 1,
      taxAreaId: 1,
      address,
      deliveryMethod: 'home',
      deliveryLocation: 'Aalto, Polku 1',
      deliveryCost: 500,
      paymentMethod: 'card',
      linesTotal: 1000,
      total: 1500,
      specialRequest: 'Ring twice, Ada',
      accessHash: 'x',
      createdAt: sql`now() - make_interval(days => ${days})`,
    })
    .returning({ id: s.orders.id })
  const id = row?.id ?? 0
  await db()
    .insert(s.orderLines)
    .values({
      orderId: id,
      lineNumber: 1,
      name: 'Gift card',
      kind: 'giftcard',
      quantity: 1,
      unitPrice: 1000,
      gross: 1000,
      net: 1000,
      taxRatePercent: 0,
      extraData: { giftcard_name: 'Ada Aalto' },
    })
  await db()
    .insert(s.complaints)
    .values({
      number: `R-${randomUUID().slice(0, 8)}`,
      formKey: randomUUID(),
      customerId,
      orderId: id,
      email,
      language: 'fi',
      country: 'fi',
      currency: 'eur',
      fields: {
        customerName: 'Ada Aalto',
        email,
        phone: '+358 40 1',
        address: 'Polku 1',
        postNumber: '00100',
        city: 'Helsinki',
        complaint: 'The zip broke',
      },
      createdAt: sql`now() - make_interval(days => ${days})`,
    })
  return id
}

describe('P2.08 deleting the account', () => {
  const request = (auth: Record<string, string>) => post('/api/customer/delete-account/', { language_code: 'de' }, auth)
  const confirm = (token: string) => post('/api/customer/delete-account/confirm/', { token })

  it('is asked for when logged in, confirmed by the mailbox, and staff are refused', async () => {
    expect((await request({})).status).toBe(401)
    const id = await createCustomer({ email: 'leaver@example.com', password: PASSWORD })
    const auth = await logIn('leaver@example.com', PASSWORD)
    expect((await request(auth)).body).toEqual({ sent: true })
    const sent = await mails()
    expect(sent).toMatchObject([{ to: 'leaver@example.com', html: expect.stringContaining('lang="de"') }])
    const { route, token } = linkOf(sent[0])
    expect(route).toBe('accounts/delete-account')
    expect((await look(token, 'delete')).body).toEqual({ email: 'leaver@example.com' })
    expect((await get('/api/customer/', auth)).status).toBe(200)
    expect((await confirm(token)).body).toEqual({ ok: true })
    expect((await get('/api/customer/', auth)).status).toBe(401)
    expect((await login('leaver@example.com', PASSWORD)).status).toBe(401)
    expect(await db().$count(s.customers, eq(s.customers.id, id))).toBe(0)
    expect(await confirm(token)).toMatchObject(BAD_LINK)
    expect((await mails()).map(({ to }) => to)).toEqual(['leaver@example.com'])
    expect((await request(await logIn('admin@example.com', PASSWORD))).status).toBe(403)
  })

  it('orders stay with their sums and lose whose they were: at once the account, after the return period name and address, never those on their way', async () => {
    const email = 'orders@example.com'
    const id = await createCustomer({ email, password: PASSWORD })
    const old = await placed(id, email, 'delivered', 200)
    const company = await placed(id, email, 'delivered', 200, { company: 'Aalto Oy', vat_number: 'FI1' })
    const guest = await placed(null, 'Orders@example.com', 'sent', 200)
    const recent = await placed(id, email, 'delivered', 20)
    const onItsWay = await placed(id, email, 'paid', 200)
    const foreign = await placed(null, 'other@example.com', 'delivered', 200)
    const owed = await placed(id, email, 'delivered', 200)
    const [payment] = await db()
      .insert(s.payments)
      .values({
        orderId: owed,
        provider: 'sandbox',
        reference: 'owed',
        amount: 1500,
        currency: 'eur',
        status: 'refunded',
        refunded: 1500,
      })
      .returning({ id: s.payments.id })
    await db()
      .insert(s.refunds)
      .values({ paymentId: payment?.id ?? 0, key: 'cancel', amount: 1500 })
    await db().insert(s.discountCodes).values({ code: 'LEAVE', kind: 'percent', value: 10 })
    await db().insert(s.discountRedemptions).values({ code: 'LEAVE', orderId: guest, redeemer: email, delta: 1 })
    await db()
      .insert(s.orderEvents)
      .values({
        orderId: guest,
        kind: 'created',
        data: { request_hash: 'x', code: 'LEAVE', redeemer: email, known_redeemers: [email], gift_cards: [] },
      })
    await request(await logIn(email, PASSWORD))
    expect((await confirm(linkOf((await mails()).find(({ to }) => to === email)).token)).status).toBe(200)
    await anonymisePeople()

    const orders = new Map((await db().select().from(s.orders)).map((order) => [order.id, order]))
    for (const order of [old, company, guest]) {
      expect(orders.get(order)).toMatchObject({
        customerId: null,
        email: '',
        specialRequest: '',
        deliveryLocation: null,
        total: 1500,
        country: 'fi',
        address: { first_name: '', last_name: '', phone: '', email: '', country: 'fi' },
      })
    }
    expect(orders.get(old)?.address).toMatchObject({ address: '', postal_code: '', city: '' })
    expect(orders.get(company)?.address).toMatchObject({
      company: 'Aalto Oy',
      vat_number: 'FI1',
      address: 'Polku 1',
      city: 'Helsinki',
    })
    for (const order of [recent, onItsWay, owed])
      expect(orders.get(order)).toMatchObject({ customerId: null, email, address: { first_name: 'Ada' } })
    expect(orders.get(foreign)).toMatchObject({
      email: 'other@example.com',
      address: { first_name: 'Ada' },
      forgetAt: null,
    })
    const lines = await db().select().from(s.orderLines)
    expect(
      lines
        .filter(({ orderId }) => [old, company, guest].includes(orderId))
        .map(({ extraData, gross }) => [extraData, gross]),
    ).toEqual([
      [null, 1000],
      [null, 1000],
      [null, 1000],
    ])
    const complaints = new Map(
      (await db().select().from(s.complaints)).map((complaint) => [complaint.orderId, complaint]),
    )
    expect(complaints.get(old)).toMatchObject({
      customerId: null,
      email: '',
      fields: { customerName: '', phone: '', complaint: 'The zip broke' },
    })
    expect(complaints.get(foreign)?.email).toBe('other@example.com')
    expect(await db().select({ redeemer: s.discountRedemptions.redeemer }).from(s.discountRedemptions)).toEqual([
      { redeemer: `order:${guest}` },
    ])
    expect(
      await db().select({ data: s.orderEvents.data }).from(s.orderEvents).where(eq(s.orderEvents.orderId, guest)),
    ).toEqual([{ data: { request_hash: 'x', code: 'LEAVE', redeemer: null, known_redeemers: [], gift_cards: [] } }])

    for (const status of ['packed', 'sent', 'delivered'] as const)
      await db().update(s.orders).set({ status }).where(eq(s.orders.id, onItsWay))
    await db().update(s.orders).set({ forgetAt: sql`now() - interval '1 day'` }).where(eq(s.orders.id, recent))
    await anonymisePeople()
    expect(
      await db().select({ email: s.orders.email }).from(s.orders).where(sql`id in (${onItsWay}, ${recent})`),
    ).toEqual([{ email: '' }, { email: '' }])
  })

  it('issue 14: orders and complaints of another account, with the leaver’s address in them, stay that account’s', async () => {
    const email = 'shared@example.com'
    const id = await createCustomer({ email, password: PASSWORD })
    const other = await createCustomer({ email: 'family@example.com', password: PASSWORD })
    const [own, foreign] = [await placed(id, email, 'delivered', 200), await placed(other, email, 'delivered', 200)]
    await request(await logIn(email, PASSWORD))
    const mail = (await mails()).find(({ to, text }) => to === email && text.includes('http'))
    expect((await confirm(linkOf(mail).token)).status).toBe(200)
    await anonymisePeople()
    const whose = async (order: number) => [
      ...(await db()
        .select({ customer: s.orders.customerId, email: s.orders.email, until: s.orders.forgetAt })
        .from(s.orders)
        .where(eq(s.orders.id, order))),
      ...(await db()
        .select({ customer: s.complaints.customerId, email: s.complaints.email, until: s.complaints.forgetAt })
        .from(s.complaints)
        .where(eq(s.complaints.orderId, order))),
    ]
    expect(await whose(own)).toMatchObject([
      { customer: null, email: '' },
      { customer: null, email: '' },
    ])
    const kept = { customer: other, email, until: null }
    expect(await whose(foreign)).toEqual([kept, kept])
  })

  it('reviews stay without a name, wishes and notices go', async () => {
    const email = 'critic@example.com'
    const id = await createCustomer({ email, password: PASSWORD })
    const modelId = seeded.models['fleece'] ?? 0
    await db()
      .insert(s.reviews)
      .values({ modelId, customerId: id, rating: 8, visibleName: 'Critic A', language: 'en', comment: 'Warm' })
    await db().insert(s.wishlist).values({ customerId: id, modelId })
    await db()
      .insert(s.stockNotices)
      .values({ variantId: seeded.variants['sold-out-jacket']?.[0] ?? 0, email, language: 'en' })
    await request(await logIn(email, PASSWORD))
    await confirm(linkOf((await mails()).find(({ to }) => to === email)).token)
    expect(await db().select().from(s.reviews).where(eq(s.reviews.comment, 'Warm'))).toMatchObject([
      { customerId: null, visibleName: 'N. N.', rating: 8 },
    ])
    expect(await db().$count(s.stockNotices, eq(s.stockNotices.email, email))).toBe(0)
    expect(await db().$count(s.wishlist, eq(s.wishlist.customerId, id))).toBe(0)
  })
})

describe('P2.11 stopping reminders', () => {
  const soldOut = () => seeded.variants['sold-out-jacket']?.[0] ?? 0
  const notice = (email: string) =>
    post('/api/product_availability_email_notify/', { email, product_id: soldOut(), lang_code: 'fr' })
  const stop = (email: string, key: string, stopped = true) =>
    post('/api/customer/stop_reminders/', { email, key, stopped })
  const restock = async (): Promise<Mail[]> => {
    await mails()
    await changeStock({ variantId: soldOut(), storeId: 20, delta: 2, reason: 'correction' })
    await announceStock()
    await changeStock({ variantId: soldOut(), storeId: 20, delta: -2, reason: 'correction' })
    return mails()
  }

  it('each reminder carries the link, for its reader and for mail programs; it ends reminders and allows them again', async () => {
    const email = 'Ada+tent@b.example'
    await notice(email)
    const [mail] = await restock()
    const page = new URL(/https?:\S*stop\S*|https?:\S*rappels\S*/.exec(mail?.text ?? '')?.[0] ?? '')
    expect(matchAnyLanguage(page.pathname.replace(/^\/fr/, ''))[0]).toMatchObject({
      route: 'accounts/stop_reminders',
      params: { email },
      language: 'fr',
    })
    const key = page.searchParams.get('key') ?? ''
    expect((await stop(email, key)).body).toEqual({ ok: true })
    expect((await notice(email)).status).toBe(200)
    expect(await restock()).toEqual([])
    expect((await stop(email.toLowerCase(), key, false)).body).toEqual({ ok: true })
    await notice(email)
    expect(await restock()).toHaveLength(1)

    const message = await encodeMail(mail ?? { to: '', subject: '', text: '', html: '' }, {
      from: 'a@b.example',
      fromName: 'Shop',
      messageId: 'x@y',
      date: new Date(),
    })
    // Long headers are folded (RFC 5322 §2.2.3).
    const written = message.replace(/\r\n[ \t]+/g, ' ')
    expect(written).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    const oneClick = /List-Unsubscribe: <([^>]+)>/.exec(written)?.[1] ?? ''
    const pressed = await apiFetch(new URL(oneClick).pathname, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(pressed.status).toBe(200)
    expect(await db().$count(s.reminderStops)).toBe(1)
  })

  it('check F3 without the key of an address nobody stops it or learns anything about it; known and unknown answer alike', async () => {
    await db().delete(s.reminderStops)
    const wrong = [
      await stop('plain@example.com', reminderKey('other@example.com')),
      await stop('nobody@example.com', 'x'),
    ]
    for (const { status, body } of wrong)
      expect([status, body]).toEqual([404, { error: { code: 'NOT_FOUND', message: 'This link is not whole.' } }])
    expect(await db().$count(s.reminderStops)).toBe(0)
    for (const email of ['plain@example.com', 'nobody@example.com'])
      expect((await stop(email, reminderKey(email))).body).toEqual({ ok: true })
    expect(JSON.stringify(await db().select().from(s.reminderStops))).not.toContain('example.com')
  })
})

it('links that have run out and messages that keep a mailbox are purged', async () => {
  await resetToken('plain@example.com')
  await db().update(s.accountTokens).set({ expiresAt: sql`now() - interval '25 hours'` })
  await db().update(s.outbox).set({ createdAt: sql`now() - interval '31 days'` })
  await sweepRetention('purge')
  expect(await db().$count(s.accountTokens)).toBe(0)
  expect(await db().$count(s.outbox, sql`kind in ('password_changed', 'account_deleted', 'stock_notice')`)).toBe(0)
})

it('check F13 a failed call of a mail program leaves neither mailbox nor key in the log', async () => {
  const { secret } = config()
  const written = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  Object.assign(config(), { secret: null })
  try {
    const answer = await apiFetch(
      `/api/customer/stop_reminders/${encodeURIComponent('aino@example.com')}/the-key-of-aino/`,
      { method: 'POST', body: 'List-Unsubscribe=One-Click' },
    )
    expect(answer.status).toBe(500)
    const line = String(written.mock.calls[0]?.[0])
    expect(line).toContain('/api/customer/stop_reminders/…')
    expect(line).not.toContain('aino')
  } finally {
    Object.assign(config(), { secret })
    vi.restoreAllMocks()
  }
})
