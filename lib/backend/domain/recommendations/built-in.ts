/** The built-in recommendation service: the models of a category ordered by purchases and views. */
import { sql } from 'drizzle-orm'

import { dbRead } from '@/lib/backend/platform/database/pool'

import { type RecommendationRequest, SEPARATOR } from './request'

/** The weight of one purchase relative to one view. */
const PURCHASE = 20
/** The number of units ever sold covers the time before the shop began to count; it has the weight of views. */
const SCORE = sql`m.sold_amount + coalesce(a.views, 0) + coalesce(a.purchases, 0) * ${PURCHASE}`
/** Maximum number of ids for the order of a list. */
const MOST = 500

/** The group of a context in any language, its name after those of its ancestors, with all groups below. Empty when it does not exist. */
async function groupsOf(context: string): Promise<number[]> {
  const names = context
    .split(SEPARATOR)
    .map((name) => name.trim())
    .filter(Boolean)
  const { rows } = await dbRead().execute<{ id: number }>(sql`
    with recursive down as (
      select g.id, t.language, 1 as depth from product_groups g join product_group_texts t on t.group_id = g.id and t.name = ${names[0] ?? ''} where g.parent_id is null
      union all
      select g.id, t.language, d.depth + 1 from down d join product_groups g on g.parent_id = d.id
        join product_group_texts t on t.group_id = g.id and t.language = d.language and t.name = (${sql.param(names)}::text[])[d.depth + 1]),
    sub as (
      (select id from down where depth = ${names.length} order by id limit 1)
      union select g.id from product_groups g join sub on g.parent_id = sub.id)
    select id from sub`)
  return rows.map(({ id }) => id)
}

/**
 * Available public models of a category, most popular first; empty for an unknown context. They are ordered before it is looked whether they
 * are available: that is then asked of the first hundreds only.
 */
export async function popularityOrder({ context }: RecommendationRequest): Promise<number[]> {
  // In a separate query: with known groups the planner uses the indexes of their models.
  const ids = await groupsOf(context)
  if (ids.length === 0) return []
  const groups = sql`${sql.param(ids)}::int[]`
  const { rows } = await dbRead().execute<{ id: number }>(sql`
    select c.id from (
      select m.id, m.on_order from models m left join model_activity a on a.model_id = m.id
      where m.is_public and not m.campaign_only
        and m.id in (select model_id from model_groups where group_id = any(${groups}) union select id from models where main_group_id = any(${groups}))
      order by ${SCORE} desc, m.rating desc, m.published_at desc, m.id offset 0) c
    where c.on_order or exists (select from variants v where v.model_id = c.id and not v.stock_blocked and not v.is_hidden and (v.on_order or v.available > 0))
    limit ${MOST}`)
  return rows.map(({ id }) => id)
}
