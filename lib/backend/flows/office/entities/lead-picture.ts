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

// For each record by itself, so that the index is read also where a join would be planned as a read of the whole table.
export const picturesOfModels = (ids: readonly string[]): Promise<Paths> =>
  pathsOf(sql`
    select m.id, i.path from unnest(${listed(ids)}) m(id) cross join lateral (
      select path from model_images where model_id = m.id and type = 'image' order by sort_order, id limit 1) i`)

/** In the variant's colour, where there is one. */
export const picturesOfVariants = (ids: readonly string[]): Promise<Paths> =>
  pathsOf(sql`
    select wanted.id, i.path from unnest(${listed(ids)}) wanted(id)
    cross join lateral (select model_id, colour_id from variants where id = wanted.id limit 1) v
    cross join lateral (
      select path from model_images where model_id = v.model_id and type = 'image'
      order by (colour_id = v.colour_id) desc nulls last, sort_order, id limit 1) i`)
