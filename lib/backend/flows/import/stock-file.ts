/** A file of stock: SKU, store, quantity. */
import { sql } from 'drizzle-orm'

import { setStockLevels } from '@/lib/backend/domain/catalogue/set-stock-levels'
import { db } from '@/lib/backend/platform/database/pool'
import { type Tx, withTx } from '@/lib/backend/platform/database/with-tx'

import { cellOf, type Column, type LevelOptions, type LevelReport, type LevelRow, readLevels, SKU } from './level-file'
import { BadCell } from './product/faults'
import { units } from './readers/cells'
import type { Row } from './readers/csv'
import type { Source } from './readers/decode'
import { stockPlace } from './write/write-batch'

const STORE: Column = ['Store', 'Location', 'Warehouse']
export const QUANTITY: Column = ['Quantity', 'Qty', 'Stock', 'On hand']
/** Few enough for the tags of their pages to be told one by one. */
const BATCH = 400

interface Level {
  readonly storeId: number
  readonly quantity: number
}

/** Stores by slug, name and number, in lower case. */
async function storesByName(): Promise<Map<string, number>> {
  const { rows } = await db().execute<{ id: number; slug: string; name: string }>(
    sql`select id, slug, name from stores where type <> 'external' order by id desc`,
  )
  return new Map(
    rows.flatMap(({ id, slug, name }) => [name, slug, String(id)].map((key) => [key.toLowerCase(), id] as const)),
  )
}

/** A row without a store is for the place of imported stock. */
export async function importStock(source: Source, options: LevelOptions): Promise<LevelReport> {
  const stores = await storesByName()
  const place = await withTx(stockPlace, { name: 'import.place' })
  const valueOf = (row: Row): Level => {
    const [store, quantity] = [cellOf(row, STORE), cellOf(row, QUANTITY)]
    const storeId = store === '' ? place : stores.get(store.toLowerCase())
    if (storeId === undefined) throw new BadCell('store_unknown', { store })
    if (quantity === '') throw new BadCell('missing', { column: QUANTITY[0] })
    return { storeId, quantity: units(quantity, 'Quantity') }
  }
  const { rows, errors } = await readLevels(source, [SKU, QUANTITY], valueOf, ({ storeId }) => String(storeId), options)
  if ((errors.length > 0 && !options.skipBad) || rows.length === 0) return { rows: rows.length, changed: 0, errors }
  let changed = 0
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH)
    changed += await withTx((tx) => writeLevels(tx, batch, options), { name: 'import.stock' })
    await options.onProgress?.(start + batch.length, rows.length)
  }
  return { rows: rows.length, changed, errors }
}

async function writeLevels(
  tx: Tx,
  rows: readonly LevelRow<Level>[],
  { dryRun = false, onChange }: LevelOptions,
): Promise<number> {
  const differences = dryRun || onChange ? await differing(tx, rows) : []
  for (const { place, store, before } of onChange ? differences : []) {
    const row = rows[place]
    if (!row) continue
    const { line, sku, variantId, value } = row
    onChange?.({ line, sku, variantId, name: store, area: null, before, after: value.quantity, from: null })
  }
  if (dryRun) return differences.length
  const levels = rows.map(({ variantId, value }) => ({ variantId, ...value }))
  return setStockLevels(tx, levels, 'import')
}

/** Rows whose quantity is not what the store holds, by their place. */
async function differing(tx: Tx, given: readonly LevelRow<Level>[]) {
  const levels = given.map(({ variantId, value }, place) => ({
    place,
    variant_id: variantId,
    store_id: value.storeId,
    quantity: value.quantity,
  }))
  const { rows } = await tx.execute<{ place: number; store: string; before: number }>(sql`
    select g.place, st.name as store, coalesce(s.quantity, 0) as before
    from json_to_recordset(${JSON.stringify(levels)}::json) as g(place int, variant_id int, store_id int, quantity int)
    join stores st on st.id = g.store_id left join stock s on s.variant_id = g.variant_id and s.store_id = g.store_id
    where g.quantity <> coalesce(s.quantity, 0) order by g.place`)
  return rows
}
