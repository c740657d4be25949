/** What sitemaps list: public pages with their path in each language, 5,000 at a time. */
import { sql } from 'drizzle-orm'

import { dbRead } from '@/lib/backend/db/pool'
import { type Language, LANGUAGES } from '@/lib/market/languages'

export const PAGE_SIZE = 5_000
/** Pictures of one entry. */
const MAX_IMAGES = 10

export type SitemapType = 'products' | 'groups' | 'brands' | 'pages'
export interface SitemapEntry { paths: Partial<Record<Language, string>>; modified: string; images: string[] }

interface Row extends Record<string, unknown> {
  paths: Partial<Record<Language, string>>
  modified: string
  images: string[] | null
}

const iso = (column: ReturnType<typeof sql>) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
const everywhere = sql`(select jsonb_object_agg(language, b.slug) from unnest(${sql.param([...LANGUAGES])}::text[]) as language)`
const newest = sql`coalesce(max(m.updated_at), now())`

/**
 * Groups and brands are as new as the newest model in them; models are listed in the languages that they have texts in; bundles
 * and the two gift cards where their pages are, below /old/ (spec 3 §2); a page with tabs by its first tab, to which it leads.
 */
const SOURCES: Readonly<Record<SitemapType, ReturnType<typeof sql>>> = {
  products: sql`
    select m.id, jsonb_object_agg(t.language, case when m.is_bundle or m.id in (2427, 1412) then 'old/' else '' end || b.slug || '/' || m.slug) as paths, ${iso(sql`m.updated_at`)} as modified,
      (select array_agg(i.path order by i.sort_order, i.id) from model_images i where i.model_id = m.id and i.type = 'image') as images
    from models m join brands b on b.id = m.brand_id join model_texts t on t.model_id = m.id
    where m.is_public and not m.campaign_only and m.canonical_url is null group by m.id, b.slug`,
  groups: sql`
    select g.id, g.paths, ${iso(newest)} as modified, null::text[] as images
    from (select group_id as id, jsonb_object_agg(language, path) as paths from product_group_texts group by group_id) g
    left join model_groups mg on mg.group_id = g.id left join models m on m.id = mg.model_id and m.is_public group by g.id, g.paths`,
  brands: sql`
    select b.id, ${everywhere} as paths, ${iso(newest)} as modified, null::text[] as images
    from brands b join models m on m.brand_id = b.id and m.is_public group by b.id`,
  pages: sql`
    select min(id) as id, jsonb_object_agg(language, slug || coalesce('/' || (tabs -> 0 ->> 'slug'), '')) as paths, ${iso(sql`max(updated_at)`)} as modified, null::text[] as images from pages group by key`,
}

/** One page of entries, and how many pages there are; a page beyond the last is empty. */
export async function sitemap(type: SitemapType, page: number): Promise<{ pages: number; entries: SitemapEntry[] }> {
  const source = SOURCES[type]
  const { rows: [counted] } = await dbRead().execute<{ total: number }>(sql`select count(*)::int as total from (${source}) entries`)
  const { rows } = await dbRead().execute<Row>(sql`select * from (${source}) entries order by id limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`)
  return {
    pages: Math.ceil((counted?.total ?? 0) / PAGE_SIZE),
    entries: rows.map(({ paths, modified, images }) => ({ paths, modified, images: (images ?? []).slice(0, MAX_IMAGES) })),
  }
}
