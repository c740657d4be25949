/** Changing the password while logged in. The spec has only the way by mail. */
import { randomUUID } from 'node:crypto'
import { and, eq, ne } from 'drizzle-orm'

import type { CallContext, CustomerPrincipal } from '@/lib/backend/domain/access/principal'
import { deviceCookie } from '@/lib/backend/domain/customers/devices'
import { checkOwnPassword } from '@/lib/backend/domain/customers/own-password'
import { checkPassword } from '@/lib/backend/domain/customers/password-rules'
import { hashPassword } from '@/lib/backend/domain/customers/passwords'
import { tokenHashOf } from '@/lib/backend/domain/customers/tokens'
import { enqueue } from '@/lib/backend/domain/outbox/enqueue'
import { accessTokens, accountTokens, customers } from '@/lib/backend/domain/schema/customers'
import { withTx } from '@/lib/backend/platform/database/with-tx'
import type { Parsed } from '@/lib/contract/calls'

/**
 * POST /api/customer/password/change/: every other log-in and every link of the account ends, and its address gets a notice. Throws
 * BAD_REQUEST on `current` for a wrong password and on `password` for one that is easy to guess, TOO_MANY_REQUESTS.
 */
export async function changePassword(
  { id, email }: CustomerPrincipal,
  { current, password }: Parsed<'changePassword'>['body'],
  { headers, setCookie }: CallContext,
): Promise<void> {
  await checkOwnPassword(id, current, 'current')
  await checkPassword(password, email)
  const passwordHash = await hashPassword(password)
  await withTx(
    async (tx) => {
      const [row] = await tx
        .update(customers)
        .set({ passwordHash })
        .where(eq(customers.id, id))
        .returning({ language: customers.language })
      const others = ne(accessTokens.tokenHash, tokenHashOf(headers('authorization')))
      await tx.delete(accessTokens).where(and(eq(accessTokens.customerId, id), others))
      await tx.delete(accountTokens).where(eq(accountTokens.customerId, id))
      await enqueue(tx, 'password_changed', `password-changed:${randomUUID()}`, { email, language: row?.language })
    },
    { name: 'password.change' },
  )
  setCookie(deviceCookie({ id, hash: passwordHash }))
}
