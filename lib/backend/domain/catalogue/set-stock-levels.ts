/** Stock changes of many variants in a few statements: for files of goods and of stock. Single changes go through `adjustStock`. */
import { sql } from 'drizzle-orm'

import { invalidateTags } from '@/lib/backend/platform/cache/notify'
import type { Tx } from '@/lib/backend/platform/database/with-tx'
import { changeTags } from '@/lib/cache/tags'

import { modelsTagData } from './model-tag-data'

export interface StockLevel {
  readonly variantId: number
  readonly storeId: number
  /** Units that lie there from now on. */
  readonly quantity: number
}

interface DeltaRow extends Record<string, unknown> {
  variant_id: number
  store_id: number
  quantity: number
  delta: number
}
interface FlipRow extends Record<string, unknown> {
  model_id: number
  flipped: boolean
}

/**
 * Sets what stores hold, with a ledger row for each difference, and invalidates the pages that show it. At most one level for a variant and
 * store. Returns how many levels were changed.
 */
export async function setStockLevels(
  tx: Tx,
  levels: readonly StockLevel[],
  reason: 'import' | 'correction' | 'count',
): Promise<number> {
  if (levels.length === 0) return 0
  const ids = [...new Set(levels.map((level) => level.variantId))]
  // In the order of ids, and before the stock rows, as orders do.
  await tx.execute(sql`select 1 from variants where id = any(${sql.param(ids)}::int[]) order by id for update`)
  const given = levels.map(({ variantId, storeId, quantity }) => ({
    variant_id: variantId,
    store_id: storeId,
    quantity,
  }))
  const { rows: deltas } = await tx.execute<DeltaRow>(sql`
    select g.variant_id, g.store_id, g.quantity, g.quantity - coalesce(s.quantity, 0) as delta
    from json_to_recordset(${JSON.stringify(given)}::json) as g(variant_id int, store_id int, quantity int)
    left join stock s on s.variant_id = g.variant_id and s.store_id = g.store_id where g.quantity <> coalesce(s.quantity, 0)`)
  if (deltas.length === 0) return 0
  const changed = sql`json_to_recordset(${JSON.stringify(deltas)}::json) as g(variant_id int, store_id int, quantity int, delta int)`
  const { rows: flips } = await tx.execute<FlipRow>(sql`
    with sums as (select variant_id, sum(delta)::int as delta from ${changed} group by 1)
    update variants v set available = v.available + s.delta from sums s, models m where v.id = s.variant_id and m.id = v.model_id
    returning v.model_id, not (v.on_order or m.on_order) and (v.available > 0) <> (v.available - s.delta > 0) as flipped`)
  await tx.execute(sql`
    insert into stock (variant_id, store_id, quantity) select variant_id, store_id, quantity from ${changed}
    on conflict (variant_id, store_id) do update set quantity = excluded.quantity`)
  await tx.execute(
    sql`insert into stock_ledger (variant_id, store_id, delta, reason) select variant_id, store_id, delta, ${reason} from ${changed}`,
  )
  const flipped = new Set(flips.filter((row) => row.flipped).map((row) => row.model_id))
  const models = await modelsTagData(tx, [...new Set(flips.map((row) => row.model_id))])
  invalidateTags(
    tx,
    models.flatMap((data) => changeTags.stock(data, flipped.has(data.id))),
  )
  return deltas.length
}

/**
 * What variants begin with that this transaction has made with the sum of it as their `available` units: at most one level for a variant and
 * store. The caller invalidates the pages of their products.
 */
export async function firstStockIn(tx: Tx, levels: readonly StockLevel[], reason: 'import'): Promise<void> {
  if (levels.length === 0) return
  const given = levels.map(({ variantId, storeId, quantity }) => ({
    variant_id: variantId,
    store_id: storeId,
    quantity,
  }))
  await tx.execute(sql`
    with given as materialized (
      select * from json_to_recordset(${JSON.stringify(given)}::json) as g(variant_id int, store_id int, quantity int)),
    held as (insert into stock (variant_id, store_id, quantity) select variant_id, store_id, quantity from given)
    insert into stock_ledger (variant_id, store_id, delta, reason) select variant_id, store_id, quantity, ${reason} from given`)
}
