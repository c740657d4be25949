/** Card, invoice and wallet against local servers that speak their providers' HTTP contract (check C4, C5). */
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { checkoutHandlers } from '@/lib/backend/api/handlers/checkout'
import type { Principal } from '@/lib/backend/domain/access/principal'
import { orderHandlers } from '@/lib/backend/api/handlers/orders'
import { onStep } from '@/lib/backend/platform/database/steps'
import { db } from '@/lib/backend/platform/database/pool'
import { expireOrders } from '@/lib/backend/flows/fulfilment/expire'
import { brokenInvariants } from '@/lib/backend/domain/orders/invariants'
import { sweepEvents } from '@/lib/backend/flows/payments/ingest'
import { reconcilePayments } from '@/lib/backend/flows/payments/reconcile'
import { sendRefunds } from '@/lib/backend/flows/payments/refunds'
import { openSession, type UnpaidOrder } from '@/lib/backend/flows/payments/session'
import { config } from '@/lib/config/env'
import type { ApiError } from '@/lib/contract/errors'
import { context, count, customer, guest, openShop, orderBody, sell } from '../../support/checkout-shop'
import { freshDatabase, type TestDatabase } from '../../support/fresh-database'
import {
  available,
  back,
  deliver,
  due,
  kinds,
  look,
  mails,
  order,
  overdue,
  paid,
  type Placed,
  PRICE,
  refund,
  refundsDue,
} from '../../support/providers/paying'
import {
  type ProviderSimulation,
  type ProviderSimulations,
  startSimulations,
} from '../../support/providers/simulations'

let database: TestDatabase
let simulations: ProviderSimulations
const before = config().payments
beforeAll(async () => {
  database = await freshDatabase()
  await openShop()
  simulations = await startSimulations({ PAYMENT_TIMEOUT_MS: '400' })
  Object.assign(config(), { sandboxPayments: false })
})
afterAll(async () => {
  Object.assign(config(), { payments: before, sandboxPayments: true })
  await simulations.stop()
  await database.drop()
})
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(async () => {
  vi.restoreAllMocks()
  for (const { provider } of simulations.all) provider.faults.length = 0
  expect(await brokenInvariants(db())).toEqual([])
})

const PROVIDERS = ['stripe', 'klarna', 'paypal'] as const
const simulationOf = (name: (typeof PROVIDERS)[number]): ProviderSimulation =>
  simulations.all.find((simulation) => simulation.name === name) as ProviderSimulation

/** The payer has approved the payment, and the provider has not taken the money yet. */
function begin(name: (typeof PROVIDERS)[number], reference: string): void {
  if (name === 'stripe') Object.assign(simulations.stripe.sessionOf(reference), { status: 'complete' })
  if (name === 'klarna')
    Object.assign(simulations.klarna.orderOf(reference), { status: 'AUTHORIZED', fraud_status: 'PENDING' })
  if (name === 'paypal')
    Object.assign(simulations.paypal.orderOf(reference), {
      status: 'COMPLETED',
      capture: { id: `CAPTURE-${reference}`, status: 'PENDING', refunded: 0 },
    })
}

let clerk: Promise<Principal> | null = null
async function releaseByStaff(number: string): Promise<{ released: string[] }> {
  const who = await (clerk ??= customer('clerk@example.com', { isStaff: true }))
  return orderHandlers.releaseHolds({ params: undefined, query: undefined, body: { numbers: [number] } }, context(who))
}

describe.each(PROVIDERS)('P1.04 %s', (name) => {
  const simulation = () => simulationOf(name)
  const place = (units?: number) => order(simulation().method, units)

  it('opens one session, however often the order is asked for; the open payment can be taken up again', async () => {
    const placed = await place()
    const again = await Promise.all(Array.from({ length: 5 }, () => placed.place()))
    expect(new Set(again.map(({ redirect_url: url }) => url))).toEqual(new Set([placed.redirect_url]))
    expect((await look(placed)).payment_url).toBe(placed.redirect_url)
    expect(simulation().provider.calls.filter(({ text }) => text.includes(placed.reference)).length).toBe(1)
  })

  it('keeps the first of two sessions that were opened at once: the shopper may be paying it already', async () => {
    const placed = await place()
    const kept = () =>
      db()
        .execute(sql`select provider_id, session_url from payments where reference = ${placed.reference}`)
        .then(({ rows }) => rows)
    const before = await kept()
    const {
      rows: [known],
    } = await db().execute<Pick<UnpaidOrder, 'email' | 'language' | 'country'>>(sql`
      select email, language, country from orders where number = ${placed.order_number}`)
    if (!known) throw new Error('no order')
    const late = await openSession({
      ...known,
      number: placed.order_number,
      provider: name,
      reference: placed.reference,
      total: PRICE,
      currency: 'eur',
      method: simulation().method,
      sessionUrl: null,
    })
    expect(late).toEqual({ kind: 'open', redirectUrl: placed.redirect_url })
    expect(await kept()).toEqual(before)
  })

  it('is paid by its message alone, once, however often it comes; a closed tab loses nothing', async () => {
    const placed = await place()
    simulation().pay(placed.reference)
    const message = simulation().message(placed.reference)
    const answers = await Promise.all(Array.from({ length: 10 }, () => deliver(message)))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    await paid(placed)
    await deliver(simulation().message(placed.reference))
    await back(placed.reference)
    expect(await kinds(placed)).toEqual(['created', 'paid'])
    expect(simulation().money(placed.reference)).toEqual({ captured: PRICE, refunded: 0 })
    expect(await mails(placed)).toEqual(['order_confirmation'])
  })

  it('P2.28 is paid when the shopper comes back, without any message', async () => {
    const placed = await place()
    expect(await back(placed.reference)).toContain(`/tilaus/kiitos/${placed.order_number}/#access=`)
    expect((await look(placed)).status).toBe('pending_payment')
    simulation().pay(placed.reference)
    await Promise.all([back(placed.reference), back(placed.reference)])
    expect((await look(placed)).status).toBe('paid')
    expect(await kinds(placed)).toEqual(['created', 'paid'])
  })

  it('turning back ends it and gives the goods back; the word of a shopper who has paid does not count', async () => {
    const placed = await place(1)
    expect(await available(placed.variantId)).toBe(0)
    expect(await back(placed.reference, '?cancelled=1')).toContain('/tilaus/maksu-peruttu/')
    expect([(await look(placed)).status, await available(placed.variantId)]).toEqual(['cancelled', 1])
    if (name === 'klarna') return
    const other = await place()
    simulation().pay(other.reference)
    if (name === 'paypal') await deliver(simulation().message(other.reference)).then(() => paid(other))
    expect(await back(other.reference, '?cancelled=1')).toContain('/tilaus/kiitos/')
    expect((await look(other)).status).toBe('paid')
  })

  it('is found by asking when neither message nor shopper came, and tried again while the provider is down', async () => {
    const placed = await place()
    simulation().pay(placed.reference)
    expect(await reconcilePayments()).toBe(0)
    await due(placed.reference)
    simulation().provider.fail(/./, { status: 503 }, 4)
    await reconcilePayments()
    expect((await look(placed)).status).toBe('pending_payment')
    simulation().provider.faults.length = 0
    await due(placed.reference)
    expect(await reconcilePayments()).toBe(1)
    expect((await look(placed)).status).toBe('paid')
  })

  it('issue 14: no redirect takes a call with the shop’s keys elsewhere', async () => {
    const placed = await place()
    simulation().pay(placed.reference)
    await due(placed.reference)
    simulation().provider.fail(/./, { status: 307, location: '/elsewhere' }, 20)
    await reconcilePayments()
    expect(simulation().provider.count(/elsewhere/)).toBe(0)
    simulation().provider.faults.length = 0
    await due(placed.reference)
    await reconcilePayments()
    expect((await look(placed)).status).toBe('paid')
  })

  it('check C4 an amount or a currency that is not the order’s pays nothing, is not taken, and is reported', async () => {
    for (const [amount, currency] of [
      [1, 'eur'],
      [PRICE, 'sek'],
    ] as const) {
      const placed = await place()
      simulation().change(placed.reference, amount, currency)
      simulation().pay(placed.reference)
      await deliver(simulation().message(placed.reference))
      await vi.waitFor(async () => expect(await mails(placed)).toEqual(['refund_due']))
      expect((await look(placed)).status).toBe('pending_payment')
      if (name !== 'stripe') expect(simulation().money(placed.reference).captured).toBe(0)
    }
  })

  it('check C4 P3.07 calls that hang, fail, lose their answer or answer nonsense: one session, one capture, and a refusal in words', async () => {
    const { provider } = simulation()
    const isCreate = /^POST \/(v1\/checkout\/sessions|checkout\/v3\/orders|v2\/checkout\/orders)$/
    provider.fail(isCreate, { status: 500 })
    provider.fail(isCreate, { delayMs: 1_000, status: 504 })
    const slow = await place()
    expect(slow.redirect_url).not.toBe('')
    if (name !== 'klarna') {
      provider.fail(isCreate, { lost: true })
      const lost = await place()
      const known =
        name === 'stripe'
          ? [...simulations.stripe.sessions.values()].filter(
              (session) => session.client_reference_id === lost.reference,
            )
          : [...simulations.paypal.orders.values()].filter((known) => known.reference === lost.reference)
      expect(known.length).toBe(1)
    }
    provider.fail(isCreate, { status: 503 }, 9)
    const { variantId } = await sell()
    const body = orderBody({
      cart: { products: [{ productId: variantId, amount: 1 }] },
      total: PRICE,
      method: simulation().method,
    })
    const ask = () =>
      checkoutHandlers.placeOrder(
        { params: undefined, query: undefined, body },
        context(guest, { 'idempotency-key': `key-${body.cart_key}` }),
      )
    const waits = await ask().catch((error: unknown) => error as ApiError)
    expect(waits).toMatchObject({
      code: 'UNAVAILABLE',
      extra: {
        retryAfter: 5,
        field: 'payment_method',
        details: { order_number: expect.any(String) as string, access: expect.any(String) as string },
      },
    })
    provider.faults.length = 0
    await expect(ask()).resolves.toMatchObject({ status: 'pending_payment' })
    simulation().pay(slow.reference)
    provider.fail(/capture/, { lost: true })
    provider.fail(/^GET /, { garbage: true })
    await back(slow.reference)
    await due(slow.reference)
    await reconcilePayments()
    await back(slow.reference)
    expect((await look(slow)).status).toBe('paid')
    expect(simulation().money(slow.reference)).toEqual({ captured: PRICE, refunded: 0 })
  })

  it('money after the expiry revives the order if everything is there, else it goes back', async () => {
    const placed = await place(1)
    await overdue(placed)
    await expireOrders()
    simulation().pay(placed.reference)
    await deliver(simulation().message(placed.reference))
    await paid(placed)
    expect(await kinds(placed)).toEqual(['created', 'expired', 'revived', 'paid'])

    const late = await place(1)
    await overdue(late)
    await expireOrders()
    await db().execute(sql`update variants set available = 0 where id = ${late.variantId}`)
    simulation().pay(late.reference)
    await deliver(simulation().message(late.reference))
    await vi.waitFor(async () => expect(await kinds(late)).toEqual(['created', 'expired', 'refund_due']))
    await Promise.all([sendRefunds(), sendRefunds()])
    expect(simulation().money(late.reference)).toEqual({ captured: PRICE, refunded: PRICE })
    expect(await mails(late)).toEqual(['refund_notice'])
    await db().execute(sql`update variants set available = 1 where id = ${late.variantId}`)
  })

  it('an order is paid, not expired, when its money is there at the end of its time', async () => {
    const placed = await place(1)
    simulation().pay(placed.reference)
    await overdue(placed)
    expect(await expireOrders()).toBe(0)
    expect(await kinds(placed)).toEqual(['created', 'paid'])
  })

  it('an order whose provider does not respond gets five minutes more, at most an hour', async () => {
    const placed = await place(1)
    await overdue(placed)
    simulation().provider.fail(/./, { status: 503 }, 20)
    expect(await expireOrders()).toBe(0)
    expect([(await look(placed)).status, await available(placed.variantId)]).toEqual(['pending_payment', 0])
    expect(
      await count(
        sql`select round(extract(epoch from expires_at - now()) / 60) as count from orders where number = ${placed.order_number}`,
      ),
    ).toBe(5)
    await db().execute(
      sql`update orders set created_at = now() - interval '61 minutes' where number = ${placed.order_number}`,
    )
    await overdue(placed)
    expect(await expireOrders()).toBe(1)
    simulation().provider.faults.length = 0
    expect([(await look(placed)).status, await available(placed.variantId)]).toEqual(['expired', 1])
  })

  it('an order whose payer is paying is not expired, not replaced by its shopper and not released by staff', async () => {
    const placed = await place(1)
    begin(name, placed.reference)
    await overdue(placed)
    expect(await expireOrders()).toBe(0)
    const { body, order_number: number, access } = placed
    const replace = () =>
      checkoutHandlers.placeOrder(
        {
          params: undefined,
          query: undefined,
          body: { ...body, cart_key: crypto.randomUUID(), cart: { ...body.cart, own_order: { number, access } } },
        },
        context(),
      )
    await expect(replace()).rejects.toMatchObject({
      code: 'ALREADY_ORDERED',
      extra: { field: 'cart.own_order', details: { order_number: number, status: 'pending_payment' } },
    })
    expect((await releaseByStaff(number)).released).toEqual([])
    expect([(await look(placed)).status, await available(placed.variantId)]).toEqual(['pending_payment', 0])
    // The provider does not respond: the shopper may still choose another way to pay.
    simulation().provider.fail(/./, { status: 503 }, 20)
    await expect(replace()).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    simulation().provider.faults.length = 0
    expect((await look(placed)).status).toBe('cancelled')
  })

  it('an order that ended unpaid is ended at the provider, too', async () => {
    const placed = await place()
    await overdue(placed)
    await expireOrders()
    await reconcilePayments()
    expect(
      await count(sql`select count(*) from payments where reference = ${placed.reference} and status = 'cancelled'`),
    ).toBe(1)
    if (name === 'stripe') expect(simulations.stripe.sessionOf(placed.reference).status).toBe('expired')
    expect((await look(placed)).status).toBe('expired')
  })

  it('refunds a part and the rest, each key once, through lost answers and failures, and never more than was paid', async () => {
    const placed = await place()
    simulation().pay(placed.reference)
    await back(placed.reference)
    expect(await Promise.all([refund(placed, 1_000, 'return:1'), refund(placed, 1_000, 'return:1')])).toEqual([
      1_000, 1_000,
    ])
    await expect(refund(placed, 4_491, 'return:2')).rejects.toThrow(RangeError)
    simulation().provider.fail(/refund/, { lost: true })
    simulation().provider.fail(/refund/, { status: 500 }, 5)
    await sendRefunds()
    simulation().provider.faults.length = 0
    await refundsDue()
    await Promise.all([sendRefunds(), sendRefunds(), sendRefunds()])
    expect(simulation().money(placed.reference)).toEqual({ captured: PRICE, refunded: 1_000 })
    expect(await refund(placed, 'rest', 'cancel')).toBe(4_490)
    expect(await refund(placed, 'rest', 'another')).toBe(0)
    await sendRefunds()
    expect(simulation().money(placed.reference)).toEqual({ captured: PRICE, refunded: PRICE })
    expect(await kinds(placed)).toEqual(['created', 'paid', 'refund_due', 'refunded', 'refund_due', 'refunded'])
    expect(
      await count(
        sql`select count(*) from payments where reference = ${placed.reference} and status = 'refunded' and refunded = amount`,
      ),
    ).toBe(1)
  })

  it('a refund that the provider refuses is for people', async () => {
    const placed = await place()
    simulation().pay(placed.reference)
    await back(placed.reference)
    await refund(placed, 'rest', 'cancel')
    await db().execute(sql`update payments set capture_id = 'gone' where reference = ${placed.reference}`)
    await sendRefunds()
    await refundsDue()
    expect(await sendRefunds()).toBe(0)
    expect(await mails(placed)).toEqual(['order_confirmation', 'refund_due'])
  })

  it('check C5 whatever comes in whatever order, money and order agree in the end', async () => {
    const action = fc.constantFrom('message', 'message', 'pay', 'return', 'turn back', 'ask', 'expire', 'refunds')
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 2, maxLength: 9 }), async (actions) => {
        const placed = await place()
        const steps: Record<(typeof actions)[number], () => Promise<unknown>> = {
          message: () => deliver(simulation().message(placed.reference)),
          pay: () => Promise.resolve(isOpenThere() && simulation().pay(placed.reference)),
          return: () => back(placed.reference),
          'turn back': () => back(placed.reference, '?cancelled=1'),
          ask: async () => {
            await due(placed.reference)
            await reconcilePayments()
          },
          expire: async () => {
            if ((await look(placed)).status === 'pending_payment') await overdue(placed)
            await expireOrders()
          },
          refunds: () => sendRefunds(),
        }
        const isOpenThere = () => name !== 'stripe' || simulations.stripe.sessionOf(placed.reference).status === 'open'
        const isTrue = (step: string) =>
          step !== 'message' ||
          name !== 'stripe' ||
          simulations.stripe.sessionOf(placed.reference).payment_status === 'paid'
        for (const step of actions) if (isTrue(step)) await steps[step]()
        const isPaidThere = simulation().money(placed.reference).captured > 0
        if (isPaidThere) await deliver(simulation().message(placed.reference))
        await db().execute(
          sql`update payment_events set received_at = now() - interval '1 minute' where processed_at is null`,
        )
        await vi.waitFor(async () => {
          await sweepEvents()
          expect(await count(sql`select count(*) from payment_events where processed_at is null`)).toBe(0)
        })
        await due(placed.reference)
        await reconcilePayments()
        await sendRefunds()
        const { status } = await look(placed)
        const { captured, refunded } = simulation().money(placed.reference)
        expect(captured - refunded).toBe(status === 'paid' ? PRICE : 0)
        expect(await mails(placed)).toEqual(
          status === 'paid' ? ['order_confirmation'] : expect.not.arrayContaining(['order_confirmation']),
        )
        expect(await brokenInvariants(db())).toEqual([])
      }),
      { numRuns: Number(process.env.PAYMENT_RUNS) || 12 },
    )
  })
})

describe('expiry of orders', () => {
  it('one whose provider was switched off waits until the limit, delays nobody, and ends', async () => {
    const stuck = await order('card', 1)
    const other = await order('klarna', 1)
    await overdue(stuck)
    await overdue(other)
    const { payments } = config()
    Object.assign(config(), { payments: { ...payments, stripe: null } })
    try {
      expect(await expireOrders()).toBe(1)
      expect([(await look(stuck)).status, (await look(other)).status]).toEqual(['pending_payment', 'expired'])
      const number = stuck.order_number
      expect(await count(sql`select count(*) from orders where number = ${number} and expires_at > now()`)).toBe(1)
      await db().execute(sql`update orders set created_at = now() - interval '61 minutes' where number = ${number}`)
      await overdue(stuck)
      expect(await expireOrders()).toBe(1)
      expect([(await look(stuck)).status, await available(stuck.variantId)]).toEqual(['expired', 1])
    } finally {
      Object.assign(config(), { payments })
    }
  })

  it('those that were never opened at a provider end first; slow answers are waited for side by side', async () => {
    simulations.stripe.fail(/^POST \/v1\/checkout\/sessions$/, { status: 503 }, 9)
    const unopened = await Promise.all(Array.from({ length: 2 }, () => order('card').catch(() => null)))
    simulations.stripe.faults.length = 0
    expect(unopened).toEqual([null, null])
    const opened: Placed[] = []
    for (let index = 0; index < 8; index += 1) opened.push(await order('card'))
    await db().execute(sql`
      update orders set expires_at = now() - case when exists (select 1 from payments p where p.order_id = orders.id and p.provider_id is null)
        then interval '1 minute' else interval '1 hour' end
      where id in (select id from orders where status = 'pending_payment' order by id desc limit 10)`)
    const unpaidAt: number[] = []
    const remove = onStep('before', 'payment.look', () => void unpaidAt.push(simulations.stripe.calls.length))
    simulations.stripe.fail(/^GET /, { delayMs: 250 }, 20)
    const start = performance.now()
    try {
      expect(await expireOrders()).toBe(10)
    } finally {
      remove()
      simulations.stripe.faults.length = 0
    }
    expect(performance.now() - start).toBeLessThan(8 * 250)
    expect(unpaidAt.slice(0, 2)).toEqual([unpaidAt[0], unpaidAt[0]])
    for (const placed of opened) expect((await look(placed)).status).toBe('expired')
  })
})
