import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { GET, POST } from '@/app/payment-sandbox/[reference]/route'
import { checkoutHandlers } from '@/lib/backend/api/handlers/checkout'
import { orderHandlers } from '@/lib/backend/api/handlers/orders'
import { db } from '@/lib/backend/platform/database/pool'
import { onStep } from '@/lib/backend/platform/database/steps'
import { expireOrders } from '@/lib/backend/flows/fulfilment/expire'
import { composeMail } from '@/lib/backend/flows/mail/compose'
import { drainOutbox } from '@/lib/backend/worker/outbox'
import { sweepRetention } from '@/lib/backend/flows/privacy/retention'
import { startJobs } from '@/lib/backend/worker/start'
import { setMailer, type Mail } from '@/lib/backend/platform/mail/mailer'
import { brokenInvariants } from '@/lib/backend/domain/orders/invariants'
import { receiveAndProcessEvent, sweepEvents } from '@/lib/backend/flows/payments/ingest'
import { sendRefunds } from '@/lib/backend/flows/payments/refunds'
import { signEvent } from '@/lib/backend/flows/payments/sandbox'
import { config } from '@/lib/config/env'
import { LANGUAGES } from '@/lib/market/languages'
import {
  CENTRAL,
  context,
  count,
  customer,
  discountCode,
  giftCard,
  openShop,
  orderBody,
  sell,
  type OrderFields,
} from '../../support/checkout-shop'
import { freshDatabase, type TestDatabase } from '../../support/fresh-database'

let database: TestDatabase
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-mail-'))
  database = await freshDatabase()
  await openShop()
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})
afterEach(async () => expect(await brokenInvariants(db())).toEqual([]))

async function order(fields: Partial<OrderFields> & { variantId: number }) {
  const body = orderBody({ cart: { products: [{ productId: fields.variantId, amount: 1 }] }, total: 5_490, ...fields })
  const answer = await checkoutHandlers.placeOrder({ params: undefined, query: undefined, body }, context())
  const reference = /payment-sandbox\/([^/]+)\//.exec(answer.redirect_url)?.[1] ?? ''
  return { ...answer, body, reference, amount: body.expected_total }
}
type Placed = Awaited<ReturnType<typeof order>>

const look = ({ order_number: number, access }: Placed) =>
  orderHandlers.orderStatus({ params: undefined, query: undefined, body: { number, access } }, context())
const event = (
  { reference, amount }: Placed,
  kind: 'captured' | 'cancelled' | 'failed',
  changes: Partial<Parameters<typeof signEvent>[0]> = {},
) => signEvent({ eventId: `${reference}.${kind}`, reference, kind, amount, currency: 'eur', ...changes })
const settle = (placed: Placed, kind: 'captured' | 'cancelled' | 'failed', changes = {}) =>
  receiveAndProcessEvent('sandbox', event(placed, kind, changes))
const at = (reference: string) => ({ params: Promise.resolve({ reference }) })
const press = (reference: string, action: string) => {
  const body = `action=${action}`
  return POST(
    new Request('http://localhost/', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) },
    }),
    at(reference),
  )
}
const overdue = ({ order_number: number }: Placed) =>
  db().execute(sql`update orders set expires_at = now() - interval '1 minute' where number = ${number}`)
const available = (variantId: number) => count(sql`select available as count from variants where id = ${variantId}`)
const plain = (text = '') => text.replaceAll('\u00a0', ' ')
const outboxOf = async ({ order_number: number }: Placed) => {
  const { rows } = await db().execute<{ kind: string }>(sql`
    select kind from outbox where (payload ->> 'order_id')::bigint = (select id from orders where number = ${number}) order by kind`)
  return rows.map(({ kind }) => kind)
}

describe('the sandbox page', () => {
  it('P1.04 shows the amount in the order’s language, without scripts, and pays', async () => {
    const placed = await order({ variantId: (await sell()).variantId })
    const page = await GET(new Request('http://localhost/'), at(placed.reference))
    const html = await page.text()
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(html).toContain('lang="fi"')
    expect(html).toMatch(/54,90.€/)
    expect(html).not.toContain('<script')
    const back = await press(placed.reference, 'pay')
    expect([back.status, back.headers.get('location')]).toEqual([
      303,
      `/tilaus/kiitos/${placed.order_number}/#access=${placed.access}`,
    ])
    expect(await look(placed)).toMatchObject({
      status: 'paid',
      payment_url: null,
      events: [{ kind: 'created' }, { kind: 'paid' }],
    })
    expect((await GET(new Request('http://localhost/'), at(placed.reference))).status).toBe(303)
    expect((await press(placed.reference, 'cancel')).headers.get('location')).toContain('/tilaus/kiitos/')
    expect(await outboxOf(placed)).toEqual(['order_confirmation'])
  })

  it('cancelled and failed give everything back; the cart goes on under a new key', async () => {
    const { variantId } = await sell()
    for (const [action, path, state] of [
      ['cancel', 'maksu-peruttu', 'cancelled'],
      ['fail', 'maksu-epaonnistui', 'payment_failed'],
    ] as const) {
      const placed = await order({ variantId })
      expect(await available(variantId)).toBe(4)
      expect((await press(placed.reference, action)).headers.get('location')).toContain(
        `/tilaus/${path}/${placed.order_number}/`,
      )
      expect((await look(placed)).status).toBe(state)
      expect(await available(variantId)).toBe(5)
      const again = checkoutHandlers.placeOrder({ params: undefined, query: undefined, body: placed.body }, context())
      await expect(again).rejects.toMatchObject({ code: 'ALREADY_ORDERED', extra: { details: { status: state } } })
      await settle(await order({ variantId }), 'cancelled')
    }
  })

  it('is not there for a wrong reference, and takes nothing but its own small form', async () => {
    expect((await GET(new Request('http://localhost/'), at('sandbox_unknown'))).status).toBe(404)
    expect((await press('sandbox_unknown', 'pay')).status).toBe(404)
    expect((await GET(new Request('http://localhost/'), at('\0'))).status).toBe(404)
    expect((await POST(new Request('http://localhost/', { method: 'POST', body: '{}' }), at('x'))).status).toBe(413)
  })
})

describe('payment events', () => {
  it('check C5 stored first, worked once, in any number and order; a forged one is refused', async () => {
    const { variantId } = await sell()
    const placed = await order({ variantId })
    const receive = (body: ReturnType<typeof event>) =>
      checkoutHandlers.paymentEvent(
        { params: { provider: 'sandbox' }, query: {}, body: { raw: JSON.stringify(body) } },
        context(),
      )
    const message = event(placed, 'captured')
    await expect(receive({ ...message, amount: 1 })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(receive({ ...message, signature: 'f'.repeat(64) })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(await count(sql`select count(*) from payment_events where reference = ${placed.reference}`)).toBe(0)
    await expect(
      checkoutHandlers.paymentEvent(
        { params: { provider: 'other' }, query: {}, body: { raw: JSON.stringify(message) } },
        context(),
      ),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await Promise.all(Array.from({ length: 10 }, () => receive(message)))).toEqual(
      Array(10).fill({ received: true }),
    )
    await vi.waitFor(async () => expect((await look(placed)).status).toBe('paid'))
    await settle(placed, 'cancelled')
    await settle(placed, 'captured', { eventId: `${placed.reference}.again` })
    expect(await look(placed)).toMatchObject({ status: 'paid', events: [{ kind: 'created' }, { kind: 'paid' }] })
    expect(await outboxOf(placed)).toEqual(['order_confirmation'])
  })

  it('an event that nobody finished is swept up; one before its order waits', async () => {
    const placed = await order({ variantId: (await sell()).variantId })
    const remove = onStep('before', 'payment.lock', () => {
      throw new Error('the power went')
    })
    await expect(settle(placed, 'captured')).rejects.toThrow('the power went')
    remove()
    await receiveAndProcessEvent(
      'sandbox',
      signEvent({
        eventId: 'event-before-order',
        reference: 'sandbox_not_there_yet',
        kind: 'captured',
        amount: 1,
        currency: 'eur',
      }),
    )
    await db().execute(
      sql`update payment_events set received_at = now() - interval '1 minute' where processed_at is null`,
    )
    await sweepEvents()
    expect((await look(placed)).status).toBe('paid')
    expect(
      await count(
        sql`select count(*) from payment_events where processed_at is null and event_id = 'event-before-order'`,
      ),
    ).toBe(1)
  })

  it('check C4 a wrong amount or currency pays nothing and is looked at by people', async () => {
    const placed = await order({ variantId: (await sell()).variantId })
    await settle(placed, 'captured', { eventId: 'wrong-amount-1', amount: 1 })
    await settle(placed, 'captured', { eventId: 'wrong-currency', currency: 'sek' })
    await settle(placed, 'captured', { eventId: 'beyond-int4', amount: 2 ** 40 })
    expect(
      await count(
        sql`select count(*) from payment_events where reference = ${placed.reference} and processed_at is null`,
      ),
    ).toBe(0)
    expect((await look(placed)).status).toBe('pending_payment')
    expect(await outboxOf(placed)).toEqual(['refund_due'])
    await settle(placed, 'captured')
    expect((await look(placed)).status).toBe('paid')
  })

  it('check C4 the shop’s people read in the shop’s language what came instead of what, or what is to be paid back', async () => {
    const { variantId } = await sell()
    const placed = await order({
      variantId,
      cart: { products: [{ productId: variantId, amount: 1 }], language_code: 'en' },
    })
    await settle(placed, 'captured', { amount: 123, currency: 'sek' })
    const {
      rows: [queued],
    } = await db().execute<{ payload: { order_id: number } }>(sql`
      select payload from outbox where kind = 'refund_due' and (payload ->> 'order_id')::bigint = (select id from orders where number = ${placed.order_number})`)
    const mailOf = (payload: Record<string, unknown> = {}) =>
      composeMail({ kind: 'refund_due', dedupeKey: 'test', payload })
    const mismatch = await mailOf(queued?.payload)
    expect(mismatch?.to).toBe(config().contact.email)
    expect(mismatch?.subject).toBe(`Palautettava maksu: tilaus ${placed.order_number}`)
    for (const words of ['Tilausnumero', 'Odotettu: 54,90 €', 'Saatu: 1,23 SEK', 'Tila maksupalvelussa: captured'])
      expect(plain(mismatch?.text)).toContain(words)
    expect(mismatch?.html).toContain('lang="fi"')
    const refused = await mailOf({ order_id: queued?.payload.order_id, amount: 1_250, currency: 'eur' })
    expect(plain(refused?.text)).toContain('Palautetaan: 12,50 €')
    expect(refused?.text).not.toContain('Odotettu')
  })

  it('the shopper’s return and the provider’s call at once: paid once', async () => {
    const { variantId } = await sell({ stock: { [CENTRAL]: 50 } })
    for (let round = 0; round < 10; round += 1) {
      const placed = await order({ variantId })
      await Promise.all([
        press(placed.reference, 'pay'),
        settle(placed, 'captured', { eventId: `${placed.reference}.call` }),
        press(placed.reference, 'cancel'),
        expireOrders(),
      ])
      const { status, events } = await look(placed)
      expect(['paid', 'cancelled']).toContain(status)
      expect(events.filter(({ kind }) => kind === 'paid').length).toBe(1)
      expect(await brokenInvariants(db())).toEqual([])
    }
  })
})

describe('expiry', () => {
  async function held() {
    const { variantId } = await sell({ stock: { [CENTRAL]: 1 } })
    const code = `LIMIT-${variantId}`
    await discountCode({ code, kind: 'amount', value: 500, maxUses: 1 })
    const card = await giftCard(`CARD-${variantId}`, 2_000)
    const fields = {
      variantId,
      cart: { products: [{ productId: variantId, amount: 1 }], discount_codes: [code, `CARD-${variantId}`] },
      total: 2_990,
    }
    const state = async () => [
      await available(variantId),
      await count(sql`select used as count from discount_codes where code = ${code}`),
      await count(sql`select balance_eur as count from gift_cards where id = ${card}`),
    ]
    return { variantId, fields, state, placed: await order(fields) }
  }

  it('check A5 after 30 minutes stock, code and gift card are free again, with ledger rows', async () => {
    const { placed, state, fields } = await held()
    expect(await state()).toEqual([0, 1, 0])
    expect(await expireOrders()).toBe(0)
    await overdue(placed)
    expect((await look(placed)).payment_url).toBeNull()
    expect(await Promise.all([expireOrders(), expireOrders()]).then(([a, b]) => a + b)).toBe(1)
    expect([await state(), (await look(placed)).status]).toEqual([[1, 0, 2_000], 'expired'])
    await order(fields)
    expect(await state()).toEqual([0, 1, 0])
  })

  it('a payment after the expiry takes everything again if it is still there', async () => {
    const { placed, state } = await held()
    await overdue(placed)
    await expireOrders()
    await settle(placed, 'captured')
    expect([await state(), (await look(placed)).status]).toEqual([[0, 1, 0], 'paid'])
    expect((await look(placed)).events.map(({ kind }) => kind)).toEqual(['created', 'expired', 'revived', 'paid'])
  })

  it('what is bought in needs no stock to be taken again', async () => {
    const { variantId } = await sell({ stock: { [CENTRAL]: 1 }, variant: { onOrder: true } })
    const placed = await order({ variantId, cart: { products: [{ productId: variantId, amount: 3 }] }, total: 15_000 })
    await overdue(placed)
    await expireOrders()
    await settle(placed, 'captured')
    expect([(await look(placed)).status, await available(variantId)]).toEqual(['paid', 1])
  })

  it('else the money goes back by itself, once, and the shopper is told', async () => {
    for (const thief of ['stock', 'code', 'card'] as const) {
      const { placed, state, variantId } = await held()
      await overdue(placed)
      await expireOrders()
      if (thief === 'stock') await order({ variantId })
      if (thief === 'code')
        await db().execute(sql`update discount_codes set max_uses = 0 where code = ${`LIMIT-${variantId}`}`)
      if (thief === 'card')
        await db().execute(sql`update gift_cards set expires_at = now() where id = (select max(id) from gift_cards)`)
      const before = await state()
      const location = (await press(placed.reference, 'pay')).headers.get('location')
      expect(location).toContain('/tilaus/maksu-epaonnistui/')
      expect([await state(), (await look(placed)).status]).toEqual([before, 'expired'])
      expect(await outboxOf(placed)).toEqual(['refund_notice'])
      await Promise.all([sendRefunds(), sendRefunds()])
      await sendRefunds()
      expect((await look(placed)).events.map(({ kind }) => kind)).toEqual([
        'created',
        'expired',
        'refund_due',
        'refunded',
      ])
      expect(
        await count(
          sql`select refunded as count from payments where reference = ${placed.reference} and status = 'refunded'`,
        ),
      ).toBe(placed.amount)
    }
  })
})

describe('outbox and jobs', () => {
  const sent: Mail[] = []
  beforeAll(() =>
    setMailer({
      send: (mail) => {
        sent.push(mail)
        return Promise.resolve()
      },
    }),
  )
  afterAll(() => setMailer(null))

  it('every mail once, by however many workers, in every language', async () => {
    await db().execute(sql`update outbox set sent_at = now()`)
    const { variantId } = await sell({ stock: { [CENTRAL]: 50 }, names: { en: 'Tom & "Jerry" <b>' } })
    for (const language_code of LANGUAGES) {
      const placed = await order({
        variantId,
        cart: { products: [{ productId: variantId, amount: 1 }], language_code },
      })
      await settle(placed, 'captured')
    }
    sent.length = 0
    await Promise.all(Array.from({ length: 5 }, () => drainOutbox()))
    expect(sent.length).toBe(LANGUAGES.length)
    expect(new Set(sent.map(({ key }) => key)).size).toBe(LANGUAGES.length)
    for (const mail of sent) {
      expect(mail.to).toBe('aino@example.com')
      expect(mail.text).toMatch(/W-[0-9A-Z]{8}/)
      expect(mail.text).toMatch(/https?:\/\/[^ ]+#access=[\w-]{43}/)
      expect(mail.html).not.toContain('<b>')
    }
    expect(await drainOutbox()).toBe(0)
  })

  it('check C6 a mail that fails is sent later, and files are written whole', async () => {
    const placed = await order({ variantId: (await sell()).variantId })
    await settle(placed, 'captured')
    setMailer({ send: () => Promise.reject(new Error('no mail server')) })
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(await drainOutbox()).toBe(1)
    expect(await drainOutbox()).toBe(0)
    vi.restoreAllMocks()
    setMailer(null)
    const original = config().dataDir
    Object.assign(config(), { dataDir: folder })
    await db().execute(sql`update pgboss.job set start_after = now() where name = 'outbox' and state = 'retry'`)
    expect(await drainOutbox()).toBe(1)
    Object.assign(config(), { dataDir: original })
    const files = await readdir(join(folder, 'mail'))
    expect(files.length).toBe(1)
    const message = await readFile(join(folder, 'mail', files[0] ?? ''), 'utf8')
    expect(message).toMatch(/^Message-ID: <[0-9a-f]{32}@/m)
    expect(message).toMatch(/^To: aino@example\.com\r$/m)
    setMailer({
      send: (mail) => {
        sent.push(mail)
        return Promise.resolve()
      },
    })
  })

  it('the jobs do all of it by themselves, and stop', async () => {
    const [paid, unpaid] = [
      await order({ variantId: (await sell()).variantId }),
      await order({ variantId: (await sell()).variantId }),
    ]
    await settle(paid, 'captured')
    await overdue(unpaid)
    sent.length = 0
    const jobs = startJobs()
    expect(startJobs()).toBe(jobs)
    await vi.waitFor(() => expect(sent.length).toBe(1), 5_000)
    await vi.waitFor(async () => expect((await look(unpaid)).status).toBe('expired'), {
      timeout: 25_000,
      interval: 500,
    })
    await jobs.stop()
  })

  it('old keys, counters and reports are thrown away', async () => {
    await db().execute(
      sql`insert into idempotency_keys values ('guest', 'placeOrder', 'old-key-1', 'x', 200, '{}', now() - interval '49 hours'), ('guest', 'placeOrder', 'new-key-1', 'x', 200, '{}', now() - interval '47 hours')`,
    )
    await db().execute(sql`insert into rate_limits values ('old', now() - interval '2 days', 1), ('new', now(), 1)`)
    await db().execute(
      sql`insert into client_errors (message, created_at) values ('old', now() - interval '31 days'), ('new', now())`,
    )
    const buyer = await customer('token@example.com')
    await db().execute(
      sql`insert into access_tokens (token_hash, customer_id, expires_at) values ('old', ${buyer.id}, now() - interval '1 second'), ('new', ${buyer.id}, now() + interval '1 hour')`,
    )
    await sweepRetention('purge')
    expect(await count(sql`select count(*) from access_tokens where token_hash in ('old', 'new')`)).toBe(1)
    expect(await count(sql`select count(*) from idempotency_keys where key in ('old-key-1', 'new-key-1')`)).toBe(1)
    expect(await count(sql`select count(*) from rate_limits where key in ('old', 'new')`)).toBe(1)
    expect(await count(sql`select count(*) from client_errors`)).toBe(1)
  })
})
