/** Decides who may make a call, in the back end, for HTTP and for calls in this process. */
import { may, requireCustomer } from '@/lib/backend/domain/access/access'
import type { Principal } from '@/lib/backend/domain/access/principal'
import { type CallEntry, needsPerson } from '@/lib/contract/calls/call'
import { isPermission } from '@/lib/contract/access/permissions'
import { ApiError } from '@/lib/contract/errors'

/** Throws UNAUTHENTICATED (401) or FORBIDDEN (403) when the principal does not have the permission that the call names. */
export function checkAccess(call: Pick<CallEntry, 'access' | 'needsPerson'>, principal: Principal): void {
  const { access } = call
  if (access === 'public' || access === 'optional' || access === 'provider') return
  if (principal.kind === 'guest' && principal.integration) return checkKey(call, principal)
  if (access !== 'customer' && may(principal, access)) return
  const { lacksSecondFactor } = requireCustomer(principal)
  if (access === 'customer') return
  if (!lacksSecondFactor) throw new ApiError('FORBIDDEN', 'You may not do this.')
  throw new ApiError('FORBIDDEN', 'Set up a second factor on your account page and log in with it.', {
    details: { reason: 'second_factor' },
  })
}

/** A key of another system never acts as a person. */
function checkKey(call: Pick<CallEntry, 'access' | 'needsPerson'>, principal: Principal): void {
  if (needsPerson(call)) throw new ApiError('FORBIDDEN', 'This call needs a person: a key may not make it.')
  if (!isPermission(call.access) || !may(principal, call.access))
    throw new ApiError('FORBIDDEN', 'The key has no permission for this call.')
}
