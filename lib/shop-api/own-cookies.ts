/** The shop's cookies in the browser, under the names that browsers protect where the page is https (lib/market/cookies.ts). */
import Cookies from 'js-cookie'

import { storedName } from '@/lib/market/cookies'
import type { COOKIES } from '@/lib/market/languages'

/** Every cookie that the shop writes is in its table (lib/market/browser-storage.ts). */
export type OwnCookie = (typeof COOKIES)[keyof typeof COOKIES]

type Attributes = NonNullable<Parameters<typeof Cookies.set>[2]>

const isHttps = () => window.location.protocol === 'https:'

/** What a browser demands of such a name. */
const protectedBy = (https: boolean): Attributes => (https ? { secure: true, path: '/' } : {})

export function readOwnCookie(name: OwnCookie): string | undefined {
  return Cookies.get(storedName(name, isHttps()))
}

export function writeOwnCookie(name: OwnCookie, value: string, attributes: Attributes): void {
  const https = isHttps()
  Cookies.set(storedName(name, https), value, { ...attributes, ...protectedBy(https) })
}

/** `attributes`: those with which the cookie was written. */
export function removeOwnCookie(name: OwnCookie, attributes: Attributes = {}): void {
  const https = isHttps()
  Cookies.remove(storedName(name, https), { ...attributes, ...protectedBy(https) })
}

/** Removes a cookie that a service has written for this host or for the domain above it; `isMany`: all whose name begins with `name`. */
export function removeForeignCookie(name: string, isMany: boolean): void {
  const names = isMany ? Object.keys(Cookies.get()).filter((each) => each.startsWith(name)) : [name]
  const parts = window.location.hostname.split('.')
  const domains = parts.slice(0, -1).map((_, index) => parts.slice(index).join('.'))
  for (const each of names) {
    Cookies.remove(each)
    for (const domain of domains) Cookies.remove(each, { domain })
  }
}
