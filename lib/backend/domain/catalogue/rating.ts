/** The rating of a model, and the invalidation of its pages. */
import { sql } from 'drizzle-orm'

import { invalidateTags } from '@/lib/backend/platform/cache/notify'
import type { Tx } from '@/lib/backend/platform/database/with-tx'
import { changeTags } from '@/lib/cache/tags'
import { ApiError } from '@/lib/contract/errors'

import { modelsTagData } from './model-tag-data'

/** Invalidates every page that shows one of the models; for code that changes them in its own transaction. */
export async function invalidateModels(tx: Tx, modelIds: readonly number[]): Promise<void> {
  if (modelIds.length === 0) return
  invalidateTags(tx, (await modelsTagData(tx, modelIds)).flatMap(changeTags.model))
}

/**
 * Recomputes a model's rating and the number of ratings from its public reviews of verified purchases, and invalidates every page that
 * shows them. Throws NOT_FOUND.
 */
export async function recomputeRating(tx: Tx, modelId: number): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    update models set rating = r.rating, rating_count = r.total
    from (select coalesce(avg(rating), 0)::double precision as rating, count(*)::int as total from reviews where model_id = ${modelId} and is_public and is_verified) r
    where id = ${modelId}`)
  if (rowCount === 0) throw new ApiError('NOT_FOUND', 'Product not found.')
  await invalidateModels(tx, [modelId])
}
