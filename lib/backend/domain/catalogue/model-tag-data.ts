/** Data for the cache tags of models: everything that a change of one must invalidate. */
import { sql } from 'drizzle-orm'

import type { Tx } from '@/lib/backend/platform/database/with-tx'
import type { ModelTagData } from '@/lib/cache/tags'

interface Row extends Record<string, unknown> {
  id: number
  slug: string
  brand_slug: string
  group_ids: number[] | null
  shown_on: number[] | null
}

/** Null for an unknown model. */
export async function modelTagData(tx: Tx, modelId: number): Promise<ModelTagData | null> {
  const [data] = await modelsTagData(tx, [modelId])
  return data ?? null
}

/** Of many models in one query, in no order; unknown ones are left out. */
export async function modelsTagData(tx: Tx, modelIds: readonly number[]): Promise<ModelTagData[]> {
  const { rows } = await tx.execute<Row>(sql`
    with recursive wanted as materialized (select id, slug, brand_id, main_group_id from models where id = any(${sql.param([...modelIds])}::int[])),
    direct as materialized (
      select id as model_id, main_group_id as group_id from wanted
      union select g.model_id, g.group_id from model_groups g join wanted w on w.id = g.model_id),
    up as (
      select group_id as start, group_id as id from direct
      union select up.start, g.parent_id from product_groups g join up on g.id = up.id where g.parent_id is not null),
    groups as (select d.model_id, array_agg(distinct up.id order by up.id) as ids from direct d join up on up.start = d.group_id group by 1)
    select m.id, m.slug, b.slug as brand_slug,
      g.ids as group_ids,
      (select array_agg(distinct id) from (
        select model_id as id from model_relations where related_id = m.id
        union select main_model_id from bundles where id in (select bundle_id from bundle_members where model_id = m.id)
        union select second_hand_parent_id from models where id = m.id and second_hand_parent_id is not null
        union select id from models where second_hand_parent_id = m.id) shown) as shown_on
    from wanted m join brands b on b.id = m.brand_id left join groups g on g.model_id = m.id`)
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    brandSlug: row.brand_slug,
    groupIds: row.group_ids ?? [],
    shownOnIds: row.shown_on ?? [],
  }))
}
