/** Who may tell the shop that a payment is made, Klarna's page, and who is offered which way to pay. */
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { GET as klarnaPage } from '@/app/payment-klarna/[reference]/route'
import { checkoutHandlers } from '@/lib/backend/api/handlers/checkout'
import { db } from '@/lib/backend/platform/database/pool'
import { expireOrders } from '@/lib/backend/flows/fulfilment/expire'
import { organisations } from '@/lib/backend/domain/schema/customers'
import { composeMail } from '@/lib/backend/flows/mail/compose'
import { creditorReference } from '@/lib/backend/flows/mail/invoice-terms'
import { brokenInvariants } from '@/lib/backend/domain/orders/invariants'
import { config } from '@/lib/config/env'
import { apiFetch } from '../../support/api'
import { cart, context, count, customer, giftCard, guest, openShop, orderBody, sell } from '../../support/checkout-shop'
import { freshDatabase, type TestDatabase } from '../../support/fresh-database'
import { back, deliver, kinds, look, order, paid, referenceOf } from '../../support/providers/paying'
import {
  type Message,
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
  simulations = await startSimulations({
    STRIPE_METHODS: 'card,mobilepay',
    INVOICE_IBAN: 'FI21 1234 5600 0007 85',
    INVOICE_BIC: 'NDEAFIHH',
  })
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

const klarna = () => simulations.all.find(({ name }) => name === 'klarna') as ProviderSimulation

describe('messages that are not the provider’s', () => {
  const statusOf = async (message: Message) => (await deliver(message)).status
  it('check C5 Stripe: forged, altered, old, unsigned', async () => {
    const placed = await order('card')
    const { stripe } = simulations
    stripe.pay(stripe.sessionOf(placed.reference))
    const good = simulations.all[0]?.message(placed.reference) as Message
    const old = stripe.event('checkout.session.completed', stripe.sessionOf(placed.reference), {
      at: Date.now() - 3_600_000,
    })
    const forged = stripe.event('checkout.session.completed', stripe.sessionOf(placed.reference), {
      secret: 'whsec_other',
    })
    expect(
      await Promise.all([
        statusOf({ ...good, body: good.body.replace('"paid"', '"paid" ') }),
        statusOf({ ...good, ...old }),
        statusOf({ ...good, ...forged }),
        statusOf({ ...good, headers: { 'content-type': 'application/json' } }),
      ]),
    ).toEqual([401, 401, 401, 401])
    expect(await count(sql`select count(*) from payment_events where reference = ${placed.reference}`)).toBe(0)
    expect((await look(placed)).status).toBe('pending_payment')
  })

  it('check C5 PayPal: forged, altered, another webhook’s, old, with a certificate from elsewhere', async () => {
    const placed = await order('paypal')
    const { paypal } = simulations
    const known = paypal.orderOf(placed.reference)
    known.status = 'APPROVED'
    const path = '/api/payment/event/paypal/'
    const event = (changes = {}) => ({ path, ...paypal.event('CHECKOUT.ORDER.APPROVED', known, changes) })
    const good = event()
    const elsewhere = paypal.count(/certs/)
    expect(
      await Promise.all([
        statusOf({ ...good, body: `${good.body} ` }),
        statusOf(event({ webhookId: 'WH-OTHER' })),
        statusOf(event({ at: '2020-01-01T00:00:00Z' })),
        statusOf(event({ certUrl: 'http://127.0.0.1:9/v1/notifications/certs/CERT-1' })),
        statusOf(event({ certUrl: 'https://api.paypal.com.example/v1/notifications/certs/CERT-1' })),
        statusOf({ path, body: good.body, headers: { 'content-type': 'application/json' } }),
      ]),
    ).toEqual([401, 401, 401, 401, 401, 401])
    expect(paypal.count(/certs/) - elsewhere).toBeLessThanOrEqual(2)
    expect(paypal.count(/capture$/)).toBe(
      paypal.calls.filter(({ path: called }) => called.endsWith('/capture') && !called.includes(known.id)).length,
    )
    expect((await look(placed)).status).toBe('pending_payment')
    expect(await statusOf(good)).toBe(200)
    await paid(placed)
  })

  it('check C5 Klarna: an unknown order is refused, and a push for one that is not finished pays nothing', async () => {
    expect((await apiFetch('/api/payment/event/klarna/?klarna_order_id=6f0a', { method: 'POST' })).status).toBe(404)
    expect((await apiFetch('/api/payment/event/klarna/', { method: 'POST' })).status).toBe(400)
    const placed = await order('klarna')
    const push = klarna().message(placed.reference)
    expect((await deliver(push)).status).toBe(200)
    await vi.waitFor(async () =>
      expect(
        await count(
          sql`select count(*) from payment_events where reference = ${placed.reference} and processed_at is not null`,
        ),
      ).toBe(1),
    )
    expect((await look(placed)).status).toBe('pending_payment')
    klarna().pay(placed.reference)
    await deliver(push)
    await paid(placed)
    expect(simulations.klarna.orderOf(placed.reference).acknowledged).toBe(true)
  })

  it('an order at Klarna that is still looked at waits; one that is rejected fails', async () => {
    const placed = await order('klarna')
    const known = simulations.klarna.orderOf(placed.reference)
    Object.assign(known, { status: 'AUTHORIZED', fraud_status: 'PENDING' })
    await back(placed.reference)
    expect((await look(placed)).status).toBe('pending_payment')
    known.fraud_status = 'REJECTED'
    expect(await back(placed.reference)).toContain('/tilaus/maksu-epaonnistui/')
    expect((await look(placed)).status).toBe('payment_failed')
  })

  it('an order whose payment the bank or the provider still checks does not expire', async () => {
    const placed = {
      klarna: await order('klarna'),
      stripe: await order('card'),
      challenged: await order('card'),
      paypal: await order('paypal'),
      untouched: await order('card'),
    }
    Object.assign(simulations.klarna.orderOf(placed.klarna.reference), {
      status: 'AUTHORIZED',
      fraud_status: 'PENDING',
    })
    Object.assign(simulations.stripe.sessionOf(placed.stripe.reference), { status: 'complete' })
    Object.assign(simulations.stripe.sessionOf(placed.challenged.reference), {
      payment_intent: { id: 'pi_1', object: 'payment_intent', status: 'requires_action' },
    })
    Object.assign(simulations.paypal.orderOf(placed.paypal.reference), {
      status: 'COMPLETED',
      capture: { id: 'CAPTURE1', status: 'PENDING', refunded: 0 },
    })
    await db().execute(sql`update orders set expires_at = now() - interval '1 second' where status = 'pending_payment'`)
    expect(await expireOrders()).toBe(1)
    const states = await Promise.all(Object.values(placed).map(async (one) => (await look(one)).status))
    expect(states).toEqual([...Array<string>(4).fill('pending_payment'), 'expired'])
  })

  it('a bank that declines: the wallet’s payment fails, and a transfer by Stripe that fails later', async () => {
    const wallet = await order('paypal')
    Object.assign(simulations.paypal.orderOf(wallet.reference), { status: 'APPROVED', declines: true })
    expect(await back(wallet.reference)).toContain('/tilaus/maksu-epaonnistui/')
    const transfer = await order('card')
    await deliver({
      path: '/api/payment/event/stripe/',
      ...simulations.stripe.event(
        'checkout.session.async_payment_failed',
        simulations.stripe.sessionOf(transfer.reference),
      ),
    })
    await vi.waitFor(async () => expect((await look(transfer)).status).toBe('payment_failed'))
  })
})

describe('Klarna’s page', () => {
  const page = (reference: string) =>
    klarnaPage(new Request('http://localhost/'), { params: Promise.resolve({ reference }) })
  it('P7.08 shows the snippet under a policy that names Klarna and the snippet’s own script, and nothing else inline', async () => {
    const placed = await order('klarna')
    expect(placed.redirect_url).toBe(`/payment-klarna/${placed.reference}/`)
    const answer = await page(placed.reference)
    const html = await answer.text()
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(html).toContain('klarna-checkout-container')
    expect(policy).toMatch(/script-src 'sha256-[^']+' https:\/\/\*\.klarna\.com/)
    expect(policy).toMatch(/frame-src https:\/\/\*\.klarna\.com/)
    expect(policy.split('; ').find((part) => part.startsWith('script-src'))).not.toContain('unsafe-inline')
    simulations.klarna.fail(/^GET \/checkout/, { status: 503 }, 3)
    expect((await page(placed.reference)).status).toBe(503)
    klarna().pay(placed.reference)
    await back(placed.reference)
    expect((await page(placed.reference)).headers.get('location')).toContain('/tilaus/kiitos/')
    expect((await page('klarna_unknown')).status).toBe(404)
  })

  it('P2.18 P7.08 kco_iframe is the snippet of the open payment, for who knows its reference', async () => {
    const placed = await order('klarna')
    const ask = async (id: string) =>
      (
        await checkoutHandlers.checkout(
          { params: undefined, query: undefined, body: { ...cart(placed.body.cart), klarna_global_checkout_id: id } },
          context(),
        )
      ).kco_iframe
    expect(await ask(placed.reference)).toContain('klarna-checkout-container')
    expect(await ask(simulations.klarna.orderOf(placed.reference).order_id)).toBeNull()
    expect(await ask('klarna_unknown')).toBeNull()
  })

  it('tells Klarna goods, delivery and gift cards, which add up with their taxes', async () => {
    const { variantId } = await sell()
    await giftCard('KLARNA-GIFT-CARD-1', 1_000)
    const body = orderBody({
      cart: { products: [{ productId: variantId, amount: 2 }], discount_codes: ['KLARNA-GIFT-CARD-1'] },
      total: 9_000,
      method: 'klarna',
    })
    const { order_number: number } = await checkoutHandlers.placeOrder(
      { params: undefined, query: undefined, body },
      context(),
    )
    expect(simulations.klarna.orderOf(await referenceOf(number)).order_amount).toBe(9_000)
  })
})

describe('who may pay how', () => {
  const offered = async (principal: Parameters<typeof context>[0] = guest) => {
    const { variantId } = await sell()
    const answer = await checkoutHandlers.checkout(
      { params: undefined, query: undefined, body: cart({ products: [{ productId: variantId, amount: 1 }] }) },
      context(principal),
    )
    return answer.payment_methods.map(({ id }) => id)
  }

  it('P5.04 P5.05 P1.04 only what a provider takes is offered; without keys it is off', async () => {
    expect(await offered()).toEqual(['card', 'mobilepay', 'paypal', 'klarna'])
    const { payments } = config()
    Object.assign(config(), { payments: { ...payments, stripe: null, paypal: null } })
    expect(await offered()).toEqual(['klarna'])
    Object.assign(config(), { payments })
  })

  it('P9.17 organisations pay by invoice: the order is released at once, the sum owed and its reference simulation in the confirmation', async () => {
    const buyer = await customer('buyer@school.example', { isOrgUser: true })
    expect(await offered(buyer)).toContain('invoice')
    const placed = await order('invoice', 5, buyer)
    expect(placed.status).toBe('paid')
    expect(placed.redirect_url).toContain('/tilaus/kiitos/')
    expect(await placed.place()).toEqual({
      order_number: placed.order_number,
      status: 'paid',
      redirect_url: placed.redirect_url,
      access: placed.access,
    })
    expect(await kinds(placed)).toEqual(['created', 'paid'])
    const id = await count(sql`select id as count from orders where number = ${placed.order_number}`)
    const mail = await composeMail({ kind: 'order_confirmation', dedupeKey: 'test', payload: { order_id: id } })
    expect(mail?.text).toContain('IBAN: FI21 1234 5600 0007 85')
    expect(mail?.text).toContain(creditorReference(id))
    expect(mail?.text).toContain('Eräpäivä (14 päivää netto)')
    expect(mail?.text).toContain('NDEAFIHH')
    expect(mail?.text).not.toContain('vastaanottaneet maksusi')
    const { created, invoice_due: due } = await look(placed)
    expect(Date.parse(due ?? '') - Date.parse(created)).toBe(14 * 86_400_000)
    expect((await look(await order('card'))).invoice_due).toBeNull()
    await expect(order('invoice')).rejects.toMatchObject({ code: 'BAD_REQUEST', extra: { field: 'payment_method' } })
  })

  it('P9.17 an organisation with a term of its own has that one, in its confirmation and on the page of its order', async () => {
    const [school] = await db()
      .insert(organisations)
      .values({ name: 'School', invoiceDays: 30 })
      .returning({ id: organisations.id })
    const placed = await order(
      'invoice',
      5,
      await customer('cfo@school.example', { isOrgUser: true, organisationId: school?.id ?? null }),
    )
    const { created, invoice_due: due } = await look(placed)
    expect(Date.parse(due ?? '') - Date.parse(created)).toBe(30 * 86_400_000)
    const id = await count(sql`select id as count from orders where number = ${placed.order_number}`)
    const mail = await composeMail({ kind: 'order_confirmation', dedupeKey: 'test', payload: { order_id: id } })
    const day = new Intl.DateTimeFormat('fi-FI', { dateStyle: 'long', timeZone: config().timeZone })
    expect(mail?.text).toMatch(new RegExp(`Eräpäivä \\(30 päivää netto\\).*${day.format(new Date(due ?? ''))}`, 's'))
  })

  it('P1.04 a gift card that pays for everything needs no provider', async () => {
    const { variantId } = await sell()
    await giftCard('WHOLE-ORDER-CARD-1', 20_000)
    const body = orderBody({
      cart: { products: [{ productId: variantId, amount: 1 }], discount_codes: ['WHOLE-ORDER-CARD-1'] },
      total: 0,
      method: 'none',
    })
    const calls = simulations.all.map(({ provider }) => provider.calls.length)
    const { payments } = config()
    Object.assign(config(), { payments: { ...payments, stripe: null, klarna: null, paypal: null } })
    expect((await checkoutHandlers.placeOrder({ params: undefined, query: undefined, body }, context())).status).toBe(
      'paid',
    )
    Object.assign(config(), { payments })
    expect(simulations.all.map(({ provider }) => provider.calls.length)).toEqual(calls)
  })
})
