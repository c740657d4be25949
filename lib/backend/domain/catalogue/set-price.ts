/** Price changes: a row in the history, and the current row recomputed from the whole history, in one transaction. */
import { and, asc, eq } from 'drizzle-orm'

import { invalidateTags } from '@/lib/backend/platform/cache/notify'
import { priceHistory, prices, variants } from '@/lib/backend/domain/schema/catalogue'
import type { Tx } from '@/lib/backend/platform/database/with-tx'
import { changeTags } from '@/lib/cache/tags'
import { ApiError } from '@/lib/contract/errors'
import type { PriceArea } from '@/lib/market/tax-areas'

import { modelTagData } from './model-tag-data'
import { currentPrice, type PriceKind } from './price-timeline'

export interface PriceChange {
  readonly variantId: number
  readonly priceArea: PriceArea
  readonly kind: PriceKind
  /** Integer cents of EUR above zero; null ends this kind of price. */
  readonly amount: number | null
  /** The time from which it is valid; default now. Not in the future: a later price is set when it begins. */
  readonly at?: Date
}

function check({ amount, at }: PriceChange): void {
  if (amount !== null && (!Number.isSafeInteger(amount) || amount <= 0 || amount > 2_000_000_000)) {
    throw new ApiError('BAD_REQUEST', 'A price is a whole number of cents above zero.', { field: 'amount' })
  }
  if (at && at.getTime() > Date.now() + 1_000)
    throw new ApiError('BAD_REQUEST', 'A price cannot begin in the future.', { field: 'at' })
}

/** Changes a price and invalidates every page that shows it. Throws ApiError for an unknown variant or an invalid amount. */
export async function setPriceIn(tx: Tx, change: PriceChange): Promise<void> {
  check(change)
  const { variantId, priceArea, kind, amount, at } = change
  // Changes of one variant are serialised, because each must read the other's history.
  const [variant] = await tx
    .select({ modelId: variants.modelId })
    .from(variants)
    .where(eq(variants.id, variantId))
    .for('no key update')
  if (!variant) throw new ApiError('NOT_FOUND', 'Product not found.')
  await tx.insert(priceHistory).values({ variantId, priceArea, kind, amount, ...(at && { validFrom: at }) })
  await recomputePrice(tx, variantId, priceArea)
  const data = await modelTagData(tx, variant.modelId)
  if (data) invalidateTags(tx, changeTags.model(data))
}

/** Computes the current row of a variant and area from its history; without a regular price it is deleted. */
async function recomputePrice(tx: Tx, variantId: number, priceArea: PriceArea): Promise<void> {
  const history = await tx
    .select({ kind: priceHistory.kind, amount: priceHistory.amount, validFrom: priceHistory.validFrom })
    .from(priceHistory)
    .where(and(eq(priceHistory.variantId, variantId), eq(priceHistory.priceArea, priceArea)))
    .orderBy(asc(priceHistory.validFrom), asc(priceHistory.id))
  // The newest row has the database's time, which may be ahead of this process's time.
  const newest = history.at(-1)?.validFrom.getTime() ?? 0
  const current = currentPrice(history, new Date(Math.max(Date.now(), newest)))
  if (!current) {
    await tx.delete(prices).where(and(eq(prices.variantId, variantId), eq(prices.priceArea, priceArea)))
    return
  }
  await tx
    .insert(prices)
    .values({ variantId, priceArea, ...current })
    .onConflictDoUpdate({ target: [prices.variantId, prices.priceArea], set: { ...current } })
}
