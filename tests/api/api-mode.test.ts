import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { checkoutHandlers } from '@/lib/backend/api/handlers/checkout'
import { openApi } from '@/lib/backend/api/handlers/openapi'
import { playPayment, showPaymentPage } from '@/lib/backend/api/payment-pages/page'
import { config, readConfig } from '@/lib/config/env'

import { apiFetch } from '../support/api'
import { CENTRAL, context, openShop, orderBody, sell } from '../support/checkout-shop'
import { freshDatabase, type TestDatabase } from '../support/fresh-database'

const PAGES = 'https://shop.example'
const API = 'https://api.shop.example'
const settings = () =>
  readConfig({ SHOP_ORIGIN: PAGES, SHOP_API_ORIGIN: API, SHOP_API_CORS_ORIGINS: 'https://app.example' })

let database: TestDatabase
const before = { ...config() }
beforeAll(async () => {
  database = await freshDatabase()
  await openShop()
})
afterAll(() => database.drop())
afterEach(() => void Object.assign(config(), before))

const asked = (origin: string | null, init: RequestInit = {}) =>
  apiFetch('/api/settings/', { ...init, headers: { ...(origin !== null && { origin }), ...init.headers } })

describe('an API host for pages on another host', () => {
  it('lets pages of listed origins read its answers and refusals, and no others', async () => {
    const { corsOrigins } = settings()
    expect([...corsOrigins].sort()).toEqual(['https://app.example', PAGES])
    Object.assign(config(), { corsOrigins })
    for (const [origin, expected] of [
      [PAGES, PAGES],
      ['https://app.example', 'https://app.example'],
      ['https://evil.example', null],
      ['https://shop.example.evil.example', null],
      ['null', null],
      [null, null],
    ] as const) {
      const { headers } = await asked(origin)
      expect([origin, headers.get('access-control-allow-origin')]).toEqual([origin, expected])
      expect(headers.get('vary')).toContain('origin')
      expect(headers.get('access-control-allow-credentials')).toBeNull()
    }
    const refused = await apiFetch('/api/brand/?slug=nobody&language=en', { headers: { origin: PAGES } })
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([404, PAGES])
  })

  it('answers the browser’s question before a call with what calls need', async () => {
    Object.assign(config(), { corsOrigins: settings().corsOrigins })
    const ask = (origin: string) =>
      apiFetch('/api/checkout/order/', {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      })
    const { status, headers } = await ask(PAGES)
    expect(status).toBe(204)
    expect(headers.get('access-control-allow-methods')).toBe('GET, HEAD, POST')
    for (const name of ['authorization', 'content-type', 'idempotency-key', 'x-so-currency-code'])
      expect(headers.get('access-control-allow-headers')).toContain(name)
    expect((await ask('https://evil.example')).headers.get('access-control-allow-headers')).toBeNull()
  })

  it('takes calls that change something from its pages only', async () => {
    Object.assign(config(), { corsOrigins: settings().corsOrigins })
    const post = (origin: string) =>
      apiFetch('/api/auth/token/', {
        method: 'POST',
        body: JSON.stringify({ username: 'nobody@example.com', password: 'wrong' }),
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site', origin },
      })
    expect([(await post(PAGES)).status, (await post('https://evil.example')).status]).toEqual([401, 403])
  })

  it('leads to its own payment page, and from there back to the shop’s pages', async () => {
    const { apiOrigin, origin, routing } = settings()
    const { variantId } = await sell({ stock: { [CENTRAL]: 5 } })
    Object.assign(config(), { apiOrigin, origin, routing })
    const fields = { cart: { products: [{ productId: variantId, amount: 1 }] } }
    const nothing = { params: undefined, query: undefined }
    const draft = orderBody({ ...fields, total: 0 })
    const quote = await checkoutHandlers.checkout(
      {
        ...nothing,
        body: { ...draft.cart, delivery_method: draft.form.delivery_method, postcode: draft.form.postal_code },
      },
      context(),
    )
    const body = { ...draft, expected_total: quote.total_price, expected_currency: quote.currency }
    const { redirect_url: address } = await checkoutHandlers.placeOrder({ ...nothing, body }, context())
    expect(address.startsWith(`${API}/payment-sandbox/`)).toBe(true)
    const reference = new URL(address).pathname.split('/')[2] ?? ''
    expect((await showPaymentPage(reference)).status).toBe(200)
    const paid = await playPayment(reference, 'pay')
    expect(paid.headers.get('location')?.startsWith(`${PAGES}/`)).toBe(true)
    expect(paid.headers.get('location')).toContain('/tilaus/kiitos/')
  })

  it('is named by the API’s description, and is a host of the instance', () => {
    expect(settings().allowedHosts).toEqual(new Set(['shop.example', 'api.shop.example']))
    expect((openApi()['servers'] as { url: string }[])[0]?.url).toBe(config().origin)
  })
})

describe('pages with another API host', () => {
  it('take pictures from it, and let the checkout lead there', () => {
    const pages = readConfig({ SHOP_ORIGIN: PAGES, SHOP_API_URL: API })
    expect([pages.shopApiUrl, pages.imageHost, pages.paymentOrigins]).toEqual([API, API, [API]])
    expect(readConfig({ SHOP_API_URL: API, IMAGE_HOST: 'https://img.example' }).imageHost).toBe('https://img.example')
    expect(() => readConfig({ SHOP_API_CORS_ORIGINS: 'shop.example' })).toThrow(/SHOP_API_CORS_ORIGINS/)
  })
})
