/** Shoppers who order and pay, and ask again under the same key until they have an answer, whatever happens to the shop. */
import { randomInt, randomUUID } from 'node:crypto'
import { Agent, request as httpRequest } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

import { validateCheckout } from '@/lib/backend/flows/checkout/validate'
import { signEvent } from '@/lib/backend/flows/payments/sandbox'
import type { PaymentEvent } from '@/lib/backend/flows/payments/port'
import type { PlaceOrder } from '@/lib/contract/schemas/checkout'
import { guest, orderBody, type OrderFields } from '../support/checkout-shop'

export interface Answer {
  readonly status: number
  readonly body: {
    order_number?: string
    access?: string
    redirect_url?: string
    return_number?: string
    error?: { code: string }
  }
  readonly retryAfter: string | null
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** An address of a shopper whom nobody else's wrong codes are held against. */
export const someAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`

function parsed(text: string): Answer['body'] | null {
  try {
    return JSON.parse(text) as Answer['body']
  } catch {
    return null
  }
}

/** One request, under an idempotency key, with somebody's token; rejects when the connection breaks. */
export function post(baseUrl: string, path: string, body: unknown, key?: string, token?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const bytes = Buffer.from(JSON.stringify(body))
    const address = someAddress()
    const outgoing = httpRequest(
      new URL(path, baseUrl),
      {
        method: 'POST',
        agent,
        timeout: 20_000,
        headers: {
          'content-type': 'application/json',
          'content-length': bytes.length,
          'x-client-address': address,
          // For a front door behind proxies.
          'x-forwarded-for': address,
          ...(key !== undefined && { 'idempotency-key': key }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('error', reject)
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          // A connection that was cut in the middle of an answer is no answer.
          if (!response.complete) return reject(new Error('cut off'))
          const body = parsed(Buffer.concat(chunks).toString() || '{}')
          // A page of a proxy that reaches no shop.
          if (!body) return reject(new Error(`${response.statusCode ?? 0} without JSON`))
          resolve({ status: response.statusCode ?? 0, body, retryAfter: response.headers['retry-after'] ?? null })
        })
      },
    )
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer for 20 s')))
    outgoing.on('error', reject)
    outgoing.end(bytes)
  })
}

/** What the shoppers saw. */
export interface Seen {
  /** Order numbers that the shop has acknowledged, by cart. */
  readonly acknowledged: Map<string, string>
  /** Order numbers whose payment event the shop has taken. */
  readonly paid: Set<string>
  refused: number
  broken: number
  unavailable: number
  /** Anything that must never be: another order for the same cart, a server error other than 503, a 503 without Retry-After. */
  readonly faults: string[]
}

export const nothingSeen = (): Seen => ({
  acknowledged: new Map(),
  paid: new Set(),
  refused: 0,
  broken: 0,
  unavailable: 0,
  faults: [],
})

/** Asks again until there is an answer that counts; null when `isOver` says so first. */
export async function insist(seen: Seen, isOver: () => boolean, ask: () => Promise<Answer>): Promise<Answer | null> {
  while (!isOver()) {
    try {
      const answer = await ask()
      if (answer.status < 500 && answer.body.error?.code !== 'IN_PROGRESS') return answer
      if (answer.status === 503) {
        seen.unavailable += 1
        if (answer.retryAfter === null) seen.faults.push('503 without Retry-After')
      } else if (answer.status >= 500) seen.faults.push(`${answer.status} ${JSON.stringify(answer.body)}`)
    } catch {
      seen.broken += 1
    }
    await sleep(50 + Math.random() * 100)
  }
  return null
}

/** An order body with the total that the shop itself works out. */
export async function priced(fields: Omit<OrderFields, 'total'>): Promise<PlaceOrder> {
  const body = orderBody({ ...fields, total: 0 })
  const { total_price: total } = await validateCheckout(
    { ...body.cart, delivery_method: body.form.delivery_method, postcode: body.form.postal_code },
    guest,
  )
  return { ...body, expected_total: total }
}

/** An order that the shop has acknowledged; `reference` of its payment, null when there is nothing to pay. */
export interface Placed {
  readonly number: string
  readonly access: string
  readonly reference: string | null
}

/** Orders a cart until the shop acknowledges or refuses it. */
export async function order(
  baseUrl: string,
  template: PlaceOrder,
  seen: Seen,
  isOver: () => boolean,
): Promise<Placed | null> {
  const cartKey = randomUUID()
  const answer = await insist(seen, isOver, () =>
    post(baseUrl, '/api/checkout/order/', { ...template, cart_key: cartKey }, `key-${cartKey}`),
  )
  if (!answer) return null
  const { order_number: number, access = '', redirect_url: url = '' } = answer.body
  if (answer.status !== 200 || number === undefined) {
    seen.refused += 1
    if (answer.status === 400) seen.faults.push(`400 ${JSON.stringify(answer.body)}`)
    return null
  }
  seen.acknowledged.set(cartKey, number)
  const [, reference] = /\/payment-sandbox\/([^/]+)\//.exec(url) ?? []
  return { number, access, reference: reference === undefined ? null : decodeURIComponent(reference) }
}

/** The provider's word on a payment, sent until the shop has taken it. */
export async function tell(baseUrl: string, event: PaymentEvent, seen: Seen, isOver: () => boolean): Promise<boolean> {
  const answer = await insist(seen, isOver, () => post(baseUrl, '/api/payment/event/sandbox/', signEvent(event)))
  if (answer && answer.status !== 200)
    seen.faults.push(`payment event: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer?.status === 200
}

/** One who orders and mostly pays, again and again. */
export async function shop(
  baseUrl: string,
  templates: readonly PlaceOrder[],
  seen: Seen,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    const template = templates[Math.floor(Math.random() * templates.length)]
    if (!template) return
    const placed = await order(baseUrl, template, seen, isOver)
    if (placed?.reference && Math.random() < 0.7) {
      const event: PaymentEvent = {
        eventId: `${placed.reference}.call`,
        reference: placed.reference,
        kind: 'captured',
        amount: template.expected_total,
        currency: template.expected_currency,
      }
      if (await tell(baseUrl, event, seen, isOver)) seen.paid.add(placed.number)
    }
    await sleep(Math.random() * 30)
  }
}
