import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

import type { Tx } from '@/lib/backend/platform/database/with-tx'
import type { Language } from '@/lib/market/languages'

import { withTable } from './title'

/**
 * A variant `v` with its colour `c` and its size `s` for people: product, colour, size and kind, such as the side of a glove, without which
 * two variants would have one name; in English what the language has no name for.
 */
export const variantTitle = (language: Language): SQL<string> => sql<string>`concat_ws(' ',
  (select name from model_texts t where t.model_id = v.model_id and t.name <> ''
    order by t.language = ${language} desc, t.language = 'en' desc, t.language limit 1),
  coalesce(nullif(c.names->>${language}::text, ''), nullif(c.names->>'en', ''), c.slug), s.name,
  (select coalesce(nullif(k.names->>${language}::text, ''), nullif(k.names->>'en', ''), k.slug) from product_types k
    where k.id = v.product_type_id))`

/** What the variant is called to which a column leads. */
export const variantNamed =
  (id: PgColumn) =>
  (language: Language): SQL<string> =>
    sql<string>`coalesce((select nullif(${variantTitle(language)}, '') from variants v left join colours c on c.id = v.colour_id
      left join sizes s on s.id = v.size_id where v.id = ${withTable(id)}), ${withTable(id)}::text)`

/** What is printed on that variant. */
export const variantCode = (id: PgColumn): SQL<string | null> =>
  sql<string | null>`(select coalesce(v.sku, v.gtin) from variants v where v.id = ${withTable(id)})`

/** What variants are called, by id. */
export async function variantTitles(
  reader: Pick<Tx, 'execute'>,
  ids: readonly number[],
  language: Language,
): Promise<Map<number, string>> {
  const { rows } = await reader.execute<{ id: number; title: string }>(sql`
    select v.id, ${variantTitle(language)} as title
    from variants v left join colours c on c.id = v.colour_id left join sizes s on s.id = v.size_id
    where v.id = any(${sql.param([...ids])}::int[])`)
  return new Map(rows.map(({ id, title }) => [id, title]))
}
