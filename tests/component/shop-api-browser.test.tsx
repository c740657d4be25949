import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { addresses } from '@/lib/contract/addresses.generated'
import type { ShopCallName as CallName } from '@/lib/contract/calls'
import { clearAuthCookie, readAuthCookie, writeAuthCookie } from '@/lib/shop-api/auth-cookie'
import { api, SIGNED_OUT_EVENT } from '@/lib/shop-api/browser'

const customerRefused = () =>
  new Response(JSON.stringify({ error: { code: 'UNAUTHENTICATED', message: 'x' } }), { status: 401 })
const send = vi.fn<typeof fetch>()
const sent = (index = 0) => ({
  url: String(send.mock.calls[index]?.[0]),
  headers: send.mock.calls[index]?.[1]?.headers as Record<string, string>,
})

/** jsdom keeps no secure cookie on http; the tests hold the jar themselves. */
let jar = ''
beforeEach(() => {
  jar = ''
  send.mockReset().mockImplementation(async () => new Response('{}'))
  vi.stubGlobal('fetch', send)
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => jar.split('; path')[0] ?? '')
  vi.spyOn(document, 'cookie', 'set').mockImplementation((value) => {
    jar = value
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
const signIn = () => writeAuthCookie({ token_type: 'Bearer', access_token: 'abc', expires_in: 43_200 })

describe('the cookie so.auth', () => {
  it('P6.05 P3.15 B4.05 holds type and token, expires with the token, is secure and SameSite lax', () => {
    writeAuthCookie({ token_type: 'Bearer', access_token: 'a b;c', expires_in: 43_200 }, Date.UTC(2026, 0, 1))
    expect(jar).toBe('so.auth=Bearer%20a%20b%3Bc; path=/; expires=Thu, 01 Jan 2026 12:00:00 GMT; secure; sameSite=lax')
    expect(readAuthCookie()).toBe('Bearer a b;c')
    clearAuthCookie()
    expect(readAuthCookie()).toBeNull()
  })
  it('survives what it cannot read', () => {
    for (const value of ['', 'so.auth=', 'so.auth=%E0%A4%A', 'xso.auth=Bearer 1', 'broken']) {
      jar = value
      expect(readAuthCookie()).toBeNull()
    }
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('a=1; so.auth=Bearer%201; b=2')
    expect(readAuthCookie()).toBe('Bearer 1')
  })
})

describe('calls', () => {
  it('P1.07 P6.01 a guest sends no auth header', async () => {
    await api.call('customer', {})
    expect(sent().headers).not.toHaveProperty('authorization')
  })
  it('P6.01 a file, too, is asked for without an auth header by a guest, and with it by who is logged in', async () => {
    const input = { params: { picture: 'a'.repeat(36) } }
    await api.file('complaintPictureFile', input, new AbortController().signal)
    expect(sent().headers).not.toHaveProperty('authorization')
    signIn()
    await api.file('complaintPictureFile', input, new AbortController().signal)
    expect(sent(1).headers['authorization']).toBe('Bearer abc')
  })
  it('P7.01 every address is relative to the API host that the page names, or to the page’s own host', async () => {
    const input = { params: { picture: 'a'.repeat(36) } }
    const askAll = async () => {
      send.mockClear()
      await api.call('settings', {})
      await api.file('complaintPictureFile', input, new AbortController().signal)
      api.reportError('x')
      api.reportView(1)
      return send.mock.calls.map(([url]) => String(url))
    }
    for (const url of await askAll()) expect(url).toMatch(/^\/api\//)
    document.documentElement.dataset['apiHost'] = 'https://api.shop.example'
    const asked = await askAll()
    delete document.documentElement.dataset['apiHost']
    expect(asked).toHaveLength(4)
    for (const url of asked) expect(url).toMatch(/^https:\/\/api\.shop\.example\/api\//)
  })
  it('P6.05 calls of the customer and the checkout carry it, public ones do not, unless forced', async () => {
    signIn()
    await api.call('customer', {})
    await api.call('settings', {})
    await api.call('settings', {}, { forceAuth: true })
    expect([0, 1, 2].map((index) => sent(index).headers['authorization'])).toEqual([
      'Bearer abc',
      undefined,
      'Bearer abc',
    ])
  })
  it('P6.05 the header goes to every call below /api/customer/, /api/bug-report/ and /api/checkout/, except for the password-reset mail', async () => {
    signIn()
    const names = Object.keys(addresses) as CallName[]
    const below = names.filter((name) => /^\/api\/(?:customer|bug-report|checkout)\//.test(addresses[name].path))
    expect(below).toEqual(
      expect.arrayContaining(['customer', 'register', 'setPassword', 'bugReport', 'checkout', 'placeOrder']),
    )
    for (const name of below) {
      // A mail program sends this one.
      if (name === 'stopRemindersByMail') continue
      send.mockClear()
      await api.call(name, {} as never)
      expect([name, sent().headers['authorization']]).toEqual([
        name,
        name === 'requestPasswordReset' ? undefined : 'Bearer abc',
      ])
    }
  })
  it('B6.02 the search list is sent with auth, other lists are not', async () => {
    signIn()
    await api.productList({ source: 'Search', slug: 'shell', language: 'fi', taxAreaId: 1 })
    await api.productList({ source: 'ProductGroup', id: 1, language: 'fi', taxAreaId: 1 })
    expect([0, 1].map((index) => sent(index).headers['authorization'])).toEqual(['Bearer abc', undefined])
    expect(sent().url).toMatch(/^\/api\/products\/productmodellist\/\?request=/)
  })
  it('B6.02 so are the whole list of a search and its text filter', async () => {
    signIn()
    const list = { language: 'fi', taxAreaId: 1 } as const
    for (const [source, authorization] of [
      ['Search', 'Bearer abc'],
      ['ProductGroup', undefined],
    ] as const) {
      send.mockClear()
      await api.productListIndex({ source, slug: 'shell', ...list })
      await api.productListText({ source, slug: 'shell', text: 'a', ...list })
      expect([0, 1].map((index) => sent(index).headers['authorization'])).toEqual([authorization, authorization])
    }
  })
  it('P8.06 a login that is no longer good: the cookie goes, the page hears of it', async () => {
    signIn()
    const heard = vi.fn()
    window.addEventListener(SIGNED_OUT_EVENT, heard, { once: true })
    send.mockImplementation(async () => customerRefused())
    expect(await api.call('customer', {})).toMatchObject({ ok: false, error: { code: 'UNAUTHENTICATED' } })
    expect(send).toHaveBeenCalledTimes(1)
    expect(heard).toHaveBeenCalledTimes(1)
    expect(readAuthCookie()).toBeNull()
  })
  it.each(['customer', 'checkout'] as const)(
    'P8.06 a refusal of the log-in before leaves the one that has come since alone: %s',
    async (name) => {
      signIn()
      const heard = vi.fn()
      window.addEventListener(SIGNED_OUT_EVENT, heard)
      send.mockImplementationOnce(async () => {
        writeAuthCookie({ token_type: 'Bearer', access_token: 'later', expires_in: 43_200 })
        return customerRefused()
      })
      expect(await api.call(name, {} as never)).toMatchObject({ ok: false, error: { code: 'UNAUTHENTICATED' } })
      window.removeEventListener(SIGNED_OUT_EVENT, heard)
      expect([heard.mock.calls.length, send.mock.calls.length, readAuthCookie()]).toEqual([0, 1, 'Bearer later'])
    },
  )
  it('a call that guests may make is made again as a guest', async () => {
    signIn()
    send.mockImplementationOnce(async () => customerRefused())
    await api.call('orderStatus', { body: { number: 'W-123456', access: 'a'.repeat(43) } })
    expect([0, 1].map((index) => sent(index).headers['authorization'])).toEqual(['Bearer abc', undefined])
  })
  it('B4.09 reports a look at a product without a cookie and never fails', () => {
    send.mockRejectedValue(new TypeError('offline'))
    api.reportView(1001)
    expect(send).toHaveBeenCalledWith(
      '/api/recommendations/viewed/',
      expect.objectContaining({ method: 'POST', body: '{"modelId":1001}', credentials: 'omit' }),
    )
  })

  it('P7.07 D7.14 reports an error and never fails', async () => {
    send.mockRejectedValue(new TypeError('offline'))
    expect(() => api.reportError('x'.repeat(5_000))).not.toThrow()
    expect(() => api.reportError('')).not.toThrow()
    expect(sent().url).toMatch(/^\/api\/\?err=x{1000}$/)
    // A spy handles what it returns: a plain function shows what nobody does.
    const unhandled = vi.fn()
    process.on('unhandledRejection', unhandled)
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
    api.reportError('x')
    api.reportView(1)
    await new Promise((resolve) => setTimeout(resolve, 10))
    process.off('unhandledRejection', unhandled)
    expect(unhandled).not.toHaveBeenCalled()
  })
})
