/** Identifies the same customer for a code with a limit for each customer. */
import type { Principal } from '@/lib/backend/domain/access/principal'
import { normaliseEmail } from '@/lib/backend/domain/customers/normalise-email'

export interface Redeemers {
  /** The name that is stored with a redemption. */
  readonly self: string
  /** Every name with which this person may have redeemed before; sorted. */
  readonly known: readonly string[]
}

/**
 * The names of a buyer: the account, its e-mail address and the order's e-mail address. `accountId` is the account of a guest's e-mail
 * address, so that a code cannot be used again after logging out.
 */
export function redeemersOf(
  principal: Principal,
  email: string | null,
  accountId: number | null = null,
): Redeemers | null {
  const mailbox = email && normaliseEmail(email)
  if (principal.kind === 'customer') {
    const self = `customer:${principal.id}`
    return { self, known: names([self, normaliseEmail(principal.email), mailbox]) }
  }
  return mailbox
    ? { self: mailbox, known: names([mailbox, accountId === null ? null : `customer:${accountId}`]) }
    : null
}

function names(list: readonly (string | null)[]): string[] {
  return [...new Set(list.filter((name) => name !== null && name !== ''))].sort() as string[]
}
