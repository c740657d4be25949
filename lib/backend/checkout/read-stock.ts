/** Stock per store, where a cart asks for it: express pickup and transfers between stores. */
import { sql } from 'drizzle-orm'

import type { Db } from '@/lib/backend/db/pool'

/** Stores that hold every unit of a demand (variant → units). */
export async function readFullStores(reader: Db, demand: ReadonlyMap<number, number>): Promise<Set<number>> {
  const { rows } = await reader.execute<{ store_id: number }>(sql`
    select s.store_id
    from unnest(${sql.param([...demand.keys()])}::int[], ${sql.param([...demand.values()])}::int[]) as d(variant_id, wanted)
    join stock s on s.variant_id = d.variant_id and s.quantity >= d.wanted
    group by s.store_id having count(*) = ${demand.size}`)
  return new Set(rows.map((row) => row.store_id))
}

/** Units of variants in the stores that a transfer takes from. */
export async function readTransferStock(reader: Db, variantIds: readonly number[], storeIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await reader.execute<{ variant_id: number; quantity: number }>(sql`
    select variant_id, sum(quantity)::int as quantity from stock
    where variant_id = any(${sql.param([...variantIds])}::int[]) and store_id = any(${sql.param([...storeIds])}::int[])
    group by variant_id`)
  return new Map(rows.map((row) => [row.variant_id, row.quantity]))
}
