/**
 * The cart: stored in local storage, the same in every tab (spec 1 §3 and §4). The rules are in lib/cart; this file connects them with the
 * browser. Together with the checkout store it is the spec's Checkout: `codes`, `giftCampaignData` and `redoOrder` are stored here.
 */
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'

import { STORED } from '@/lib/browser/storage'
import { uuid } from '@/lib/browser/uuid'
import { addCode, echoedCodes, removeCode } from '@/lib/cart/codes'
import { type AccountCart, meetAccount, readAccountCart } from '@/lib/cart/follow'
import { CART_VERSION, readCart } from '@/lib/cart/migrate'
import * as rules from '@/lib/cart/rows'
import { dropSaved, moveToCart, saveForLater } from '@/lib/cart/saved'
import { acceptPrices, updateSeenPrices } from '@/lib/cart/seen-price'
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
import { readAuthCookie } from '@/lib/shop-api/auth-cookie'
import type { CheckoutAnswer } from '@/lib/contract/schemas/checkout'

import { persist, type Persisted } from './persist'

type Echo = Pick<CheckoutAnswer, 'cart_discount' | 'payment_events' | 'giftcampaign_data' | 'redo_order'>

export interface CartStore extends CartState {
  /** One key gives at most one order, so every order and every clearing is followed by a new key. Empty before the first product. */
  readonly cartKey: string
  /** Rows saved for later. They are not ordered. */
  readonly saved: CartState
  /** Products, and uids of bundles, of the rows that were merged from the account; logging out removes these rows. */
  readonly accountRows: readonly ProductId[]
  /** What this browser last saw of the account's cart; null for a guest. */
  readonly account: AccountCart | null
  /** Another domain of the shop has this cart now, and nothing was changed here since. */
  readonly isElsewhere: boolean
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
  /** Redeems a campaign code: the cart then has this row only. */
  redeem: (row: CartRow, campaign: GiftCampaign) => void
  /** Brings this cart up to date with the account's; the rows that are added are the account's. */
  meet: (theirs: AccountCart) => void
  /** The account has taken the rows of this cart: what differs from them from now on is a change of this device. */
  settle: (account: AccountCart) => void
  /**
   * Removes those of the `sent` codes that the server has not accepted, and a gift campaign or repeated order that the server no longer
   * has.
   */
  echo: (sent: readonly string[], answer: Echo) => void
  /** Stores the prices of an answer as seen, except those that it reports as changed. */
  updateSeenPrices: (answer: Parameters<typeof updateSeenPrices>[1]) => void
  /** The shopper has seen changed prices: of the row with this key, or of all rows. */
  acceptPrices: (answer: Parameters<typeof acceptPrices>[1], key: string | null) => void
  clear: () => void
  /** Moves a row from the cart to the saved rows; `moveToCart` moves it back. `key` is a product's id or a bundle's uid. */
  saveForLater: (key: string) => void
  moveToCart: (key: string) => void
  dropSaved: (key: string) => void
  /** Adds a shared cart to this one, or replaces this one; the codes stay. */
  joinShared: (shared: CartState, isReplacing?: boolean) => void
  /** The cart goes along to another domain of the shop. */
  leave: () => void
  /** The cart comes from another domain of the shop. */
  arrive: (cart: CartState) => void
}

/** What names the rows of a cart: ids of products and uids of bundles. */
const rowNames = ({ products, bundles }: Pick<CartState, 'products' | 'bundles'>): ProductId[] => [
  ...products.map(({ productId }) => productId),
  ...bundles.map(({ uid }) => uid),
]

/** Names of the rows that `after` has and `before` had not. A bundle of both gets the account's uid, and stays the browser's own. */
function addedRows(before: CartState, after: CartState): ProductId[] {
  const known = new Set<ProductId>(rowNames(before))
  const bundles = new Set(before.bundles.map(rules.bundleKey))
  const isOwn = (name: ProductId) => after.bundles.some((row) => row.uid === name && bundles.has(rules.bundleKey(row)))
  return rowNames(after).filter((name) => !known.has(name) && !isOwn(name))
}

const AT_FIRST = {
  ...EMPTY_CART,
  cartKey: '',
  saved: EMPTY_CART,
  accountRows: [],
  account: null,
  isElsewhere: false,
} satisfies Partial<CartStore>

const changed = (before: CartStore, after: CartState) => ({
  ...withoutEmptyReorder(after),
  accountRows: stillThere(before, after),
  cartKey: before.cartKey || uuid(),
})

/** A separate cart; the shop uses `cartStore`. */
export function createCart(): { store: StoreApi<CartStore>; persisted: Persisted } {
  const store = createStore<CartStore>()((set, get) => {
    const moveSaved = (next: typeof moveToCart, key: string) => {
      persisted.hydrate()
      const before = get()
      const after = next({ cart: cartOf(before), saved: before.saved }, key)
      if (after.saved !== before.saved)
        set({ ...withoutEmptyReorder(after.cart), saved: after.saved, cartKey: before.cartKey || uuid() })
    }
    const change = (next: (cart: CartState) => CartState) => {
      persisted.hydrate()
      const before = get()
      const after = next(before)
      if (after === before) return
      set({ ...changed(before, after), isElsewhere: false })
    }
    const assign = (values: (before: CartStore) => Partial<CartStore>) => {
      persisted.hydrate()
      set(values(get()))
    }
    return {
      ...AT_FIRST,
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
      meet: (theirs) => {
        persisted.hydrate()
        const before = get()
        change((cart) => meetAccount(cart, before.account, theirs))
        set({ accountRows: [...get().accountRows, ...addedRows(before, get())], account: theirs })
      },
      settle: (account) => assign(() => ({ account })),
      echo: (sent, answer) => change((cart) => echoed(cart, sent, answer)),
      updateSeenPrices: (answer) => change((cart) => updateSeenPrices(cart, answer)),
      acceptPrices: (answer, key) => change((cart) => acceptPrices(cart, answer, key)),
      clear: () =>
        assign((before) => ({ ...EMPTY_CART, accountRows: stillThere(before, EMPTY_CART), cartKey: uuid() })),
      saveForLater: (key) => moveSaved(saveForLater, key),
      moveToCart: (key) => moveSaved(moveToCart, key),
      dropSaved: (key) => assign(({ saved }) => ({ saved: dropSaved(saved, key) })),
      leave: () => assign(() => ({ isElsewhere: true })),
      arrive: (theirs) => change((cart) => arrived(cart, theirs, get().isElsewhere)),
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
      accountRows: state.accountRows,
      account: state.account,
      isElsewhere: state.isElsewhere,
    }),
    read: (stored) => ({
      ...readCart(stored),
      cartKey: readKey(stored),
      saved: readSaved(stored),
      accountRows: readAccountRows(stored),
      account: readAccountCart((stored as { account?: unknown } | null | undefined)?.account),
      isElsewhere: (stored as { isElsewhere?: unknown } | null | undefined)?.isElsewhere === true,
    }),
  })

const cartOf = ({ products, bundles, giftCardProducts, codes, giftCampaignData, redoOrder }: CartState): CartState => ({
  products,
  bundles,
  giftCardProducts,
  codes,
  giftCampaignData,
  redoOrder,
})

/**
 * This domain's cart when the shopper comes from another one. It is the one that arrives, when this one is empty or was the origin of that
 * one: what was removed there does not come back. Otherwise both are joined; a cart of a gift campaign is for one gift, and stays as it is.
 */
function arrived(cart: CartState, theirs: CartState, isOrigin: boolean): CartState {
  if (isOrigin || rules.isEmptyCart(cart)) return theirs
  if (cart.giftCampaignData !== null || theirs.giftCampaignData !== null) return cart
  const joined = joinShared(cart, theirs, uuid)
  return withCodes(joined, theirs.codes.reduce(addCode, joined.codes))
}

/** An empty cart repeats no earlier order. */
const withoutEmptyReorder = (cart: CartState): CartState =>
  cart.redoOrder !== null && rules.isEmptyCart(cart) ? { ...cart, redoOrder: null } : cart

function readSaved(stored: unknown): CartState {
  const { products, bundles } = readCart((stored as { saved?: unknown } | null | undefined)?.saved)
  return { ...EMPTY_CART, products, bundles }
}

function readAccountRows(stored: unknown): ProductId[] {
  const ids = (stored as { accountRows?: unknown } | null | undefined)?.accountRows
  if (Array.isArray(ids)) return ids.filter((id): id is ProductId => ['number', 'string'].includes(typeof id))
  // Stored before rows of the account were marked: with a log-in any of them can be the account's, which has a copy.
  return readAuthCookie() === null
    ? []
    : [...readCart(stored).products, ...readSaved(stored).products].map(({ productId }) => productId)
}

/** Those of the account's rows that are in the cart or among the saved rows after a change: one that is added anew is the browser's. */
function stillThere({ accountRows, saved }: CartStore, cart: CartState): readonly ProductId[] {
  const names = new Set<ProductId>([...rowNames(cart), ...rowNames(saved)])
  return accountRows.filter((name) => names.has(name))
}

function withCodes(cart: CartState, codes: readonly string[]): CartState {
  return codes.length === cart.codes.length ? cart : { ...cart, codes }
}

function echoed(cart: CartState, sent: readonly string[], answer: Echo): CartState {
  const dropped = sent.filter((code) => !echoedCodes(sent, answer).includes(code))
  const kept = withCodes(cart, dropped.reduce(removeCode, cart.codes))
  const isGone = (stored: unknown, answered: unknown) => stored !== null && answered === null
  const withReorder = isGone(cart.redoOrder, answer.redo_order) ? { ...kept, redoOrder: null } : kept
  return isGone(cart.giftCampaignData, answer.giftcampaign_data)
    ? { ...withReorder, giftCampaignData: null }
    : withReorder
}

function readKey(stored: unknown): string {
  const key = (stored as { cartKey?: unknown } | null | undefined)?.cartKey
  return typeof key === 'string' && /^[0-9a-f-]{36}$/.test(key) ? key : uuid()
}

const { store: cartStore, persisted } = createCart()
export { cartStore }

/** Reads the stored cart; called once after the first render. */
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
