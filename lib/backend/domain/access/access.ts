/** Permissions of a principal. */
import { ApiError } from '@/lib/contract/errors'

import type { CustomerPrincipal, Principal } from './principal'

/** The principal as a customer; throws UNAUTHENTICATED for a guest. */
export function requireCustomer(principal: Principal): CustomerPrincipal {
  if (principal.kind !== 'customer') throw new ApiError('UNAUTHENTICATED', 'You need to login first.')
  return principal
}

/** True when this principal may see data that shoppers may not. */
export function isStaff(principal: Principal): boolean {
  return principal.kind === 'customer' && (principal.isStaff || principal.isAdmin)
}
