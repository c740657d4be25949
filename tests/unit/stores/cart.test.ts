// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'

import { EMPTY_CART } from '@/lib/cart/types'
import { createCart } from '@/stores/cart'
import { uuid } from '@/lib/browser/uuid'

const KEY = 'so.cart'
let open: ReturnType<typeof createCart>[] = []
const tab = () => {
  const cart = createCart()
  open.push(cart)
  return cart
}
const stored = () =>
  JSON.parse(localStorage.getItem(KEY) ?? 'null') as {
    version: number
    state: { products: unknown[]; cartKey: string }
  } | null
/** What the browser tells the other tabs after a write. */
const tell = () => window.dispatchEvent(new StorageEvent('storage', { key: KEY }))

afterEach(() => {
  open.forEach(({ persisted }) => persisted.stop())
  open = []
  vi.restoreAllMocks()
  localStorage.clear()
})

describe('storage', () => {
  it('P3.16 nothing is read before hydrate, everything after it', () => {
    const { store, persisted } = tab()
    localStorage.setItem(KEY, '{"version":1,"state":{"products":[{"productId":1,"amount":2}],"codes":["A"]}}')
    expect(store.getState().products).toEqual([])
    persisted.hydrate()
    expect(store.getState()).toMatchObject({ products: [{ productId: 1, amount: 2 }], codes: ['A'] })
    expect(store.getState().cartKey).toMatch(/^[0-9a-f-]{36}$/)
  })
  it('P3.16 changes are stored with a version; a product added before hydrate joins what was stored', () => {
    localStorage.setItem(KEY, '{"version":1,"state":{"products":[{"productId":1,"amount":2}]}}')
    const { store } = tab()
    store.getState().add({ productId: 5, amount: 1 })
    expect(stored()).toMatchObject({
      version: 1,
      state: {
        products: [
          { productId: 1, amount: 2 },
          { productId: 5, amount: 1 },
        ],
      },
    })
  })
  it('P3.16 everything of the cart, and the rows saved for later, are there after a reload', () => {
    const { store } = tab()
    const { add, addBundle, addGiftCard, addCode, saveForLater } = store.getState()
    const bundle = (id: number) => ({
      id,
      amount: 1,
      mainProduct: { productId: 7 },
      secondaryProducts: [{ productId: 8 }],
    })
    add({ productId: 1, amount: 2 })
    add({ productId: 2, amount: 3 })
    addBundle(bundle(3))
    addBundle(bundle(4))
    addGiftCard({ productId: 9, amount: 50, extra_data: { giftcard_name: 'Aino' } })
    addCode('SPRING')
    saveForLater('2')
    saveForLater(store.getState().bundles[1]?.uid ?? '')
    const { products, bundles, giftCardProducts, codes, saved, cartKey } = store.getState()
    const after = tab()
    after.persisted.hydrate()
    expect(after.store.getState()).toMatchObject({ products, bundles, giftCardProducts, codes, saved, cartKey })
    expect(
      [products, bundles, giftCardProducts, codes, saved.products, saved.bundles].map((rows) => rows.length),
    ).toEqual([1, 1, 1, 1, 1, 1])
  })
  it('B8.12 bad data, older shapes and blocked storage never break it', () => {
    for (const bad of ['{', 'null', '5', '"x"', '{"version":99,"state":null}', '{"state":{"products":7}}']) {
      localStorage.setItem(KEY, bad)
      const { store, persisted } = tab()
      persisted.hydrate()
      expect(store.getState().products).toEqual([])
      persisted.stop()
    }
    localStorage.setItem(KEY, '[{"productId":"3","amount":1}]')
    const old = tab()
    old.persisted.hydrate()
    expect(old.store.getState().products).toEqual([{ productId: 3, amount: 1 }])
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked')
    })
    const { store } = tab()
    store.getState().add({ productId: 5, amount: 1 })
    expect(store.getState().products).toHaveLength(1)
  })
  it('on the server it touches nothing', () => {
    vi.stubGlobal('window', undefined)
    const { store } = tab()
    store.getState().add({ productId: 5, amount: 1 })
    vi.unstubAllGlobals()
    expect(localStorage.getItem(KEY)).toBeNull()
  })
})

describe('other tabs', () => {
  it('P3.16 follows what another tab writes, and its clearing', () => {
    const [a, b] = [tab(), tab()]
    b.persisted.hydrate()
    a.store.getState().add({ productId: 1, amount: 1 })
    tell()
    expect(b.store.getState().products).toEqual([{ productId: 1, amount: 1 }])
    expect(b.store.getState().cartKey).toBe(a.store.getState().cartKey)
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(b.store.getState().products).toEqual([])
  })
  it('loses nothing when both change it before the event arrives', () => {
    const [a, b] = [tab(), tab()]
    b.persisted.hydrate()
    a.store.getState().add({ productId: 1, amount: 1 })
    b.store.getState().add({ productId: 2, amount: 1 })
    expect(stored()?.state.products).toHaveLength(2)
  })
  it('a page from the back/forward cache catches up', () => {
    const [a, b] = [tab(), tab()]
    b.persisted.hydrate()
    a.store.getState().add({ productId: 1, amount: 1 })
    window.dispatchEvent(new Event('pageshow'))
    expect(b.store.getState().products).toHaveLength(1)
  })
})

describe('the cart key', () => {
  it('is a UUID, the same while the cart changes, a fresh one after clearing', () => {
    const { store } = tab()
    expect(store.getState().cartKey).toBe('')
    store.getState().add({ productId: 1, amount: 1 })
    const key = store.getState().cartKey
    store.getState().add({ productId: 2, amount: 1 })
    expect(store.getState().cartKey).toBe(key)
    store.getState().clear()
    expect(store.getState()).toMatchObject({ products: [], codes: [] })
    expect(store.getState().cartKey).not.toBe(key)
    expect(uuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })
})

describe('actions', () => {
  it('P3.11 D3.09 P4.04–P4.09 reach the rules; each bundle and gift card has a uid of its own', () => {
    const { store } = tab()
    const cart = store.getState
    cart().add({ productId: 1, amount: 1 })
    cart().setAmount(1, 4)
    cart().updateRow(1, (row) => ({ ...row, nameOverride: 'n' }))
    cart().addBundle({ id: 5, mainProduct: { productId: 1 }, secondaryProducts: [], amount: 1 })
    cart().addGiftCard({ productId: 9, amount: 50, extra_data: { giftcard_name: '' } })
    cart().addCode('save')
    cart().addCode('SAVE')
    expect(cart()).toMatchObject({
      products: [{ productId: 1, amount: 4, nameOverride: 'n' }],
      bundles: [{ amount: 1 }],
      giftCardProducts: [{ amount: 50 }],
      codes: ['save'],
    })
    cart().setBundleAmount(cart().bundles[0]!.uid, 3)
    expect(cart().bundles[0]!.amount).toBe(3)
    cart().addBundle({ id: 6, mainProduct: { productId: 3 }, secondaryProducts: [], amount: 1 })
    cart().addGiftCard({ productId: 9, amount: 20, extra_data: { giftcard_name: '' } })
    const uids = [...cart().bundles, ...cart().giftCardProducts].map(({ uid }) => uid)
    expect([uids.length, new Set(uids).size]).toEqual([4, 4])
    cart().removeBundle(cart().bundles[1]!.uid)
    cart().removeGiftCard(cart().giftCardProducts[1]!.uid)
    cart().removeBundle(cart().bundles[0]!.uid)
    cart().removeGiftCard(cart().giftCardProducts[0]!.uid)
    cart().removeCode('Save')
    cart().remove(1)
    cart().meet({ customerId: 7, version: 1, products: [{ productId: 8, amount: 1 }], bundles: [] })
    expect(cart()).toMatchObject({
      products: [{ productId: 8, amount: 1 }],
      bundles: [],
      giftCardProducts: [],
      codes: [],
    })
    cart().redeem({ productId: 2, amount: 1 }, { code: 'c', campaign: 'x' })
    cart().add({ productId: 3, amount: 1 })
    expect(cart()).toMatchObject({ products: [{ productId: 3 }], giftCampaignData: null })
  })

  it('P3.09 which order it repeats is stored, goes when the cart is emptied, and when the server does not take it', () => {
    const redoOrder = { number: 'W-4F7K2M9Q', proof: 'f'.repeat(64) }
    const { store } = tab()
    const cart = store.getState
    const begin = () => {
      cart().add({ productId: 1, amount: 1 })
      store.setState({ redoOrder })
    }
    const echo = (redo_order?: { number: string } | null) =>
      cart().echo([], {
        cart_discount: null,
        payment_events: [],
        giftcampaign_data: null,
        ...(redo_order !== undefined && { redo_order }),
      })
    begin()
    expect(stored()).toMatchObject({ state: { redoOrder } })
    cart().add({ productId: 2, amount: 1 })
    cart().remove(1)
    expect(cart().redoOrder).toEqual(redoOrder)
    cart().remove(2)
    expect(cart().redoOrder).toBeNull()
    begin()
    cart().saveForLater('1')
    expect(cart().redoOrder).toBeNull()
    begin()
    cart().clear()
    expect(cart().redoOrder).toBeNull()
    begin()
    echo()
    echo({ number: redoOrder.number })
    expect(cart().redoOrder).toEqual(redoOrder)
    echo(null)
    expect(cart().redoOrder).toBeNull()
  })
})

describe('issue 16 a cart goes to another domain of the shop and comes back', () => {
  const code = (...codes: string[]) => ({ ...EMPTY_CART, codes })
  const products = (store: ReturnType<typeof tab>['store']) =>
    store.getState().products.map(({ productId, amount }) => `${amount} × ${productId}`)

  it('what was removed and changed there does not come back, if nothing was changed here', () => {
    const { store } = tab()
    store.getState().add({ productId: 1, amount: 2 })
    store.getState().add({ productId: 2, amount: 1 })
    store.getState().leave()
    store.getState().arrive({ ...code('A'), products: [{ productId: 2, amount: 3 }] })
    expect([products(store), store.getState().codes, store.getState().isElsewhere]).toEqual([['3 × 2'], ['A'], false])
    // It is this domain's again: what arrives now is joined.
    store.getState().arrive({ ...EMPTY_CART, products: [{ productId: 3, amount: 1 }] })
    expect(products(store)).toEqual(['3 × 2', '1 × 3'])
  })

  it('what was changed here meanwhile is joined with what arrives, codes too; an empty cart takes all', () => {
    const { store } = tab()
    store.getState().arrive({ ...code('A'), products: [{ productId: 1, amount: 2 }] })
    expect([products(store), store.getState().codes]).toEqual([['2 × 1'], ['A']])
    store.getState().leave()
    store.getState().add({ productId: 2, amount: 1 })
    store.getState().arrive({ ...code('a', 'B'), products: [{ productId: 1, amount: 1 }] })
    expect([products(store), store.getState().codes]).toEqual([
      ['2 × 1', '1 × 2'],
      ['A', 'B'],
    ])
  })

  it('another tab knows that the cart is elsewhere; a cart of a gift campaign is not mixed with another', () => {
    const { store } = tab()
    store.getState().add({ productId: 1, amount: 2 })
    store.getState().leave()
    const other = tab()
    other.persisted.hydrate()
    expect(other.store.getState().isElsewhere).toBe(true)
    other.store.getState().add({ productId: 2, amount: 1 })
    const gift = { products: [{ productId: 9, amount: 1 }], giftCampaignData: { code: 'c', campaign: 'd' } }
    other.store.getState().arrive({ ...EMPTY_CART, ...gift })
    expect(products(other.store)).toEqual(['2 × 1', '1 × 2'])
  })
})
