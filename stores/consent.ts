/** The purposes that a visitor has allowed, stored in a cookie. Without an answer nothing optional is allowed. */
import { COOKIES } from '@/lib/market/languages'
import { readOwnCookie, writeOwnCookie } from '@/lib/shop-api/own-cookies'

/** `functional`: videos of other hosts. `marketing`: the tag manager and the services that it loads. */
export const PURPOSES = ['functional', 'marketing'] as const
export type Purpose = (typeof PURPOSES)[number]

/** Spec 3 §9: how often, and at which interval in ms, a part checks whether there is an answer yet. */
const CONSENT_TRIES = 10
const CONSENT_WAIT_MS = 500

const NONE = 'none'
const HALF_A_YEAR_DAYS = 182
const listeners = new Set<() => void>()

/** The allowed purposes; null while the visitor has not answered. */
export function readConsent(): readonly Purpose[] | null {
  const value = readOwnCookie(COOKIES.consent)
  return value === undefined ? null : PURPOSES.filter((purpose) => value.split(',').includes(purpose))
}

export function hasConsent(purpose: Purpose): boolean {
  return readConsent()?.includes(purpose) ?? false
}

/** Stores an answer for half a year and notifies the listeners. */
export function writeConsent(purposes: readonly Purpose[]): void {
  writeOwnCookie(COOKIES.consent, purposes.join(',') || NONE, { expires: HALF_A_YEAR_DAYS, sameSite: 'lax' })
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
