/**
 * The offers of models (`model_offers`): what lists and the search need of variants, prices and stock, as one row for each model and price
 * area. A change of these tables marks its model in the same transaction (triggers of the migration `model_offers`). Readers take what is
 * marked from the tables themselves, so that they never show an old price; a sweep computes the rows again and removes the marks.
 */
import { type SQL, sql } from 'drizzle-orm'

import { type Tx, withTx } from '@/lib/backend/platform/database/with-tx'

import { orderableSql } from './prices-read'

/** Marks that one transaction takes; a model may have several. */
const BATCH = 2_000

const COLUMNS = sql.raw(
  'model_id, price_area, orderable, active, regular, club, discount_value, discount_free, lowest30, cheapest, dearest, colours, sizes, orderable_sizes, stores',
)

/** The offers of models as the tables have them now. `models`: a condition on `v.model_id`. Variants are read once: they are the most rows. */
const computed = (models: SQL, priceArea: SQL): SQL => sql`
  select v.model_id, v.price_area, v.best[1] = 0 as orderable, p.active, p.regular, p.club, p.discount_value, p.discount_free, p.lowest30,
    v.cheapest, v.dearest, v.colours, v.sizes, v.orderable_sizes,
    array(select distinct k.store_id from variants w join stock k on k.variant_id = w.id and k.quantity > 0
      where w.model_id = v.model_id and not w.stock_blocked and not w.is_hidden order by 1) as stores
  from (
    select v.model_id, p.price_area, min(array[case when ${orderableSql} then 0 else 1 end, p.active, v.sort_order, v.id]) as best,
      min(p.active) as cheapest, max(p.active) as dearest,
      coalesce(array_agg(distinct v.colour_id) filter (where v.colour_id is not null), '{}') as colours,
      coalesce(array_agg(distinct v.size_id) filter (where v.size_id is not null), '{}') as sizes,
      coalesce(array_agg(distinct v.size_id) filter (where v.size_id is not null and ${orderableSql}), '{}') as orderable_sizes
    from variants v join models m on m.id = v.model_id join prices p on p.variant_id = v.id and ${priceArea}
    where ${models} group by v.model_id, p.price_area) v
  join prices p on p.variant_id = v.best[4] and p.price_area = v.price_area`

/** The present offers of models in a price area, as a query: rows that are up to date, and what is marked from the tables. */
export const offersOf = (ids: SQL, priceArea: number): SQL => sql`
  with marked as materialized (select distinct model_id from model_offer_changes)
  select ${COLUMNS} from model_offers o where o.price_area = ${priceArea} and o.model_id = any(${ids})
    and o.model_id not in (select model_id from marked)
  union all ${computed(sql`v.model_id = any(${ids}) and v.model_id in (select model_id from marked)`, sql`p.price_area = ${priceArea}`)}`

/** Computes the offers of models that are marked, until none is. Another process that is at it is left alone. */
export async function refreshOffers(): Promise<void> {
  while (await withTx(refreshSome, { name: 'offers' }));
}

/** One batch; false when none is left. */
async function refreshSome(tx: Tx): Promise<boolean> {
  // One at a time: of two, the one that read earlier could write later.
  const { rows: free } = await tx.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext('model_offers')) as free`,
  )
  if (!free[0]?.free) return false
  // Before what they mark is read: a mark that comes later stays.
  const { rows } = await tx.execute<{ model_id: number }>(sql`
    delete from model_offer_changes where id in (select id from model_offer_changes order by id limit ${BATCH}) returning model_id`)
  if (rows.length === 0) return false
  const ids = sql`${sql.param([...new Set(rows.map((row) => row.model_id))])}::int[]`
  await tx.execute(sql`delete from model_offers where model_id = any(${ids})`)
  await tx.execute(sql`insert into model_offers (${COLUMNS}) ${computed(sql`v.model_id = any(${ids})`, sql`true`)}`)
  return rows.length === BATCH
}
