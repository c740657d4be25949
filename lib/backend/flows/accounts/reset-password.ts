/** Setting a forgotten password, or the first one, with a link sent to the e-mail address (spec 1 §2). */
import { eq, sql } from 'drizzle-orm'

import { inConstantTime } from '@/lib/backend/platform/security/constant-time'
import { takeAttempt, takeClientAttempt } from '@/lib/backend/platform/security/rate-limit'
import { accessTokens, customers } from '@/lib/backend/domain/schema/customers'
import { withTx } from '@/lib/backend/platform/database/with-tx'
import { enqueue } from '@/lib/backend/domain/outbox/enqueue'
import type { Parsed } from '@/lib/contract/calls'
import { ApiError } from '@/lib/contract/errors'

import { ownerOfLink, sendLink, takeLink } from '@/lib/backend/domain/customers/account-links'
import { normaliseEmail } from '@/lib/backend/domain/customers/normalise-email'
import { hashPassword } from '@/lib/backend/domain/customers/passwords'

const CLIENTS = { perClient: 20, ofAll: 300, windowSeconds: 600 }
/** Limits how many messages other people can cause to one address. */
const BY_MAILBOX = { limit: 5, windowSeconds: 3600 }

/**
 * POST /api/customer/password/reset/: sends a link when the address has an open account; response, duration and limits are the same when it
 * has none. Throws TOO_MANY_REQUESTS.
 */
export async function requestPasswordReset(
  { email, language_code: language }: Parsed<'requestPasswordReset'>['body'],
  ip: string | null,
): Promise<{ sent: true }> {
  const mailbox = email.toLowerCase()
  await takeClientAttempt('reset', ip, CLIENTS)
  await takeAttempt(`reset:mail:${normaliseEmail(email)}`, BY_MAILBOX)
  await inConstantTime(() =>
    withTx(
      async (tx) => {
        const [customer] = await tx
          .select({ id: customers.id })
          .from(customers)
          .where(sql`${customers.email} = ${mailbox} and ${customers.isActive}`)
        if (customer) await sendLink(tx, customer.id, 'reset', language)
      },
      { name: 'password.request' },
    ),
  )
  return { sent: true }
}

/**
 * POST /api/customer/password/: sets the password and the details of the link's registration, ends every log-in and every other link of the
 * account, and sends a notice to its address. Throws NOT_FOUND for an invalid link, BAD_REQUEST on `password` when it is the address
 * itself, TOO_MANY_REQUESTS.
 */
export async function setPassword(
  { purpose, token, password }: Parsed<'setPassword'>['body'],
  ip: string | null,
): Promise<void> {
  // Before hashing, which is expensive: without a valid link nobody must be able to cause it.
  const { email } = await ownerOfLink(purpose, token, ip)
  const typed = password.trim().toLowerCase()
  if (typed === email.toLowerCase() || typed === email.toLowerCase().split('@')[0]) {
    throw new ApiError('BAD_REQUEST', 'The password must not be the e-mail address.', { field: 'password' })
  }
  const passwordHash = await hashPassword(password)
  await withTx(
    async (tx) => {
      const owner = await takeLink(tx, purpose, token)
      await tx
        .update(customers)
        .set({ ...owner.details, passwordHash, registeredAt: null })
        .where(eq(customers.id, owner.id))
      await tx.delete(accessTokens).where(eq(accessTokens.customerId, owner.id))
      if (purpose === 'reset')
        await enqueue(tx, 'password_changed', `password-changed:${owner.token_id}`, {
          email: owner.email,
          language: owner.language,
        })
    },
    { name: 'password.set' },
  )
}
