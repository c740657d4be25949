/** Decides who may make a call, in the back end, for HTTP and for calls in this process. */
import { requireCustomer } from '@/lib/backend/domain/access/access'
import { MONITOR, type Principal } from '@/lib/backend/domain/access/principal'
import type { Access } from '@/lib/contract/calls/call'
import { ApiError } from '@/lib/contract/errors'

/** Throws UNAUTHENTICATED (401) or FORBIDDEN (403) when the principal does not have the role that the call requires. */
export function checkAccess(access: Access, principal: Principal): void {
  if (access === 'public' || access === 'optional' || access === 'provider') return
  if (access === 'monitor' && principal === MONITOR) return
  const person = requireCustomer(principal)
  if (access === 'customer') return
  if ((access === 'staff' || access === 'monitor') && (person.isStaff || person.isAdmin)) return
  if (access === 'admin' && person.isAdmin) return
  throw new ApiError('FORBIDDEN', 'You may not do this.')
}
