/**
 * Stock changes: the variant's available units, the store's stock and the ledger together, each in one guarded statement. The available
 * units are changed first, in the same order as by orders.
 */
import { sql } from 'drizzle-orm'

import { invalidateTags } from '@/lib/backend/platform/cache/notify'
import { stockLedger } from '@/lib/backend/domain/schema/catalogue'
import type { Tx } from '@/lib/backend/platform/database/with-tx'
import { changeTags } from '@/lib/cache/tags'
import { ApiError } from '@/lib/contract/errors'

import { modelTagData } from './model-tag-data'

type StockReason = (typeof stockLedger.$inferInsert)['reason']

export interface StockChange {
  readonly variantId: number
  readonly storeId: number
  /** Number of units that are added (above zero) or removed (below). */
  readonly delta: number
  readonly reason: StockReason
  readonly orderId?: number
  readonly returnId?: number
  readonly transferId?: number
}

interface GateRow extends Record<string, unknown> {
  model_id: number
  available: number
  on_order: boolean
}

/**
 * Changes the stock of a variant in a store in the caller's transaction, and invalidates the pages that show it: lists only when the size
 * became orderable or stopped being orderable. Throws OUT_OF_STOCK when fewer units exist than are removed, NOT_FOUND for an unknown
 * variant.
 */
export async function adjustStock(tx: Tx, change: StockChange): Promise<void> {
  const { variantId, storeId, delta, reason, orderId, returnId, transferId } = change
  if (!Number.isSafeInteger(delta) || Math.abs(delta) > 1_000_000)
    throw new ApiError('BAD_REQUEST', 'A stock change is a whole number of units.', { field: 'delta' })
  if (delta === 0) return
  const {
    rows: [gate],
  } = await tx.execute<GateRow>(sql`
    update variants v set available = available + ${delta} from models m where m.id = v.model_id and v.id = ${variantId} and available + ${delta} >= 0
    returning v.model_id, v.available, v.on_order or m.on_order as on_order`)
  if (!gate) throw await refusal(tx, variantId)
  const stored = await tx.execute(
    delta > 0
      ? sql`insert into stock (variant_id, store_id, quantity) values (${variantId}, ${storeId}, ${delta})
          on conflict (variant_id, store_id) do update set quantity = stock.quantity + excluded.quantity`
      : sql`update stock set quantity = quantity + ${delta} where variant_id = ${variantId} and store_id = ${storeId} and quantity + ${delta} >= 0`,
  )
  if (stored.rowCount !== 1) throw new ApiError('OUT_OF_STOCK', 'The store does not hold that many.')
  await tx.insert(stockLedger).values({
    variantId,
    storeId,
    delta,
    reason,
    ...(orderId !== undefined && { orderId }),
    ...(returnId !== undefined && { returnId }),
    ...(transferId !== undefined && { transferId }),
  })
  const flipped = !gate.on_order && gate.available > 0 !== gate.available - delta > 0
  const data = await modelTagData(tx, gate.model_id)
  if (data) invalidateTags(tx, changeTags.stock(data, flipped))
}

async function refusal(tx: Tx, variantId: number): Promise<ApiError> {
  const { rowCount } = await tx.execute(sql`select 1 from variants where id = ${variantId}`)
  return rowCount === 0
    ? new ApiError('NOT_FOUND', 'Product not found.')
    : new ApiError('OUT_OF_STOCK', 'There are not that many left.')
}
