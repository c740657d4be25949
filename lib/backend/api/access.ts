/** Who may make a call. Decided here, in the back end, for every way in. */
import type { Access } from '@/lib/contract/endpoints'
import { ApiError } from '@/lib/contract/errors'

import { type CustomerPrincipal, MONITOR, type Principal } from './types'

/** Throws UNAUTHENTICATED (401) or FORBIDDEN (403) when the principal does not have the role that the call asks for. */
export function checkAccess(access: Access, principal: Principal): void {
  if (access === 'public' || access === 'optional' || access === 'provider') return
  if (access === 'monitor' && principal === MONITOR) return
  const person = requireCustomer(principal)
  if (access === 'customer') return
  if ((access === 'staff' || access === 'monitor') && (person.isStaff || person.isAdmin)) return
  if (access === 'admin' && person.isAdmin) return
  throw new ApiError('FORBIDDEN', 'You may not do this.')
}

/** The principal as a customer; throws UNAUTHENTICATED for a guest. */
export function requireCustomer(principal: Principal): CustomerPrincipal {
  if (principal.kind !== 'customer') throw new ApiError('UNAUTHENTICATED', 'You need to login first.')
  return principal
}

/** May this principal see what shoppers may not? */
export function isStaff(principal: Principal): boolean {
  return principal.kind === 'customer' && (principal.isStaff || principal.isAdmin)
}

/** Does a row with this owner belong to the principal? A row without an owner belongs to nobody. */
export function owns(principal: Principal, ownerId: number | null): boolean {
  return principal.kind === 'customer' && ownerId !== null && ownerId === principal.id
}
