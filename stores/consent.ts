/** The visitor's answer about optional purposes, stored in a cookie, and who is told about it. */
import { hasConsent, readConsent } from '@/lib/browser/consent'
import { removeUnconsented } from '@/lib/browser/storage'
import { CONSENT_DAYS, type Purpose } from '@/lib/market/browser-storage'
import { COOKIES } from '@/lib/market/languages'
import { writeOwnCookie } from '@/lib/shop-api/own-cookies'

export { hasConsent, type Purpose, readConsent }

/** Spec 3 §9: how often, and at which interval in ms, a part checks whether there is an answer yet. */
const CONSENT_TRIES = 10
const CONSENT_WAIT_MS = 500

const NONE = 'none'
const listeners = new Set<() => void>()

/** Stores an answer for half a year, removes what it does not allow, and notifies the listeners. */
export function writeConsent(purposes: readonly Purpose[]): void {
  writeOwnCookie(COOKIES.consent, purposes.join(',') || NONE, { expires: CONSENT_DAYS, sameSite: 'lax' })
  removeUnconsented()
  for (const listener of listeners) listener()
}

/** Calls back whenever an answer is given in this tab. Returns a function that stops it. */
export function onConsent(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Waits until there is an answer, ten tries half a second apart, and returns whether it allows the purpose. */
export async function waitForConsent(purpose: Purpose): Promise<boolean> {
  for (let tries = 0; readConsent() === null && tries < CONSENT_TRIES; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, CONSENT_WAIT_MS))
  return hasConsent(purpose)
}
