/** Reviews of products, and votes on them. */
import { z } from 'zod'

import { defineCalls } from './call'
import { review, reviewPage } from '../schemas/catalogue'
import { id, language, queryInt } from '../schemas/common'

const SIZE_FEEDBACK = [2, 4, 6, 8, 10] as const

export const reviewCalls = defineCalls('Reviews', {
  productReviews: {
    method: 'GET',
    path: '/api/product_reviews/',
    access: 'public',
    sharedSeconds: 60,
    query: z.strictObject({
      model_id: queryInt(id),
      size: queryInt(z.int().min(1).max(100)).default(10),
      page: queryInt(z.int().min(1).max(10_000)).default(1),
      sort: z.enum(['date', 'votes', 'stars']).default('date'),
      /** Reviews in this language come before the others, in the same order. */
      language: language.optional(),
    }),
    answer: reviewPage,
  },
  writeReview: {
    method: 'POST',
    path: '/api/product_reviews/',
    access: 'customer',
    body: z.strictObject({
      model_id: id,
      /** Half stars: 1–10. */
      rating: z.int().min(1).max(10),
      size_feedback: z.literal(SIZE_FEEDBACK).nullable().default(null),
      size: z.string().trim().max(40).nullable().default(null),
      comment: z.string().trim().max(5000).default(''),
      visible_name: z.string().trim().min(2).max(40),
      language,
    }),
    answer: review,
  },
  /** `customer_id` is accepted because the spec has it; it is ignored: the vote is the logged-in customer's. */
  reviewVotes: {
    method: 'POST',
    path: '/api/review_votes/',
    access: 'customer',
    body: z.strictObject({ review_id: id, review_vote: z.enum(['up', 'down', 'null']), customer_id: id.nullish() }),
    answer: z.object({ votes_up: z.int(), votes_down: z.int(), votes_total: z.int() }),
  },
})
