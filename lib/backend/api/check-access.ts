/** Decides who may make a call, in the back end, for HTTP and for calls in this process. */
import { may, requireCustomer } from '@/lib/backend/domain/access/access'
import type { Principal } from '@/lib/backend/domain/access/principal'
import type { Access } from '@/lib/contract/calls/call'
import { ApiError } from '@/lib/contract/errors'

/** Throws UNAUTHENTICATED (401) or FORBIDDEN (403) when the principal does not have the permission that the call names. */
export function checkAccess(access: Access, principal: Principal): void {
  if (access === 'public' || access === 'optional' || access === 'provider') return
  if (access !== 'customer' && may(principal, access)) return
  const { lacksSecondFactor } = requireCustomer(principal)
  if (access === 'customer') return
  if (!lacksSecondFactor) throw new ApiError('FORBIDDEN', 'You may not do this.')
  throw new ApiError('FORBIDDEN', 'Set up a second factor on your account page and log in with it.', {
    details: { reason: 'second_factor' },
  })
}
