/** Calls about reviews. */
import { requireCustomer } from '@/lib/backend/domain/access/access'
import { productReviews } from '@/lib/backend/flows/reviews/read'
import { voteOf, voteReview } from '@/lib/backend/flows/reviews/vote'
import { writeReview } from '@/lib/backend/flows/reviews/write'
import type { reviewCalls } from '@/lib/contract/calls/reviews'

import type { Handlers } from './types'

export const reviewHandlers: Handlers<typeof reviewCalls> = {
  productReviews: ({ query }) => productReviews(query),
  writeReview: ({ body }, { principal }) => writeReview(requireCustomer(principal), body),
  reviewVotes: ({ body }, { principal }) =>
    voteReview(requireCustomer(principal), body.review_id, voteOf(body.review_vote)),
}
