/** Cards (and other enabled methods) by Stripe: a hosted Checkout page, so that the shop never receives a card number. */
import Stripe from 'stripe'

import { config } from '@/lib/config/env'
import { ApiError } from '@/lib/contract/errors'
import { translatorFor } from '@/lib/messages/all'

import { type PaymentEvent, type PaymentProvider, type PaymentState, ProviderError } from './port'

export const STRIPE = 'stripe'
const RETRIES = 2

function settings() {
  const { stripe } = config().payments
  if (!stripe) throw new ProviderError(STRIPE, 'is not configured', false)
  return stripe
}

let client: { readonly of: string; readonly stripe: Stripe } | null = null

function stripe(): Stripe {
  const { secretKey, apiUrl } = settings()
  const { timeoutMs } = config().payments
  const of = `${secretKey} ${apiUrl} ${timeoutMs}`
  if (client?.of !== of) {
    const { protocol, hostname, port } = new URL(apiUrl)
    const isHttp = protocol === 'http:'
    client = {
      of,
      stripe: new Stripe(secretKey, {
        host: hostname,
        protocol: isHttp ? 'http' : 'https',
        ...(port && { port }),
        timeout: timeoutMs,
        maxNetworkRetries: RETRIES,
        telemetry: false,
      }),
    }
  }
  return client.stripe
}

/** Errors that a retry cannot solve: the request itself is wrong, or the money is missing. */
const isRefusal = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeCardError

async function ask<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw new ProviderError(
      STRIPE,
      `${what}: ${error instanceof Error ? error.message : String(error)}`,
      isRefusal(error),
      { cause: error },
    )
  }
}

const idOf = (thing: string | { id: string } | null) => (typeof thing === 'string' ? thing : (thing?.id ?? null))

function stateOf(session: Stripe.Checkout.Session): PaymentState {
  const facts = {
    amount: session.amount_total ?? 0,
    currency: session.currency ?? '',
    captureId: idOf(session.payment_intent),
  }
  if (session.status === 'complete' && session.payment_status === 'paid') return { kind: 'captured', ...facts }
  if (session.status === 'expired') return { kind: 'cancelled', ...facts }
  // A transfer that takes days has failed: the session is completed, and the intent requires another payment method.
  const intent = session.payment_intent
  if (session.status === 'complete' && typeof intent === 'object' && intent?.status === 'requires_payment_method')
    return { kind: 'failed', ...facts }
  const isBegun = session.status === 'complete' || (typeof intent === 'object' && UNDER_WAY.has(intent?.status ?? ''))
  return { kind: 'open', isBegun }
}

/** States of an intent while the bank asks the payer, or processes the payment. */
const UNDER_WAY: ReadonlySet<string> = new Set(['processing', 'requires_action', 'requires_capture'])

const KINDS: Readonly<Record<string, PaymentEvent['kind']>> = {
  'checkout.session.completed': 'changed',
  'checkout.session.async_payment_succeeded': 'captured',
  'checkout.session.async_payment_failed': 'failed',
  'checkout.session.expired': 'cancelled',
}

export const stripeProvider: PaymentProvider = {
  name: STRIPE,

  async createSession({ reference, number, amount, currency, language, email, method, returnUrls }) {
    const name = `${translatorFor(language)('pay.order')} ${number}`
    const session = await ask('session', () =>
      stripe().checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: reference,
          customer_email: email,
          locale: language,
          allowed_payment_method_types: [method as Stripe.Checkout.SessionCreateParams.AllowedPaymentMethodType],
          // The price is the shop's, in the order's currency.
          adaptive_pricing: { enabled: false },
          line_items: [{ quantity: 1, price_data: { currency, unit_amount: amount, product_data: { name } } }],
          payment_intent_data: { metadata: { order: number, reference }, description: name },
          success_url: returnUrls.done,
          cancel_url: returnUrls.cancelled,
        },
        { idempotencyKey: reference },
      ),
    )
    if (session.url === null) throw new ProviderError(STRIPE, 'session: no address to pay at', false)
    return { redirectUrl: session.url, providerId: session.id }
  },

  async readMessage({ body, headers }) {
    const signature = headers('stripe-signature')
    let event: Stripe.Event
    try {
      if (signature === null) throw new Error('no signature')
      event = await stripe().webhooks.constructEventAsync(body, signature, settings().webhookSecret)
    } catch (error) {
      throw Object.assign(new ApiError('UNAUTHENTICATED', 'The signature is wrong.'), { cause: error })
    }
    const kind = KINDS[event.type]
    if (!kind || !event.type.startsWith('checkout.session.')) return null
    const session = event.data.object as Stripe.Checkout.Session
    if (session.client_reference_id === null) return null
    // A completed session contains whether it is paid; a transfer that takes days is reported later.
    const isPaid = event.type === 'checkout.session.completed' && session.payment_status === 'paid'
    if (kind === 'changed' && !isPaid) return null
    return {
      eventId: event.id,
      reference: session.client_reference_id,
      kind: isPaid ? 'captured' : kind,
      amount: session.amount_total ?? 0,
      currency: session.currency ?? '',
      captureId: idOf(session.payment_intent),
    }
  },

  async look({ providerId }) {
    if (providerId === null) return { kind: 'open' }
    return stateOf(
      await ask('look', () => stripe().checkout.sessions.retrieve(providerId, { expand: ['payment_intent'] })),
    )
  },

  async cancel(payment) {
    const { providerId, amount, currency } = payment
    // The shopper never received its URL.
    if (providerId === null) return { kind: 'cancelled', amount, currency, captureId: null }
    try {
      return stateOf(await ask('cancel', () => stripe().checkout.sessions.expire(providerId)))
    } catch (error) {
      // Only an open session can be expired: the state of any other is requested.
      if (error instanceof ProviderError && error.isRefused) return stripeProvider.look(payment)
      throw error
    }
  },

  async refund({ captureId }, { key, amount }) {
    if (captureId === null) throw new ProviderError(STRIPE, 'refund: there is no payment to refund', true)
    const refund = await ask('refund', () =>
      stripe().refunds.create({ payment_intent: captureId, amount }, { idempotencyKey: key }),
    )
    if (refund.status === 'failed' || refund.status === 'canceled')
      throw new ProviderError(STRIPE, `refund: ${refund.status}`, true)
    return refund.id
  },
}
