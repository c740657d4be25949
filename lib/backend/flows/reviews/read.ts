/** Reviews of a public model, a page at a time (spec 3 §3 "Review", §7). */
import { and, asc, desc, eq, sql } from 'drizzle-orm'

import { dbRead } from '@/lib/backend/platform/database/pool'
import { models, reviews } from '@/lib/backend/domain/schema/catalogue'
import type { Review, ReviewPage } from '@/lib/contract/schemas/catalogue'
import { ApiError } from '@/lib/contract/errors'
import { isLanguage, type Language } from '@/lib/market/languages'

/** Maximum number of pictures of all reviews in a response. */
const MAX_IMAGES = 50

export interface ReviewQuestion {
  readonly model_id: number
  /** Number of reviews on a page. */
  readonly size: number
  readonly page: number
  readonly sort: 'date' | 'votes' | 'stars'
  /** Reviews in this language come first. */
  readonly language?: Language | undefined
}

const ORDER = {
  date: [desc(reviews.created), desc(reviews.id)],
  votes: [desc(sql`${reviews.votesUp} - ${reviews.votesDown}`), desc(reviews.created), desc(reviews.id)],
  stars: [desc(reviews.rating), desc(reviews.created), desc(reviews.id)],
}

/** Stars alone are counted with the others, but they are nothing to read. */
const SAYS_SOMETHING = sql`(${reviews.comment} <> '' or jsonb_array_length(${reviews.images}) > 0)`

const inLanguage = (language: Language) => desc(sql`${reviews.language} = ${language}`)

/** A review in the format of the shop API. */
export function reviewOf(row: typeof reviews.$inferSelect): Review {
  return {
    id: row.id,
    created: row.created.toISOString(),
    rating: row.rating,
    visible_name: row.visibleName,
    comment: row.comment,
    size: row.size,
    size_feedback: row.sizeFeedback,
    is_verified: row.isVerified,
    language: isLanguage(row.language) ? row.language : 'fi',
    images: row.images,
    votes_up: row.votesUp,
    votes_down: row.votesDown,
    votes_total: row.votesUp - row.votesDown,
  }
}

/**
 * Number of reviews with something to read, and of those of verified purchases by full stars and by their answer about the size: only these
 * make the model's rating. A rating of 0 is counted as one star.
 */
async function counts(modelId: number): Promise<{ listed: number; stars: number[]; fit: number[] }> {
  const { rows } = await dbRead().execute<{ star: number; fit: number | null; listed: number; verified: number }>(sql`
    select greatest(1, ceil(rating / 2.0))::int as star, size_feedback as fit, count(*) filter (where ${SAYS_SOMETHING})::int as listed,
      count(*) filter (where is_verified)::int as verified from reviews where model_id = ${modelId} and is_public group by 1, 2`)
  const stars = [0, 0, 0, 0, 0]
  const fit = [0, 0, 0, 0, 0]
  let listed = 0
  for (const row of rows) {
    listed += row.listed
    stars[row.star - 1] = (stars[row.star - 1] ?? 0) + row.verified
    const place = (row.fit ?? 0) / 2 - 1
    if (fit[place] !== undefined) fit[place] += row.verified
  }
  return { listed, stars, fit }
}

/** One page of reviews; a page beyond the last is empty. Throws NOT_FOUND for a model that is not public. */
export async function productReviews(question: ReviewQuestion): Promise<ReviewPage> {
  const [model] = await dbRead()
    .select({ id: models.id })
    .from(models)
    .where(and(eq(models.id, question.model_id), eq(models.isPublic, true)))
  if (!model) throw new ApiError('NOT_FOUND', 'Product not found.')
  const shown = and(eq(reviews.modelId, model.id), eq(reviews.isPublic, true))
  const { listed, stars, fit } = await counts(model.id)
  const rows = await dbRead()
    .select()
    .from(reviews)
    .where(and(shown, SAYS_SOMETHING))
    .orderBy(...(question.language ? [inLanguage(question.language)] : []), ...ORDER[question.sort])
    .limit(question.size)
    .offset((question.page - 1) * question.size)
  const pictured = await dbRead()
    .select({ images: reviews.images })
    .from(reviews)
    .where(and(shown, sql`jsonb_array_length(${reviews.images}) > 0`))
    .orderBy(desc(reviews.created), asc(reviews.id))
    .limit(MAX_IMAGES)
  return {
    results: rows.map(reviewOf),
    max_pages: Math.ceil(listed / question.size),
    images: pictured.flatMap((row) => row.images).slice(0, MAX_IMAGES),
    stars,
    fit,
  }
}
