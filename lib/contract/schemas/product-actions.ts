/** What is done on a product's page: vote on a review, write one, ask to be told when it is back (spec 3 §7), and what staff look up there. */
import { z } from 'zod'

import { review } from './catalogue'
import { id, language, minor, queryInt } from './common'

/** `customer_id` is accepted because the call has it; who votes is decided by the login alone. */
export const reviewVotes = {
  body: z.strictObject({ review_id: id, review_vote: z.enum(['up', 'down', 'null']), customer_id: id.nullish() }),
  answer: z.object({ votes_up: z.int(), votes_down: z.int(), votes_total: z.int() }),
}

const SIZE_FEEDBACK = [2, 4, 6, 8, 10] as const

export const writeReview = {
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
}

export const stockNotice = {
  body: z.strictObject({ email: z.email().max(254), product_id: id, lang_code: language }),
  answer: z.object({ ok: z.literal(true) }),
}

/** `price`: cents of EUR that the shopper pays for the goods. */
export const fastShipping = {
  query: z.strictObject({
    postal_code: z.string().regex(/^\d{5}$/),
    price: queryInt(minor),
    variant_id: queryInt(id),
    language: language.default('fi'),
  }),
  /** Nothing: no way to bring it there on the day. `price` in cents of EUR. */
  answer: z.array(z.object({ name: z.string(), storeSlug: z.string(), timeEstimate: z.string(), price: minor })),
}

/** For staff only; never part of a page's HTML. */
export const staffStock = {
  query: z.strictObject({ model_id: queryInt(id), language }),
  answer: z.object({
    /** Places in the central warehouse. */
    shelf_codes: z.array(z.string()),
    stores: z.array(z.object({ id: z.int(), name: z.string(), is_central: z.boolean(), is_external: z.boolean() })),
    /** `stocks`: units by store id; a store that holds none is left out. */
    variants: z.array(
      z.object({
        id,
        name: z.string(),
        sku: z.string().nullable(),
        gtin: z.string().nullable(),
        is_blocked: z.boolean(),
        stocks: z.record(z.string(), z.int()),
      }),
    ),
  }),
}

export type StaffStock = z.infer<typeof staffStock.answer>
export type WriteReviewBody = z.output<typeof writeReview.body>
export type StockNoticeBody = z.output<typeof stockNotice.body>
export type FastShippingOption = z.infer<typeof fastShipping.answer>[number]
