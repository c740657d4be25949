/** The cookie of the back office's log-in. Scripts cannot read it, and no other site's request carries it. */
import { config } from '@/lib/config/env'
import { readCookie, storedName } from '@/lib/market/cookies'
import { COOKIES } from '@/lib/market/languages'

const isHttps = () => config().origin.startsWith('https:')

/** The Set-Cookie header; zero seconds delete it. */
export function officeCookie(token: string, seconds: number): string {
  const secure = isHttps() ? '; Secure' : ''
  return `${storedName(COOKIES.office, isHttps())}=${token}; Path=/${secure}; Max-Age=${seconds}; HttpOnly; SameSite=Strict`
}

/** The token of a Cookie header, or null. */
export function officeToken(cookies: string | null): string | null {
  const value = readCookie(cookies, storedName(COOKIES.office, isHttps()))
  return value !== undefined && /^[\w-]{20,200}$/.test(value) ? value : null
}
