/**
 * The stored visitor id of recommendations (spec 2 §4). It exists only when a service has the visitor's consent. The shop never creates
 * one.
 */
import Cookies from 'js-cookie'

import { COOKIES } from '@/lib/market/languages'

const MAX_LENGTH = 200

/** The id, or null when it is missing or invalid. */
export function readVisitor(): string | null {
  const id = Cookies.get(COOKIES.visitor)
  return id && id.length <= MAX_LENGTH ? id : null
}

/** Deletes the id: after a recommendation that failed. */
export function clearVisitor(): void {
  Cookies.remove(COOKIES.visitor, { secure: true, sameSite: 'lax' })
}
