/** A simulation of PayPal's orders and payments (v2) and its signed webhooks: the parts that the shop uses, from their documentation. */
import { randomBytes, randomUUID, sign } from 'node:crypto'
import { crc32 } from 'node:zlib'

import { type SigningCertificate, selfSigned } from './certificate'
import { type Answer, buttons, type Call, LocalProvider } from './local-provider'

interface Amount {
  currency_code: string
  value: string
}

export interface LocalPaypalOrder {
  readonly id: string
  readonly reference: string
  readonly return_url: string
  readonly cancel_url: string
  amount: Amount
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED'
  capture: { id: string; status: 'COMPLETED' | 'PENDING' | 'DECLINED'; refunded: number } | null
  /** The next capture is declined by the shopper's bank. */
  declines: boolean
}

const newId = () => randomBytes(8).toString('hex').toUpperCase()
const problem = (status: number, name: string, issue?: string): Answer => ({
  status,
  body: { name, message: name, debug_id: newId(), details: issue ? [{ issue, description: issue }] : [] },
})
const minor = ({ value }: Amount) => Math.round(Number(value) * 100)

export class LocalPaypal extends LocalProvider {
  readonly clientId = 'local-client'
  readonly clientSecret = 'local-secret'
  readonly webhookId = 'WH-LOCAL-1'
  readonly orders = new Map<string, LocalPaypalOrder>()
  readonly certificate: SigningCertificate = selfSigned('messageverificationcerts.paypal.com')
  webhookUrl = ''
  private readonly token = randomUUID()

  env(): Record<string, string> {
    return {
      PAYPAL_CLIENT_ID: this.clientId,
      PAYPAL_CLIENT_SECRET: this.clientSecret,
      PAYPAL_WEBHOOK_ID: this.webhookId,
      PAYPAL_ENVIRONMENT: 'sandbox',
      PAYPAL_API_URL: this.origin,
    }
  }

  protected answer(call: Call): Answer | Promise<Answer> {
    const { method, path, headers, text } = call
    if (path === '/v1/notifications/certs/CERT-1')
      return { body: this.certificate.pem, headers: { 'content-type': 'text/plain' } }
    if (path.startsWith('/pay/')) return this.page(call)
    if (path === '/v1/oauth2/token') {
      const isKnown =
        headers.authorization === `Basic ${Buffer.from(`${this.clientId}:${this.clientSecret}`).toString('base64')}`
      return isKnown
        ? { body: { access_token: this.token, token_type: 'Bearer', expires_in: 3600 } }
        : problem(401, 'invalid_client')
    }
    if (headers.authorization !== `Bearer ${this.token}`) return problem(401, 'AUTHENTICATION_FAILURE')
    const key = headers['paypal-request-id']
    const mismatch = problem(422, 'UNPROCESSABLE_ENTITY', 'DUPLICATE_REQUEST_ID')
    if (method === 'POST' && path === '/v2/checkout/orders')
      return this.once(key, text, mismatch, () => this.create(JSON.parse(text) as Record<string, unknown>))
    const [, id = '', action] = /^\/v2\/checkout\/orders\/(\w+)(\/capture)?$/.exec(path) ?? []
    const order = this.orders.get(id)
    if (order) return action ? this.once(key, text, mismatch, () => this.capture(order)) : { body: this.view(order) }
    const [, captureId] = /^\/v2\/payments\/captures\/(\w+)\/refund$/.exec(path) ?? []
    const paid = [...this.orders.values()].find(({ capture }) => capture?.id === captureId)
    if (captureId && paid)
      return this.once(key, text, mismatch, () => this.refund(paid, JSON.parse(text) as { amount: Amount }))
    return problem(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')
  }

  private create(body: Record<string, unknown>): Answer {
    const {
      intent,
      purchase_units: units,
      payment_source: source,
    } = body as {
      intent: string
      purchase_units: { custom_id: string; amount: Amount }[]
      payment_source: { paypal: { experience_context: { return_url: string; cancel_url: string } } }
    }
    const [unit] = units
    if (
      intent !== 'CAPTURE' ||
      !unit ||
      !/^\d+\.\d{2}$/.test(unit.amount.value) ||
      !/^[A-Z]{3}$/.test(unit.amount.currency_code)
    )
      return problem(400, 'INVALID_REQUEST')
    const { return_url, cancel_url } = source.paypal.experience_context
    const order: LocalPaypalOrder = {
      id: newId(),
      reference: unit.custom_id,
      return_url,
      cancel_url,
      amount: unit.amount,
      status: 'PAYER_ACTION_REQUIRED',
      capture: null,
      declines: false,
    }
    this.orders.set(order.id, order)
    return { body: this.view(order) }
  }

  private view({ id, status, reference, amount, capture }: LocalPaypalOrder) {
    return {
      id,
      status,
      purchase_units: [
        {
          reference_id: reference,
          custom_id: reference,
          amount,
          ...(capture && {
            payments: { captures: [{ id: capture.id, status: capture.status, amount, custom_id: reference }] },
          }),
        },
      ],
      links: [{ href: `${this.origin}/pay/${id}`, rel: 'payer-action', method: 'GET' }],
    }
  }

  private capture(order: LocalPaypalOrder): Answer {
    if (order.capture) return problem(422, 'UNPROCESSABLE_ENTITY', 'ORDER_ALREADY_CAPTURED')
    if (order.status !== 'APPROVED') return problem(422, 'UNPROCESSABLE_ENTITY', 'ORDER_NOT_APPROVED')
    if (order.declines) return problem(422, 'UNPROCESSABLE_ENTITY', 'INSTRUMENT_DECLINED')
    Object.assign(order, { status: 'COMPLETED', capture: { id: newId(), status: 'COMPLETED', refunded: 0 } })
    return { status: 201, body: this.view(order) }
  }

  private refund(order: LocalPaypalOrder, { amount }: { amount: Amount }): Answer {
    if (!order.capture || order.capture.refunded + minor(amount) > minor(order.amount))
      return problem(422, 'UNPROCESSABLE_ENTITY', 'REFUND_AMOUNT_EXCEEDED')
    order.capture.refunded += minor(amount)
    return { status: 201, body: { id: newId(), status: 'COMPLETED' } }
  }

  orderOf(reference: string): LocalPaypalOrder {
    const order = [...this.orders.values()].find((known) => known.reference === reference)
    if (!order) throw new Error(`no order of ${reference}`)
    return order
  }

  /** An event and its signature, as in a webhook request. */
  event(
    type: string,
    order: LocalPaypalOrder,
    {
      eventId = `WH-${newId()}`,
      at = new Date().toISOString(),
      webhookId = this.webhookId,
      certUrl = `${this.origin}/v1/notifications/certs/CERT-1`,
    } = {},
  ): { body: string; headers: Record<string, string> } {
    const resource = type.startsWith('CHECKOUT')
      ? this.view(order)
      : { id: order.capture?.id ?? '', status: order.capture?.status, amount: order.amount, custom_id: order.reference }
    const body = JSON.stringify({
      id: eventId,
      event_type: type,
      resource_type: type.startsWith('CHECKOUT') ? 'checkout-order' : 'capture',
      resource,
    })
    const transmission = randomUUID()
    const signature = sign(
      'sha256',
      Buffer.from(`${transmission}|${at}|${webhookId}|${crc32(body)}`),
      this.certificate.key,
    ).toString('base64')
    return {
      body,
      headers: {
        'content-type': 'application/json',
        'paypal-transmission-id': transmission,
        'paypal-transmission-time': at,
        'paypal-transmission-sig': signature,
        'paypal-cert-url': certUrl,
        'paypal-auth-algo': 'SHA256withRSA',
      },
    }
  }

  async send(type: string, order: LocalPaypalOrder): Promise<number> {
    if (this.webhookUrl === '') return 0
    return (await fetch(this.webhookUrl, { method: 'POST', ...this.event(type, order) })).status
  }

  private async page({ method, path, text }: Call): Promise<Answer> {
    const order = this.orders.get(path.slice('/pay/'.length))
    if (!order) return { status: 404, body: 'no such page' }
    const to = (location: string): Answer => ({ status: 303, headers: { location } })
    if (method === 'GET')
      return {
        body: buttons('Wallet', {
          pay: 'Pay',
          cancel: 'Back',
          close: 'Pay and close',
          fail: 'Pay with an empty account',
        }),
      }
    const action = new URLSearchParams(text).get('action')
    if (action === 'cancel') return to(order.cancel_url)
    order.declines = action === 'fail'
    if (order.status === 'PAYER_ACTION_REQUIRED') order.status = 'APPROVED'
    if (action === 'close') await this.send('CHECKOUT.ORDER.APPROVED', order)
    return action === 'close' ? { body: 'closed' } : to(order.return_url)
  }
}
