/** The log-in state (spec 1 §3, §4, §6). The auth header is stored in the cookie so.auth; the back end decides what it permits. */
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import {
  readStored,
  removeAccountData,
  removePersonalData,
  removeStored,
  STORED,
  writeStored,
} from '@/lib/browser/storage'
import type { PriceViewer } from '@/lib/catalog/price'
import type { Customer } from '@/lib/contract/schemas/customer'
import {
  type AccessToken,
  clearAuthCookie,
  readAuthCookie,
  replacingLogin,
  writeAuthCookie,
} from '@/lib/shop-api/auth-cookie'
import { lazyApi } from '@/lib/shop-api/lazy-browser'
import type { Result, ShopError } from '@/lib/shop-api/result'

import { setViewer } from './viewer'
import { setWished } from './wishlist'

export const AUTH_WAIT_MS = 5000
export const AUTH_POLL_MS = 50
/** A customer call that failed on the network is repeated after this: a short loss of the network must not log the customer out. */
const CUSTOMER_RETRY_MS = 1000

/** The name of the transport's event; importing it would load the transport. */
const SIGNED_OUT: typeof import('@/lib/shop-api/browser').SIGNED_OUT_EVENT = 'shop:signed-out'

export interface User {
  readonly isAuthenticated: boolean
  readonly id: number | null
  readonly wishlistModelIds: readonly number[]
  /** The user's votes on reviews: true is up, false down. */
  readonly voteReviews: readonly { readonly id: number; readonly vote: boolean }[]
  readonly isStaffUser: boolean
  readonly isAdminUser: boolean
  /** Staff who may not work as staff before a log-in with a second factor; the two roles above are false then. */
  readonly lacksSecondFactor?: boolean
  readonly isOrgUser: boolean
  readonly isClubMember: boolean
  readonly hashedEmail: string | null
  readonly email: string | null
  /** Staff only. */
  readonly username: string | null
  /** Staff only: where the admin area is. */
  readonly adminUrl: string | null
  readonly postcode: string | null
}

/** What staff look at, for the link to the admin area, and the customer for whom an administrator orders. */
export interface AdminContext {
  readonly modelId: number | null
  readonly staticId: number | null
  readonly productGroupId: number | null
  readonly selectedCustomer: number | null
  readonly giftcategoryId: number | null
  readonly campaignId: number | null
  readonly route: string | null
}

export interface Auth {
  readonly isLoading: boolean
  readonly authHeader: string | null
  readonly user: User
  /** The whole customer record, for the account pages and the checkout form. */
  readonly customer: Customer['customer'] | null
  readonly admin: AdminContext
}

const GUEST: User = {
  isAuthenticated: false,
  id: null,
  wishlistModelIds: [],
  voteReviews: [],
  isStaffUser: false,
  isAdminUser: false,
  isOrgUser: false,
  isClubMember: false,
  hashedEmail: null,
  email: null,
  username: null,
  adminUrl: null,
  postcode: null,
}
const NO_CONTEXT: AdminContext = {
  modelId: null,
  staticId: null,
  productGroupId: null,
  selectedCustomer: null,
  giftcategoryId: null,
  campaignId: null,
  route: null,
}

export const authStore = createStore<Auth>()(() => ({
  isLoading: true,
  authHeader: null,
  user: GUEST,
  customer: null,
  admin: NO_CONTEXT,
}))

/** The user of a customer response: an administrator counts as an organisation's user, too. */
export function userOf(answer: Customer): User {
  const { id, is_staff, is_admin, username, postcode, admin_url, customer } = answer
  return {
    isAuthenticated: true,
    id,
    postcode,
    isStaffUser: is_staff,
    isAdminUser: is_admin,
    ...(answer.lacks_second_factor && { lacksSecondFactor: true }),
    isOrgUser: is_admin || customer.is_org_user,
    isClubMember: customer.is_club,
    wishlistModelIds: customer.wishlist_model_ids,
    voteReviews: customer.voted_reviews,
    hashedEmail: customer.hashed_email,
    email: customer.email,
    username: is_staff ? username : null,
    adminUrl: is_staff ? admin_url : null,
  }
}

function becomeGuest(): void {
  clearAuthCookie()
  authStore.setState({ isLoading: false, authHeader: null, user: GUEST, customer: null, admin: NO_CONTEXT })
}

type Preferences = Pick<typeof import('./preferences'), 'hydratePreferences' | 'preferenceStore' | 'setPostcode'>
type Sizes = NonNullable<Customer['customer']['sizes']>

/** The log-in has ended by itself: what came from the account leaves the browser, what was typed stays. */
function expire(): void {
  becomeGuest()
  removeAccountData()
}

/**
 * Copies the account's postcode when this browser has none (spec 2 §3 "Local preferences"); logging out removes the copy. The same postcode
 * without a mark may be a copy from before copies were marked.
 */
function adoptPostcode({ hydratePreferences, preferenceStore, setPostcode }: Preferences, postcode: string): void {
  hydratePreferences()
  const known = preferenceStore.getState().postcode
  if (known === null || known === postcode) setPostcode(postcode, true)
}

/** Copies the sizes of the account's profile, as the slugs that products have; logging out removes them. */
export async function adoptSizes({ clothing, shoes }: Sizes): Promise<void> {
  const { setAccountSizes } = await import('./preferences')
  const slugs = [clothing?.toLowerCase(), shoes && String(shoes).replace('.', '-')]
  setAccountSizes(slugs.filter((slug): slug is string => Boolean(slug)))
}

/** The result of a log-in that was replaced by another one or ended by a log-out. */
const OUTDATED: ShopError = {
  code: 'ABORTED',
  message: 'Another customer is logged in now.',
  status: 0,
  isRetryable: false,
}

/**
 * Reads the customer and sets the user; the cart of the account and the browser's become one (spec 1 §7: updateCart). When it fails, the cookie is
 * removed and the user logged out; in development a 5xx is ignored (spec 1 §8). A response for an earlier auth header is ignored.
 */
async function loadCustomer(): Promise<ShopError | null> {
  const { authHeader } = authStore.getState()
  const read = () => lazyApi.call('customer', {})
  let result = await read()
  if (!result.ok && result.error.isRetryable) {
    await new Promise((resolve) => setTimeout(resolve, CUSTOMER_RETRY_MS))
    result = await read()
  }
  if (authStore.getState().authHeader !== authHeader) return result.ok ? OUTDATED : result.error
  if (!result.ok) {
    const isIgnored =
      result.error.code === 'ABORTED' || (process.env.NODE_ENV === 'development' && result.error.status >= 500)
    if (isIgnored) authStore.setState({ isLoading: false })
    else becomeGuest()
    return result.error
  }
  const user = userOf(result.data)
  const selectedCustomer = user.isAdminUser ? storedCustomer() : null
  authStore.setState(({ admin }) => ({
    isLoading: false,
    user,
    customer: result.data.customer,
    admin: { ...admin, selectedCustomer },
  }))
  writeStored(STORED.signedIn, 'true')
  return adoptAccount(result.data, authHeader)
}

/** The customer whose own cart this browser has: nobody's while an administrator orders for another customer. */
function ownCartOf(): number | null {
  const { user, admin } = authStore.getState()
  return admin.selectedCustomer === null ? user.id : null
}

/** Copies what the account has into this browser: its postcode, its sizes, and the cart that its devices have in common. */
async function adoptAccount(
  { id, customer, postcode }: Customer,
  authHeader: string | null,
): Promise<ShopError | null> {
  const [preferences, sync, merging] = await Promise.all([
    postcode ? import('./preferences') : null,
    import('./cart-sync'),
    import('@/lib/cart/merge'),
  ])
  // A log-out meanwhile has removed the account's data from this browser: nothing of it is written again.
  if (authStore.getState().authHeader !== authHeader) return OUTDATED
  if (preferences && postcode) adoptPostcode(preferences, postcode)
  sync.followAccountCart(
    { customerId: id, version: customer.cart_version ?? 0, ...merging.serverRows(customer.cart_content) },
    ownCartOf,
  )
  if (customer.sizes) void adoptSizes(customer.sizes)
  return null
}

let isStarted = false

/** Reads the customer with the auth header of the cookie; without a cookie the visitor is a guest. Called once, in the browser. */
export async function startAuth(): Promise<void> {
  if (isStarted) return
  isStarted = true
  window.addEventListener(SIGNED_OUT, expire)
  const authHeader = readAuthCookie()
  if (authHeader === null) {
    if (readStored(STORED.signedIn) !== null) removeAccountData()
    return authStore.setState({ isLoading: false })
  }
  authStore.setState({ authHeader })
  await loadCustomer()
  const { id } = authStore.getState().user
  if (id === null) return
  const layered = window as { dataLayer?: unknown[] }
  layered.dataLayer ??= []
  layered.dataLayer.push({ event: 'frosmoReady', userId: id })
}

/** Reads the customer again where somebody is logged in: the account was changed by a link. */
export async function reloadCustomer(): Promise<void> {
  // What the page read when it was opened may be older, and must not come last.
  await waitForAuth()
  if (authStore.getState().authHeader !== null) await loadCustomer()
}

/** Stores an access token (from a password or another provider) and reads its customer and cart. */
export async function signIn(token: AccessToken): Promise<Result<User>> {
  writeAuthCookie(token)
  authStore.setState({ authHeader: `${token.token_type} ${token.access_token}`, isLoading: true })
  const error = await loadCustomer()
  return error ? { ok: false, error } : { ok: true, data: authStore.getState().user }
}

/** Logs in with a user name and password, and with the second factor's code where the account has one. */
export async function login(username: string, password: string, code?: string): Promise<Result<User>> {
  const body = { username, password, ...(code !== undefined && { code }) }
  const result = await lazyApi.call('login', { body }, ...replacingLogin())
  return result.ok ? signIn(result.data) : result
}

/** Logs out in this browser and on the server, whether the server's call succeeds or not. */
export async function logout(): Promise<void> {
  const serverCall = authStore.getState().authHeader === null ? null : lazyApi.call('logout', { body: {} })
  // The call reads the header from the cookie, so the cookie is removed afterwards.
  await Promise.race([serverCall, new Promise((resolve) => setTimeout(resolve, 1000))])
  logoutLocally()
}

/** Logs out in this browser only: for a log-in that the server has already ended. */
export function logoutLocally(): void {
  becomeGuest()
  removePersonalData()
}

/** Waits until it is known who the visitor is: polls every 50 ms for at most 5 s, then warns and continues. */
export async function waitForAuth(): Promise<void> {
  for (let waited = 0; authStore.getState().isLoading; waited += AUTH_POLL_MS) {
    if (waited >= AUTH_WAIT_MS) return console.warn('Continuing without knowing who is logged in.')
    await new Promise((resolve) => setTimeout(resolve, AUTH_POLL_MS))
  }
}

export function setAdminContext(values: Partial<AdminContext>): void {
  authStore.setState(({ admin }) => ({ admin: { ...admin, ...values } }))
}

function storedCustomer(): number | null {
  const id = Number(readStored(STORED.selectedCustomer))
  return Number.isInteger(id) && id > 0 ? id : null
}

/** The customer for whom an administrator orders, until the order is paid or the tab is closed; null: for themselves. */
export function selectCustomer(id: number | null): void {
  if (id === null) removeStored(STORED.selectedCustomer)
  else writeStored(STORED.selectedCustomer, String(id))
  setAdminContext({ selectedCustomer: id })
}

function changeUser(change: (user: User) => Partial<User>): void {
  authStore.setState(({ user }) => ({ user: { ...user, ...change(user) } }))
}

/** Adds a model to the wishlist or removes it, as the server has answered (spec 3 §4). */
export function setWishlisted(modelId: number, isAdded: boolean): void {
  changeUser(({ wishlistModelIds }) => {
    const others = wishlistModelIds.filter((id) => id !== modelId)
    return { wishlistModelIds: isAdded ? [...others, modelId] : others }
  })
}

/** Sets the user's vote on a review; null clears it. */
export function setReviewVote(id: number, vote: boolean | null): void {
  changeUser(({ voteReviews }) => {
    const others = voteReviews.filter((voted) => voted.id !== id)
    return { voteReviews: vote === null ? others : [...others, { id, vote }] }
  })
}

export function useAuth<T>(select: (auth: Auth) => T): T {
  return useStore(authStore, select)
}

/** Whose prices are shown: a guest's until the visitor is known. */
export function viewerOf({ user }: Pick<Auth, 'user'>): PriceViewer {
  if (user.isClubMember) return 'club'
  return user.isAuthenticated ? 'customer' : 'guest'
}

authStore.subscribe((auth) => {
  setViewer(viewerOf(auth))
  setWished(auth.user.wishlistModelIds)
})
