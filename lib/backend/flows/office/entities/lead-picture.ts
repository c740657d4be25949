/** The first picture of products and of variants: one query for all records of a page. */
import { type SQL, sql } from 'drizzle-orm'

import { db } from '@/lib/backend/platform/database/pool'

/** Paths of pictures by the id of their record. */
type Paths = ReadonlyMap<string, string>

async function pathsOf(query: SQL): Promise<Paths> {
  const { rows } = await db().execute<{ id: number; path: string }>(query)
  return new Map(rows.map(({ id, path }) => [String(id), path]))
}

const listed = (ids: readonly string[]) => sql`${sql.param(ids.map(Number))}::int[]`

export const picturesOfModels = (ids: readonly string[]): Promise<Paths> =>
  pathsOf(sql`
    select distinct on (i.model_id) i.model_id as id, i.path from model_images i
    where i.model_id = any(${listed(ids)}) and i.type = 'image'
    order by i.model_id, i.sort_order, i.id`)

/** In the variant's colour, where there is one. */
export const picturesOfVariants = (ids: readonly string[]): Promise<Paths> =>
  pathsOf(sql`
    select distinct on (v.id) v.id, i.path from variants v join model_images i on i.model_id = v.model_id
    where v.id = any(${listed(ids)}) and i.type = 'image'
    order by v.id, (i.colour_id = v.colour_id) desc nulls last, i.sort_order, i.id`)
