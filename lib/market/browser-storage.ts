/**
 * Everything that is stored in a visitor's browser: the only list of it. The code writes by its rows (lib/browser/storage.ts,
 * lib/shop-api/own-cookies.ts), the page about cookies is made of it, and a test fails when a browser holds anything else. What the shop
 * does not need waits for the visitor's consent.
 */
import { COOKIE_MAX_AGE_SECONDS, COOKIES } from './languages'

/** `functional`: comfort and services of others that a page shows. `marketing`: the tag manager and the services that it loads. */
export const PURPOSES = ['functional', 'marketing'] as const
export type Purpose = (typeof PURPOSES)[number]
export type Need = 'necessary' | Purpose

/** A service that a shop may have configured; without it its rows do not exist. */
export type StoringService = 'tagManager' | 'google' | 'recommendations'

export interface StorageRow {
  readonly area: 'cookie' | 'local' | 'session'
  /** The name, or the beginning of several names. */
  readonly key: string
  /** An id follows the key. */
  readonly isMany?: true
  readonly need: Need
  /** Days; `session`: until the tab or the log-in ends; `kept`: until it is deleted in the browser. */
  readonly lasts: number | 'session' | 'kept'
  /** Who reads it: the page in this browser only, the shop's server too, or the service that writes it. */
  readonly reader: 'page' | 'shop' | 'service'
  readonly service?: StoringService
}

const PREFERENCE_DAYS = COOKIE_MAX_AGE_SECONDS / 86_400
export const CONSENT_DAYS = 182
export const DEVICE_DAYS = 180

const preference = (key: string) =>
  ({ area: 'cookie', key, need: 'necessary', lasts: PREFERENCE_DAYS, reader: 'shop' }) as const
const local = <const K extends string>(key: K) =>
  ({ area: 'local', key, need: 'necessary', lasts: 'kept', reader: 'page' }) as const
const session = <const K extends string>(key: K) =>
  ({ area: 'session', key, need: 'necessary', lasts: 'session', reader: 'page' }) as const
/** A cookie that a service of another company writes under the shop's address. */
const foreign = (key: string, lasts: number, service: StoringService, need: Need) =>
  ({ area: 'cookie', key, need, lasts, reader: 'service', service }) as const

export const BROWSER_STORAGE = {
  language: preference(COOKIES.language),
  country: preference(COOKIES.country),
  currency: preference(COOKIES.currency),
  gridSize: preference(COOKIES.gridSize),
  consent: { ...preference(COOKIES.consent), lasts: CONSENT_DAYS, reader: 'page' },
  /** As long as the log-in lasts, at most twelve hours. */
  auth: { ...preference(COOKIES.auth), lasts: 'session' },
  device: { ...preference(COOKIES.device), isMany: true, lasts: DEVICE_DAYS },
  office: { ...preference(COOKIES.office), lasts: 'session' },
  officeLanguage: preference(COOKIES.officeLanguage),
  cart: local('so.cart'),
  preferences: local('so.preferences'),
  history: { ...local('so.history'), need: 'functional' },
  skiWizard: local('so.ski-wizard'),
  theme: local('so.theme'),
  /** When a page last reloaded itself, in ms since 1970. */
  reload: session('so.reload'),
  checkoutForm: session('so.checkout-form'),
  complaint: session('so.complaint'),
  /** A review that was begun; the model's id follows. */
  reviewDraft: { ...session('so.review-'), isMany: true },
  /** Holds the order's look-up secret, which opens name and address. */
  lastOrder: local('so.order'),
  /** The id of the customer for whom an administrator orders. */
  selectedCustomer: session('so.selected-customer'),
  /** For whom the log-in form is filled in: who comes from the back office, whose log-in is another. */
  staffEmail: session('so.staff-email'),
  /** Areas of the back office's menu that somebody has opened or folded. */
  officeMenu: session('so.office-menu'),
  /** Somebody is logged in: a log-in that ends while no page is open is noticed by it. */
  signedIn: local('so.signed-in'),
  /** The look-up secret of an order that this tab has opened; its number follows. */
  openedOrder: { ...session('so.opened-order-'), isMany: true },
  unsavedInput: session('so.typed'),
  /** Overrides of feature flags, from an address that somebody opened on purpose. */
  flags: { ...local('featureFlag_'), isMany: true },
  visitor: foreign(COOKIES.visitor, 365, 'recommendations', 'marketing'),
  googleState: foreign('g_state', 180, 'google', 'necessary'),
  analytics: { ...foreign('_ga', 730, 'tagManager', 'marketing'), isMany: true },
  adClick: { ...foreign('_gcl_', 90, 'tagManager', 'marketing'), isMany: true },
  adBrowser: foreign('_fbp', 90, 'tagManager', 'marketing'),
} as const satisfies Readonly<Record<keyof typeof COOKIES, StorageRow>> & Readonly<Record<string, StorageRow>>

export type StoredName = keyof typeof BROWSER_STORAGE
export const STORED_NAMES = Object.keys(BROWSER_STORAGE) as readonly StoredName[]
export const storageRow = (name: StoredName): StorageRow => BROWSER_STORAGE[name]
