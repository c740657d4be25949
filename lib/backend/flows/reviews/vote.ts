/** Votes on reviews (spec 3 §4 "Vote"): one for each customer; the review has the counts. */
import { and, eq } from 'drizzle-orm'

import type { CustomerPrincipal } from '@/lib/backend/domain/access/principal'
import { invalidateTags } from '@/lib/backend/platform/cache/notify'
import { modelTagData } from '@/lib/backend/domain/catalogue/model-tag-data'
import { models, reviews, reviewVotes } from '@/lib/backend/domain/schema/catalogue'
import { withTx } from '@/lib/backend/platform/database/with-tx'
import { changeTags } from '@/lib/cache/tags'
import { ApiError } from '@/lib/contract/errors'

export interface VoteCounts {
  readonly votes_up: number
  readonly votes_down: number
  readonly votes_total: number
}

const one = (isThere: boolean) => (isThere ? 1 : 0)

/**
 * Sets the customer's vote: true up, false down, null removes it. The same vote again changes nothing. Throws NOT_FOUND for a review that
 * is not shown, FORBIDDEN for the customer's own.
 */
export async function voteReview(
  { id: customerId }: CustomerPrincipal,
  reviewId: number,
  vote: boolean | null,
): Promise<VoteCounts> {
  return withTx(
    async (tx) => {
      // Votes on one review are serialised by the lock, so that the counters always match the rows.
      const [review] = await tx
        .select({ modelId: reviews.modelId, author: reviews.customerId, up: reviews.votesUp, down: reviews.votesDown })
        .from(reviews)
        .innerJoin(models, eq(models.id, reviews.modelId))
        .where(and(eq(reviews.id, reviewId), eq(reviews.isPublic, true), eq(models.isPublic, true)))
        .for('update', { of: reviews })
      if (!review) throw new ApiError('NOT_FOUND', 'Review not found.')
      if (review.author === customerId) throw new ApiError('FORBIDDEN', 'You cannot vote on your own review.')
      const mine = and(eq(reviewVotes.reviewId, reviewId), eq(reviewVotes.customerId, customerId))
      const [before] = await tx.select({ vote: reviewVotes.vote }).from(reviewVotes).where(mine)
      if (vote === null) await tx.delete(reviewVotes).where(mine)
      else {
        await tx
          .insert(reviewVotes)
          .values({ reviewId, customerId, vote })
          .onConflictDoUpdate({ target: [reviewVotes.reviewId, reviewVotes.customerId], set: { vote } })
      }
      const up = review.up - one(before?.vote === true) + one(vote === true)
      const down = review.down - one(before?.vote === false) + one(vote === false)
      if (up !== review.up || down !== review.down) {
        await tx.update(reviews).set({ votesUp: up, votesDown: down }).where(eq(reviews.id, reviewId))
        const place = await modelTagData(tx, review.modelId)
        if (place) invalidateTags(tx, changeTags.reviewText(place))
      }
      return { votes_up: up, votes_down: down, votes_total: up - down }
    },
    { name: 'review.vote' },
  )
}

/** The three values of the call (spec 3 §7): `null` is sent as text. */
export const voteOf = (word: 'up' | 'down' | 'null'): boolean | null => (word === 'null' ? null : word === 'up')
