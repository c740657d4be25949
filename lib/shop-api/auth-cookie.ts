/** The cookie so.auth: token type and access token, written and read only by the browser (spec 1 §6). */
import { COOKIES } from '@/lib/market/languages'

import { readOwnCookie, removeOwnCookie, writeOwnCookie } from './own-cookies'

export interface AccessToken {
  readonly token_type: string
  readonly access_token: string
  /** Seconds. */
  readonly expires_in: number
}

/** The auth header in the cookie, or null. */
export function readAuthCookie(): string | null {
  return readOwnCookie(COOKIES.auth) || null
}

/** Stores the auth header; the cookie has the lifetime of the token, is secure and SameSite lax. */
export function writeAuthCookie({ token_type, access_token, expires_in }: AccessToken, now: number = Date.now()): void {
  writeOwnCookie(COOKIES.auth, `${token_type} ${access_token}`, {
    expires: new Date(now + expires_in * 1000),
    secure: true,
    sameSite: 'lax',
  })
}

/** Deletes the auth header (logout, or an invalid token). */
export function clearAuthCookie(): void {
  removeOwnCookie(COOKIES.auth, { secure: true, sameSite: 'lax' })
}

/** The options, if any, of a call that logs in: the server ends the log-in that this browser has until then. */
export function replacingLogin(): [] | [{ readonly headers: Readonly<Record<string, string>> }] {
  const authorization = readAuthCookie()
  return authorization === null ? [] : [{ headers: { authorization } }]
}
