/** Whose prices and rights count for a cart. */
import { eq } from 'drizzle-orm'

import { GUEST, type Principal } from '@/lib/backend/domain/access/principal'
import type { Db } from '@/lib/backend/platform/database/pool'
import { customers } from '@/lib/backend/domain/schema/customers'
import { ApiError } from '@/lib/contract/errors'

export interface Buyer {
  /** The one the order will belong to. */
  readonly principal: Principal
  /** Rights of the person at the keyboard. */
  readonly isStaff: boolean
  /** Who that is, where it is one of staff; else null. */
  readonly staffId: number | null
}

/**
 * The buyer of a cart: whoever asks, or the customer that an admin has selected (spec 1 §6). Anyone else's `customer_id` changes nothing.
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

/** Club prices are for club members only. */
export function hasClubPrices({ principal }: Buyer): boolean {
  return principal.kind === 'customer' && principal.isClub
}

/** Organisations may buy on invoice. */
export function isOrganisation({ principal }: Buyer): boolean {
  return principal.kind === 'customer' && principal.isOrg
}
