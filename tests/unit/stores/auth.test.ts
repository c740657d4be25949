// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const call = vi.fn()
vi.mock('@/lib/shop-api/browser', () => ({ api: { call }, SIGNED_OUT_EVENT: 'shop:signed-out' }))

const customer = (over: object = {}, inner: object = {}) => ({
  ok: true,
  data: {
    id: 7,
    is_staff: false,
    is_admin: false,
    username: 'sirpa',
    postcode: '33100',
    admin_url: 'https://admin.example/hallinta/',
    ...over,
    customer: {
      first_name: 'Sirpa',
      last_name: 'S',
      phone: null,
      address: null,
      city: null,
      is_club: false,
      is_org_user: false,
      organisation: null,
      wishlist_model_ids: [3],
      voted_reviews: [{ id: 1, vote: true }],
      hashed_email: 'h',
      email: 's@example.com',
      enterprise_order: null,
      cart_content: '{"products":[{"productId":5,"amount":2}]}',
      ...inner,
    },
  },
})
const refused = (code: string, status: number) => ({
  ok: false,
  error: { code, message: code, status, isRetryable: false },
})
const token = { ok: true, data: { token_type: 'Bearer', access_token: 'abc', expires_in: 86_400 } }
let written: string[] = []
let value = ''

async function load() {
  vi.resetModules()
  return import('@/stores/auth')
}

beforeEach(() => {
  written = []
  value = ''
  call.mockReset()
  // jsdom keeps secure cookies to itself on http, so the header of the page is stood in for.
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
    written.push(text)
    const ends = /expires=([^;]+)/i.exec(text)?.[1]
    value = ends !== undefined && Date.parse(ends) < Date.now() ? '' : (text.split(';')[0] ?? '')
  })
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => value)
  localStorage.clear()
  delete (window as { dataLayer?: unknown[] }).dataLayer
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

describe('start', () => {
  it('B4.05 P4.03 loading starts true; P6.01 without a cookie the visitor is a guest and nothing is called', async () => {
    const { authStore, startAuth } = await load()
    expect(authStore.getState().isLoading).toBe(true)
    await startAuth()
    expect(authStore.getState()).toMatchObject({
      isLoading: false,
      authHeader: null,
      user: { isAuthenticated: false, id: null },
    })
    expect(call).not.toHaveBeenCalled()
  })
  it('B4.05 P4.03 with a cookie the customer is read, loading ends, frosmoReady is pushed; the cart is the account’s (issue 16)', async () => {
    value = 'so.auth=Bearer%20abc'
    call.mockResolvedValue(customer())
    const { authStore, startAuth } = await load()
    const { cartStore } = await import('@/stores/cart')
    await Promise.all([startAuth(), startAuth()])
    expect(call).toHaveBeenCalledExactlyOnceWith('customer', {})
    expect(authStore.getState()).toMatchObject({
      isLoading: false,
      authHeader: 'Bearer abc',
      user: {
        isAuthenticated: true,
        id: 7,
        wishlistModelIds: [3],
        voteReviews: [{ id: 1, vote: true }],
        hashedEmail: 'h',
        email: 's@example.com',
      },
    })
    expect((window as { dataLayer?: unknown[] }).dataLayer).toEqual([{ event: 'frosmoReady', userId: 7 }])
    expect(cartStore.getState().products).toEqual([{ productId: 5, amount: 2 }])
  })
  it('P8.06 a failed customer call removes the cookie and logs out; in development a 5xx is ignored', async () => {
    for (const [mode, status, isOut] of [
      ['production', 401, true],
      ['production', 503, true],
      ['development', 503, false],
      ['development', 500, false],
      ['development', 499, true],
      ['development', 401, true],
    ] as const) {
      vi.stubEnv('NODE_ENV', mode)
      value = 'so.auth=Bearer%20abc'
      call.mockResolvedValue(refused('X', status))
      const { authStore, startAuth } = await load()
      await startAuth()
      expect(authStore.getState()).toMatchObject({
        isLoading: false,
        authHeader: isOut ? null : 'Bearer abc',
        user: { isAuthenticated: false },
      })
      expect(value).toBe(isOut ? '' : 'so.auth=Bearer%20abc')
    }
  })
  it('P8.06 a call that failed on the way is made once more before anyone is logged out', async () => {
    vi.useFakeTimers()
    value = 'so.auth=Bearer%20abc'
    call
      .mockResolvedValueOnce({ ok: false, error: { code: 'NETWORK', message: '', status: 0, isRetryable: true } })
      .mockResolvedValueOnce(customer())
    const { authStore, startAuth } = await load()
    const starting = startAuth()
    await vi.advanceTimersByTimeAsync(1000)
    await starting
    expect(authStore.getState().user.id).toBe(7)
  })
  it('follows the transport when the server no longer accepts the header', async () => {
    value = 'so.auth=Bearer%20abc'
    call.mockResolvedValue(customer())
    const { authStore, startAuth } = await load()
    await startAuth()
    window.dispatchEvent(new Event('shop:signed-out'))
    expect(authStore.getState()).toMatchObject({ authHeader: null, user: { id: null } })
  })
})

describe('roles', () => {
  it('P1.08 P3.13 P7.05 D3.10 P6.02 an administrator or an organisation’s customer is an organisation user; P6.03 staff have a username', async () => {
    const { userOf } = await load()
    expect(userOf(customer().data)).toEqual({
      isAuthenticated: true,
      id: 7,
      postcode: '33100',
      isStaffUser: false,
      isAdminUser: false,
      isOrgUser: false,
      isClubMember: false,
      wishlistModelIds: [3],
      voteReviews: [{ id: 1, vote: true }],
      hashedEmail: 'h',
      email: 's@example.com',
      username: null,
      adminUrl: null,
    })
    expect(userOf(customer({}, { is_club: true }).data).isClubMember).toBe(true)
    expect(userOf(customer({ is_admin: true }).data)).toMatchObject({
      isAdminUser: true,
      isOrgUser: true,
      username: null,
      adminUrl: null,
    })
    expect(userOf(customer({}, { is_org_user: true }).data)).toMatchObject({ isAdminUser: false, isOrgUser: true })
    expect(userOf(customer({ is_staff: true }).data)).toMatchObject({
      isStaffUser: true,
      isOrgUser: false,
      username: 'sirpa',
      adminUrl: 'https://admin.example/hallinta/',
    })
  })
  it('P6.04 P3.14 the customer whom an administrator selected is there after a reload, and for nobody else; a log-out forgets it', async () => {
    for (const [roles, expected] of [
      [{ is_admin: true }, 9],
      [{ is_staff: true }, null],
    ] as const) {
      sessionStorage.setItem('so.selected-customer', '9')
      value = 'so.auth=Bearer%20abc'
      call.mockResolvedValue(customer(roles))
      const { authStore, logout, setAdminContext, startAuth } = await load()
      setAdminContext({ modelId: 4 })
      await startAuth()
      expect([roles, authStore.getState().admin]).toMatchObject([roles, { selectedCustomer: expected, modelId: 4 }])
      await logout()
      expect([authStore.getState().admin.selectedCustomer, sessionStorage.getItem('so.selected-customer')]).toEqual([
        null,
        null,
      ])
    }
  })

  it('B6.01 D6.02 whose prices are shown', async () => {
    const { userOf, viewerOf, authStore } = await load()
    expect(viewerOf(authStore.getState())).toBe('guest')
    expect(viewerOf({ user: userOf(customer().data) })).toBe('customer')
    expect(viewerOf({ user: userOf(customer({}, { is_club: true }).data) })).toBe('club')
  })
})

describe('logging in and out', () => {
  it('P3.15 B4.05 P6.05 keeps the header in so.auth: expires_in as days, secure, SameSite lax; P7.09 merges the account’s cart', async () => {
    call.mockResolvedValueOnce(token).mockResolvedValueOnce(customer())
    const { login, authStore } = await load()
    const { cartStore } = await import('@/stores/cart')
    const result = await login('s@example.com', 'secret')
    expect(result).toMatchObject({ ok: true, data: { id: 7 } })
    expect(written[0]).toMatch(/^so\.auth=Bearer%20abc;.*secure; samesite=lax$/i)
    const expires = Date.parse(/expires=([^;]+)/.exec(written[0] ?? '')?.[1] ?? '')
    expect(Math.abs(expires - Date.now() - 86_400_000)).toBeLessThan(5000)
    expect(authStore.getState().authHeader).toBe('Bearer abc')
    expect(cartStore.getState().products).toEqual([{ productId: 5, amount: 2 }])
  })
  it('P6.01 a guest who logs in sends no auth header', async () => {
    call.mockResolvedValueOnce(token).mockResolvedValueOnce(customer())
    const { login } = await load()
    await login('s@example.com', 'secret')
    expect(call.mock.calls[0]).toEqual(['login', { body: { username: 's@example.com', password: 'secret' } }])
  })
  it('issue 14: a log-in says which one it replaces', async () => {
    value = 'so.auth=Bearer%20old'
    call.mockResolvedValue(customer())
    const { login, startAuth } = await load()
    await startAuth()
    call.mockResolvedValueOnce(token).mockResolvedValueOnce(customer())
    await login('s@example.com', 'secret')
    expect(call).toHaveBeenCalledWith(
      'login',
      { body: { username: 's@example.com', password: 'secret' } },
      { headers: { authorization: 'Bearer old' } },
    )
  })
  it('a refused login changes nothing', async () => {
    call.mockResolvedValue(refused('UNAUTHENTICATED', 401))
    const { login, authStore } = await load()
    const before = authStore.getState()
    expect(await login('a', 'b')).toMatchObject({ ok: false, error: { code: 'UNAUTHENTICATED' } })
    expect(authStore.getState()).toBe(before)
    expect(written).toEqual([])
  })
  it('P4.03 logout clears cookie, header, user and what was typed, whatever the server says', async () => {
    vi.useFakeTimers()
    call
      .mockResolvedValueOnce(token)
      .mockResolvedValueOnce(customer())
      .mockReturnValueOnce(new Promise(() => {}))
    const { login, logout, authStore } = await load()
    const { STORED } = await import('@/lib/browser/storage')
    await login('s', 'p')
    for (const key of [STORED.checkoutForm.key, STORED.complaint.key, `${STORED.reviewDraft.key}7`, 'so.reload'])
      sessionStorage.setItem(key, '{}')
    localStorage.setItem(STORED.lastOrder.key, '{}')
    const leaving = logout()
    await vi.advanceTimersByTimeAsync(1000)
    await leaving
    expect(call).toHaveBeenLastCalledWith('logout', { body: {} })
    expect(value).toBe('')
    expect(authStore.getState()).toMatchObject({
      authHeader: null,
      customer: null,
      user: { isAuthenticated: false, wishlistModelIds: [] },
    })
    expect(Object.keys(sessionStorage)).toEqual(['so.reload'])
    sessionStorage.clear()
    // The next one at this computer must not open the last order.
    expect(localStorage.getItem(STORED.lastOrder.key)).toBeNull()
  })
  it('P4.03 the server hears of a logout while the cookie is still there: the call is signed with it', async () => {
    call.mockResolvedValueOnce(token).mockResolvedValueOnce(customer())
    const { login, logout } = await load()
    await login('s', 'p')
    let signedWith = ''
    call.mockImplementationOnce(async () => {
      signedWith = value
      return { ok: true, data: { ok: true } }
    })
    await logout()
    expect([signedWith, value]).toEqual(['so.auth=Bearer%20abc', ''])
  })
  it('P4.03 logging out removes what came from the account: its postcode, its rows in the cart and its rows saved for later', async () => {
    const inAccount = '{"products":[{"productId":5,"amount":2},{"productId":6,"amount":1},{"productId":9,"amount":4}]}'
    for (const isReloaded of [false, true]) {
      localStorage.clear()
      call.mockResolvedValueOnce(token).mockResolvedValueOnce(customer({}, { cart_content: inAccount }))
      let auth = await load()
      const { cartStore } = await import('@/stores/cart')
      const { preferenceStore, selectSize } = await import('@/stores/preferences')
      cartStore.getState().add({ productId: 9, amount: 1 })
      selectSize('M')
      await auth.login('s', 'p')
      cartStore.getState().saveForLater('6')
      cartStore.getState().add({ productId: 7, amount: 1 })
      expect([localStorage.getItem('so.cart'), localStorage.getItem('so.preferences')]).toEqual([
        expect.stringContaining('"productId":5'),
        expect.stringContaining('33100'),
      ])
      // After a reload no store of the page may have been loaded yet.
      if (isReloaded) auth = await load()
      auth.logoutLocally()
      const { state: cart } = JSON.parse(localStorage.getItem('so.cart') ?? '') as { state: Record<string, unknown> }
      expect(cart).toMatchObject({
        products: [
          { productId: 9, amount: 1 },
          { productId: 7, amount: 1 },
        ],
        saved: { products: [] },
        accountRows: [],
      })
      expect(localStorage.getItem('so.preferences')).not.toContain('33100')
      expect(localStorage.getItem('so.preferences')).toContain('"M"')
      if (isReloaded) continue
      expect(cartStore.getState()).toMatchObject({
        products: [{ productId: 9 }, { productId: 7 }],
        saved: { products: [] },
      })
      expect(preferenceStore.getState()).toMatchObject({ postcode: null, selectedSizes: ['M'] })
    }
  })
  it('P4.03 logging out removes what was stored before rows and postcodes of the account were marked', async () => {
    const old = {
      products: [{ productId: 5, amount: 2 }],
      saved: { products: [{ productId: 6, amount: 1 }] },
      cartKey: 'k'.repeat(20),
    }
    for (const isPageLoaded of [false, true]) {
      localStorage.setItem('so.cart', JSON.stringify({ version: 1, state: old }))
      localStorage.setItem('so.preferences', JSON.stringify({ version: 1, state: { postcode: '33100' } }))
      value = 'so.auth=Bearer%20abc'
      call.mockResolvedValueOnce(customer())
      const auth = await load()
      if (isPageLoaded) {
        const { cartStore, hydrateCart } = await import('@/stores/cart')
        hydrateCart()
        cartStore.getState().add({ productId: 7, amount: 1 })
      }
      await auth.startAuth()
      auth.logoutLocally()
      const { state } = JSON.parse(localStorage.getItem('so.cart') ?? '') as {
        state: { products: object[]; saved: object }
      }
      expect(state.products.map((row) => (row as { productId: number }).productId)).toEqual(isPageLoaded ? [7] : [])
      expect(state.saved).toMatchObject({ products: [] })
      expect(localStorage.getItem('so.preferences')).not.toContain('33100')
    }
  })
  it('P4.03 a log-in that has expired leaves nothing of the account, and what was typed in this tab', async () => {
    const leave = async (end: (auth: Awaited<ReturnType<typeof load>>) => Promise<unknown>) => {
      localStorage.clear()
      sessionStorage.setItem('so.checkout-form', '{"version":1,"state":{}}')
      call.mockResolvedValueOnce(token).mockResolvedValueOnce(customer())
      const auth = await load()
      await auth.startAuth()
      await auth.login('s', 'p')
      localStorage.setItem('so.order', '{"number":"W-1"}')
      expect(localStorage.getItem('so.cart')).toContain('"productId":5')
      await end(auth)
      const rest = JSON.stringify({ ...localStorage })
      expect(rest).not.toMatch(/productId|33100|W-1|signed-in/)
      expect(sessionStorage.getItem('so.checkout-form')).not.toBeNull()
    }
    value = ''
    await leave(async () => window.dispatchEvent(new Event('shop:signed-out')))
    // The cookie ended while no page was open.
    await leave(async () => {
      value = ''
      await (await load()).startAuth()
    })
    // A browser in which nobody was logged in keeps its cart.
    localStorage.setItem('so.cart', JSON.stringify({ version: 1, state: { products: [{ productId: 5, amount: 2 }] } }))
    await (await load()).startAuth()
    expect(localStorage.getItem('so.cart')).toContain('"productId":5')
  })
  it('P4.03 B3.09 logging out keeps the postcode that this browser had before the log-in', async () => {
    call.mockResolvedValueOnce(token).mockResolvedValueOnce(customer())
    const { login, logoutLocally } = await load()
    const { preferenceStore, setPostcode } = await import('@/stores/preferences')
    setPostcode('00100')
    await login('s', 'p')
    logoutLocally()
    expect(preferenceStore.getState().postcode).toBe('00100')
    expect(localStorage.getItem('so.preferences')).toContain('00100')
  })
  it('P4.03 a log-out while the stores are being loaded: nothing of the account is written afterwards', async () => {
    call.mockResolvedValueOnce(token).mockResolvedValueOnce(customer())
    const { login, logoutLocally, authStore } = await load()
    const unsubscribe = authStore.subscribe(({ user }) => {
      if (!user.isAuthenticated) return
      unsubscribe()
      logoutLocally()
    })
    expect(await login('s', 'p')).toMatchObject({ ok: false })
    expect([localStorage.getItem('so.cart'), localStorage.getItem('so.preferences')]).toEqual([null, null])
  })
  it('P8.06 an answer to the log-in before neither ends the new one nor stands for it', async () => {
    for (const late of [refused('X', 503), customer({ id: 8 })]) {
      value = 'so.auth=Bearer%20old'
      let answer: (result: unknown) => void = () => undefined
      call
        .mockReturnValueOnce(
          new Promise((resolve) => {
            answer = resolve
          }),
        )
        .mockResolvedValueOnce(token)
        .mockResolvedValueOnce(customer())
      const { login, startAuth, authStore } = await load()
      const starting = startAuth()
      await vi.waitFor(() => expect(call).toHaveBeenCalled())
      expect(await login('s', 'p')).toMatchObject({ ok: true, data: { id: 7 } })
      answer(late)
      await starting
      expect(authStore.getState()).toMatchObject({ authHeader: 'Bearer abc', user: { id: 7 } })
      expect(value).toBe('so.auth=Bearer%20abc')
      call.mockReset()
    }
  })
  it('P4.03 who logs out while the customer is asked for stays logged out', async () => {
    value = 'so.auth=Bearer%20abc'
    let answer: (result: unknown) => void = () => undefined
    call.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve
      }),
    )
    const { logoutLocally, startAuth, authStore } = await load()
    const starting = startAuth()
    await vi.waitFor(() => expect(call).toHaveBeenCalled())
    logoutLocally()
    answer(customer())
    await starting
    expect(authStore.getState()).toMatchObject({ authHeader: null, customer: null, user: { isAuthenticated: false } })
  })
})

describe('waiting', () => {
  it('P9.06 P8.08 at most 5000 ms, looked at every 50 ms, then a warning', async () => {
    vi.useFakeTimers()
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { waitForAuth, authStore } = await load()
    const done = vi.fn()
    void waitForAuth().then(done)
    await vi.advanceTimersByTimeAsync(4999)
    expect(done).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(done).toHaveBeenCalled()
    expect(warn).toHaveBeenCalledOnce()
    const soon = vi.fn()
    void waitForAuth().then(soon)
    authStore.setState({ isLoading: false })
    await vi.advanceTimersByTimeAsync(50)
    expect(soon).toHaveBeenCalled()
    expect(warn).toHaveBeenCalledOnce()
  })
  it('P8.08 the warning changes nothing: the log-in stays, and the customer may still arrive', async () => {
    vi.useFakeTimers()
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    value = 'so.auth=Bearer%20abc'
    let arrive = (_answer: object) => {}
    call.mockReturnValue(new Promise((resolve) => (arrive = resolve)))
    const { startAuth, waitForAuth, authStore } = await load()
    const started = startAuth()
    const before = authStore.getState()
    const waiting = waitForAuth()
    await vi.advanceTimersByTimeAsync(5000)
    await waiting
    expect(authStore.getState()).toBe(before)
    expect([before.authHeader, written]).toEqual(['Bearer abc', []])
    arrive(customer())
    await started
    expect(authStore.getState()).toMatchObject({ isLoading: false, user: { id: 7 } })
  })
})

describe('the user’s marks', () => {
  it('D3.10 D4.29 wishlist, D4.32 votes, P3.14 admin context', async () => {
    const { setWishlisted, setReviewVote, setAdminContext, authStore } = await load()
    setWishlisted(5, true)
    setWishlisted(5, true)
    setWishlisted(6, true)
    setWishlisted(5, false)
    setReviewVote(1, true)
    setReviewVote(1, false)
    setReviewVote(2, true)
    setReviewVote(2, null)
    setAdminContext({ modelId: 4 })
    setAdminContext({ route: '/x/' })
    expect(authStore.getState().user).toMatchObject({ wishlistModelIds: [6], voteReviews: [{ id: 1, vote: false }] })
    expect(authStore.getState().admin).toMatchObject({ modelId: 4, route: '/x/', selectedCustomer: null })
  })
})
