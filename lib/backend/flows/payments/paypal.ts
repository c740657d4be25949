/** The wallet: PayPal's hosted page with its official SDK. The shopper approves there; the shop then captures. */
import { Agent } from 'node:https'
import { connect } from 'node:net'

import {
  ApiError as PaypalError,
  CheckoutPaymentIntent,
  Client,
  Environment,
  type Money,
  type Order,
  OrdersController,
  PaymentsController,
  PaypalExperienceUserAction,
  PaypalWalletContextShippingPreference,
} from '@paypal/paypal-server-sdk'
import { z } from 'zod'

import { parseJson } from '@/lib/backend/platform/http/json-input'
import { config } from '@/lib/config/env'
import { ApiError } from '@/lib/contract/errors'
import { isCurrency, minorPerUnit } from '@/lib/market/currencies'
import { LANGUAGE_TABLE } from '@/lib/market/languages'

import { isFromPaypal } from './paypal-signature'
import { type PaymentEvent, type PaymentProvider, type PaymentState, ProviderError, type ProviderPayment } from './port'

export const PAYPAL = 'paypal'

function settings() {
  const { paypal } = config().payments
  if (!paypal) throw new ProviderError(PAYPAL, 'is not configured', false)
  return paypal
}

/** The SDK has two fixed hosts: a test double is reached by the agent that opens its connections. */
class StandInAgent extends Agent {
  constructor(private readonly target: URL) {
    super({ keepAlive: false })
  }
  override createConnection() {
    return connect(Number(this.target.port || 80), this.target.hostname.replace(/^\[|\]$/g, ''))
  }
}

interface Controllers {
  readonly of: string
  readonly orders: OrdersController
  readonly payments: PaymentsController
}
let controllers: Controllers | null = null

function paypal(): Controllers {
  const { clientId, clientSecret, environment, apiUrl } = settings()
  const { timeoutMs } = config().payments
  const of = [clientId, clientSecret, environment, apiUrl, timeoutMs].join(' ')
  if (controllers?.of !== of) {
    const client = new Client({
      environment: environment === 'live' ? Environment.Production : Environment.Sandbox,
      clientCredentialsAuthCredentials: { oAuthClientId: clientId, oAuthClientSecret: clientSecret },
      // Of its HTTP library: no answer may send a call with the shop's token elsewhere.
      unstable_httpClientOptions: { maxRedirects: 0 },
      httpClientOptions: {
        timeout: timeoutMs,
        // Every POST has a PayPal-Request-Id, so that it can be repeated.
        retryConfig: {
          maxNumberOfRetries: 2,
          retryOnTimeout: true,
          retryInterval: 0.3,
          maximumRetryWaitTime: 5,
          backoffFactor: 2,
          httpStatusCodesToRetry: [408, 429, 500, 502, 503, 504],
          httpMethodsToRetry: ['GET', 'POST'],
        },
        ...(apiUrl && { httpsAgent: new StandInAgent(new URL(apiUrl)) }),
      },
    })
    controllers = { of, orders: new OrdersController(client), payments: new PaymentsController(client) }
  }
  return controllers
}

/** PayPal's error codes, such as `ORDER_NOT_APPROVED`. */
function issuesOf(error: unknown): string[] {
  if (!(error instanceof PaypalError) || typeof error.body !== 'string') return []
  const parsed = z
    .object({ name: z.string().optional(), details: z.array(z.object({ issue: z.string() })).default([]) })
    .safeParse(safeJson(error.body))
  return parsed.success ? [parsed.data.name ?? '', ...parsed.data.details.map(({ issue }) => issue)] : []
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function ask<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const status = error instanceof PaypalError ? error.statusCode : 0
    const isRefused = [400, 404, 422].includes(status)
    throw new ProviderError(
      PAYPAL,
      `${what}: ${status || ''} ${issuesOf(error).join(' ') || (error as Error).message}`,
      isRefused,
      { cause: error },
    )
  }
}

const money = (minor: number, currency: string) => ({
  currencyCode: currency.toUpperCase(),
  value:
    isCurrency(currency) && minorPerUnit(currency) === 1
      ? String(minor)
      : `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`,
})

/** Minor units of a decimal amount; −1 for an invalid text, which no payment has. */
function minorOf({ value = '', currency }: { value: string | undefined; currency: string }): number {
  if (!/^\d{1,10}(?:\.\d{1,2})?$/.test(value) || !isCurrency(currency)) return -1
  const [whole = '0', part = ''] = value.split('.')
  return minorPerUnit(currency) === 1 ? Number(whole) : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/** An amount of PayPal's in minor units with its currency. */
function amountOf(given: Money | undefined): { amount: number; currency: string } {
  const currency = given?.currencyCode.toLowerCase() ?? ''
  return { amount: minorOf({ value: given?.value, currency }), currency }
}

function stateOf(order: Order): PaymentState | 'approved' {
  const unit = order.purchaseUnits?.[0]
  const captured = unit?.payments?.captures?.[0]
  const facts = { ...amountOf(captured?.amount ?? unit?.amount), captureId: captured?.id ?? null }
  switch (String(order.status)) {
    case 'COMPLETED':
      return completedState(String(captured?.status), facts)
    case 'APPROVED':
      return 'approved'
    case 'VOIDED':
      return { kind: 'cancelled', ...facts }
    default:
      return { kind: 'open' }
  }
}

type CaptureFacts = Omit<Exclude<PaymentState, { kind: 'open' }>, 'kind'>

/** A completed order has a capture, which may be pending or declined. */
function completedState(captureStatus: string, facts: CaptureFacts): PaymentState {
  if (captureStatus === 'DECLINED' || captureStatus === 'FAILED') return { kind: 'failed', ...facts }
  return captureStatus === 'PENDING' ? { kind: 'open', isBegun: true } : { kind: 'captured', ...facts }
}

/** The order at PayPal; null when PayPal has deleted it, as it does after some hours with an order that was not approved. */
async function orderOf(providerId: string): Promise<Order | null> {
  try {
    return (await ask('look', () => paypal().orders.getOrder({ id: providerId }))).result
  } catch (error) {
    if (error instanceof ProviderError && error.cause instanceof PaypalError && error.cause.statusCode === 404)
      return null
    throw error
  }
}

async function capture(payment: ProviderPayment, providerId: string): Promise<PaymentState> {
  const { reference, amount, currency } = payment
  const failed = { kind: 'failed', amount, currency, captureId: null } as const
  try {
    const { result } = await ask('capture', () =>
      paypal().orders.captureOrder({
        id: providerId,
        paypalRequestId: `${reference}-capture`,
        prefer: 'return=representation',
        body: {},
      }),
    )
    const state = stateOf(result)
    return state === 'approved' ? { kind: 'open', isBegun: true } : state
  } catch (error) {
    const issues = issuesOf((error as Error).cause)
    if (issues.includes('INSTRUMENT_DECLINED') || issues.includes('PAYER_CANNOT_PAY')) return failed
    if (!issues.includes('ORDER_ALREADY_CAPTURED')) throw error
    const order = await orderOf(providerId)
    const state = order && stateOf(order)
    return state && state !== 'approved' ? state : { kind: 'open', isBegun: true }
  }
}

const messageAmount = z.object({ value: z.string(), currency_code: z.string() })
const message = z.object({
  id: z.string().min(1).max(100),
  event_type: z.string(),
  resource: z.object({
    id: z.string(),
    custom_id: z.string().optional(),
    amount: messageAmount.optional(),
    purchase_units: z
      .array(z.object({ custom_id: z.string().optional(), amount: messageAmount.optional() }))
      .default([]),
  }),
})
const KINDS: Readonly<Record<string, PaymentEvent['kind']>> = {
  'CHECKOUT.ORDER.APPROVED': 'changed',
  'CHECKOUT.PAYMENT-APPROVAL.REVERSED': 'changed',
  'PAYMENT.CAPTURE.PENDING': 'changed',
  'PAYMENT.CAPTURE.COMPLETED': 'captured',
  'PAYMENT.CAPTURE.DENIED': 'failed',
  'PAYMENT.CAPTURE.DECLINED': 'failed',
}

export const paypalProvider: PaymentProvider = {
  name: PAYPAL,

  async createSession({ reference, number, amount, currency, language, email, returnUrls }) {
    const { result } = await ask('order', () =>
      paypal().orders.createOrder({
        paypalRequestId: reference,
        prefer: 'return=minimal',
        body: {
          intent: CheckoutPaymentIntent.Capture,
          purchaseUnits: [
            { referenceId: reference, customId: reference, invoiceId: number, amount: money(amount, currency) },
          ],
          paymentSource: {
            paypal: {
              emailAddress: email,
              experienceContext: {
                brandName: config().shopName,
                locale: LANGUAGE_TABLE[language].locale,
                returnUrl: returnUrls.done,
                cancelUrl: returnUrls.cancelled,
                userAction: PaypalExperienceUserAction.PayNow,
                shippingPreference: PaypalWalletContextShippingPreference.NoShipping,
              },
            },
          },
        },
      }),
    )
    const address = result.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href
    if (!result.id || !address) throw new ProviderError(PAYPAL, 'order: no address to pay at', false)
    return { redirectUrl: address, providerId: result.id }
  },

  async readMessage({ body, headers }) {
    if (!(await isFromPaypal({ body, headers }, settings().webhookId)))
      throw new ApiError('UNAUTHENTICATED', 'The signature is wrong.')
    const parsed = message.safeParse(parseJson(body))
    const kind = parsed.success ? KINDS[parsed.data.event_type] : undefined
    if (!parsed.success || !kind) return null
    const { id: eventId, resource } = parsed.data
    const unit = resource.purchase_units[0]
    const reference = resource.custom_id ?? unit?.custom_id
    if (reference === undefined) return null
    const amount = resource.amount ?? unit?.amount
    const currency = amount?.currency_code.toLowerCase() ?? ''
    const isCapture = parsed.data.event_type.startsWith('PAYMENT.CAPTURE.')
    return {
      eventId,
      reference,
      kind,
      amount: minorOf({ value: amount?.value, currency }),
      currency,
      captureId: isCapture ? resource.id : null,
    }
  },

  async look(payment) {
    const { providerId, amount, currency } = payment
    if (providerId === null) return { kind: 'open' }
    const order = await orderOf(providerId)
    if (!order) return { kind: 'cancelled', amount, currency, captureId: null }
    const state = stateOf(order)
    if (state !== 'approved') return state
    const asked = amountOf(order.purchaseUnits?.[0]?.amount)
    // Another amount or currency than ours is not captured; the caller reports it.
    if (asked.amount !== amount || asked.currency !== currency) return { kind: 'failed', ...asked, captureId: null }
    return capture(payment, providerId)
  },

  async cancel({ providerId, amount, currency }) {
    const cancelled = { kind: 'cancelled', amount, currency, captureId: null } as const
    const order = providerId === null ? null : await orderOf(providerId)
    const state = order && stateOf(order)
    // An order that is not captured needs no cancellation, because only the shop can capture it.
    return !state || state === 'approved' || state.kind === 'open' ? cancelled : state
  },

  async refund({ captureId, currency }, { key, amount }) {
    if (captureId === null) throw new ProviderError(PAYPAL, 'refund: there is no payment to refund', true)
    const { result } = await ask('refund', () =>
      paypal().payments.refundCapturedPayment({
        captureId,
        paypalRequestId: key,
        prefer: 'return=minimal',
        body: { amount: money(amount, currency) },
      }),
    )
    const status = String(result.status)
    if (status === 'FAILED' || status === 'CANCELLED') throw new ProviderError(PAYPAL, `refund: ${status}`, true)
    return result.id ?? key
  },
}
