/** The cookie so.auth: token type and access token, written and read by the browser alone (spec 1 §6). */
import Cookies from 'js-cookie'

import { COOKIES } from '@/lib/market/languages'

export interface AccessToken {
  readonly token_type: string
  readonly access_token: string
  /** Seconds. */
  readonly expires_in: number
}

/** The auth header as it stands in the cookie, or null. */
export function readAuthCookie(): string | null {
  return Cookies.get(COOKIES.auth) || null
}

/** Stores the auth header; the cookie lives as long as the token, is secure and SameSite lax. */
export function writeAuthCookie({ token_type, access_token, expires_in }: AccessToken, now: number = Date.now()): void {
  Cookies.set(COOKIES.auth, `${token_type} ${access_token}`, {
    expires: new Date(now + expires_in * 1000),
    secure: true,
    sameSite: 'lax',
  })
}

/** Forgets the auth header (logout, or a token that is no longer good). */
export function clearAuthCookie(): void {
  Cookies.remove(COOKIES.auth, { secure: true, sameSite: 'lax' })
}
