/** Stock of each store, when a cart needs it: express pickup and transfers between stores. */
import { sql } from 'drizzle-orm'

import type { Db } from '@/lib/backend/platform/database/pool'

/** Units of variants by store: store → variant → units. */
export type StoreStock = ReadonlyMap<number, ReadonlyMap<number, number>>

export interface StoreUnits extends Record<string, unknown> {
  store_id: number
  variant_id: number
  quantity: number
}

export function byStore(rows: readonly StoreUnits[]): StoreStock {
  const stores = new Map<number, Map<number, number>>()
  for (const { store_id: store, variant_id: variant, quantity } of rows) {
    const held = stores.get(store) ?? new Map<number, number>()
    stores.set(store, held.set(variant, (held.get(variant) ?? 0) + quantity))
  }
  return stores
}

/** The stock of each store for these variants. */
export async function readStoreStock(reader: Db, variantIds: readonly number[]): Promise<readonly StoreUnits[]> {
  const { rows } = await reader.execute<StoreUnits>(sql`
    select store_id, variant_id, quantity from stock where variant_id = any(${sql.param([...variantIds])}::int[]) and quantity > 0`)
  return rows
}

/** Stores that have every unit of a demand (variant → units) in stock. */
export function fullStores(stock: StoreStock, demand: ReadonlyMap<number, number>): Set<number> {
  const isFull = (held: ReadonlyMap<number, number>) =>
    [...demand].every(([variant, units]) => (held.get(variant) ?? 0) >= units)
  return new Set([...stock].flatMap(([store, held]) => (isFull(held) ? [store] : [])))
}

/** Units of variants in the source stores of a transfer. */
export async function readTransferStock(
  reader: Db,
  variantIds: readonly number[],
  storeIds: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await reader.execute<{ variant_id: number; quantity: number }>(sql`
    select variant_id, sum(quantity)::int as quantity from stock
    where variant_id = any(${sql.param([...variantIds])}::int[]) and store_id = any(${sql.param([...storeIds])}::int[])
    group by variant_id`)
  return new Map(rows.map((row) => [row.variant_id, row.quantity]))
}
