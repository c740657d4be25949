/**
 * The cart: kept in local storage, the same in every tab (spec 1 §3 and §4). The rules are those of lib/cart; this is where they meet
 * the browser. Together with the checkout store it is the spec's Checkout: `codes`, `giftCampaignData` and `redoOrder` are kept here.
 */
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'

import { STORED } from '@/lib/browser/storage'
import { uuid } from '@/lib/browser/uuid'
import { addCode, echoedCodes, removeCode } from '@/lib/cart/codes'
import { mergeCarts } from '@/lib/cart/merge'
import { CART_VERSION, readCart } from '@/lib/cart/migrate'
import * as rules from '@/lib/cart/rows'
import { dropSaved, moveToCart, saveForLater } from '@/lib/cart/saved'
import { acceptPrices, learnPrices } from '@/lib/cart/seen-price'
import { joinShared } from '@/lib/cart/share'
import {
  type BundleRow,
  type CartRow,
  type CartState,
  EMPTY_CART,
  type GiftCampaign,
  type GiftCardRow,
  type ProductId,
} from '@/lib/cart/types'
import type { CheckoutAnswer } from '@/lib/contract/schemas/checkout'

import { persist, type Persisted } from './persist'

type Echo = Pick<CheckoutAnswer, 'cart_discount' | 'payment_events' | 'giftcampaign_data' | 'redo_order'>

export interface CartStore extends CartState {
  /** One cart gives at most one order: a fresh key after every order and every clearing. Empty before the first product. */
  readonly cartKey: string
  /** Rows that wait beside the cart; no part of what is ordered. */
  readonly saved: CartState
  add: (row: CartRow, mode?: 'add' | 'set') => void
  setAmount: (productId: ProductId, amount: number) => void
  updateRow: (productId: ProductId, change: (row: CartRow) => CartRow) => void
  remove: (productId: ProductId) => void
  addBundle: (bundle: Omit<BundleRow, 'uid'>) => void
  setBundleAmount: (uid: string, amount: number) => void
  removeBundle: (uid: string) => void
  addGiftCard: (card: Omit<GiftCardRow, 'uid'>) => void
  removeGiftCard: (uid: string) => void
  addCode: (code: string) => void
  removeCode: (code: string) => void
  /** A redeemed campaign code: the cart becomes its one item. */
  redeem: (row: CartRow, campaign: GiftCampaign) => void
  /** The cart of the account joins this one. */
  merge: (rows: readonly CartRow[]) => void
  /** Keeps of the codes that were `sent` those that the server echoes, and the campaign and the repeated order as the server has them. */
  echo: (sent: readonly string[], answer: Echo) => void
  /** Rows are known at the prices of an answer, but for those that it calls changed. */
  learnPrices: (answer: Parameters<typeof learnPrices>[1]) => void
  /** The shopper was told of changed prices: of one row by its key, or of all. */
  acceptPrices: (answer: Parameters<typeof acceptPrices>[1], key: string | null) => void
  clear: () => void
  /** Out of the cart, into what waits beside it, and back; `key` is a product's id or a bundle's uid. */
  saveForLater: (key: string) => void
  moveToCart: (key: string) => void
  dropSaved: (key: string) => void
  /** A shared cart joins this one, or takes its place; codes stay. */
  joinShared: (shared: CartState, isReplacing?: boolean) => void
}

/** A cart of its own; the shop uses `cartStore`. */
export function createCart(): { store: StoreApi<CartStore>; persisted: Persisted } {
  const store = createStore<CartStore>()((set, get) => {
    const shelve = (next: typeof moveToCart, key: string) => {
      persisted.hydrate()
      const before = get()
      const after = next({ cart: cartOf(before), saved: before.saved }, key)
      if (after.saved !== before.saved)
        set({ ...settled(after.cart), saved: after.saved, cartKey: before.cartKey || uuid() })
    }
    const change = (next: (cart: CartState) => CartState) => {
      persisted.hydrate()
      const before = get()
      const after = next(before)
      if (after !== before) set({ ...settled(after), cartKey: before.cartKey || uuid() })
    }
    return {
      ...EMPTY_CART,
      cartKey: '',
      saved: EMPTY_CART,
      add: (row, mode) => change((cart) => rules.addProduct(cart, row, mode)),
      setAmount: (productId, amount) => change((cart) => rules.setAmount(cart, productId, amount)),
      updateRow: (productId, update) => change((cart) => rules.updateRow(cart, productId, update)),
      remove: (productId) => change((cart) => rules.removeProduct(cart, productId)),
      addBundle: (bundle) => change((cart) => rules.addBundle(cart, { ...bundle, uid: uuid() })),
      setBundleAmount: (uid, amount) => change((cart) => rules.setBundleAmount(cart, uid, amount)),
      removeBundle: (uid) => change((cart) => rules.removeBundle(cart, uid)),
      addGiftCard: (card) => change((cart) => rules.addGiftCard(cart, { ...card, uid: uuid() })),
      removeGiftCard: (uid) => change((cart) => rules.removeGiftCard(cart, uid)),
      addCode: (code) => change((cart) => withCodes(cart, addCode(cart.codes, code))),
      removeCode: (code) => change((cart) => withCodes(cart, removeCode(cart.codes, code))),
      redeem: (row, campaign) => change(() => rules.redeemCampaign(row, campaign)),
      merge: (rows) => change((cart) => mergeCarts(cart, rows)),
      echo: (sent, answer) => change((cart) => echoed(cart, sent, answer)),
      learnPrices: (answer) => change((cart) => learnPrices(cart, answer)),
      acceptPrices: (answer, key) => change((cart) => acceptPrices(cart, answer, key)),
      clear: () => {
        persisted.hydrate()
        set({ ...EMPTY_CART, cartKey: uuid() })
      },
      saveForLater: (key) => shelve(saveForLater, key),
      moveToCart: (key) => shelve(moveToCart, key),
      dropSaved: (key) => {
        persisted.hydrate()
        set({ saved: dropSaved(get().saved, key) })
      },
      joinShared: (shared, isReplacing = false) =>
        change((cart) => joinShared(isReplacing ? { ...EMPTY_CART, codes: cart.codes } : cart, shared, uuid)),
    }
  })
  const persisted = persistCart(store)
  return { store, persisted }
}

const persistCart = (store: StoreApi<CartStore>): Persisted =>
  persist(store, {
    entry: STORED.cart,
    version: CART_VERSION,
    pick: (state) => ({
      ...cartOf(state),
      cartKey: state.cartKey,
      saved: { products: state.saved.products, bundles: state.saved.bundles },
    }),
    read: (stored) => ({ ...readCart(stored), cartKey: readKey(stored), saved: readSaved(stored) }),
  })

const cartOf = ({ products, bundles, giftCardProducts, codes, giftCampaignData, redoOrder }: CartState): CartState => ({
  products,
  bundles,
  giftCardProducts,
  codes,
  giftCampaignData,
  redoOrder,
})

/** An emptied cart repeats nothing. */
const settled = (cart: CartState): CartState =>
  cart.redoOrder !== null && rules.isEmptyCart(cart) ? { ...cart, redoOrder: null } : cart

function readSaved(stored: unknown): CartState {
  const { products, bundles } = readCart((stored as { saved?: unknown } | null | undefined)?.saved)
  return { ...EMPTY_CART, products, bundles }
}

function withCodes(cart: CartState, codes: readonly string[]): CartState {
  return codes.length === cart.codes.length ? cart : { ...cart, codes }
}

function echoed(cart: CartState, sent: readonly string[], answer: Echo): CartState {
  const dropped = sent.filter((code) => !echoedCodes(sent, answer).includes(code))
  const kept = withCodes(cart, dropped.reduce(removeCode, cart.codes))
  const isDead = (held: unknown, answered: unknown) => held !== null && answered === null
  const alive = isDead(cart.redoOrder, answer.redo_order) ? { ...kept, redoOrder: null } : kept
  return isDead(cart.giftCampaignData, answer.giftcampaign_data) ? { ...alive, giftCampaignData: null } : alive
}

function readKey(stored: unknown): string {
  const key = (stored as { cartKey?: unknown } | null | undefined)?.cartKey
  return typeof key === 'string' && /^[0-9a-f-]{36}$/.test(key) ? key : uuid()
}

const { store: cartStore, persisted } = createCart()
export { cartStore }

/** Reads the stored cart; once after the page is there. */
export const hydrateCart = persisted.hydrate

export function useCart<T>(select: (cart: CartStore) => T): T {
  return useStore(cartStore, select)
}

/** Calls back with the number of units in the cart, now and after each change. Returns a function that stops it. */
export function watchUnitCount(onCount: (count: number) => void): () => void {
  const report = () => onCount(rules.unitCount(cartStore.getState()))
  report()
  return cartStore.subscribe(report)
}
