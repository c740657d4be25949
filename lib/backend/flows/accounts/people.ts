/** What whoever runs the shop's machine does to accounts: makes them, gives them a role, lets their owner in again. */
import { eq } from 'drizzle-orm'

import { newestLink, sendLink } from '@/lib/backend/domain/customers/account-links'
import { createCustomer } from '@/lib/backend/domain/customers/customer'
import { recordAccountEvent } from '@/lib/backend/domain/customers/second-factor'
import { endLoginsOf } from '@/lib/backend/domain/customers/tokens'
import { markDeliverable } from '@/lib/backend/domain/customers/undeliverable'
import { db } from '@/lib/backend/platform/database/pool'
import { withTx } from '@/lib/backend/platform/database/with-tx'
import { customers, secondFactors } from '@/lib/backend/domain/schema/customers'
import { ApiError } from '@/lib/contract/errors'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@/lib/market/languages'

const ROLES = {
  customer: { isStaff: false, isAdmin: false },
  staff: { isStaff: true, isAdmin: false },
  admin: { isStaff: true, isAdmin: true },
} as const
export type Role = keyof typeof ROLES

export const isRole = (word: string): word is Role => Object.hasOwn(ROLES, word)

export interface Invited {
  readonly id: number
  /** Opens the account once; it is in the mail to the owner, too. */
  readonly link: string | null
}

async function personOf(email: string) {
  const [person] = await db().select().from(customers).where(eq(customers.email, email.trim().toLowerCase()))
  if (!person) throw new ApiError('NOT_FOUND', 'Nobody has an account with this address.')
  return person
}

/** Makes an account whose owner chooses the first password with a link. Throws CONFLICT when the address has an account. */
export async function invite(email: string, role: Role, language: Language): Promise<Invited> {
  const id = await createCustomer({ email, language, ...ROLES[role] })
  return { id, link: await newestLink(id, language) }
}

/** Gives an account another role, and ends its log-ins. Throws NOT_FOUND. */
export async function giveRole(email: string, role: Role): Promise<{ id: number; role: Role }> {
  const { id } = await personOf(email)
  await withTx(
    async (tx) => {
      await tx.update(customers).set(ROLES[role]).where(eq(customers.id, id))
      await recordAccountEvent(tx, { customerId: id, actorId: id, kind: 'role_changed' })
    },
    { name: 'person.role' },
  )
  await endLoginsOf(email)
  return { id, role }
}

/**
 * Lets the owner of an account in again who has lost the password or the second factor: the second factor and all log-ins end, and a link
 * leads to a new password, also when mails to the address were reported as dead. Throws NOT_FOUND.
 */
export async function letInAgain(email: string): Promise<Invited> {
  const person = await personOf(email)
  const language = isLanguage(person.language) ? person.language : DEFAULT_LANGUAGE
  await withTx(
    async (tx) => {
      const removed = await tx
        .delete(secondFactors)
        .where(eq(secondFactors.customerId, person.id))
        .returning({ id: secondFactors.customerId })
      if (removed.length > 0)
        await recordAccountEvent(tx, { customerId: person.id, actorId: person.id, kind: 'second_factor_reset' })
      await markDeliverable(tx, person.email)
      await sendLink(tx, person.id, person.passwordHash === null ? 'activate' : 'reset', language)
    },
    { name: 'person.reset' },
  )
  await endLoginsOf(email)
  return { id: person.id, link: await newestLink(person.id, language) }
}
