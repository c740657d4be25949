import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { complaintHandlers } from '@/lib/backend/api/handlers/complaints'
import { db } from '@/lib/backend/platform/database/pool'
import * as s from '@/lib/backend/domain/schema'
import { drainOutbox } from '@/lib/backend/worker/outbox'
import { sweepRetention } from '@/lib/backend/flows/privacy/retention'
import { setMailer, type Mail } from '@/lib/backend/platform/mail/mailer'
import { type ComplaintValues, formOf, valuesOf } from '@/lib/complaint/fields'
import { MAX_TOTAL_BYTES } from '@/lib/complaint/pictures'

import { apiFetch, get, logIn, post } from '../support/api'
import { context, count } from '../support/checkout-shop'
import type { TestDatabase } from '../support/fresh-database'
import { PASSWORD, seededDatabase, type Seeded } from '../support/seed'

let database: TestDatabase
let seeded: Seeded
const who: Record<string, Record<string, string>> = {}
beforeAll(async () => {
  ;({ database, seeded } = await seededDatabase())
  for (const name of ['plain', 'club', 'staff', 'admin']) who[name] = await logIn(`${name}@example.com`, PASSWORD)
})
afterAll(() => database.drop())
beforeEach(() => db().execute(sql`delete from rate_limits`))

const good: ComplaintValues = valuesOf(
  formOf({
    store: 'helsinki',
    targetStore: 'helsinki',
    manufacturer: 'Norrsken',
    model: 'Storm Shell',
    color: 'blue',
    size: 'M',
    timeOfPurchase: '2026-01-02',
    used: 'no',
    complaint: 'The zip came off on the second day.',
    customerName: 'Ada Aalto',
    email: 'ada@example.org',
    phone: '+358 40 1234567',
  }),
)
const bodyOf = (fields: Partial<ComplaintValues> = {}, more: Record<string, unknown> = {}) => ({
  form_key: randomUUID(),
  fields: { ...good, ...fields },
  pictures: [] as string[],
  country_code: 'fi',
  currency_code: 'eur',
  language_code: 'fi',
  ...more,
})
const file = (body: ReturnType<typeof bodyOf>, headers: Record<string, string> = {}) =>
  post('/api/complaint/', body, headers)

const picture = (width = 60, height = 40) => sharp({ create: { width, height, channels: 3, background: '#336699' } })
async function send(form: string, bytes: Uint8Array<ArrayBuffer>, type = 'image/png') {
  const response = await apiFetch(`/api/complaint/picture/?form=${form}`, {
    method: 'POST',
    body: bytes,
    headers: { 'content-type': type },
  })
  return {
    status: response.status,
    body: (await response.json()) as {
      picture: string
      width: number
      height: number
      error: { code: string; field?: string }
    },
  }
}

async function anOrder(
  number: string,
  email: string,
  customerId: number | null = null,
  status: 'paid' | 'pending_payment' = 'paid',
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
  }
  const [order] = await db()
    .insert(s.orders)
    .values({
      number,
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
      deliveryMethod: 'store',
      deliveryCost: 0,
      paymentMethod: 'card',
      linesTotal: 54_000,
      total: 54_000,
      accessHash: randomUUID(),
    })
    .returning({ id: s.orders.id })
  const id = order?.id ?? 0
  await db().insert(s.orderLines).values({
    orderId: id,
    lineNumber: 1,
    modelId: seeded.models['storm-shell'],
    name: 'Storm Shell',
    colour: 'sininen',
    size: 'M',
    quantity: 2,
    unitPrice: 30_000,
    discount: 6_000,
    gross: 54_000,
    net: 43_000,
    taxRatePercent: 25.5,
  })
  return id
}

describe('filing a complaint', () => {
  it('B1.01, B2.31, B3.04, B7.18, P1.05, P1.07 is stored with every field, and its receipt goes out once', async () => {
    const body = bodyOf()
    const { status, body: answer } = await file(body)
    expect([status, answer['number']]).toEqual([200, expect.stringMatching(/^R-[0-9A-HJKMNP-TV-Z]{8}$/)])
    const [row] = await db().select().from(s.complaints).where(sql`form_key = ${body.form_key}`)
    expect(row).toMatchObject({
      number: answer['number'],
      email: 'ada@example.org',
      language: 'fi',
      fields: body.fields,
      orderId: null,
      customerId: null,
    })
    const sent: Mail[] = []
    setMailer({ send: async (mail) => void sent.push(mail) })
    await drainOutbox()
    await drainOutbox()
    setMailer(null)
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ to: 'ada@example.org', subject: expect.stringContaining(String(answer['number'])) })
    expect(sent[0]?.text).toContain('Olemme vastaanottaneet reklamaatiosi')
  })

  it('the same form sent again, also at the same time, is one complaint with one number', async () => {
    const body = bodyOf()
    const answers = await Promise.all(Array.from({ length: 8 }, () => file(body)))
    expect(new Set(answers.map(({ status, body: { number } }) => `${status} ${String(number)}`)).size).toBe(1)
    expect(await count(sql`select count(*) from complaints where form_key = ${body.form_key}`)).toBe(1)
    expect(
      await count(
        sql`select count(*) from outbox where dedupe_key = ${`complaint_receipt:${String(answers[0]?.body['number'])}`}`,
      ),
    ).toBe(1)
  })

  it('B3.04 salesChannel S: the store becomes the main web store and the order number begins with S, once', async () => {
    for (const given of ['w-abcd1234', 'SW-ABCD1234']) {
      const body = bodyOf({ salesChannel: 'S', store: 'helsinki', orderNumber: given })
      expect((await file(body)).status).toBe(200)
      const [row] = await db().select().from(s.complaints).where(sql`form_key = ${body.form_key}`)
      expect(row?.fields).toMatchObject({ store: 'verkkokauppa', orderNumber: 'SW-ABCD1234' })
    }
  })

  it('B5.01, B8.15 refuses what the form refuses, and names every field with its problem', async () => {
    const { status, body } = await file(
      bodyOf({
        email: 'nobody',
        timeOfPurchase: '2999-01-01',
        model: ' ',
        store: 'warehouse',
        targetStore: 'verkkokauppa',
      }),
    )
    expect([status, body.error.code, body.error.field]).toEqual([400, 'BAD_REQUEST', 'fields.store'])
    expect((body.error as { details?: unknown }).details).toEqual({
      problems: {
        store: 'invalid_choice',
        timeOfPurchase: 'future_date',
        model: 'missing_model',
        email: 'invalid_email',
        address: 'missing_address',
        postNumber: 'missing_post_number',
        city: 'missing_city',
      },
    })
  })

  it('is tied to the order whose number and address fit, and to the customer who was logged in; nobody is told', async () => {
    const orderId = await anOrder('W-TIED0001', 'ada@example.org')
    const mine = bodyOf({ salesChannel: 'S', orderNumber: 'W-TIED0001' })
    const foreign = bodyOf({ salesChannel: 'S', orderNumber: 'W-TIED0001', email: 'eve@example.org' })
    const [first, second] = [await file(mine, who['plain']), await file(foreign)]
    expect([Object.keys(first.body), Object.keys(second.body)]).toEqual([
      ['number', 'created'],
      ['number', 'created'],
    ])
    const rows = await db()
      .select({ orderId: s.complaints.orderId, customerId: s.complaints.customerId })
      .from(s.complaints)
      .where(sql`form_key in (${mine.form_key}, ${foreign.form_key})`)
      .orderBy(s.complaints.id)
    expect(rows).toEqual([
      { orderId, customerId: seeded.customers['plain'] },
      { orderId: null, customerId: null },
    ])
  })

  it('is limited by client', async () => {
    const send21 = Array.from(
      { length: 21 },
      () => () =>
        complaintHandlers.complaint(
          { params: undefined, query: undefined, body: bodyOf() as never },
          context(undefined, {}, '203.0.113.9'),
        ),
    )
    const results: string[] = []
    for (const one of send21)
      results.push(
        await one().then(
          () => 'ok',
          (error: { code: string }) => error.code,
        ),
      )
    expect([results.slice(0, 20).every((result) => result === 'ok'), results[20]]).toEqual([true, 'TOO_MANY_REQUESTS'])
  })
})

describe('the receipt', () => {
  it('fills nobody’s mailbox: five a day whoever files, and every complaint is kept', async () => {
    const spellings = ['victim@example.org', 'Victim@example.org', 'victim+a@example.org', 'victim+b@example.org']
    for (let n = 0; n < 7; n++) {
      const answer = await complaintHandlers.complaint(
        {
          params: undefined,
          query: undefined,
          body: bodyOf({ email: spellings[n % spellings.length] ?? '' }) as never,
        },
        context(undefined, {}, `198.51.100.${n}`),
      )
      expect(answer.number).toMatch(/^R-/)
    }
    const filed = sql`complaints where email = any(${sql.param(spellings)}::citext[])`
    expect(await count(sql`select count(*) from ${filed}`)).toBe(7)
    expect(
      await count(
        sql`select count(*) from outbox where dedupe_key in (select 'complaint_receipt:' || number from ${filed})`,
      ),
    ).toBe(5)
  })

  const receiptOf = async (fields: Partial<ComplaintValues>, headers: Record<string, string> = {}) => {
    const sent: Mail[] = []
    setMailer({ send: async (mail) => void sent.push(mail) })
    await drainOutbox()
    sent.length = 0
    const { body } = await file(
      bodyOf({ ...fields, customerName: 'Win at evil.example', orderNumber: 'W-EVIL1' }, { language_code: 'en' }),
      headers,
    )
    await drainOutbox()
    setMailer(null)
    return { number: String(body['number']), mails: sent }
  }
  const STRANGER = 'Your parcel waits, pay here: https://evil.example/pay'

  it('carries nothing of a stranger’s text to an address that was only typed: number, day, how to reach the shop', async () => {
    // Also not of somebody who is logged in with another address.
    for (const headers of [{}, who['club']]) {
      const { number, mails } = await receiptOf(
        {
          email: 'victim2@example.org',
          complaint: STRANGER,
          manufacturer: 'Claim',
          model: 'evil.example',
          color: 'www.evil.example',
        },
        headers,
      )
      expect(mails).toMatchObject([{ to: 'victim2@example.org' }])
      const all = `${mails[0]?.subject} ${mails[0]?.text} ${mails[0]?.html}`
      expect(all).not.toMatch(/evil|parcel waits|Claim|Win at/)
      expect(all).toContain(number)
      expect(mails[0]?.text).toContain(
        `Filed: ${new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'Europe/Helsinki' }).format(new Date())}`,
      )
      expect(mails[0]?.text).toContain('If you have not made a complaint')
      expect(mails[0]?.text).toContain('@')
    }
  })

  it('repeats the text to the account that filed it with its own address', async () => {
    const { mails } = await receiptOf({ email: 'Plain@example.com', complaint: 'The zip came off.' }, who['plain'])
    expect(mails[0]?.text).toContain('The zip came off.')
    expect(mails[0]?.text).toContain('Norrsken, Storm Shell')
    // A name is a name also there.
    expect(mails[0]?.text).not.toContain('evil.example')
  })

  it('goes to one address: what would be two in a message’s header is refused', async () => {
    for (const email of ['a>,<victim@example.org', 'a,victim@example.org', 'victim@example.org>']) {
      expect(await file(bodyOf({ email }))).toMatchObject({
        status: 400,
        body: { error: { field: 'fields.email', details: { problems: { email: 'invalid_email' } } } },
      })
    }
  })
})

describe('looking up the order', () => {
  it('B3.04 gives what fills the form, and nothing of who bought it; the number may carry its S', async () => {
    await anOrder('W-LOOK0001', 'Ada@Example.org')
    for (const number of ['w-look0001', 'SW-LOOK0001']) {
      expect((await post('/api/complaint/order/', { number, email: 'ada@example.ORG' })).body).toMatchObject({
        order_number: 'W-LOOK0001',
        sales_channel: 'S',
        currency: 'eur',
        customer_name: '',
        phone: '',
        address: '',
        postal_code: '',
        city: '',
        rows: [
          {
            manufacturer: 'Norrsken',
            model: 'Storm Shell',
            color: 'sininen',
            size: 'M',
            quantity: 2,
            unit_price: 30_000,
            unit_discount: 3_000,
          },
        ],
      })
    }
  })

  it('check F3 a wrong address and an unknown number are answered alike, and both are counted', async () => {
    await anOrder('W-SECRET01', 'ada@example.org')
    const wrong = await post('/api/complaint/order/', { number: 'W-SECRET01', email: 'eve@example.org' })
    const unknown = await post('/api/complaint/order/', { number: 'W-NOBODY01', email: 'eve@example.org' })
    expect([wrong.status, wrong.body]).toEqual([404, unknown.body])
    const statuses: number[] = []
    for (let i = 0; i < 11; i++)
      statuses.push(
        (await post('/api/complaint/order/', { number: 'W-SECRET01', email: `eve${i}@example.org` })).status,
      )
    expect([statuses.slice(0, 9).every((status) => status === 404), statuses.at(-1)]).toEqual([true, 429])
  })

  it('check F3 the time does not tell whether an order is there, or whose it is', async () => {
    await anOrder('W-TIMED001', 'ada@example.org')
    for (const [number, email] of [
      ['W-TIMED001', 'ada@example.org'],
      ['W-TIMED001', 'eve@example.org'],
      ['W-NOBODY01', 'eve@example.org'],
    ] as const) {
      const start = performance.now()
      await post('/api/complaint/order/', { number, email })
      expect(performance.now() - start).toBeGreaterThanOrEqual(195)
    }
  })

  it('customers choose among their own paid orders; guests have none', async () => {
    await anOrder('W-MINE0001', 'plain@example.com', seeded.customers['plain'])
    await anOrder('W-OPEN0001', 'plain@example.com', seeded.customers['plain'], 'pending_payment')
    await anOrder('W-CLUB0001', 'club@example.com', seeded.customers['club'])
    const { body } = await get('/api/customer/complaint-orders/', who['plain'])
    expect((body['orders'] as unknown as { order_number: string }[]).map(({ order_number }) => order_number)).toEqual([
      'W-MINE0001',
    ])
    expect(body['orders']).toMatchObject([
      { customer_name: 'Ada Aalto', phone: '+358 40 1', address: 'Polku 1', postal_code: '00100', city: 'Helsinki' },
    ])
    expect((await get('/api/customer/complaint-orders/')).status).toBe(401)
  })
})

describe('pictures', () => {
  it('B1.01 are decoded, turned upright, made smaller and encoded anew; nothing of the original metadata is kept', async () => {
    const form = randomUUID()
    const original = await picture(4000, 1000)
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const sent = await send(form, new Uint8Array(original), 'image/jpeg')
    expect([sent.status, sent.body.width, sent.body.height]).toEqual([200, 640, 2560])
    const complaint = await file(bodyOf({}, { form_key: form, pictures: [sent.body.picture] }))
    expect(complaint.status).toBe(200)
    const kept = await apiFetch(`/api/complaints/picture/${sent.body.picture}/`, { headers: who['staff'] ?? {} })
    expect([
      kept.headers.get('content-type'),
      kept.headers.get('x-content-type-options'),
      kept.headers.get('cache-control'),
    ]).toEqual(['image/jpeg', 'nosniff', 'private, no-store'])
    const bytes = Buffer.from(await kept.arrayBuffer())
    expect(bytes.includes('secret place')).toBe(false)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 640, height: 2560 })
  })

  it.each([
    ['an SVG named PNG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['HTML', Buffer.from('<script>alert(1)</script>')],
    ['a head without a picture', Buffer.from('\x89PNG\r\n\x1a\n and nothing more', 'latin1')],
    ['nothing', Buffer.alloc(0)],
    ['a GIF', Buffer.from('GIF89a')],
  ])('verified by content: %s is refused', async (_, bytes) => {
    const { status, body } = await send(randomUUID(), new Uint8Array(bytes))
    expect([status, body.error.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
  })

  it('check E5 a picture of more pixels than memory should hold is refused', async () => {
    const bomb = await sharp({
      create: { width: 20_000, height: 20_000, channels: 3, background: 'white' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect((await send(randomUUID(), new Uint8Array(bomb))).status).toBe(415)
  })

  it('JSON and forms are no picture; more than 25 MB is refused as it arrives, announced or not', async () => {
    const form = randomUUID()
    expect((await send(form, new Uint8Array(10), 'application/json')).status).toBe(415)
    expect((await send(form, new Uint8Array(10), 'multipart/form-data; boundary=x')).status).toBe(415)
    expect((await send(form, new Uint8Array(MAX_TOTAL_BYTES + 1))).status).toBe(413)
    let produced = 0
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => void controller.enqueue(new Uint8Array(1 << 20).fill((produced += 1) & 255)),
    })
    const chunked = await apiFetch(
      new Request(`http://localhost/api/complaint/picture/?form=${form}`, {
        method: 'POST',
        body: endless,
        headers: { 'content-type': 'image/png' },
        duplex: 'half',
      } as RequestInit),
    )
    expect([chunked.status, produced < 40]).toEqual([413, true])
  })

  it('D9.10 together 25 MB as they were sent', async () => {
    const form = randomUUID()
    const pictures = [
      (await send(form, new Uint8Array(await picture().png().toBuffer()))).body.picture,
      (await send(form, new Uint8Array(await picture().webp().toBuffer()))).body.picture,
    ]
    await db().execute(
      sql`update complaint_pictures set received_bytes = ${MAX_TOTAL_BYTES / 2 + 1} where form_key = ${form}::uuid`,
    )
    const body = bodyOf({}, { form_key: form, pictures })
    const { status, body: answer } = await file(body)
    expect([status, answer.error.field]).toEqual([413, 'pictures'])
    expect(await count(sql`select count(*) from complaints where form_key = ${form}`)).toBe(0)
    expect((await file({ ...body, pictures: pictures.slice(0, 1) })).status).toBe(200)
  })

  it("another form's picture cannot be taken, and the complaint is not half filed", async () => {
    const { picture: foreign } = (await send(randomUUID(), new Uint8Array(await picture().png().toBuffer()))).body
    const body = bodyOf({}, { pictures: [foreign] })
    const { status, body: answer } = await file(body)
    expect([status, answer.error.field]).toEqual([409, 'pictures'])
    expect(await count(sql`select count(*) from complaints where form_key = ${body.form_key}`)).toBe(0)
  })

  it('pictures of a form that was never filed are thrown away after a day', async () => {
    const form = randomUUID()
    await send(form, new Uint8Array(await picture().png().toBuffer()))
    await db().execute(
      sql`update complaint_pictures set created_at = now() - interval '25 hours' where form_key = ${form}::uuid`,
    )
    await sweepRetention('purge')
    expect(await count(sql`select count(*) from complaint_pictures where form_key = ${form}`)).toBe(0)
  })
})

describe('staff', () => {
  it('B6.03 check F1 only staff and admins list complaints and see their pictures', async () => {
    const form = randomUUID()
    const { picture: id } = (await send(form, new Uint8Array(await picture().png().toBuffer()))).body
    const path = `/api/complaints/picture/${id}/`
    expect((await apiFetch(path, { headers: who['staff'] ?? {} })).status).toBe(404)
    const { body: filed } = await file(bodyOf({}, { form_key: form, pictures: [id] }))
    for (const [name, status] of [
      ['guest', 401],
      ['plain', 403],
      ['club', 403],
      ['staff', 200],
      ['admin', 200],
    ] as const) {
      expect([name, (await get('/api/complaints/', who[name])).status]).toEqual([name, status])
      expect([name, (await apiFetch(path, { headers: who[name] ?? {} })).status]).toEqual([name, status])
    }
    const { body } = await get('/api/complaints/?page=1', who['staff'])
    const list = body['complaints'] as unknown as {
      number: string
      fields: Record<string, unknown>
      pictures: { picture: string }[]
    }[]
    expect(list[0]).toMatchObject({
      number: filed['number'],
      fields: { model: 'Storm Shell' },
      pictures: [{ picture: id, width: 60, height: 40 }],
    })
    expect((await get('/api/complaints/?page=9000', who['staff'])).body['complaints']).toEqual([])
  })

  it('B6.03 issue 18 what staff have answered is marked, comes after what waits, and can be opened again', async () => {
    const numbers: string[] = []
    for (let filed = 0; filed < 2; filed++) numbers.push(String((await file(bodyOf())).body['number']))
    const [older, newer] = numbers
    const listed = async () => {
      const { body } = await get('/api/complaints/', who['staff'])
      return body['complaints'] as unknown as { id: number; number: string; answered: string | null }[]
    }
    const firstTwo = async () => (await listed()).slice(0, 2).map(({ number }) => number)
    const mark = async (number: string | undefined, answered: boolean, caller = 'staff') => {
      const id = (await listed()).find((one) => one.number === number)?.id
      return (await post('/api/complaints/answered/', { id, answered }, who[caller])).status
    }
    expect(await firstTwo()).toEqual([newer, older])
    expect([await mark(newer, true, 'plain'), await mark(newer, true)]).toEqual([403, 200])
    const after = await listed()
    expect(after[0]).toMatchObject({ number: older, answered: null })
    expect(after.find(({ number }) => number === newer)?.answered).toMatch(/^20\d\d-/)
    expect(await mark(newer, false)).toBe(200)
    expect(await firstTwo()).toEqual([newer, older])
    expect((await post('/api/complaints/answered/', { id: 999_999, answered: true }, who['staff'])).status).toBe(404)
  })
})
