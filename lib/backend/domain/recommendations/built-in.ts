/** The recommendation service inside the shop: a category's models by what is bought and looked at. */
import { sql } from 'drizzle-orm'

import { dbRead } from '@/lib/backend/platform/database/pool'

import { type RecommendationRequest, SEPARATOR } from './request'

/** What one purchase weighs against one look. */
const PURCHASE = 20
/** Units ever sold tell of the time before the shop began to count; they weigh like looks. */
const SCORE = sql`m.sold_amount + coalesce(a.views, 0) + coalesce(a.purchases, 0) * ${PURCHASE}`
/** As many as a list takes to be ordered by. */
const MOST = 500

/** The group that a context names in any language: its name below those of its ancestors. Null when there is none. */
async function groupOf(context: string): Promise<number | null> {
  const names = context
    .split(SEPARATOR)
    .map((name) => name.trim())
    .filter(Boolean)
  const { rows } = await dbRead().execute<{ id: number }>(sql`
    with recursive down as (
      select g.id, t.language, 1 as depth from product_groups g join product_group_texts t on t.group_id = g.id and t.name = ${names[0] ?? ''} where g.parent_id is null
      union all
      select g.id, t.language, d.depth + 1 from down d join product_groups g on g.parent_id = d.id
        join product_group_texts t on t.group_id = g.id and t.language = d.language and t.name = (${sql.param(names)}::text[])[d.depth + 1])
    select id from down where depth = ${names.length} order by id limit 1`)
  return rows[0]?.id ?? null
}

/** Public models of a category that can be bought, the most wanted first; none for a context that the shop does not have. */
export async function learnedOrder({ context }: RecommendationRequest): Promise<number[]> {
  const group = await groupOf(context)
  if (group === null) return []
  const { rows } = await dbRead().execute<{ id: number }>(sql`
    with recursive sub as (select ${group}::int as id union select g.id from product_groups g join sub on g.parent_id = sub.id)
    select m.id from models m left join model_activity a on a.model_id = m.id
    where m.is_public and not m.campaign_only
      and m.id in (select model_id from model_groups where group_id in (select id from sub) union select id from models where main_group_id in (select id from sub))
      and (m.on_order or exists (select from variants v where v.model_id = m.id and not v.stock_blocked and (v.on_order or v.available > 0)))
    order by ${SCORE} desc, m.rating desc, m.published_at desc, m.id limit ${MOST}`)
  return rows.map(({ id }) => id)
}
