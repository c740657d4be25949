/** The cookie so.auth: token type and access token, written and read by the browser alone (spec 1 §6). */
import { COOKIES } from '@/lib/market/languages'

const SECONDS_PER_DAY = 86_400

export interface AccessToken {
  readonly token_type: string
  readonly access_token: string
  /** Seconds. */
  readonly expires_in: number
}

/** The auth header as it stands in the cookie, or null. */
export function readAuthCookie(cookies: string = document.cookie): string | null {
  for (const part of cookies.split(';')) {
    const at = part.indexOf('=')
    if (at < 0 || part.slice(0, at).trim() !== COOKIES.auth) continue
    try {
      return decodeURIComponent(part.slice(at + 1).trim()) || null
    } catch {
      return null
    }
  }
  return null
}

/** Stores the auth header; the cookie lives as long as the token, is secure and SameSite lax. */
export function writeAuthCookie({ token_type, access_token, expires_in }: AccessToken, now: number = Date.now()): void {
  const days = expires_in / SECONDS_PER_DAY
  const expires = new Date(now + days * SECONDS_PER_DAY * 1000).toUTCString()
  document.cookie = `${COOKIES.auth}=${encodeURIComponent(`${token_type} ${access_token}`)}; path=/; expires=${expires}; secure; samesite=lax`
}

/** Forgets the auth header (logout, or a token that is no longer good). */
export function clearAuthCookie(): void {
  document.cookie = `${COOKIES.auth}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT; secure; samesite=lax`
}
