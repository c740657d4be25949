/** The person whose prices and rights apply to a cart. */
import { eq } from 'drizzle-orm'

import { GUEST, type Principal } from '@/lib/backend/domain/access/principal'
import type { Db } from '@/lib/backend/platform/database/pool'
import { customers } from '@/lib/backend/domain/schema/customers'
import { ApiError } from '@/lib/contract/errors'

export interface Buyer {
  /** The customer to whom the order will belong. */
  readonly principal: Principal
  /** Rights of the logged-in user. */
  readonly isStaff: boolean
  /** The logged-in user if that is staff; else null. */
  readonly staffId: number | null
}

/**
 * The buyer of a cart: the caller, or the customer that an admin has selected (spec 1 §6). `customer_id` of any other caller is ignored.
 * Throws NOT_FOUND when the selected customer does not exist.
 */
export async function buyerOf(reader: Db, principal: Principal, customerId: number | null): Promise<Buyer> {
  if (principal.kind === 'guest') return { principal: GUEST, isStaff: false, staffId: null }
  const isStaff = principal.isStaff || principal.isAdmin
  const staffId = isStaff ? principal.id : null
  if (!principal.isAdmin || customerId === null || customerId === principal.id) return { principal, isStaff, staffId }
  const [row] = await reader
    .select({ id: customers.id, email: customers.email, isClub: customers.isClub, isOrg: customers.isOrgUser })
    .from(customers)
    .where(eq(customers.id, customerId))
  if (!row) throw new ApiError('NOT_FOUND', 'Customer not found.', { field: 'customer_id' })
  return { principal: { kind: 'customer', ...row, isStaff: false, isAdmin: false }, isStaff, staffId }
}

/** Club prices are only for club members. */
export function hasClubPrices({ principal }: Buyer): boolean {
  return principal.kind === 'customer' && principal.isClub
}

/** Organisations can buy on invoice. */
export function isOrganisation({ principal }: Buyer): boolean {
  return principal.kind === 'customer' && principal.isOrg
}
