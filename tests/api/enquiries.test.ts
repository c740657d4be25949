import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { db } from '@/lib/backend/platform/database/pool'
import { type Mail, setMailer } from '@/lib/backend/platform/mail/mailer'
import { erasePerson } from '@/lib/backend/flows/privacy/person'
import { sweepRetention } from '@/lib/backend/flows/privacy/retention'
import { drainOutbox } from '@/lib/backend/worker/outbox'
import { config } from '@/lib/config/env'

import { get, logIn, post } from '../support/api'
import type { TestDatabase } from '../support/fresh-database'
import { PASSWORD, seededDatabase } from '../support/seed'

let database: TestDatabase
let staff: Record<string, string>
const mails: Mail[] = []
beforeAll(async () => {
  ;({ database } = await seededDatabase())
  staff = await logIn('staff@example.com', PASSWORD)
  setMailer({ send: (mail) => Promise.resolve(void mails.push(mail)) })
})
afterAll(async () => {
  setMailer(null)
  await database.drop()
})
beforeEach(async () => {
  await db().execute(sql`delete from rate_limits`)
  while ((await drainOutbox()) > 0);
  mails.length = 0
})

async function sent(): Promise<Mail[]> {
  while ((await drainOutbox()) > 0);
  return mails
}

describe('the forms of content pages', () => {
  const enquiry = (change: Record<string, unknown> = {}) => ({
    form_key: randomUUID(),
    kind: 'ask',
    name: 'Ada Aalto',
    email: 'ada@mail.example',
    message: 'Does the tent stand on rock?',
    country_code: 'fi',
    language_code: 'sv',
    ...change,
  })

  it('P2.12 a question is stored, reaches the shop by mail, and staff see it and mark it as answered', async () => {
    const body = enquiry({ order_number: '1001' })
    const first = await post('/api/enquiry/', body)
    expect(first.status).toBe(200)
    // The same form again is the same message.
    expect((await post('/api/enquiry/', body)).body).toEqual(first.body)
    const { number } = first.body as unknown as { number: string }
    const [toShop, receipt, ...more] = (await sent()).toSorted(
      (a, b) => Number(b.to === config().contact.email) - Number(a.to === config().contact.email),
    )
    expect(more).toEqual([])
    expect(toShop).toMatchObject({ to: config().contact.email, replyTo: 'ada@mail.example' })
    for (const part of [number, 'Ada Aalto', 'Does the tent stand on rock?', '1001'])
      expect(toShop?.text).toContain(part)
    // The address may be somebody else's, so the receipt repeats none of the words.
    expect(receipt?.to).toBe('ada@mail.example')
    expect(receipt?.text).toContain(number)
    expect(receipt?.text).not.toContain('tent')

    const list = async () =>
      (
        (await get('/api/enquiries/', staff)).body as unknown as {
          enquiries: { id: number; number: string; answered: string | null }[]
        }
      ).enquiries
    const [row] = (await list()).filter((each) => each.number === number)
    expect(row).toMatchObject({ kind: 'ask', message: 'Does the tent stand on rock?', language: 'sv', answered: null })
    expect((await post('/api/enquiries/answered/', { id: row?.id, answered: true }, staff)).status).toBe(200)
    expect((await list()).find((each) => each.number === number)?.answered).toMatch(/^20/)
    expect((await post('/api/enquiries/answered/', { id: 999_999, answered: true }, staff)).status).toBe(404)
  })

  it('P2.19 a company gives its name; without one the field is refused and nothing is stored', async () => {
    const refused = await post('/api/enquiry/', enquiry({ kind: 'company', company: ' ' }))
    expect(refused).toMatchObject({ status: 400, body: { error: { field: 'company' } } })
    expect(await sent()).toEqual([])
    const filed = await post(
      '/api/enquiry/',
      enquiry({ kind: 'company', company: 'Retki Oy', business_id: '1234567-1' }),
    )
    expect(filed.status).toBe(200)
    expect((await sent()).find(({ to }) => to === config().contact.email)?.text).toContain('1234567-1')
  })

  it('receipts to one mailbox are limited, messages to the shop are not lost by that', async () => {
    for (let n = 0; n < 6; n += 1)
      expect((await post('/api/enquiry/', enquiry({ email: 'o@mail.example' }))).status).toBe(200)
    expect((await sent()).filter(({ to }) => to === 'o@mail.example')).toHaveLength(5)
    expect(mails.filter(({ to }) => to === config().contact.email)).toHaveLength(6)
  })
})

describe('reports about faults of pages', () => {
  const report = (change: Record<string, unknown> = {}) => ({
    form_key: randomUUID(),
    message: 'The price jumped when I chose a size.',
    page: '/tunturi/kuori/',
    reference: '1234567',
    country_code: 'fi',
    language_code: 'fi',
    ...change,
  })
  const listed = async (number: unknown) =>
    (
      (await get('/api/enquiries/', staff)).body as unknown as {
        enquiries: { number: string; kind: string; email: string; message: string }[]
      }
    ).enquiries.find((each) => each.number === number)

  it('P6.05 a guest’s reaches shop and staff without an address, a customer’s with the account’s, by the auth header', async () => {
    const byGuest = await post('/api/bug-report/', report())
    expect(byGuest.status).toBe(200)
    expect(await sent()).toMatchObject([{ to: config().contact.email }])
    expect(mails[0]).not.toHaveProperty('replyTo')
    for (const part of ['The price jumped', '/tunturi/kuori/', '1234567']) expect(mails[0]?.text).toContain(part)
    expect(await listed(byGuest.body['number'])).toMatchObject({ kind: 'bug', email: '' })

    const body = report()
    const byCustomer = await post('/api/bug-report/', body, staff)
    // The same form again is the same report.
    expect((await post('/api/bug-report/', body, staff)).body).toEqual(byCustomer.body)
    expect((await sent()).slice(1)).toMatchObject([{ to: config().contact.email, replyTo: 'staff@example.com' }])
    expect(await listed(byCustomer.body['number'])).toMatchObject({ kind: 'bug', email: 'staff@example.com' })
    expect((await post('/api/enquiry/', { ...body, kind: 'bug' })).status).toBe(400)
  })

  it('one visitor cannot flood the shop with them', async () => {
    vi.stubEnv('SHOP_FRONT_DOOR', '1')
    const from = { 'x-client-address': '192.0.2.40' }
    for (let n = 0; n < 20; n += 1) expect((await post('/api/bug-report/', report(), from)).status).toBe(200)
    expect((await post('/api/bug-report/', report(), from)).status).toBe(429)
    vi.unstubAllEnvs()
  })
})

describe('P2.21 newsletters', () => {
  const ask = (email: string, list = 'forest') => post('/api/newsletter/', { list, email, language_code: 'en' })
  const linkIn = (text: string | undefined, use: string) => {
    const [, id, key] = new RegExp(`#${use}=(\\d+)\\.(\\w+)`).exec(text ?? '') ?? []
    return { id: Number(id), key }
  }
  const subscribers = async (list = 'forest') =>
    (
      (await get(`/api/newsletter/subscriptions/?list=${list}`, staff)).body as unknown as {
        subscriptions: { email: string }[]
      }
    ).subscriptions.map(({ email }) => email)

  it('P2.19 P2.21 begin with the link in a mail, and end with their own link', async () => {
    expect((await ask('aino@mail.example')).body).toEqual({ sent: true })
    expect(await subscribers()).toEqual([])
    const confirm = linkIn((await sent())[0]?.text, 'confirm')
    expect(mails[0]?.text).toContain('/en/forest-newsletter/#confirm=')
    // Neither another subscription's key nor the key for ending it confirms.
    await ask('other@mail.example')
    const other = linkIn((await sent())[1]?.text, 'confirm')
    expect((await post('/api/newsletter/confirm/', { id: confirm.id, key: other.key })).status).toBe(404)
    expect((await post('/api/newsletter/unsubscribe/', confirm)).status).toBe(404)
    expect((await post('/api/newsletter/confirm/', confirm)).status).toBe(200)
    expect(await subscribers()).toEqual(['aino@mail.example'])
    expect(await subscribers('corporate')).toEqual([])

    const welcome = (await sent())[2]
    const { pathname } = new URL(welcome?.unsubscribe ?? '')
    const end = linkIn(welcome?.text, 'unsubscribe')
    expect(pathname).toBe(`/api/newsletter/unsubscribe/${end.id}/${end.key}/`)
    expect((await post('/api/newsletter/unsubscribe/', end)).status).toBe(200)
    expect(await subscribers()).toEqual([])
    // A link of a subscription that has ended does not begin it again.
    expect((await post('/api/newsletter/confirm/', confirm)).status).toBe(404)
  })

  it('one click in a mail program ends the subscription', async () => {
    await ask('click@mail.example', 'corporate')
    await post('/api/newsletter/confirm/', linkIn((await sent())[0]?.text, 'confirm'))
    const welcome = (await sent())[1]
    expect(await subscribers('corporate')).toEqual(['click@mail.example'])
    const { pathname } = new URL(welcome?.unsubscribe ?? '')
    expect((await post(pathname, {})).status).toBe(200)
    expect(await subscribers('corporate')).toEqual([])
  })

  it('a link is valid for seven days; then the address is deleted', async () => {
    await ask('late@mail.example')
    const confirm = linkIn((await sent())[0]?.text, 'confirm')
    await db().execute(
      sql`update newsletter_subscriptions set requested_at = now() - interval '8 days' where id = ${confirm.id}`,
    )
    expect((await post('/api/newsletter/confirm/', confirm)).status).toBe(404)
    await sweepRetention('purge')
    const { rows } = await db().execute(sql`select 1 from newsletter_subscriptions where id = ${confirm.id}`)
    expect(rows).toEqual([])
  })

  it('the erasure of a person ends the subscription', async () => {
    await ask('erased@mail.example')
    await post('/api/newsletter/confirm/', linkIn((await sent())[0]?.text, 'confirm'))
    expect(await subscribers()).toContain('erased@mail.example')
    await erasePerson('erased@mail.example')
    expect(await subscribers()).not.toContain('erased@mail.example')
  })

  it('strangers cannot flood a mailbox: three mails a day, the same answer always', async () => {
    for (let n = 0; n < 5; n += 1) expect((await ask('flood@mail.example')).body).toEqual({ sent: true })
    expect(await sent()).toHaveLength(3)
  })
})
