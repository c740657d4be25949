/** Changes of the catalogue as imports, returns and transfers make them, each in a transaction of its own. */
import { sql } from 'drizzle-orm'

import { adjustStock, type StockChange } from '@/lib/backend/domain/catalogue/adjust-stock'
import { invalidateModels } from '@/lib/backend/domain/catalogue/rating'
import { type PriceChange, setPricesIn } from '@/lib/backend/domain/catalogue/set-price'
import { models, modelTexts } from '@/lib/backend/domain/schema/catalogue'
import { indexModels } from '@/lib/backend/domain/search/index-models'
import { withTx } from '@/lib/backend/platform/database/with-tx'
import type { Language } from '@/lib/market/languages'

export async function changeStock(change: StockChange): Promise<void> {
  await withTx((tx) => adjustStock(tx, change), { name: 'stock.change' })
}

export async function setPrice(
  variantId: number,
  priceArea: PriceChange['priceArea'],
  kind: PriceChange['kind'],
  amount: number | null,
  at?: Date,
): Promise<void> {
  await withTx((tx) => setPricesIn(tx, [{ variantId, priceArea, kind, amount, ...(at && { at }) }]), {
    name: 'price.set',
  })
}

/** Sets some texts of a model in a language that it has, as they are, and renews search and pages. */
export async function setModelTexts(
  modelId: number,
  language: Language,
  texts: Partial<Omit<typeof modelTexts.$inferInsert, 'modelId' | 'language'>>,
): Promise<void> {
  await withTx(
    async (tx) => {
      if (Object.keys(texts).length > 0)
        await tx
          .update(modelTexts)
          .set(texts)
          .where(sql`${modelTexts.modelId} = ${modelId} and ${modelTexts.language} = ${language}`)
      await tx.update(models).set({ updatedAt: sql`now()` }).where(sql`${models.id} = ${modelId}`)
      await indexModels(tx, [modelId])
      await invalidateModels(tx, [modelId])
    },
    { name: 'model.texts' },
  )
}
