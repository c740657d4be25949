/** The entries of sitemaps: public pages with their path in each language, 5,000 in one file. */
import { sql } from 'drizzle-orm'

import { dbRead } from '@/lib/backend/platform/database/pool'
import { type Language, LANGUAGES } from '@/lib/market/languages'

import { isRunning } from '@/lib/backend/domain/content/running'

const PAGE_SIZE = 5_000
/** Pictures of one entry. */
const MAX_IMAGES = 10

export type SitemapType = 'products' | 'groups' | 'brands' | 'pages'
export interface SitemapEntry {
  paths: Partial<Record<Language, string>>
  modified: string
  images: string[]
}

interface Row extends Record<string, unknown> {
  paths: Partial<Record<Language, string>>
  modified: string
  images: string[] | null
}

const iso = (column: ReturnType<typeof sql>) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
const everywhere = sql`(select jsonb_object_agg(language, b.slug) from unnest(${sql.param([...LANGUAGES])}::text[]) as language)`
/** The columns of models that are needed for dividing the pages: no texts and no pictures are read. */
const LISTED_MODELS = sql`m.is_public and not m.campaign_only and m.canonical_url is null`

/**
 * Groups and brands have the date of the newest model in them; models are listed in the languages of their texts; bundles and the two gift
 * cards with their old-site pages below /old/ (spec 3 §2); a page with tabs with its first tab, to which it redirects.
 */
const products = (range: ReturnType<typeof sql>) => sql`
  select m.id, jsonb_object_agg(t.language, case when m.is_bundle or m.id in (2427, 1412) then 'old/' else '' end || b.slug || '/' || m.slug) as paths, ${iso(sql`m.updated_at`)} as modified,
    (select array_agg(i.path order by i.sort_order, i.id) from model_images i where i.model_id = m.id and i.type = 'image') as images
  from models m join brands b on b.id = m.brand_id join model_texts t on t.model_id = m.id
  where ${LISTED_MODELS} and ${range} group by m.id, b.slug order by m.id`

const SOURCES: Readonly<Record<Exclude<SitemapType, 'products'>, ReturnType<typeof sql>>> = {
  groups: sql`
    select g.id, g.paths, coalesce(${iso(sql`n.newest`)}, '') as modified, null::text[] as images
    from (select group_id as id, jsonb_object_agg(language, path) as paths from product_group_texts group by group_id) g
    left join (
      select mg.group_id, max(m.updated_at) as newest from model_groups mg join models m on m.id = mg.model_id and m.is_public group by mg.group_id) n on n.group_id = g.id`,
  brands: sql`
    select b.id, ${everywhere} as paths, ${iso(sql`max(m.updated_at)`)} as modified, null::text[] as images
    from brands b join models m on m.brand_id = b.id and m.is_public group by b.id`,
  pages: sql`
    select min(id) as id, jsonb_object_agg(language, slug || coalesce('/' || (tabs -> 0 ->> 'slug'), '')) as paths, ${iso(sql`max(updated_at)`)} as modified, array_remove(array_agg(distinct image), null) as images from pages where ${isRunning} group by key`,
}

/** The first model of every page. */
async function productBounds(): Promise<number[]> {
  const { rows } = await dbRead().execute<{ id: number }>(sql`
    select id from (select m.id, row_number() over (order by m.id) as n from models m where ${LISTED_MODELS}) numbered where n % ${PAGE_SIZE} = 1 order by id`)
  return rows.map(({ id }) => id)
}

/** There are a hundred thousand products, so only those of the requested page are read. */
async function productPage(page: number): Promise<{ pages: number; rows: Row[] }> {
  const bounds = await productBounds()
  const [first, next] = [bounds[page - 1], bounds[page]]
  if (first === undefined) return { pages: bounds.length, rows: [] }
  const { rows } = await dbRead().execute<Row>(
    products(sql`m.id >= ${first} ${next === undefined ? sql`` : sql`and m.id < ${next}`}`),
  )
  return { pages: bounds.length, rows }
}

async function otherPage(
  type: Exclude<SitemapType, 'products'>,
  page: number,
): Promise<{ pages: number; rows: Row[] }> {
  const { rows } = await dbRead().execute<Row & { total: number }>(sql`
    select *, (count(*) over ())::int as total from (${SOURCES[type]}) entries order by id limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`)
  const [first] = rows
  if (first) return { pages: Math.ceil(first.total / PAGE_SIZE), rows }
  return { pages: page === 1 ? 0 : (await otherPage(type, 1)).pages, rows }
}

/** One page of entries, and how many pages there are; a page beyond the last is empty. */
export async function sitemap(type: SitemapType, page: number): Promise<{ pages: number; entries: SitemapEntry[] }> {
  const { pages, rows } = await (type === 'products' ? productPage(page) : otherPage(type, page))
  return {
    pages,
    entries: rows.map(({ paths, modified, images }) => ({
      paths,
      modified,
      images: (images ?? []).slice(0, MAX_IMAGES),
    })),
  }
}
