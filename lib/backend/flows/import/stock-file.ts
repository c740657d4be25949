/** A file of stock: SKU, store, quantity. */
import { sql } from 'drizzle-orm'

import { setStockLevels } from '@/lib/backend/domain/catalogue/set-stock-levels'
import { db } from '@/lib/backend/platform/database/pool'
import { withTx } from '@/lib/backend/platform/database/with-tx'

import { cellOf, type Column, type LevelOptions, type LevelReport, readLevels, SKU } from './level-file'
import { BadCell } from './product/incoming'
import { units } from './readers/cells'
import type { Row } from './readers/csv'
import type { Source } from './readers/decode'
import { stockPlace } from './write/write-batch'

const STORE: Column = ['Store', 'Location', 'Warehouse']
const QUANTITY: Column = ['Quantity', 'Qty', 'Stock', 'On hand']
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
    if (storeId === undefined) throw new BadCell(`There is no store “${store}”.`)
    if (quantity === '') throw new BadCell('Quantity is missing.')
    return { storeId, quantity: units(quantity, 'Quantity') }
  }
  const { rows, errors } = await readLevels(
    source,
    [SKU, QUANTITY],
    valueOf,
    ({ storeId }) => String(storeId),
    options.encoding,
  )
  if ((errors.length > 0 && !options.skipBad) || rows.length === 0) return { rows: rows.length, changed: 0, errors }
  let changed = 0
  for (let start = 0; start < rows.length; start += BATCH) {
    const levels = rows.slice(start, start + BATCH).map(({ variantId, value }) => ({ variantId, ...value }))
    changed += options.dryRun
      ? await differing(levels)
      : await withTx((tx) => setStockLevels(tx, levels, 'import'), { name: 'import.stock' })
  }
  return { rows: rows.length, changed, errors }
}

async function differing(levels: readonly (Level & { variantId: number })[]): Promise<number> {
  const given = levels.map(({ variantId, storeId, quantity }) => ({
    variant_id: variantId,
    store_id: storeId,
    quantity,
  }))
  const { rows } = await db().execute<{ count: number }>(sql`
    select count(*)::int as count from json_to_recordset(${JSON.stringify(given)}::json) as g(variant_id int, store_id int, quantity int)
    left join stock s on s.variant_id = g.variant_id and s.store_id = g.store_id where g.quantity <> coalesce(s.quantity, 0)`)
  return rows[0]?.count ?? 0
}
