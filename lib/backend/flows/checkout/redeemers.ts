/** Who counts as the same customer for a code with a limit per customer. */
import type { Principal } from '@/lib/backend/domain/access/principal'
import { normaliseEmail } from '@/lib/backend/domain/customers/normalise-email'

export interface Redeemers {
  /** The name under which a redemption is written down. */
  readonly self: string
  /** Every name under which this person may have redeemed before; sorted. */
  readonly known: readonly string[]
}

/**
 * The names of a buyer: the account, its mailbox and the order's mailbox. `accountId` is the account that a guest's mailbox belongs to, so
 * that logging out does not give a second go.
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
