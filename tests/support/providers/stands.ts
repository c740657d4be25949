/** The three stand-ins of payment providers with the same interface, so that one test can run with each of them. */
import { config } from '@/lib/config/env'
import { readPayments } from '@/lib/config/payments'

import { LocalKlarna } from './klarna'
import type { LocalProvider } from './local-provider'
import { LocalPaypal } from './paypal'
import { LocalStripe } from './stripe'

export interface Message {
  readonly path: string
  readonly body: string
  readonly headers: Record<string, string>
}

export interface Stand {
  readonly name: 'stripe' | 'klarna' | 'paypal'
  readonly method: string
  readonly provider: LocalProvider
  /** The shopper pays there, without coming back. */
  readonly pay: (reference: string) => void
  /** What the provider then calls the shop with. */
  readonly message: (reference: string, eventId?: string) => Message
  /** The amount at the provider becomes another one. */
  readonly change: (reference: string, amount: number, currency: string) => void
  /** What the provider has taken and given back, in minor units. */
  readonly money: (reference: string) => { captured: number; refunded: number }
}

export interface Stands {
  readonly stripe: LocalStripe
  readonly klarna: LocalKlarna
  readonly paypal: LocalPaypal
  readonly all: readonly Stand[]
  readonly env: Readonly<Record<string, string>>
  readonly stop: () => Promise<void>
}

/** Starts the three and lets this process' shop use them. */
export async function startStands(more: Readonly<Record<string, string>> = {}): Promise<Stands> {
  const stands = await openStands()
  Object.assign(config(), { payments: readPayments({ ...stands.env, ...more }) })
  return stands
}

/** Starts the three; `env` is how another shop finds them. */
export async function openStands(): Promise<Stands> {
  const [stripe, klarna, paypal] = [new LocalStripe(), new LocalKlarna(), new LocalPaypal()]
  await Promise.all([stripe.start(), klarna.start(), paypal.start()])
  return {
    stripe,
    klarna,
    paypal,
    all: [stripeStand(stripe), klarnaStand(klarna), paypalStand(paypal)],
    env: { ...stripe.env(), ...klarna.env(), ...paypal.env() },
    stop: async () => void (await Promise.all([stripe.stop(), klarna.stop(), paypal.stop()])),
  }
}

function stripeStand(stripe: LocalStripe): Stand {
  return {
    name: 'stripe',
    method: 'card',
    provider: stripe,
    pay: (reference) => stripe.pay(stripe.sessionOf(reference)),
    message: (reference, eventId) => ({
      path: '/api/payment/event/stripe/',
      ...stripe.event('checkout.session.completed', stripe.sessionOf(reference), eventId ? { eventId } : {}),
    }),
    change: (reference, amount, currency) =>
      Object.assign(stripe.sessionOf(reference), { amount_total: amount, currency }),
    money: (reference) =>
      stripe.money.get(stripe.sessionOf(reference).payment_intent ?? '') ?? { captured: 0, refunded: 0 },
  }
}

function klarnaStand(klarna: LocalKlarna): Stand {
  return {
    name: 'klarna',
    method: 'klarna',
    provider: klarna,
    pay: (reference) => klarna.finish(klarna.orderOf(reference)),
    message: (reference) => ({
      path: `/api/payment/event/klarna/?klarna_order_id=${klarna.orderOf(reference).order_id}`,
      body: '',
      headers: {},
    }),
    change: (reference, amount, currency) =>
      Object.assign(klarna.orderOf(reference), { order_amount: amount, purchase_currency: currency.toUpperCase() }),
    money: (reference) => ({
      captured: klarna.orderOf(reference).captured_amount,
      refunded: klarna.orderOf(reference).refunded_amount,
    }),
  }
}

function paypalStand(paypal: LocalPaypal): Stand {
  return {
    name: 'paypal',
    method: 'paypal',
    provider: paypal,
    pay: (reference) => {
      const order = paypal.orderOf(reference)
      if (order.status === 'PAYER_ACTION_REQUIRED') order.status = 'APPROVED'
    },
    message: (reference, eventId) => ({
      path: '/api/payment/event/paypal/',
      ...paypal.event('CHECKOUT.ORDER.APPROVED', paypal.orderOf(reference), eventId ? { eventId } : {}),
    }),
    change: (reference, amount, currency) =>
      Object.assign(paypal.orderOf(reference), {
        amount: { currency_code: currency.toUpperCase(), value: (amount / 100).toFixed(2) },
      }),
    money: (reference) => {
      const { capture, amount } = paypal.orderOf(reference)
      return {
        captured: capture?.status === 'COMPLETED' ? Math.round(Number(amount.value) * 100) : 0,
        refunded: capture?.refunded ?? 0,
      }
    },
  }
}
