/** Permissions of a principal, by the table of lib/contract/access/permissions.ts. */
import { ApiError } from '@/lib/contract/errors'
import { type Permission, type Role, ROLES } from '@/lib/contract/access/permissions'

import { type CustomerPrincipal, MAIL_SERVICE, MONITOR, type Principal } from './principal'

/** The principal as a customer; throws UNAUTHENTICATED for a guest. */
export function requireCustomer(principal: Principal): CustomerPrincipal {
  if (principal.kind !== 'customer') throw new ApiError('UNAUTHENTICATED', 'You need to login first.')
  return principal
}

function rolesOf(principal: Principal): readonly Role[] {
  if (principal === MONITOR) return ['monitoring']
  if (principal === MAIL_SERVICE) return ['mail_service']
  if (principal.kind === 'guest') return []
  return [
    'customer',
    ...(principal.isStaff ? (['staff'] as const) : []),
    ...(principal.isAdmin ? (['administrator'] as const) : []),
    ...(principal.officeRoles ?? []),
  ]
}

/** Works in the shop, in it or in the back office. */
export function isColleague({ isStaff, isAdmin, officeRoles, lacksSecondFactor }: CustomerPrincipal): boolean {
  return isStaff || isAdmin || (officeRoles ?? []).length > 0 || lacksSecondFactor === true
}

/** What the back office allows is for its own log-ins: the token of the shop can be read by the scripts of its pages. */
const isOfOffice = (permission: Permission) => permission.startsWith('office.')

/** True when one of the principal's roles, or its key, has the permission. */
export function may(principal: Principal, permission: Permission): boolean {
  if (principal.kind === 'guest' && principal.integration) return principal.integration.permissions.has(permission)
  if (isOfOffice(permission) && !(principal.kind === 'customer' && principal.isOffice)) return false
  return rolesOf(principal).some((role) => ROLES[role].has(permission))
}
