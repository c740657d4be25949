/** Password login and logout. */
import { eq } from 'drizzle-orm'

import { takeAttempt } from '@/lib/backend/platform/security/rate-limit'
import { db } from '@/lib/backend/platform/database/pool'
import { customers } from '@/lib/backend/domain/schema/customers'
import type { Answer } from '@/lib/contract/calls'
import { ApiError } from '@/lib/contract/errors'

import { verifyPassword } from '@/lib/backend/domain/customers/passwords'
import { issueToken } from '@/lib/backend/domain/customers/tokens'

/** Attempts a minute for one account from one IP address, and from one IP address for any account. */
const PER_ACCOUNT = { limit: 10, windowSeconds: 60 }
const PER_ADDRESS = { limit: 60, windowSeconds: 60 }

/**
 * Returns an access token for 12 hours. An unknown account and a wrong password get the same response after the same work: UNAUTHENTICATED.
 * Throws TOO_MANY_REQUESTS after 10 attempts in a minute.
 */
export async function login(username: string, password: string, ip: string | null): Promise<Answer<'login'>> {
  const account = username.trim().toLowerCase()
  if (ip !== null) await takeAttempt(`login:ip:${ip}`, PER_ADDRESS)
  await takeAttempt(`login:account:${account}:${ip ?? 'unknown'}`, PER_ACCOUNT)
  const [row] = await db()
    .select({ id: customers.id, hash: customers.passwordHash, isActive: customers.isActive })
    .from(customers)
    .where(eq(customers.email, account))
  const fits = await verifyPassword(row?.hash, password)
  if (!row?.hash || !fits || !row.isActive) throw new ApiError('UNAUTHENTICATED', 'Login failed.')
  const { token, expiresIn } = await issueToken(row.id, row.hash)
  return { access_token: token, token_type: 'Bearer', expires_in: expiresIn }
}
