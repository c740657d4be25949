/** Staff make the codes of gift campaigns and can read them, so nobody who works for the shop gets a gift for one. */
import { sql } from 'drizzle-orm'

import type { Principal } from '@/lib/backend/domain/access/principal'
import { normaliseEmail } from '@/lib/backend/domain/customers/normalise-email'
import type { Tx } from '@/lib/backend/platform/database/with-tx'
import { ApiError } from '@/lib/contract/errors'

import type { Quote } from './quote-types'

/** Throws FORBIDDEN for gifts of a campaign that staff order, logged in or as a guest with the address of their account. */
export async function refuseOwnGift(tx: Tx, { campaign }: Quote, email: string, principal: Principal): Promise<void> {
  if (!campaign) return
  const isStaff = principal.kind === 'customer' && (principal.isStaff || principal.isAdmin)
  if (!isStaff && !(await isStaffMailbox(tx, email))) return
  throw new ApiError('FORBIDDEN', 'Who works for the shop gets no gift of a campaign.', {
    field: 'form.email',
    details: { reason: 'own_gift' },
  })
}

async function isStaffMailbox(tx: Tx, email: string): Promise<boolean> {
  const { rows } = await tx.execute<{ email: string }>(sql`select email from customers where is_staff or is_admin`)
  const mailbox = normaliseEmail(email)
  return rows.some((staff) => normaliseEmail(staff.email) === mailbox)
}
