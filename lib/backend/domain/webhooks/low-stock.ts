/** Tells other systems when few units of a variant are left: once, until there are more again. */
import { sql } from 'drizzle-orm'

import { db } from '@/lib/backend/platform/database/pool'
import { type Tx, withTx } from '@/lib/backend/platform/database/with-tx'
import { config } from '@/lib/config/env'

import { announceBody, isWanted } from './announce'

const EVENT = 'stock.low'
/** Variants in one message. */
const BATCH = 100

/**
 * What few means, for each group: its own number, or that of the group above it. For a statement that begins `with recursive`; the shop's own
 * number is for what has none.
 */
export const GROUP_LEVELS = sql`group_levels as (
  select id, low_stock_units as units from product_groups where parent_id is null
  union all
  select g.id, coalesce(g.low_stock_units, up.units) from product_groups g join group_levels up on up.id = g.parent_id)`

/** Of the variant `v` of the model `m`, with the level of its main group as `gl`. */
export const levelOf = () => sql`coalesce(v.low_stock_units, gl.units, ${config().lowStockUnits}::int)`

/** The highest level of all: no variant with more units has few. */
export const highestLevel =
  () => sql`(select greatest(${config().lowStockUnits}::int, (select max(units) from group_levels),
  (select max(low_stock_units) from variants where low_stock_units is not null)))`

/** Only what shoppers can buy, and what is not made to order. */
export const IS_KEPT = sql`m.is_public and not v.is_hidden and not v.on_order and not m.on_order`

interface Low extends Record<string, unknown> {
  id: number
  sku: string | null
  available: number
}

/** Forgets variants of which there are enough again, and returns those that have become few. */
async function turned(tx: Tx, most: number): Promise<Low[]> {
  await tx.execute(sql`
    with recursive ${GROUP_LEVELS}
    delete from low_stock l using variants v, models m left join group_levels gl on gl.id = m.main_group_id
    where v.id = l.variant_id and m.id = v.model_id and v.available > ${levelOf()}`)
  const { rows } = await tx.execute<Low>(sql`
    with recursive ${GROUP_LEVELS}, few as (
      insert into low_stock (variant_id)
      select v.id from variants v join models m on m.id = v.model_id left join group_levels gl on gl.id = m.main_group_id
      where ${IS_KEPT} and v.available <= ${levelOf()}
        and not exists (select 1 from low_stock l where l.variant_id = v.id)
      order by v.id limit ${most}
      on conflict (variant_id) do nothing returning variant_id)
    select v.id, v.sku, v.available from variants v join few on few.variant_id = v.id order by v.id`)
  return rows
}

/** What is low already when an endpoint is added is no news. */
export async function rememberLowStock(tx: Tx): Promise<void> {
  if (!(await isWanted(tx, EVENT))) await turned(tx, Number.MAX_SAFE_INTEGER)
}

/** Announces variants that have become few, in messages of at most 100, and returns how many there were. */
export async function announceLowStock(): Promise<number> {
  if (!(await isWanted(db(), EVENT))) return 0
  let count = 0
  for (;;) {
    const low = await withTx(
      async (tx) => {
        const rows = await turned(tx, BATCH)
        if (rows.length > 0) await announceBody(tx, EVENT, { variants: rows, low_stock_units: config().lowStockUnits })
        return rows.length
      },
      { name: 'stock.low' },
    )
    count += low
    if (low < BATCH) return count
  }
}
