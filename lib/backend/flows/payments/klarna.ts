/**
 * Invoice and instalments by Klarna Checkout (REST, version 3): an order is created there, its snippet is shown on a page of the shop, and
 * after the shopper has completed it, its amount is captured and the order acknowledged.
 */
import { sql } from 'drizzle-orm'
import { z } from 'zod'

import { db } from '@/lib/backend/platform/database/pool'
import { config } from '@/lib/config/env'
import { ApiError } from '@/lib/contract/errors'
import { absoluteUrl } from '@/lib/market/domains'
import { LANGUAGE_TABLE, type Language } from '@/lib/market/languages'
import { localizedPath } from '@/lib/market/paths'

import { callProvider, type Incoming } from './outgoing'
import { klarnaPath, paymentPage } from '@/lib/backend/domain/payments/paths'
import { type PayableLine, type PaymentProvider, type PaymentState, ProviderError, type ProviderPayment } from './port'

export const KLARNA = 'klarna'

const checkoutOrder = z.object({ order_id: z.string().min(1), status: z.string(), html_snippet: z.string().min(1) })
const managedOrder = z.object({
  status: z.enum(['AUTHORIZED', 'PART_CAPTURED', 'CAPTURED', 'CANCELLED', 'EXPIRED', 'CLOSED']),
  fraud_status: z.string().default('ACCEPTED'),
  order_amount: z.int(),
  captured_amount: z.int(),
  purchase_currency: z.string(),
})

function settings() {
  const { klarna } = config().payments
  if (!klarna) throw new ProviderError(KLARNA, 'is not configured', false)
  return klarna
}

async function call(method: 'GET' | 'POST', path: string, body?: unknown, key?: string): Promise<Incoming> {
  const { username, password, apiUrl } = settings()
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
  return callProvider(KLARNA, {
    method,
    url: `${apiUrl}${path}`,
    headers: { authorization, ...(key && { 'klarna-idempotency-key': key }) },
    body,
  })
}

/**
 * A refusal includes its reason, but not the response about an unexpected order, because it contains the buyer's name. Wrong credentials
 * are not a refusal, because they can be corrected.
 */
const problem = (what: string, { status, body }: Incoming) =>
  new ProviderError(
    KLARNA,
    `${what}: ${status} ${status >= 300 ? JSON.stringify(body)?.slice(0, 300) : 'unexpected answer'}`,
    status < 500 && status !== 401,
  )

function read<T>(what: string, schema: z.ZodType<T>, answer: Incoming): T {
  const parsed = schema.safeParse(answer.body)
  if (answer.status >= 300 || !parsed.success) throw problem(what, answer)
  return parsed.data
}

const TYPES = { goods: 'physical', delivery: 'shipping_fee', gift_card: 'gift_card' } as const

/** Klarna's tax rates are percent with two decimals (24 % is 2400), and the total includes the tax. */
function orderLine({ kind, name, reference, quantity, unit, discount, total, taxRate }: PayableLine) {
  const rate = Math.round(taxRate * 100)
  return {
    type: TYPES[kind],
    name: name.slice(0, 255),
    reference,
    quantity,
    unit_price: unit,
    total_discount_amount: discount,
    total_amount: total,
    tax_rate: rate,
    total_tax_amount: Math.round((total * rate) / (10_000 + rate)),
  }
}

const orderPath = (providerId: string) => `/ordermanagement/v1/orders/${encodeURIComponent(providerId)}`
const termsUrl = (language: Language) => absoluteUrl(config().routing, language, localizedPath('terms', {}, language))

/** The completed order in Klarna's order management, or null while the shopper has not completed it. */
async function managed(providerId: string): Promise<z.infer<typeof managedOrder> | null> {
  const answer = await call('GET', orderPath(providerId))
  return answer.status === 404 ? null : read('look', managedOrder, answer)
}

/** The snippet of an open order: HTML with a script by Klarna. Throws ProviderError. */
export async function klarnaSnippet(providerId: string): Promise<string> {
  return read('snippet', checkoutOrder, await call('GET', `/checkout/v3/orders/${encodeURIComponent(providerId)}`))
    .html_snippet
}

async function capture({ reference, providerId, amount }: ProviderPayment & { providerId: string }): Promise<void> {
  const answer = await call(
    'POST',
    `${orderPath(providerId)}/captures`,
    { captured_amount: amount, reference },
    `${reference}-capture`,
  )
  if (answer.status >= 300) throw problem('capture', answer)
  const acknowledged = await call('POST', `${orderPath(providerId)}/acknowledge`, undefined, `${reference}-acknowledge`)
  if (acknowledged.status >= 300) throw problem('acknowledge', acknowledged)
}

export const klarnaProvider: PaymentProvider = {
  name: KLARNA,

  async createSession({ reference, number, amount, currency, language, country, email, lines, returnUrls }) {
    const orderLines = (await lines()).map(orderLine)
    const { apiOrigin, origin: own } = config()
    const origin = apiOrigin ?? own
    const order = read(
      'order',
      checkoutOrder,
      await call(
        'POST',
        '/checkout/v3/orders',
        {
          purchase_country: country.toUpperCase(),
          purchase_currency: currency.toUpperCase(),
          locale: LANGUAGE_TABLE[language].locale,
          order_amount: amount,
          order_tax_amount: orderLines.reduce((all, line) => all + line.total_tax_amount, 0),
          order_lines: orderLines,
          billing_address: { email, country: country.toUpperCase() },
          merchant_reference1: number,
          merchant_reference2: reference,
          merchant_urls: {
            terms: termsUrl(language),
            checkout: `${origin}${klarnaPath(reference)}`,
            confirmation: returnUrls.done,
            push: `${origin}/api/payment/event/klarna/?klarna_order_id={checkout.order.id}`,
          },
        },
        reference,
      ),
    )
    return { redirectUrl: paymentPage(klarnaPath(reference)), providerId: order.order_id }
  },

  // Klarna's push is not signed and contains only an id, so the shop then requests the state from Klarna.
  async readMessage({ query }) {
    const id = query.klarna_order_id
    if (id === undefined) throw new ApiError('BAD_REQUEST', 'Which order?', { field: 'klarna_order_id' })
    const {
      rows: [payment],
    } = await db().execute<{ reference: string; amount: number; currency: string }>(sql`
      select reference, amount, currency from payments where provider = ${KLARNA} and provider_id = ${id}`)
    if (!payment) throw new ApiError('NOT_FOUND', 'There is no such order.')
    return { eventId: `push.${id}`, kind: 'changed', ...payment }
  },

  async look(payment) {
    const { providerId, amount, currency } = payment
    const order = providerId === null ? null : await managed(providerId)
    if (!order || providerId === null) return { kind: 'open' }
    const facts = { amount: order.order_amount, currency: order.purchase_currency.toLowerCase(), captureId: providerId }
    if (order.status === 'CANCELLED' || order.status === 'EXPIRED') return { kind: 'cancelled', ...facts }
    if (order.status === 'AUTHORIZED') {
      if (order.fraud_status === 'PENDING') return { kind: 'open', isBegun: true }
      // Another amount or currency than ours is not captured; the caller reports it.
      if (order.fraud_status === 'REJECTED' || facts.amount !== amount || facts.currency !== currency)
        return { kind: 'failed', ...facts }
      await capture({ ...payment, providerId })
      return { kind: 'captured', ...facts }
    }
    return { kind: 'captured', ...facts, amount: order.captured_amount }
  },

  async cancel(payment): Promise<PaymentState> {
    const { reference, providerId, amount, currency } = payment
    const order = providerId === null ? null : await managed(providerId)
    // An incomplete order cannot be cancelled there; it expires, and the page with its snippet is closed immediately.
    if (!order || providerId === null) return { kind: 'cancelled', amount, currency, captureId: null }
    if (order.status !== 'AUTHORIZED') return klarnaProvider.look(payment)
    const answer = await call('POST', `${orderPath(providerId)}/cancel`, undefined, `${reference}-cancel`)
    if (answer.status >= 300) throw problem('cancel', answer)
    return { kind: 'cancelled', amount, currency, captureId: null }
  },

  async refund({ captureId }, { key, amount }) {
    if (captureId === null) throw new ProviderError(KLARNA, 'refund: there is no order to refund', true)
    const answer = await call(
      'POST',
      `${orderPath(captureId)}/refunds`,
      { refunded_amount: amount, reference: key },
      key,
    )
    if (answer.status >= 300) throw problem('refund', answer)
    return answer.headers.get('refund-id') ?? key
  },
}
