/** The shop's cookies in the browser, under the names that browsers protect where the page is https (lib/market/cookies.ts). */
import Cookies from 'js-cookie'

import { storedName } from '@/lib/market/cookies'

type Attributes = NonNullable<Parameters<typeof Cookies.set>[2]>

const isHttps = () => window.location.protocol === 'https:'

/** What a browser demands of such a name. */
const protectedBy = (https: boolean): Attributes => (https ? { secure: true, path: '/' } : {})

export function readOwnCookie(name: string): string | undefined {
  return Cookies.get(storedName(name, isHttps()))
}

export function writeOwnCookie(name: string, value: string, attributes: Attributes): void {
  const https = isHttps()
  Cookies.set(storedName(name, https), value, { ...attributes, ...protectedBy(https) })
}

/** `attributes`: those with which the cookie was written. */
export function removeOwnCookie(name: string, attributes: Attributes = {}): void {
  const https = isHttps()
  Cookies.remove(storedName(name, https), { ...attributes, ...protectedBy(https) })
}
