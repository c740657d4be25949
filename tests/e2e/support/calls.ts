/** Orders over HTTP, for tests of which the steps in a browser are no part. */
import { randomUUID } from 'node:crypto'

import type { DemoAccount } from '@/lib/demo/load'
import type { Language } from '@/lib/market/languages'

export interface HttpAnswer {
  readonly status: number
  readonly answer: Record<string, unknown>
}

/** Posts JSON to a path of a running shop. */
export async function post(
  origin: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<HttpAnswer> {
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> }
}

/** The access token of an account. */
export async function tokenOf(origin: string, { email, password }: DemoAccount): Promise<string> {
  const { answer } = await post(origin, '/api/auth/token/', { username: email, password })
  return String(answer.access_token)
}

interface OverHttp {
  readonly origin: string
  readonly variantId: number
  readonly method: string
  readonly language: Language
  readonly email: string
  readonly token?: string
}

/**
 * Orders one unit to an address in Finland like the checkout, and sends the request twice at the same time, like a double click. Returns
 * both answers: the second may be the error that the first is still running.
 */
export async function orderOverHttp({
  origin,
  variantId,
  method,
  language,
  email,
  token,
}: OverHttp): Promise<HttpAnswer[]> {
  const as: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const cart = {
    products: [{ productId: variantId, amount: 1 }],
    country_code: 'fi',
    currency_code: 'eur',
    language_code: language,
    delivery_method: 'home',
    postcode: '00100',
  }
  const { answer } = await post(origin, '/api/checkout/', cart, as)
  const key = randomUUID()
  const body = {
    cart_key: key,
    cart,
    payment_method: method,
    expected_total: answer.total_price,
    expected_currency: 'eur',
    form: {
      delivery_method: 'home',
      first_name: 'Aino',
      last_name: 'Öström',
      address: 'Rautatienkatu 1',
      postal_code: '00100',
      city: 'Helsinki',
      phone: '+358 40 1234567',
      email,
    },
  }
  return Promise.all([0, 1].map(() => post(origin, '/api/checkout/order/', body, { ...as, 'idempotency-key': key })))
}

/** An order that is paid with the sandbox. */
export async function paidOverHttp(order: Omit<OverHttp, 'method'>): Promise<{ number: string; access: string }> {
  const answers = await orderOverHttp({ ...order, method: 'bank' })
  const {
    order_number: number,
    access,
    redirect_url: payment,
  } = answers.find(({ status }) => status === 200)?.answer ?? {}
  const paid = await fetch(new URL(String(payment), order.origin), {
    method: 'POST',
    body: new URLSearchParams({ action: 'pay' }),
    redirect: 'manual',
  })
  if (paid.status !== 303) throw new Error(`not paid: ${paid.status}, ${JSON.stringify(answers)}`)
  return { number: String(number), access: String(access) }
}
