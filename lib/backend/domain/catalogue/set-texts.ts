/** Texts of a model in one language, and its rating: changes that invalidate its pages. */
import { eq, sql } from 'drizzle-orm'

import { invalidateTags } from '@/lib/backend/platform/cache/notify'
import { sanitizeHtml, stripHtml } from '@/lib/backend/domain/texts/sanitize'
import { models, modelTexts } from '@/lib/backend/domain/schema/catalogue'
import { type Tx, withTx } from '@/lib/backend/platform/database/with-tx'
import { indexModels } from '@/lib/backend/domain/search/index-models'
import { changeTags } from '@/lib/cache/tags'
import { ApiError } from '@/lib/contract/errors'
import type { Language } from '@/lib/market/languages'

import { modelTagData } from './model-tag-data'

type TextRow = typeof modelTexts.$inferInsert
/** Given fields are set, the others are unchanged. The first text in a language needs a name. */
export type ModelTexts = Partial<Omit<TextRow, 'modelId' | 'language'>>

/** HTML is sanitised here, before it is stored, and again in every response. */
function clean(texts: ModelTexts): ModelTexts {
  const { longDescriptionHtml, original, ...rest } = texts
  const originalHtml = original?.long_description_html
  return {
    ...rest,
    ...(longDescriptionHtml !== undefined && { longDescriptionHtml: sanitizeHtml(longDescriptionHtml) }),
    ...(original !== undefined && {
      original:
        original === null
          ? null
          : { ...original, ...(originalHtml !== undefined && { long_description_html: sanitizeHtml(originalHtml) }) },
    }),
    ...(rest.modelNotice !== undefined && { modelNotice: stripHtml(rest.modelNotice) }),
  }
}

/** Sets texts of a model and invalidates every page that shows them. Throws NOT_FOUND, or BAD_REQUEST when a new language has no name. */
export async function setModelTexts(modelId: number, language: Language, texts: ModelTexts): Promise<void> {
  await withTx(
    async (tx) => {
      const [known] = await tx.select({ id: models.id }).from(models).where(eq(models.id, modelId)).for('no key update')
      if (!known) throw new ApiError('NOT_FOUND', 'Product not found.')
      const values = clean(texts)
      const { rowCount } =
        Object.keys(values).length === 0
          ? { rowCount: 1 }
          : await tx
              .update(modelTexts)
              .set(values)
              .where(sql`${modelTexts.modelId} = ${modelId} and ${modelTexts.language} = ${language}`)
      if (rowCount === 0) {
        if (!values.name) throw new ApiError('BAD_REQUEST', 'A new language needs a name.', { field: 'name' })
        await tx.insert(modelTexts).values({ ...values, name: values.name, modelId, language })
      }
      await tx.update(models).set({ updatedAt: sql`now()` }).where(eq(models.id, modelId))
      await indexModels(tx, [modelId])
      await invalidateModel(tx, modelId)
    },
    { name: 'model.texts' },
  )
}

/** Invalidates every page that shows a model; for code that changes it in its own transaction. */
export async function invalidateModel(tx: Tx, modelId: number): Promise<void> {
  const data = await modelTagData(tx, modelId)
  if (data) invalidateTags(tx, changeTags.model(data))
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
  await invalidateModel(tx, modelId)
}
