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

/** When the page of a model last changed: its texts and pictures, a price, or a variant of it that is sold out. */
const MODEL_CHANGED = sql`greatest(m.updated_at,
  (select max(h.valid_from) from variants v join price_history h on h.variant_id = v.id where v.model_id = m.id and h.valid_from <= now()),
  (select max(l.created_at) from variants v join stock_ledger l on l.variant_id = v.id where v.model_id = m.id and v.available = 0))`
/** The tabs of a content page, each with an address of its own; one row without a slug for a page without tabs. */
const TABS = sql`left join lateral (
  select tab ->> 'slug' as slug, n from jsonb_array_elements(case when jsonb_typeof(tabs) = 'array' then tabs else '[]' end) with ordinality t(tab, n)) tab on true`

/**
 * Groups and brands have the date of the newest model in them; models are listed in the languages of their texts; bundles and the two gift
 * cards with their old-site pages below /old/ (spec 3 §2); a page with tabs with each tab, because its own address redirects to the first.
 */
const products = (range: ReturnType<typeof sql>) => sql`
  select m.id, jsonb_object_agg(t.language, case when m.is_bundle or m.id in (2427, 1412) then 'old/' else '' end || b.slug || '/' || m.slug) as paths, ${iso(MODEL_CHANGED)} as modified,
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
    select min(pages.id) * 1000 + coalesce(tab.n, 0) as id, jsonb_object_agg(pages.language, pages.slug || coalesce('/' || tab.slug, '')) as paths,
      ${iso(sql`max(pages.updated_at)`)} as modified, array_remove(array_agg(distinct pages.image), null) as images
    from pages ${TABS} where ${isRunning} group by pages.key, tab.n`,
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
