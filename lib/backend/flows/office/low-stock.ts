/** Variants of which few are left: by the same rule as the webhook `stock.low` (domain/webhooks/low-stock.ts). */
import { type SQL, sql } from 'drizzle-orm'

import { GROUP_LEVELS, highestLevel, IS_KEPT, levelOf } from '@/lib/backend/domain/webhooks/low-stock'
import { inStates } from '@/lib/backend/platform/database/in-states'
import { db } from '@/lib/backend/platform/database/pool'
import { ApiError } from '@/lib/contract/errors'
import type { LowStockList } from '@/lib/contract/schemas/office-purchases'
import { PAID_STATES } from '@/lib/order/order-states'
import { COMING_PURCHASES, PURCHASE } from '@/lib/order/purchase-machine'

import type { Actor } from './actor'
import { countStores } from './counts'
import { variantTitle } from './entities/variant-title'

const PAGE = 50

type Row = LowStockList['rows'][number]

/** So many are counted, and have pages: whoever orders goods works off the first ones. */
const MOST = 1_000

/** The variant of the row `k`, if few of what is kept there are left: looked up by its id, whatever the planner thinks of the number of rows. */
const itsVariant = () => sql`cross join lateral (
  select v.id, v.available, ${levelOf()} as level from variants v join models m on m.id = v.model_id left join group_levels gl on gl.id = m.main_group_id
  where v.id = k.variant_id and ${IS_KEPT} and k.kept <= ${levelOf()} limit 1) l`

/**
 * The variants of which few are left, those that sell first. What did not sell is read along an index of units, the fewest first, and no
 * further than it is counted: of a large shop half can be sold out. In a store: by what it has, or had, and of which it holds that few itself.
 */
function fewSql(store: number | undefined): SQL {
  const kept =
    store === undefined
      ? sql`(select variant_id, units as kept, null::int as held from variant_units) k`
      : sql`(select variant_id, quantity as kept, quantity as held from stock where store_id = ${store}) k`
  return sql`
    select l.id, l.available, l.level, k.held, s.units as sold from sold s join ${kept} on k.variant_id = s.variant_id ${itsVariant()}
    union all
    (select l.id, l.available, l.level, k.held, 0 as sold from ${kept} ${itsVariant()}
      where k.kept <= ${highestLevel()} and not exists (select from sold s where s.variant_id = k.variant_id)
      order by k.kept, k.variant_id limit ${MOST + 1})`
}

/** The same, only to be counted: a row for each, in the order of the index of units, which leads along it, and no further than `most`. For a statement of its own. */
export const fewRows = (most: number): SQL => sql`
  with recursive ${GROUP_LEVELS} select 1 from (select variant_id, units as kept from variant_units where units <= ${highestLevel()}) k ${itsVariant()}
  order by k.kept, k.variant_id limit ${most}`

export async function lowStock(
  { store, page }: { store?: number | undefined; page: number },
  actor: Actor,
): Promise<LowStockList> {
  if (!actor.may('office.stock.read')) throw new ApiError('FORBIDDEN', 'You may not do this.')
  const { rows } = await db().execute<Row & { count: number }>(sql`
    with recursive ${GROUP_LEVELS}, sold as materialized (
      select l.variant_id, sum(l.quantity)::int as units from orders o join order_lines l on l.order_id = o.id
      where o.created_at > now() - interval '30 days' and ${inStates('o.status', PAID_STATES)} and l.variant_id is not null group by 1),
    coming as (
      select l.variant_id, sum(greatest(l.quantity - l.received, 0))::int as units from purchase_order_lines l
      join purchase_orders o on o.id = l.purchase_id where ${inStates('o.status', COMING_PURCHASES)} group by 1),
    found as (${fewSql(store)}),
    few as (
      select *, (count(*) over ())::int as count from found order by sold desc, coalesce(held, available), id
      limit ${PAGE} offset ${(page - 1) * PAGE})
    select v.id as variant, v.model_id as product, ${variantTitle(actor.language)} as title, v.sku, v.gtin, f.available, f.held, f.level, f.sold, f.count,
      coalesce(p.units, 0) as coming, v.incoming_on::text as "expectedOn"
    from few f join variants v on v.id = f.id left join coming p on p.variant_id = v.id
    left join colours c on c.id = v.colour_id left join sizes s on s.id = v.size_id
    order by f.sold desc, coalesce(f.held, f.available), v.id`)
  const count = rows[0]?.count ?? 0
  const mayOrder = actor.may('office.stock.write')
  const drafts = await db().execute<{ id: number; name: string }>(sql`
    select id, supplier || ' ' || id as name from purchase_orders where ${inStates('status', [PURCHASE.initial])} order by id desc limit 50`)
  return {
    rows: rows.map(({ count: _count, ...row }) => row),
    total: Math.min(count, MOST),
    isMore: count > MOST,
    page,
    size: PAGE,
    stores: await countStores(actor),
    drafts: mayOrder ? drafts.rows : [],
    mayOrder,
  }
}
