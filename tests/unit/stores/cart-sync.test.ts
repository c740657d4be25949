// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { AccountBundle } from '@/lib/contract/schemas/checkout'

const call = vi.fn()
vi.mock('@/lib/shop-api/browser', () => ({ api: { call }, SIGNED_OUT_EVENT: 'shop:signed-out' }))

const { authStore, logoutLocally } = await import('@/stores/auth')
const { cartStore } = await import('@/stores/cart')
const { ASK_EVERY_MS, followAccountCart, SAVE_AFTER_MS, syncCart } = await import('@/stores/cart-sync')
const { saveLastOrder } = await import('@/stores/last-order')
const { updateCartAfterOrder } = await import('@/stores/update-cart-after-order')

type Row = { productId: number; amount: number }
/** The account, as the server has it. */
let account: { version: number; products: Row[]; bundles: AccountBundle[] }
let isOffline = false
const guest = authStore.getInitialState()

const rows = () => cartStore.getState().products.map(({ productId, amount }) => `${productId}x${amount}`)
const stored = () => account.products.map(({ productId, amount }) => `${productId}x${amount}`)
const sent = (name: string) => call.mock.calls.filter(([made]) => made === name).length
/** Another device has saved its cart. */
const elsewhere = (products: Row[], bundles: AccountBundle[] = []) => {
  account = { version: account.version + 1, products, bundles }
}

function server(
  name: string,
  input: { body?: { version: number; products: Row[]; bundles: AccountBundle[] } },
): unknown {
  if (isOffline) return { ok: false, error: { code: 'NETWORK', status: 0, isRetryable: true } }
  if (name === 'accountCart') return { ok: true, data: { ...account } }
  if (name !== 'saveCart' || !input.body) return { ok: true, data: {} }
  const isSaved = input.body.version === account.version
  if (isSaved) elsewhere(input.body.products, input.body.bundles)
  return { ok: true, data: { is_saved: isSaved, ...account } }
}

function logIn(id = 7, selectedCustomer: number | null = null): void {
  authStore.setState({
    isLoading: false,
    user: { ...guest.user, isAuthenticated: true, id },
    admin: { ...guest.admin, selectedCustomer },
  })
  followAccountCart({ customerId: id, ...account }, () => {
    const { user, admin } = authStore.getState()
    return admin.selectedCustomer === null ? user.id : null
  })
}
const pass = (ms = SAVE_AFTER_MS) => vi.advanceTimersByTimeAsync(ms)

// One clock for all tests: the interval is started once for the page.
vi.useFakeTimers()
afterAll(() => void vi.useRealTimers())
beforeEach(() => {
  isOffline = false
  account = { version: 0, products: [], bundles: [] }
  call.mockReset().mockImplementation(async (name: string, input: never) => server(name, input))
})
afterEach(async () => {
  logoutLocally()
  cartStore.getState().clear()
  localStorage.clear()
  await pass(ASK_EVERY_MS)
})

describe('issue 16 the cart follows the account', () => {
  it('P7.09 at the log-in both carts become one, and the account gets it', async () => {
    account = { version: 4, products: [{ productId: 5, amount: 2 }], bundles: [] }
    cartStore.getState().add({ productId: 1, amount: 1 })
    logIn()
    expect(rows()).toEqual(['1x1', '5x2'])
    await pass()
    expect(stored()).toEqual(['1x1', '5x2'])
  })

  it('what is changed here goes to the account once, soon after the last press', async () => {
    logIn()
    for (let press = 0; press < 5; press += 1) cartStore.getState().add({ productId: 1, amount: 1 })
    expect(sent('saveCart')).toBe(0)
    await pass()
    expect([sent('saveCart'), stored()]).toEqual([1, ['1x5']])
    await pass(SAVE_AFTER_MS * 5)
    expect(sent('saveCart')).toBe(1)
  })

  it('what another device has changed is here when the page is looked at again, and at the latest after a while', async () => {
    logIn()
    elsewhere([{ productId: 8, amount: 1 }])
    document.dispatchEvent(new Event('visibilitychange'))
    await pass(0)
    expect(rows()).toEqual(['8x1'])
    elsewhere([])
    await pass(ASK_EVERY_MS)
    expect(rows()).toEqual([])
  })

  it('a package goes to the account and comes from it; a log-out removes the account’s and leaves the browser’s', async () => {
    const theirs = { id: 4, mainProduct: { productId: 5 }, secondaryProducts: [], uid: 'package-theirs', amount: 1 }
    account = { version: 1, products: [], bundles: [theirs] }
    cartStore.getState().addBundle({ id: 6, mainProduct: { productId: 7 }, secondaryProducts: [], amount: 2 })
    const mine = cartStore.getState().bundles[0]!
    logIn()
    expect(cartStore.getState().bundles).toEqual([mine, theirs])
    await pass()
    expect(account.bundles).toEqual([mine, theirs])
    logoutLocally()
    expect(cartStore.getState().bundles).toEqual([mine])
  })

  it('two devices change it at the same time: neither overwrites the other', async () => {
    account = {
      version: 1,
      products: [
        { productId: 1, amount: 1 },
        { productId: 2, amount: 1 },
      ],
      bundles: [],
    }
    logIn()
    cartStore.getState().add({ productId: 3, amount: 1 })
    elsewhere([
      { productId: 2, amount: 4 },
      { productId: 9, amount: 1 },
    ])
    await pass()
    expect(rows()).toEqual(['2x4', '3x1', '9x1'])
    expect(stored()).toEqual(rows())
  })

  it('without a network changes wait in the browser, and go to the account when it is back', async () => {
    account = { version: 1, products: [{ productId: 1, amount: 1 }], bundles: [] }
    logIn()
    isOffline = true
    cartStore.getState().add({ productId: 2, amount: 2 })
    cartStore.getState().remove(1)
    await pass()
    expect(rows()).toEqual(['2x2'])
    elsewhere([
      { productId: 1, amount: 1 },
      { productId: 6, amount: 1 },
    ])
    isOffline = false
    window.dispatchEvent(new Event('online'))
    await pass(0)
    expect([rows(), stored()]).toEqual([
      ['2x2', '6x1'],
      ['2x2', '6x1'],
    ])
  })

  it('a change that is made while the account answers is not lost', async () => {
    logIn()
    cartStore.getState().add({ productId: 1, amount: 1 })
    call.mockImplementationOnce(async (name: string, input: never) => {
      const answer = server(name, input)
      cartStore.getState().add({ productId: 2, amount: 1 })
      return answer
    })
    await pass()
    await pass()
    expect([rows(), stored()]).toEqual([
      ['1x1', '2x1'],
      ['1x1', '2x1'],
    ])
  })

  it('after a log-out nothing goes to the account; another customer’s account does not lose rows for what this one saw', async () => {
    account = { version: 1, products: [{ productId: 1, amount: 1 }], bundles: [] }
    logIn()
    cartStore.getState().add({ productId: 2, amount: 1 })
    await pass()
    logoutLocally()
    expect([rows(), cartStore.getState().account]).toEqual([['2x1'], null])
    cartStore.getState().remove(2)
    await pass()
    expect(stored()).toEqual(['1x1', '2x1'])
    account = { version: 9, products: [{ productId: 4, amount: 1 }], bundles: [] }
    logIn(8)
    await pass()
    expect([rows(), stored()]).toEqual([['4x1'], ['4x1']])
  })

  it('a log-out while the account answers writes nothing of it into the browser', async () => {
    logIn()
    call.mockImplementationOnce(async () => {
      logoutLocally()
      return { ok: true, data: { version: 5, products: [{ productId: 1, amount: 1 }] } }
    })
    await syncCart()
    expect([rows(), cartStore.getState().account]).toEqual([[], null])
  })

  it('P6.04 a cart for another customer, and the gift of a campaign, are not the account’s', async () => {
    logIn(7, 9)
    cartStore.getState().add({ productId: 1, amount: 1 })
    await pass()
    expect(call).not.toHaveBeenCalled()
    logIn()
    await pass()
    call.mockClear()
    cartStore.getState().redeem({ productId: 3, amount: 1 }, { code: 'c', campaign: 'x' })
    await pass(ASK_EVERY_MS)
    expect(call).not.toHaveBeenCalled()
    expect(rows()).toEqual(['3x1'])
  })

  it('a paid order: its rows leave once, also when another page has seen it before, and what was added since stays', async () => {
    logIn()
    cartStore.getState().add({ productId: 1, amount: 3 })
    await pass()
    const { cartKey } = cartStore.getState()
    saveLastOrder({ number: 'W-TEST0001', access: 'a', cartKey }, {
      products: [{ productId: 1, amount: 1 }],
      bundles: [],
      gift_card_products: [],
    } as unknown as Parameters<typeof saveLastOrder>[1])
    elsewhere([{ productId: 1, amount: 2 }])
    await pass(ASK_EVERY_MS)
    expect(rows()).toEqual(['1x2'])
    await updateCartAfterOrder({ number: 'W-TEST0001', status: 'paid' })
    expect([rows(), stored()]).toEqual([['1x2'], ['1x2']])
    expect(cartStore.getState().cartKey).not.toBe(cartKey)
  })
})
