/** The saved visitor id of recommendations (spec 2 §4): there only where a service has the visitor's consent. The shop never makes one. */
import Cookies from 'js-cookie'

import { COOKIES } from '@/lib/market/languages'

const MAX_LENGTH = 200

/** The id, or null when there is none or it is no id. */
export function readVisitor(): string | null {
  const id = Cookies.get(COOKIES.visitor)
  return id && id.length <= MAX_LENGTH ? id : null
}

/** Forgets the id: after a recommendation that failed. */
export function clearVisitor(): void {
  Cookies.remove(COOKIES.visitor, { secure: true, sameSite: 'lax' })
}
