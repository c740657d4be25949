import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { db } from '@/lib/backend/platform/database/pool'
import { callNames, calls } from '@/lib/contract/calls'

import { type CheckOptions, checkApi } from '../../scripts/api-check/suite'
import { apiFetch } from '../support/api'
import type { TestDatabase } from '../support/fresh-database'
import { PASSWORD, seededDatabase } from '../support/seed'

let database: TestDatabase
beforeAll(async () => {
  ;({ database } = await seededDatabase())
})
afterAll(() => database.drop())
// The checks come from one address, which may not guess as often as all of these.
beforeEach(() => db().execute(sql`truncate rate_limits, order_holds`))

const honest = apiFetch as typeof fetch
const account = { email: 'plain@example.com', password: PASSWORD }
const check = async (options: CheckOptions) =>
  (await checkApi('http://localhost', { placesOrders: true, account, ...options })).filter(
    ({ problem }) => problem !== null,
  )

type Change = (answer: Record<string, unknown>, path: string, request: RequestInit) => unknown

/** A copy of the API whose answers with 200 to these paths are changed. */
const changed =
  (at: string, change: Change): typeof fetch =>
  async (input, init = {}) => {
    const path = String(input).replace('http://localhost', '')
    const response = await honest(input, init)
    if (!path.startsWith(at) || response.status !== 200) return response
    const body = change((await response.json()) as Record<string, unknown>, path, init)
    return Response.json(body, { headers: { 'cache-control': response.headers.get('cache-control') ?? '' } })
  }

/** A copy that changes requests before it reads them. */
const reading =
  (change: (path: string, init: RequestInit) => [string, RequestInit]): typeof fetch =>
  (input, init = {}) =>
    honest(...change(String(input), init))

/** A copy that changes refusals. */
const refusing =
  (change: (response: Response, body: string) => Response | null): typeof fetch =>
  async (input, init) => {
    const response = await honest(input, init)
    if (response.ok) return response
    return change(response.clone(), await response.text()) ?? response
  }

const without = (init: RequestInit, name: string): RequestInit => {
  const headers = new Headers(init.headers)
  headers.delete(name)
  return { ...init, headers }
}
const bodyOf = (init: RequestInit) => JSON.parse(String(init.body)) as Record<string, unknown>
const isJson = (init: RequestInit) => typeof init.body === 'string' && init.body.startsWith('{"')
const digest = (text: string) => createHash('sha256').update(text).digest('hex')

/** Twenty ways in which a host can break the contract. */
const FAULTS: Readonly<Record<string, () => typeof fetch>> = {
  'a key of an answer is missing': () => changed('/api/settings/', () => []),
  'a number is text': () => changed('/api/products/productmodel/', (model) => ({ ...model, id: String(model['id']) })),
  'GET and POST lists differ': () =>
    changed('/api/products/productmodellist/', (list, path) =>
      path.includes('?') ? { ...list, products: [...(list['products'] as unknown[])].reverse() } : list,
    ),
  'the requested order of ids is ignored': () =>
    reading((path, init) => {
      if (!path.endsWith('/api/products/productmodellist/') || !isJson(init)) return [path, init]
      const { sortIds, ...body } = bodyOf(init)
      const isList = body['source'] === 'ProductGroup' && sortIds !== undefined
      return [path, isList ? { ...init, body: JSON.stringify(body) } : init]
    }),
  'a column of a packed list is too short': () =>
    changed('/api/products/listindex/', (packed) => ({ ...packed, active: (packed['active'] as unknown[]).slice(1) })),
  'the card has another price than the product': () =>
    changed('/api/products/productmodellist/', (list) => ({
      ...list,
      products: (list['products'] as { price: { active: number } }[]).map((card) => ({
        ...card,
        price: { ...card.price, active: card.price.active + 1 },
      })),
    })),
  'unknown keys of a query are let pass': () =>
    reading((path, init) => [path.replace(/([?&])(?:no_such_key|unknown)=1&?/, '$1').replace(/[?&]$/, ''), init]),
  'unknown keys of a body are let pass': () =>
    reading((path, init) => {
      if (!isJson(init)) return [path, init]
      const { no_such_key: _first, unknown: _second, ...body } = bodyOf(init)
      return [path, { ...init, body: JSON.stringify(body) }]
    }),
  'errors have another shape': () =>
    refusing((response, text) => Response.json({ message: text }, { status: response.status })),
  'every refusal is 400': () => refusing((_response, text) => new Response(text, { status: 400 })),
  'the code of an error does not belong to its status': () =>
    refusing((response, text) => new Response(text.replace('NOT_FOUND', 'CONFLICT'), { status: response.status })),
  'caches may keep refusals': () =>
    refusing((response, text) => {
      const headers = new Headers(response.headers)
      headers.set('cache-control', 'public, max-age=60')
      return new Response(text, { status: response.status, headers })
    }),
  'a wrong log-in is a guest': () =>
    reading((path, init) => {
      const isWrong = (new Headers(init.headers).get('authorization') ?? '').includes('xxxxxxxx')
      return [path, isWrong && !path.includes('/staff/') ? without(init, 'authorization') : init]
    }),
  'a wrong password is told from an unknown account': () =>
    refusing((response, text) =>
      text.includes('Login failed') || response.status === 401 ? marked(response, text) : null,
    ),
  'a log-out ends nothing': () =>
    reading((path, init) =>
      path.endsWith('/api/customer/logout/') ? ['http://localhost/api/customer/saveless/', init] : [path, init],
    ),
  'a customer’s data may be kept by caches': () => async (input, init) => {
    const response = await honest(input, init)
    if (String(input).endsWith('/api/customer/')) response.headers.set('cache-control', 'public, max-age=60')
    return response
  },
  'a client sets prices': () =>
    changed('/api/checkout/', (quote, path, init) => {
      const [row] = (bodyOf(init)['products'] ?? []) as { priceOverride?: number }[]
      return path.endsWith('/checkout/') && row?.priceOverride !== undefined ? { ...quote, total_price: 1 } : quote
    }),
  'the rows of a cart do not add up': () =>
    changed('/api/checkout/', (quote, path) =>
      path.endsWith('/checkout/') ? { ...quote, products_price: Number(quote['products_price']) + 1 } : quote,
    ),
  'another total than the seen one is taken': () =>
    reading((path, init) => {
      if (!path.endsWith('/api/checkout/order/') || !isJson(init)) return [path, init]
      const body = bodyOf(init)
      seen ??= Number(body['expected_total']) + 1
      return [path, { ...init, body: JSON.stringify({ ...body, expected_total: seen }) }]
    }),
  'a repeated order is a second order': () =>
    changed('/api/checkout/order/', (placed) => ({
      ...placed,
      order_number: digest(String(Math.random())).slice(0, 10),
    })),
  'an order opens with any secret': () => {
    let known: string | undefined
    return async (input, init = {}) => {
      const path = String(input)
      if (path.endsWith('/api/order/') && known !== undefined && isJson(init))
        return honest(path, { ...init, body: JSON.stringify({ ...bodyOf(init), access: known }) })
      const response = await honest(input, init)
      if (path.endsWith('/api/checkout/order/') && response.ok)
        known = ((await response.clone().json()) as { access: string }).access
      return response
    }
  },
  'a cancelled order goes on': () =>
    changed('/api/order/', (order, path) => (path === '/api/order/' ? { ...order, status: 'pending_payment' } : order)),
  'a method that is not allowed is answered': () => (input, init) =>
    honest(input, init?.method === 'DELETE' ? { ...init, method: 'OPTIONS' } : init),
  'a limit is refused without Retry-After': () => async (input, init) => {
    if (!String(input).endsWith('/api/complaint/order/')) return honest(input, init)
    return Response.json({ error: { code: 'TOO_MANY_REQUESTS', message: 'Later.' } }, { status: 429 })
  },
}
let seen: number | undefined

/** The body of a failed log-in with what was wrong. */
let attempts = 0
function marked(response: Response, text: string): Response {
  const { error } = JSON.parse(text) as { error: Record<string, unknown> }
  attempts += 1
  return Response.json(
    { error: { ...error, message: `Attempt ${attempts}` } },
    { status: response.status, headers: response.headers },
  )
}

describe('the conformance kit', () => {
  it('passes on the shop’s own API, with an order and an account, and touches every call', async () => {
    const asked = new Set<string>()
    const send: typeof fetch = (input, init) => {
      asked.add(`${init?.method ?? 'GET'} ${new URL(String(input)).pathname}`)
      return honest(input, init)
    }
    expect(await check({ send })).toEqual([])
    const untouched = callNames.filter((name) => {
      const { method, path } = calls[name]
      const pattern = new RegExp(`^${method} ${path.replace(/\{\w+\}/g, '[^/]+')}$`)
      return ![...asked].some((one) => pattern.test(one))
    })
    expect(untouched).toEqual([])
  })

  it('writes nothing without the word that orders may be placed, and without an account', async () => {
    const orders = () => db().execute(sql`select count(*)::int as count from orders`)
    const { rows: before } = await orders()
    expect(await check({ send: honest, placesOrders: false, account: null })).toEqual([])
    expect((await orders()).rows).toEqual(before)
  })

  it.each(Object.keys(FAULTS))('finds: %s', async (fault) => {
    const send = FAULTS[fault]?.()
    if (send === undefined) throw new Error(fault)
    expect((await check({ send })).length).toBeGreaterThan(0)
  })
})
