import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { db } from '@/lib/backend/platform/database/pool'
import * as s from '@/lib/backend/domain/schema'
import { sendDueGiftCodes } from '@/lib/backend/flows/gift-campaigns/send'
import { drainOutbox } from '@/lib/backend/worker/outbox'
import { type Mail, setMailer } from '@/lib/backend/platform/mail/mailer'
import { calls } from '@/lib/contract/calls'
import type { StaffGiftCampaign } from '@/lib/contract/schemas/gift-management'

import { get, logIn, post } from '../support/api'
import type { TestDatabase } from '../support/fresh-database'
import { PASSWORD, seededDatabase, type Seeded } from '../support/seed'

const ROOT = '/api/staff/giftcampaigns/'

let database: TestDatabase
let seeded: Seeded
let staff: Record<string, string>
const mails: Mail[] = []
beforeAll(async () => {
  ;({ database, seeded } = await seededDatabase())
  staff = await logIn('staff@example.com', PASSWORD)
  setMailer({
    send: (mail) => {
      mails.push(mail)
      return Promise.resolve()
    },
  })
})
afterAll(async () => {
  setMailer(null)
  await database.drop()
})
beforeEach(() => db().execute(sql`delete from rate_limits`))
afterEach(async () => {
  await drainAll()
  mails.length = 0
  await db().delete(s.giftCampaignCodes)
  await db().delete(s.giftCampaigns)
})

async function drainAll(): Promise<void> {
  while ((await drainOutbox()) > 0);
}

const input = (change: object = {}) => ({
  id: null,
  slug: 'yule',
  names: { fi: 'Joululahja', en: 'Yule gift' },
  descriptions: { fi: 'Valitse **yksi**. <script>alert(1)</script><img src=x onerror=alert(1)>' },
  model_ids: [seeded.models['fleece'] ?? 0],
  email_template: 'thanks',
  card_template: 'forest',
  valid_until: '2099-12-31T21:59:00Z',
  next_send_date: null,
  enable_sending: false,
  ...change,
})
async function save(change: object = {}): Promise<StaffGiftCampaign> {
  const { status, body } = await post(ROOT, input(change), staff)
  expect([status, body]).toMatchObject([200, {}])
  return calls.saveGiftCampaign.answer.parse(body)
}
const codesOf = async (id: number, page = 1) =>
  calls.giftCampaignCodes.answer.parse((await get(`${ROOT}codes/?campaign_id=${id}&page=${page}`, staff)).body)
const addCodes = (id: number, quantity: unknown) => post(`${ROOT}codes/`, { campaign_id: id, quantity }, staff)
const addEmails = (id: number, emails: unknown, language = 'fi') =>
  post(`${ROOT}emails/`, { campaign_id: id, emails, language }, staff)
const pageOf = async (slug = 'yule') => get(`/api/giftcampaigns/?slug=${slug}&language=fi&taxAreaId=1`)

describe('gift campaigns of staff', () => {
  it('D4.28 D6.03 are refused to guest, customer, club and organisation, reading and writing', async () => {
    const { id } = await save()
    await addCodes(id, 1)
    const calls = (headers?: Record<string, string>) =>
      Promise.all([
        get(ROOT, headers),
        post(ROOT, input({ slug: 'mine' }), headers),
        get(`${ROOT}codes/?campaign_id=${id}`, headers),
        post(`${ROOT}codes/`, { campaign_id: id, quantity: 1 }, headers),
        post(`${ROOT}emails/`, { campaign_id: id, emails: ['a@b.example'], language: 'fi' }, headers),
      ])
    for (const who of ['guest', 'plain', 'club', 'org']) {
      for (const { status, body, headers } of await calls(
        who === 'guest' ? undefined : await logIn(`${who}@example.com`, PASSWORD),
      )) {
        expect([who, status]).toEqual([who, who === 'guest' ? 401 : 403])
        expect(Object.keys(body)).toEqual(['error'])
        expect(headers.get('cache-control')).toBe('private, no-store')
      }
    }
    for (const { status } of await calls(await logIn('admin@example.com', PASSWORD))) expect(status).toBe(200)
  })

  it('D3.13 hold what was saved; the page shows it at once, its Markdown cleaned', async () => {
    const saved = await save()
    expect(saved).toMatchObject({
      ...input({ id: saved.id }),
      valid_until: '2099-12-31T21:59:00Z',
      codes: 0,
      used: 0,
      with_email: 0,
      sent: 0,
    })
    const page = await pageOf()
    expect(page.body['description']).toContain('<strong>yksi</strong>')
    expect(page.body['description']).not.toMatch(/script|onerror/)
    await save({ id: saved.id, names: { fi: 'Talvilahja', en: '' }, slug: 'talvi' })
    expect((await pageOf('talvi')).body).toMatchObject({ name: 'Talvilahja' })
    expect((await pageOf()).status).toBe(404)
    expect(calls.staffGiftCampaigns.answer.parse((await get(ROOT, staff)).body).campaigns).toMatchObject([
      { id: saved.id, names: { fi: 'Talvilahja' } },
    ])
  })

  it('D8.11 are refused on their fields: an address that is taken or none, no name, goods that are not sold, an unknown campaign', async () => {
    await save()
    const refused = (field: string) => ({ status: 400, body: { error: { field } } })
    expect(await post(ROOT, input(), staff)).toMatchObject(refused('slug'))
    expect((await post(ROOT, input({ slug: '../x' }), staff)).status).toBe(400)
    expect(await post(ROOT, input({ slug: 'b', names: { fi: ' ' } }), staff)).toMatchObject(refused('names'))
    expect(
      await post(ROOT, input({ slug: 'b', model_ids: [seeded.models['secret-prototype'] ?? 0] }), staff),
    ).toMatchObject(refused('model_ids'))
    expect((await post(ROOT, input({ id: 4711, slug: 'b' }), staff)).status).toBe(404)
    expect((await addCodes(4711, 1)).status).toBe(404)
  })
})

describe('codes of a campaign', () => {
  it('D4.28 D1.01 are made in batches, of 100 random bits, never stored, and redeemable', async () => {
    const { id } = await save()
    expect(calls.addGiftCampaignCodes.answer.parse((await addCodes(id, 150)).body)).toEqual({ added: 150 })
    const [first, second] = [await codesOf(id), await codesOf(id, 2)]
    const codes = [...first.codes, ...second.codes].map(({ code }) => code ?? '')
    expect([first.total, first.pages, codes.length, new Set(codes).size]).toEqual([150, 2, 150, 150])
    // 20 characters of an alphabet of 32.
    for (const code of codes) expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/)
    const stored = JSON.stringify(await db().select().from(s.giftCampaignCodes))
    for (const code of codes) expect(stored).not.toContain(code)
    const [variant] = await db()
      .select({ id: s.variants.id })
      .from(s.variants)
      .where(eq(s.variants.modelId, seeded.models['fleece'] ?? 0))
      .limit(1)
    const answer = await post('/api/giftcampaigns/validate_code/', {
      code: codes[7],
      product_id: variant?.id,
      category_slug: 'yule',
    })
    expect(answer.status).toBe(200)
  })

  it('D4.28 have a limit a batch and a campaign, also when two batches come at once', async () => {
    const { id } = await save()
    for (const quantity of [0, -1, 1.5, 1001, '5', null]) expect((await addCodes(id, quantity)).status).toBe(400)
    const answers = await Promise.all(Array.from({ length: 12 }, () => addCodes(id, 1000)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(answers.find(({ status }) => status === 400)?.body).toMatchObject({
      error: { field: 'quantity', details: { left: 0 } },
    })
  })

  it('D8.11 go to addresses, one each; missing ones are made, too many missing ones are asked for', async () => {
    const { id } = await save()
    await addCodes(id, 2)
    expect((await addEmails(id, ['a@x.example', 'B@x.example', 'b@x.example', 'c@x.example'])).body).toEqual({
      added: 3,
      codes_added: 1,
    })
    expect((await addEmails(id, ['A@X.example'])).body).toEqual({ added: 0, codes_added: 0 })
    const many = Array.from({ length: 101 }, (_, n) => `n${n}@x.example`)
    expect(await addEmails(id, many)).toMatchObject({
      status: 400,
      body: {
        error: {
          message: 'Failed to add enough codes for all emails, please create 101 more and try again',
          details: { codes_missing: 101 },
        },
      },
    })
    const { codes } = await codesOf(id)
    expect(codes.map(({ email }) => email)).toEqual(['a@x.example', 'b@x.example', 'c@x.example'])
    expect((await addEmails(id, ['no address'])).status).toBe(400)
  })
})

describe('sending of codes', () => {
  const due = { enable_sending: true, next_send_date: '2020-01-01T00:00:00Z' }

  it('D4.28 waits for the date and for permission, and sends none of a campaign that is over', async () => {
    const { id } = await save()
    await addEmails(id, ['a@x.example'])
    for (const change of [
      { enable_sending: false },
      { next_send_date: '2098-01-01T00:00:00Z' },
      { next_send_date: null },
      { valid_until: '2020-01-02T00:00:00Z' },
    ]) {
      await save({ id, ...due, ...change })
      expect([change, await sendDueGiftCodes()]).toEqual([change, 0])
    }
    await save({ id, ...due })
    expect(await sendDueGiftCodes()).toBe(1)
  })

  it('D3.13 D4.28 keeps its date away when a form that was opened before it is saved after it', async () => {
    const { id } = await save()
    await addEmails(id, ['a@x.example'])
    await save({ id, ...due })
    await sendDueGiftCodes()
    await save({ id, enable_sending: true, next_send_date: undefined })
    expect((await get(ROOT, staff)).body).toMatchObject({ campaigns: [{ next_send_date: null, enable_sending: true }] })
    await save({ id, next_send_date: '2098-01-01T00:00:00Z' })
    expect((await save({ id, next_send_date: undefined })).next_send_date).toBe('2098-01-01T00:00:00Z')
  })

  it('D3.13 D4.28 sends each code once, in the words, the language and on the card of the campaign, whoever sends and however often', async () => {
    const { id } = await save()
    await addCodes(id, 1)
    await addEmails(
      id,
      Array.from({ length: 5 }, (_, n) => `n${n}@x.example`),
      'de',
    )
    await save({ id, ...due })
    const counts = await Promise.all([sendDueGiftCodes(), sendDueGiftCodes(), sendDueGiftCodes()])
    expect(counts.reduce((sum, count) => sum + count)).toBe(5)
    await drainAll()
    expect(mails.map(({ to }) => to).sort()).toEqual(Array.from({ length: 5 }, (_, n) => `n${n}@x.example`))
    const { codes } = await codesOf(id)
    for (const { email, code, sent_at: sent } of codes) {
      const mail = mails.find(({ to }) => to === email)
      expect(mail?.subject).toBe('Vielen Dank! Yule gift')
      expect(mail?.text).toContain(`Ihr Code: ${code}`)
      expect(mail?.text).toContain('Der Code gilt bis 31. Dezember 2099.')
      expect(mail?.text).toContain('/de/')
      expect(mail?.html).toContain('#1f4d3a')
      expect(mail?.html).not.toMatch(/<script|onerror/)
      expect(sent).not.toBeNull()
    }
    // Sent once: a new date finds only who was added since.
    await addEmails(id, ['late@x.example'])
    expect((await get(ROOT, staff)).body).toMatchObject({
      campaigns: [{ next_send_date: null, sent: 5, with_email: 6 }],
    })
    expect(await sendDueGiftCodes()).toBe(0)
    await save({ id, ...due })
    expect(await sendDueGiftCodes()).toBe(1)
    await drainAll()
    expect(mails).toHaveLength(6)
  })

  it('D3.13 D4.28 a code that was used meanwhile, or whose campaign ended, is not mailed any more', async () => {
    const { id } = await save()
    await addEmails(id, ['a@x.example', 'b@x.example'])
    await save({ id, ...due })
    expect(await sendDueGiftCodes()).toBe(2)
    await db().update(s.giftCampaignCodes).set({ usedByOrderId: 7 }).where(eq(s.giftCampaignCodes.email, 'a@x.example'))
    await drainAll()
    expect(mails.map(({ to }) => to)).toEqual(['b@x.example'])
    const { codes } = await codesOf(id)
    expect(Object.fromEntries(codes.map(({ email, used }) => [email, used]))).toEqual({
      'a@x.example': true,
      'b@x.example': false,
    })
  })
})
