/** Which purposes the visitor has allowed. Without an answer nothing optional is allowed. */
import { type Need, type Purpose, PURPOSES } from '@/lib/market/browser-storage'
import { COOKIES } from '@/lib/market/languages'
import { readOwnCookie } from '@/lib/shop-api/own-cookies'

/** Dispatched on `window`: asks the visitor, again if there is an answer already. */
export const ASK_FOR_CONSENT = 'shop:ask-for-consent'

/** The allowed purposes; null while the visitor has not answered. */
export function readConsent(): readonly Purpose[] | null {
  const value = readOwnCookie(COOKIES.consent)
  return value === undefined ? null : PURPOSES.filter((purpose) => value.split(',').includes(purpose))
}

export function hasConsent(purpose: Purpose): boolean {
  return readConsent()?.includes(purpose) ?? false
}

/** What the shop needs is always allowed. */
export const isAllowed = (need: Need): boolean => need === 'necessary' || hasConsent(need)
