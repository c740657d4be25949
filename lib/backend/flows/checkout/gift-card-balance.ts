/** What is left on a gift card. */
import { eq } from 'drizzle-orm'

import type { CallContext } from '@/lib/backend/domain/access/principal'
import { codeHash } from '@/lib/backend/domain/codes/secret-codes'
import { giftCards } from '@/lib/backend/domain/schema/orders'
import { db } from '@/lib/backend/platform/database/pool'
import { inConstantTime } from '@/lib/backend/platform/security/constant-time'
import type { Answer } from '@/lib/contract/calls'
import { ApiError } from '@/lib/contract/errors'

import { guardGuesses } from './code-guard'

async function look(code: string): Promise<Answer<'giftCardBalance'>> {
  const [card] = await db()
    .select({ balanceEur: giftCards.balanceEur, expiresAt: giftCards.expiresAt })
    .from(giftCards)
    .where(eq(giftCards.codeHash, codeHash(code)))
  if (!card) throw new ApiError('NOT_FOUND', 'There is no gift card with this code.', { field: 'code' })
  return {
    balance_eur: card.balanceEur,
    expires_at: card.expiresAt?.toISOString() ?? null,
    is_expired: card.expiresAt !== null && card.expiresAt <= new Date(),
  }
}

/**
 * POST /api/gift-cards/balance/. A wrong code counts with those that are tried in carts, so that this is no second way of guessing. Throws
 * NOT_FOUND, TOO_MANY_REQUESTS.
 */
export function giftCardBalance(code: string, context: CallContext): Promise<Answer<'giftCardBalance'>> {
  return guardGuesses({ asked: 1, field: 'code' }, context, () => inConstantTime(() => look(code)), {
    of: () => 0,
    after: (error) => (error instanceof ApiError && error.code === 'NOT_FOUND' ? 1 : 0),
  })
}
