/** A simulation of Klarna Checkout (v3) and its order management: the parts that the shop uses, from their documentation. */
import { randomUUID } from 'node:crypto'

import { type Answer, type Call, LocalProvider } from './local-provider'

export interface LocalKlarnaOrder {
  readonly order_id: string
  readonly reference: string
  order_amount: number
  purchase_currency: string
  readonly urls: {
    readonly confirmation: string
    readonly push: string
    readonly checkout: string
    readonly terms: string
  }
  status: 'checkout_incomplete' | 'AUTHORIZED' | 'CAPTURED' | 'CANCELLED'
  fraud_status: 'ACCEPTED' | 'PENDING' | 'REJECTED'
  captured_amount: number
  refunded_amount: number
  acknowledged: boolean
}

interface Line {
  quantity: number
  unit_price: number
  total_discount_amount: number
  total_amount: number
  tax_rate: number
  total_tax_amount: number
  type: string
}

const problem = (status: number, code: string): Answer => ({
  status,
  body: { error_code: code, error_messages: [code], correlation_id: randomUUID() },
})

export class LocalKlarna extends LocalProvider {
  readonly username = 'K123456_local'
  readonly password = 'local-password'
  readonly orders = new Map<string, LocalKlarnaOrder>()

  env(): Record<string, string> {
    return { KLARNA_USERNAME: this.username, KLARNA_PASSWORD: this.password, KLARNA_API_URL: this.origin }
  }

  protected answer(call: Call): Answer | Promise<Answer> {
    const { method, path, headers, text } = call
    if (path === '/snippet.js') return { headers: { 'content-type': 'text/javascript' }, body: SNIPPET_SCRIPT }
    if (path.startsWith('/pay/')) return this.pay(call)
    if (headers.authorization !== `Basic ${Buffer.from(`${this.username}:${this.password}`).toString('base64')}`)
      return problem(401, 'UNAUTHORIZED')
    if (method === 'POST' && path === '/checkout/v3/orders')
      return this.create(JSON.parse(text) as Record<string, unknown>)
    const [, id = '', action = ''] =
      /^\/(?:checkout\/v3|ordermanagement\/v1)\/orders\/([\w-]+)(?:\/(\w+))?$/.exec(path) ?? []
    const order = this.orders.get(id)
    if (!order) return problem(404, 'NO_SUCH_ORDER')
    if (path.startsWith('/checkout/')) return { body: this.checkoutView(order) }
    // Order management has an order only after the shopper has completed it.
    if (order.status === 'checkout_incomplete') return problem(404, 'NO_SUCH_ORDER')
    if (method === 'GET') return { body: { ...order } }
    return this.once(headers['klarna-idempotency-key'], text, problem(409, 'IDEMPOTENCY_MISMATCH'), () =>
      this.manage(order, action, text),
    )
  }

  private create(body: Record<string, unknown>): Answer {
    const {
      order_amount: amount,
      order_tax_amount: tax,
      order_lines: lines,
      merchant_urls: urls,
      purchase_currency: currency,
      purchase_country: country,
      merchant_reference2: reference,
    } = body as {
      order_amount: number
      order_tax_amount: number
      order_lines: Line[]
      merchant_urls: LocalKlarnaOrder['urls']
      purchase_currency: string
      purchase_country: string
      merchant_reference2: string
    }
    const fits = lines.every(
      (line) =>
        line.total_amount === line.quantity * line.unit_price - line.total_discount_amount &&
        Math.abs(
          line.total_tax_amount - (line.total_amount - (line.total_amount * 10_000) / (10_000 + line.tax_rate)),
        ) <= 1,
    )
    const sums =
      lines.reduce((all, line) => all + line.total_amount, 0) === amount &&
      lines.reduce((all, line) => all + line.total_tax_amount, 0) === tax
    const hasUrls = [urls.terms, urls.checkout, urls.confirmation, urls.push].every((url) =>
      URL.canParse(url.replace('{checkout.order.id}', 'x')),
    )
    if (!fits || !sums || !hasUrls || !/^[A-Z]{3}$/.test(currency) || !/^[A-Z]{2}$/.test(country))
      return problem(400, 'BAD_VALUE')
    const order: LocalKlarnaOrder = {
      order_id: randomUUID(),
      reference,
      order_amount: amount,
      purchase_currency: currency,
      urls,
      status: 'checkout_incomplete',
      fraud_status: 'ACCEPTED',
      captured_amount: 0,
      refunded_amount: 0,
      acknowledged: false,
    }
    this.orders.set(order.order_id, order)
    return { status: 201, body: this.checkoutView(order) }
  }

  private checkoutView(order: LocalKlarnaOrder) {
    const snippet = `<div id="klarna-checkout-container"><script type="text/javascript">
(function(w,d){w.localKlarna=${JSON.stringify({ id: order.order_id, origin: this.origin })};var s=d.createElement('script');s.async=true;s.src=w.localKlarna.origin+'/snippet.js';d.getElementById('klarna-checkout-container').appendChild(s)})(window,document)
</script></div>`
    return {
      order_id: order.order_id,
      status: order.status === 'checkout_incomplete' ? order.status : 'checkout_complete',
      html_snippet: snippet,
      order_amount: order.order_amount,
    }
  }

  private manage(order: LocalKlarnaOrder, action: string, text: string): Answer {
    const body = text === '' ? {} : (JSON.parse(text) as { captured_amount?: number; refunded_amount?: number })
    switch (action) {
      case 'captures':
        if (order.status !== 'AUTHORIZED' || body.captured_amount !== order.order_amount)
          return problem(403, 'CAPTURE_NOT_ALLOWED')
        Object.assign(order, { status: 'CAPTURED', captured_amount: order.order_amount })
        return { status: 201, headers: { 'capture-id': randomUUID() } }
      case 'acknowledge':
        order.acknowledged = true
        return { status: 204 }
      case 'cancel':
        if (order.status !== 'AUTHORIZED') return problem(403, 'CANCEL_NOT_ALLOWED')
        order.status = 'CANCELLED'
        return { status: 204 }
      case 'refunds':
        if (order.refunded_amount + (body.refunded_amount ?? 0) > order.captured_amount)
          return problem(403, 'REFUND_NOT_ALLOWED')
        order.refunded_amount += body.refunded_amount ?? 0
        return { status: 201, headers: { 'refund-id': randomUUID() } }
      default:
        return problem(404, 'NOT_FOUND')
    }
  }

  /** The shopper completes the order in the snippet. */
  finish(order: LocalKlarnaOrder): void {
    if (order.status === 'checkout_incomplete') order.status = 'AUTHORIZED'
  }

  /** By Klarna's id, or the newest order with a reference of the shop: Klarna creates another order when a request is repeated. */
  orderOf(reference: string): LocalKlarnaOrder {
    const order =
      this.orders.get(reference) ?? [...this.orders.values()].findLast((known) => known.reference === reference)
    if (!order) throw new Error(`no order of ${reference}`)
    return order
  }

  async push(order: LocalKlarnaOrder): Promise<number> {
    return (await fetch(order.urls.push.replace('{checkout.order.id}', order.order_id), { method: 'POST' })).status
  }

  /** The action of the snippet's buttons: completes the order and returns the next address. */
  private async pay({ path, query }: Call): Promise<Answer> {
    const order = this.orders.get(path.slice('/pay/'.length))
    if (!order) return { status: 404, body: 'no such order' }
    this.finish(order)
    if (query.get('push') === '1') await this.push(order)
    return {
      status: 303,
      headers: { location: query.get('stay') === '1' ? `${this.origin}/closed` : order.urls.confirmation },
    }
  }
}

const SNIPPET_SCRIPT = `(function(w,d){var box=d.getElementById('klarna-checkout-container');function link(text,href){var a=d.createElement('a');a.textContent=text;a.href=href;a.style.display='block';box.appendChild(a)}
var base=w.localKlarna.origin+'/pay/'+w.localKlarna.id;link('Buy with Klarna',base);link('Buy and close',base+'?push=1&stay=1')})(window,document)`
