/** Log-ins of the back office: their token is in a cookie that no script can read. */
import { eq } from 'drizzle-orm'

import { may } from '@/lib/backend/domain/access/access'
import type { CallContext, CustomerPrincipal } from '@/lib/backend/domain/access/principal'
import { officeCookie } from '@/lib/backend/domain/customers/office-cookie'
import { principalOf, revokeToken } from '@/lib/backend/domain/customers/tokens'
import { customers } from '@/lib/backend/domain/schema/customers'
import { login } from '@/lib/backend/flows/accounts/login'
import { db } from '@/lib/backend/platform/database/pool'
import { EXPORT_NEEDS, IMPORT_NEEDS, kindsFor } from '@/lib/contract/access/office-files'
import { PERMISSIONS, type Permission } from '@/lib/contract/access/permissions'
import type { Answer, Parsed } from '@/lib/contract/calls'
import { ApiError } from '@/lib/contract/errors'

import { type Actor, actorOf } from './actor'
import { described, readableBy } from './registry'

/** Pages that are no list of records. */
const TOOLS: readonly {
  readonly name: string
  readonly area: string
  readonly isFor: (may: Actor['may']) => boolean
}[] = [
  { name: 'tree', area: 'goods', isFor: (may) => may('office.goods.read') },
  { name: 'imports', area: 'goods', isFor: (may) => kindsFor(IMPORT_NEEDS, may).length > 0 },
  { name: 'exports', area: 'goods', isFor: (may) => kindsFor(EXPORT_NEEDS, may).length > 0 },
  { name: 'low-stock', area: 'stock', isFor: (may) => may('office.stock.read') },
  { name: 'count', area: 'stock', isFor: (may) => may('office.stock.write') },
]

/**
 * POST /api/office/login/: sets the cookie. Errors as of the shop's log-in; FORBIDDEN with the reason `second_factor` for who must set one
 * up first, and without a reason for people who do not work here. The wrong password of anybody is told before that.
 */
export async function officeLogin(body: Parsed<'officeLogin'>['body'], context: CallContext): Promise<{ ok: true }> {
  const { access_token: token, expires_in: seconds } = await login(body, context, true)
  const principal = await principalOf(token)
  if (!principal || !may(principal, 'office.use')) {
    await revokeToken(token)
    throw new ApiError('FORBIDDEN', 'This account does not work in the shop.', {
      ...(principal?.lacksSecondFactor && { details: { reason: 'second_factor' } }),
    })
  }
  context.setCookie(officeCookie(token, seconds))
  return { ok: true }
}

/** Ends the log-in. */
export async function officeLogout(token: string | null, { setCookie }: CallContext): Promise<{ ok: true }> {
  if (token !== null) await revokeToken(token)
  setCookie(officeCookie('', 0))
  return { ok: true }
}

/** The person, and what they see and may do. */
export async function me(principal: CustomerPrincipal): Promise<Answer<'officeMe'>> {
  const actor = actorOf(principal, 'en')
  const [person] = await db()
    .select({ first: customers.firstName, last: customers.lastName })
    .from(customers)
    .where(eq(customers.id, principal.id))
  const name = [person?.first, person?.last].filter(Boolean).join(' ')
  return {
    id: principal.id,
    name: name === '' ? principal.email : name,
    email: principal.email,
    permissions: (Object.keys(PERMISSIONS) as Permission[]).filter(actor.may),
    tools: TOOLS.filter(({ isFor }) => isFor(actor.may)).map(({ name, area }) => ({ name, area })),
    entities: readableBy(actor).map((entity) => described(entity, actor)),
  }
}
