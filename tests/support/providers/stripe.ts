/** A simulation of the parts of Stripe's API that the shop uses, from its documentation: Checkout sessions, refunds, signed webhooks. */
import { createHmac, randomBytes } from 'node:crypto'

import { type Answer, buttons, type Call, LocalProvider } from './local-provider'

export interface LocalSession {
  readonly id: string
  readonly object: 'checkout.session'
  readonly client_reference_id: string
  amount_total: number
  currency: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  payment_intent: string | null
  url: string | null
  readonly success_url: string
  readonly cancel_url: string
  readonly method: string
}

const id = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`
const problem = (status: number, type: string, message: string, code?: string): Answer => ({
  status,
  body: { error: { type, message, ...(code && { code }) } },
})

export class LocalStripe extends LocalProvider {
  readonly secretKey = 'sk_test_local'
  readonly webhookSecret = 'whsec_local'
  readonly sessions = new Map<string, LocalSession>()
  /** Captured and refunded money by payment intent. */
  readonly money = new Map<string, { captured: number; refunded: number }>()
  /** The address to which events are sent; none if empty. */
  webhookUrl = ''

  env(): Record<string, string> {
    return { STRIPE_SECRET_KEY: this.secretKey, STRIPE_WEBHOOK_SECRET: this.webhookSecret, STRIPE_API_URL: this.origin }
  }

  protected answer(call: Call): Answer | Promise<Answer> {
    const { method, path, headers, text } = call
    if (path.startsWith('/pay/')) return this.page(call)
    if (headers.authorization !== `Bearer ${this.secretKey}`)
      return problem(401, 'invalid_request_error', 'Invalid API Key provided')
    const params = new URLSearchParams(text)
    const key = headers['idempotency-key']
    const mismatch = problem(
      400,
      'idempotency_error',
      'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    )
    if (method === 'POST' && path === '/v1/checkout/sessions')
      return this.once(key, text, mismatch, () => this.create(params))
    if (method === 'POST' && path === '/v1/refunds') return this.once(key, text, mismatch, () => this.refund(params))
    const [, sessionId = '', action] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(path) ?? []
    const session = this.sessions.get(sessionId)
    if (!session) return problem(404, 'invalid_request_error', 'No such checkout.session', 'resource_missing')
    if (action && session.status !== 'open')
      return problem(400, 'invalid_request_error', 'Only Checkout Sessions with a status in ["open"] can be expired.')
    if (action) Object.assign(session, { status: 'expired', url: null })
    return { body: session }
  }

  private create(params: URLSearchParams): Answer {
    const currency = params.get('line_items[0][price_data][currency]') ?? ''
    const amount =
      Number(params.get('line_items[0][price_data][unit_amount]')) * Number(params.get('line_items[0][quantity]'))
    if (
      params.get('mode') !== 'payment' ||
      !/^[a-z]{3}$/.test(currency) ||
      !Number.isSafeInteger(amount) ||
      amount <= 0
    )
      return problem(400, 'invalid_request_error', 'Invalid line items')
    const session: LocalSession = {
      id: id('cs_test'),
      object: 'checkout.session',
      client_reference_id: params.get('client_reference_id') ?? '',
      amount_total: amount,
      currency,
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      url: '',
      success_url: params.get('success_url') ?? '',
      cancel_url: params.get('cancel_url') ?? '',
      method: params.get('allowed_payment_method_types[0]') ?? '',
    }
    session.url = `${this.origin}/pay/${session.id}`
    this.sessions.set(session.id, session)
    return { body: { ...session } }
  }

  private refund(params: URLSearchParams): Answer {
    const money = this.money.get(params.get('payment_intent') ?? '')
    const amount = Number(params.get('amount'))
    if (!money) return problem(404, 'invalid_request_error', 'No such payment_intent', 'resource_missing')
    if (money.refunded + amount > money.captured)
      return problem(
        400,
        'invalid_request_error',
        'Refund amount is greater than unrefunded amount on charge',
        'charge_already_refunded',
      )
    money.refunded += amount
    return { body: { id: id('re'), object: 'refund', status: 'succeeded', amount } }
  }

  /** The shopper's card is charged. */
  pay(session: LocalSession): void {
    const intent = id('pi')
    Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: intent, url: null })
    this.money.set(intent, { captured: session.amount_total, refunded: 0 })
  }

  sessionOf(reference: string): LocalSession {
    const session = [...this.sessions.values()].find(({ client_reference_id: known }) => known === reference)
    if (!session) throw new Error(`no session of ${reference}`)
    return session
  }

  /** An event and its signature, as in a webhook request. */
  event(
    type: string,
    session: LocalSession,
    { eventId = id('evt'), at = Date.now(), secret = this.webhookSecret } = {},
  ): { body: string; headers: Record<string, string> } {
    const body = JSON.stringify({ id: eventId, object: 'event', type, data: { object: session } })
    const time = Math.floor(at / 1000)
    const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
    return {
      body,
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': `t=${time},v1=${signature}` },
    }
  }

  async send(type: string, session: LocalSession): Promise<number> {
    if (this.webhookUrl === '') return 0
    return (await fetch(this.webhookUrl, { method: 'POST', ...this.event(type, session) })).status
  }

  private async page({ method, path, text }: Call): Promise<Answer> {
    const session = this.sessions.get(path.slice('/pay/'.length))
    if (!session) return { status: 404, body: 'no such page' }
    const to = (location: string): Answer => ({ status: 303, headers: { location } })
    if (method === 'GET')
      return { body: buttons('Card', { pay: 'Pay', cancel: 'Back', close: 'Pay and close', fail: 'Transfer fails' }) }
    const action = new URLSearchParams(text).get('action')
    if (action === 'cancel') return to(session.cancel_url)
    if (action === 'fail') {
      Object.assign(session, { status: 'complete' })
      await this.send('checkout.session.async_payment_failed', session)
      return to(session.success_url)
    }
    if (session.status === 'open') {
      this.pay(session)
      await this.send('checkout.session.completed', session)
    }
    return action === 'close' ? { body: 'closed' } : to(session.success_url)
  }
}
