/** The saved visitor id of recommendations (spec 2 §4): there only where a service has the visitor's consent. The shop never makes one. */
import { readCookie } from '@/lib/market/cookies'
import { COOKIES } from '@/lib/market/languages'

const MAX_LENGTH = 200

/** The id, or null when there is none or it is no id. */
export function readVisitor(cookies: string = document.cookie): string | null {
  const id = readCookie(cookies, COOKIES.visitor)
  return id && id.length <= MAX_LENGTH ? id : null
}

/** Forgets the id: after a recommendation that failed. */
export function clearVisitor(): void {
  document.cookie = `${COOKIES.visitor}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT; secure; samesite=lax`
}
