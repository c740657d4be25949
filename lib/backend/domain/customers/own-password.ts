/** The password of a person who is logged in already, asked for again before a change of how the account is opened. */
import { eq } from 'drizzle-orm'

import { takeAttempt } from '@/lib/backend/platform/security/rate-limit'
import { db } from '@/lib/backend/platform/database/pool'
import { customers } from '@/lib/backend/domain/schema/customers'
import { ApiError } from '@/lib/contract/errors'

import { verifyPassword } from './passwords'

const ATTEMPTS = { limit: 10, windowSeconds: 600 }

/**
 * Throws BAD_REQUEST on `field` for a wrong password, TOO_MANY_REQUESTS. Not UNAUTHENTICATED: the log-in is good, and browsers end it at
 * that error.
 */
export async function checkOwnPassword(customerId: number, password: string, field: string): Promise<void> {
  await takeAttempt(`own-password:${customerId}`, ATTEMPTS)
  const [row] = await db().select({ hash: customers.passwordHash }).from(customers).where(eq(customers.id, customerId))
  if (!(await verifyPassword(row?.hash, password))) throw new ApiError('BAD_REQUEST', 'Wrong password.', { field })
}
