/**
 * The cart follows the account: what is changed here goes to the account soon, and what was changed on another device comes here when the
 * page is looked at. Without a network nothing is lost: the difference to what this browser last saw of the account is stored with the cart,
 * and goes there later. The rules are in lib/cart/follow.ts.
 */
import { type AccountCart, accountContent, hasSameContent } from '@/lib/cart/follow'
import { lazyApi } from '@/lib/shop-api/lazy-browser'

import { cartStore, hydrateCart } from './cart'

/** Several presses are one change. */
export const SAVE_AFTER_MS = 1000
/** How often a page that is looked at asks for changes of other devices. */
export const ASK_EVERY_MS = 30_000
/** Two devices that change the cart at the same time see each other's change after one round; more than a few is no coincidence. */
const MAX_ROUNDS = 6

/** Who is logged in; set by the log-in, which loads this file. */
let whoseCart: () => number | null = () => null

/** Whose cart this browser follows; null for guests, while an administrator orders for somebody, and in a gift campaign. */
const followed = () => (cartStore.getState().giftCampaignData === null ? whoseCart() : null)

/** One exchange with the account; returns whether there is nothing more to do. */
async function exchange(customerId: number): Promise<boolean> {
  hydrateCart()
  const { account, meet, settle } = cartStore.getState()
  const isKnown = account?.customerId === customerId
  const mine = accountContent(cartStore.getState())
  if (!isKnown || hasSameContent(mine, account)) {
    const current = await lazyApi.call('accountCart', {})
    if (!current.ok || followed() !== customerId) return true
    meet({ customerId, ...current.data })
    return isSettled()
  }
  const result = await lazyApi.call('saveCart', { body: { version: account.version, ...mine } })
  if (!result.ok || followed() !== customerId) return true
  const { is_saved: isSaved, ...theirs } = result.data
  if (isSaved) settle({ customerId, ...theirs })
  else meet({ customerId, ...theirs })
  return isSettled()
}

function isSettled(): boolean {
  const { account } = cartStore.getState()
  return account === null || hasSameContent(accountContent(cartStore.getState()), account)
}

let running: Promise<void> | null = null
let timer: ReturnType<typeof setTimeout> | undefined

async function rounds(): Promise<void> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const customerId = followed()
    if (customerId === null || (await exchange(customerId))) return
  }
}

/** Makes this cart and the account's one, now. Resolves when it is done, or when the account cannot be reached: then it is tried later. */
export function syncCart(): Promise<void> {
  clearTimeout(timer)
  timer = undefined
  running ??= rounds().finally(() => {
    running = null
  })
  return running
}

function syncSoon(): void {
  timer ??= setTimeout(() => void syncCart(), SAVE_AFTER_MS)
}

const askIfSeen = () => {
  if (document.visibilityState === 'visible' && followed() !== null) void syncCart()
}

let isFollowing = false

/**
 * Joins this browser's cart with the account's, as it was read with the customer, and follows it from now on. `whose`: the customer whose
 * own cart this is at any later time, or null.
 */
export function followAccountCart(theirs: AccountCart, whose: () => number | null): void {
  whoseCart = whose
  hydrateCart()
  if (followed() === theirs.customerId) cartStore.getState().meet(theirs)
  if (!isSettled()) syncSoon()
  if (isFollowing) return
  isFollowing = true
  cartStore.subscribe(() => {
    if (followed() !== null && !isSettled()) syncSoon()
  })
  window.addEventListener('online', askIfSeen)
  window.addEventListener('pageshow', askIfSeen)
  document.addEventListener('visibilitychange', askIfSeen)
  setInterval(askIfSeen, ASK_EVERY_MS)
}
