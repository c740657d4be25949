/** Data for the cache tags of a model: everything that a change of it must invalidate. */
import { sql } from 'drizzle-orm'

import type { Tx } from '@/lib/backend/platform/database/with-tx'
import type { ModelTagData } from '@/lib/cache/tags'

interface Row extends Record<string, unknown> {
  slug: string
  brand_slug: string
  group_ids: number[] | null
  shown_on: number[] | null
}

/** Null for an unknown model. */
export async function modelTagData(tx: Tx, modelId: number): Promise<ModelTagData | null> {
  const {
    rows: [row],
  } = await tx.execute<Row>(sql`
    with recursive up as (
      select g.id, g.parent_id from product_groups g
      where g.id in (select group_id from model_groups where model_id = ${modelId} union select main_group_id from models where id = ${modelId})
      union select p.id, p.parent_id from product_groups p join up on p.id = up.parent_id)
    select m.slug, b.slug as brand_slug, (select array_agg(id order by id) from up) as group_ids,
      (select array_agg(distinct id) from (
        select model_id as id from model_relations where related_id = m.id
        union select main_model_id from bundles where id in (select bundle_id from bundle_members where model_id = m.id)
        union select second_hand_parent_id from models where id = m.id and second_hand_parent_id is not null
        union select id from models where second_hand_parent_id = m.id) shown) as shown_on
    from models m join brands b on b.id = m.brand_id where m.id = ${modelId}`)
  return row
    ? {
        id: modelId,
        slug: row.slug,
        brandSlug: row.brand_slug,
        groupIds: row.group_ids ?? [],
        shownOnIds: row.shown_on ?? [],
      }
    : null
}
