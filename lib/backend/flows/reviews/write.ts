/**
 * Writing a review: only buyers of the product can, once, so that every review is based on a purchase (Directive 2005/29/EC, article 7(6)).
 */
import { sql } from 'drizzle-orm'

import { takeAttempt } from '@/lib/backend/platform/security/rate-limit'
import type { CustomerPrincipal } from '@/lib/backend/domain/access/principal'
import { recomputeRating } from '@/lib/backend/domain/catalogue/rating'
import { keeps } from '@/lib/backend/domain/orders/verified-reviews'
import { isUniqueViolation } from '@/lib/backend/platform/database/errors'
import { reviews } from '@/lib/backend/domain/schema/catalogue'
import { withTx } from '@/lib/backend/platform/database/with-tx'
import type { Review } from '@/lib/contract/schemas/catalogue'
import type { Body } from '@/lib/contract/calls'
import { ApiError } from '@/lib/contract/errors'

import { hasBought } from './purchases'
import { reviewOf } from './read'

const PER_CUSTOMER = { limit: 20, windowSeconds: 3600 }

/**
 * Stores a review, verified if the customer still has the product, and recomputes the model's rating. Throws NOT_FOUND for a model that is
 * not shown, FORBIDDEN for one that the customer has not bought, CONFLICT for a second review, TOO_MANY_REQUESTS.
 */
export async function writeReview({ id: customerId }: CustomerPrincipal, body: Body<'writeReview'>): Promise<Review> {
  await takeAttempt(`review:customer:${customerId}`, PER_CUSTOMER)
  const {
    model_id: modelId,
    rating,
    size,
    size_feedback: sizeFeedback,
    comment,
    visible_name: visibleName,
    language,
  } = body
  try {
    return await withTx(
      async (tx) => {
        const { rowCount } = await tx.execute(
          sql`select 1 from models where id = ${modelId} and is_public for no key update`,
        )
        if (rowCount === 0) throw new ApiError('NOT_FOUND', 'Product not found.')
        if (!(await hasBought(tx, customerId, modelId)))
          throw new ApiError('FORBIDDEN', 'Only those who bought this product can review it.')
        const [row] = await tx
          .insert(reviews)
          .values({
            modelId,
            customerId,
            rating,
            size,
            sizeFeedback,
            comment,
            visibleName,
            language,
            isVerified: keeps(customerId, modelId),
          })
          .returning()
        if (!row) throw new Error('The review was not stored.')
        await recomputeRating(tx, modelId)
        return reviewOf(row)
      },
      { name: 'review.write' },
    )
  } catch (error) {
    if (isUniqueViolation(error)) throw new ApiError('CONFLICT', 'You have reviewed this product already.')
    throw error
  }
}
