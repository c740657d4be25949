/** Adds models to the demo catalogue in batches until it has a given number. A repeated run continues where the last one ended. */
import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'

import { invalidateTags } from '@/lib/backend/platform/cache/notify'
import { db } from '@/lib/backend/platform/database/pool'
import * as schema from '@/lib/backend/domain/schema'
import { withTx, type Tx } from '@/lib/backend/platform/database/with-tx'
import { refreshOffers } from '@/lib/backend/domain/catalogue/offers'
import { indexModels } from '@/lib/backend/domain/search/index-models'

import type { DemoModel } from '../models'
import { insertRows } from './insert-rows'
import { ledgerRow, rowsOf } from './model-rows'
import { FIRST_ID, scaledModels, scaledRatings, scaledRelations } from './scale'
import { advanceSequences, midnight, seed } from './seed'

/** A batch is one transaction and is held in memory; each of its statements must end within the pool's time limit. */
const BATCH = 400

export interface GrowResult {
  /** Number of models in the shop afterwards, and of those that this run added. */
  models: number
  added: number
}

/**
 * Seeds the demo catalogue and adds further series of it (`scaledModels`) until the shop has `wanted` models; it never removes any.
 * `onBatch` is called with the number of models after each batch. Throws an Error when the shop has products of its own, whose ids would
 * collide, and when there are not enough ids. One run at a time (LOCKS.seed).
 */
export async function growTo(wanted: number, onBatch: (models: number) => void = () => undefined): Promise<GrowResult> {
  const before = await counts()
  if (before.others > 0)
    throw new Error('The shop has goods of its own; the demo catalogue grows only in a shop without.')
  await seed()
  const start = await counts()
  let models = start.demo
  onBatch(models)
  const source = scaledModels(start.lastId)
  const today = midnight()
  while (models < wanted) {
    const batch = take(source, Math.min(BATCH, wanted - models))
    if (batch.length === 0) throw new Error(`The demo catalogue ends at ${models} models.`)
    await withTx((tx) => writeModels(tx, batch, today), { name: 'demo-grow' })
    models += batch.length
    onBatch(models)
  }
  if (models > start.demo) await refreshStatistics()
  return { models, added: models - before.demo }
}

async function counts(): Promise<{ demo: number; others: number; lastId: number }> {
  const { rows } = await db().execute<{ demo: number; others: number; lastId: number }>(sql`
    select count(*) filter (where source = 'demo')::int as demo, count(*) filter (where source <> 'demo')::int as others,
      coalesce(max(id) filter (where source = 'demo' and id >= ${FIRST_ID}), 0) as "lastId" from models`)
  return rows[0] ?? { demo: 0, others: 0, lastId: 0 }
}

function take(models: Generator<DemoModel>, count: number): DemoModel[] {
  const taken: DemoModel[] = []
  while (taken.length < count) {
    const { value, done } = models.next()
    if (done) break
    taken.push(value)
  }
  return taken
}

async function writeModels(tx: Tx, models: readonly DemoModel[], today: Date): Promise<void> {
  const rows = rowsOf(models, today, scaledRatings(models))
  await insertRows(tx, schema.models, rows.models)
  await insertRows(tx, schema.modelTexts, rows.texts)
  await insertRows(tx, schema.modelGroups, rows.groups)
  await insertRows(tx, schema.modelProperties, rows.properties)
  await insertRows(tx, schema.modelRibbons, rows.ribbons)
  // The id follows from the order inside the model, so that two runs give the same.
  const place = new Map<number, number>()
  await insertRows(
    tx,
    schema.modelImages,
    rows.images.map((row) => {
      const index = place.get(row.modelId) ?? 0
      place.set(row.modelId, index + 1)
      return { id: row.modelId * 100 + index, ...row }
    }),
  )
  // A hand-written model that is newer than the last series is not part of it.
  await insertRows(tx, schema.modelRelations, models.flatMap(scaledRelations), {
    where: sql`where exists (select from models m where m.id = related_id)`,
  })
  await insertRows(tx, schema.variants, rows.variants)
  await insertRows(tx, schema.priceHistory, rows.history)
  await insertRows(tx, schema.prices, rows.prices)
  await insertRows(tx, schema.stock, rows.stock)
  await insertRows(tx, schema.stockLedger, rows.stock.map(ledgerRow))
  await indexModels(
    tx,
    rows.models.flatMap((row) => row.id ?? []),
  )
  // In each run: after an interrupted run the shop's own products must not get ids that are in use.
  await advanceSequences(tx)
}

const TABLES: readonly PgTable[] = Object.values(schema).filter((value) => is(value, PgTable))

/** Computes what lists show, updates the planner's statistics, also of the small tables, which autovacuum skips, and invalidates every page. */
async function refreshStatistics(): Promise<void> {
  await refreshOffers()
  for (const table of TABLES) await db().execute(sql`analyze ${sql.identifier(getTableName(table))}`)
  await withTx((tx) => Promise.resolve(invalidateTags(tx, '*')), { name: 'demo-grown' })
}
