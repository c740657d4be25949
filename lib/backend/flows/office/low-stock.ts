/** Variants of which few are left: by the same rule as the webhook `stock.low` (domain/webhooks/low-stock.ts). */
import { sql } from 'drizzle-orm'

import { GROUP_LEVELS, IS_KEPT, levelOf } from '@/lib/backend/domain/webhooks/low-stock'
import { inStates } from '@/lib/backend/platform/database/in-states'
import { db } from '@/lib/backend/platform/database/pool'
import { ApiError } from '@/lib/contract/errors'
import type { LowStockList } from '@/lib/contract/schemas/office-purchases'
import { PAID_STATES } from '@/lib/order/order-states'
import { COMING_PURCHASES, PURCHASE } from '@/lib/order/purchase-machine'

import type { Actor } from './actor'
import { variantTitle } from './campaign-rows'
import { countStores } from './counts'

const PAGE = 50

type Row = LowStockList['rows'][number]

/** In a store: what it has, or had, and of which it holds that few itself. */
export async function lowStock(
  { store, page }: { store?: number | undefined; page: number },
  actor: Actor,
): Promise<LowStockList> {
  if (!actor.may('office.stock.read')) throw new ApiError('FORBIDDEN', 'You may not do this.')
  const kept = store === undefined ? sql`v.available` : sql`k.quantity`
  const inStore = store === undefined ? sql`` : sql`join stock k on k.variant_id = v.id and k.store_id = ${store}`
  const { rows } = await db().execute<Row & { total: number }>(sql`
    with recursive ${GROUP_LEVELS}, sold as (
      select l.variant_id, sum(l.quantity)::int as units from orders o join order_lines l on l.order_id = o.id
      where o.created_at > now() - interval '30 days' and ${inStates('o.status', PAID_STATES)} and l.variant_id is not null group by 1),
    coming as (
      select l.variant_id, sum(greatest(l.quantity - l.received, 0))::int as units from purchase_order_lines l
      join purchase_orders o on o.id = l.purchase_id where ${inStates('o.status', COMING_PURCHASES)} group by 1),
    few as (
      select v.id, v.available, ${store === undefined ? sql`null::int` : sql`k.quantity`} as held, ${levelOf()} as level,
        coalesce(s.units, 0) as sold, (count(*) over ())::int as total
      from variants v join models m on m.id = v.model_id left join group_levels gl on gl.id = m.main_group_id ${inStore}
      left join sold s on s.variant_id = v.id where ${IS_KEPT} and ${kept} <= ${levelOf()}
      order by coalesce(s.units, 0) desc, ${kept}, v.id limit ${PAGE} offset ${(page - 1) * PAGE})
    select v.id as variant, v.model_id as product, ${variantTitle} as title, v.sku, v.gtin, f.available, f.held, f.level, f.sold, f.total,
      coalesce(p.units, 0) as coming, v.incoming_on::text as "expectedOn"
    from few f join variants v on v.id = f.id left join coming p on p.variant_id = v.id
    left join colours c on c.id = v.colour_id left join sizes s on s.id = v.size_id
    order by f.sold desc, coalesce(f.held, f.available), v.id`)
  const mayOrder = actor.may('office.stock.write')
  const drafts = await db().execute<{ id: number; name: string }>(sql`
    select id, supplier || ' ' || id as name from purchase_orders where ${inStates('status', [PURCHASE.initial])} order by id desc limit 50`)
  return {
    rows: rows.map(({ total: _total, ...row }) => row),
    total: rows[0]?.total ?? 0,
    page,
    size: PAGE,
    stores: await countStores(actor),
    drafts: mayOrder ? drafts.rows : [],
    mayOrder,
  }
}
