/** The three simulated payment providers with one interface, so that a test can run with each of them. */
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

export interface ProviderSimulation {
  readonly name: 'stripe' | 'klarna' | 'paypal'
  readonly method: string
  readonly provider: LocalProvider
  /** The shopper pays with the provider and does not return to the shop. */
  readonly pay: (reference: string) => void
  /** The message that the provider then sends to the shop. */
  readonly message: (reference: string, eventId?: string) => Message
  /** Changes the amount at the provider. */
  readonly change: (reference: string, amount: number, currency: string) => void
  /** The captured and refunded amounts at the provider, in minor units. */
  readonly money: (reference: string) => { captured: number; refunded: number }
}

export interface ProviderSimulations {
  readonly stripe: LocalStripe
  readonly klarna: LocalKlarna
  readonly paypal: LocalPaypal
  readonly all: readonly ProviderSimulation[]
  readonly env: Readonly<Record<string, string>>
  readonly stop: () => Promise<void>
}

/** Starts the three and configures the shop of this process to use them. */
export async function startSimulations(more: Readonly<Record<string, string>> = {}): Promise<ProviderSimulations> {
  const simulations = await openSimulations()
  Object.assign(config(), { payments: readPayments({ ...simulations.env, ...more }) })
  return simulations
}

/** Starts the three; `env` configures another shop to use them. */
export async function openSimulations(): Promise<ProviderSimulations> {
  const [stripe, klarna, paypal] = [new LocalStripe(), new LocalKlarna(), new LocalPaypal()]
  await Promise.all([stripe.start(), klarna.start(), paypal.start()])
  return {
    stripe,
    klarna,
    paypal,
    all: [stripeSimulation(stripe), klarnaSimulation(klarna), paypalSimulation(paypal)],
    env: { ...stripe.env(), ...klarna.env(), ...paypal.env() },
    stop: async () => void (await Promise.all([stripe.stop(), klarna.stop(), paypal.stop()])),
  }
}

function stripeSimulation(stripe: LocalStripe): ProviderSimulation {
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

function klarnaSimulation(klarna: LocalKlarna): ProviderSimulation {
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

function paypalSimulation(paypal: LocalPaypal): ProviderSimulation {
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
