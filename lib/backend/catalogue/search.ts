/** Search by names, brand, model number and GTIN: every word must be found, ignoring accents and case; near misses only when nothing else fits. */
import { sql } from 'drizzle-orm'

import { dbRead } from '@/lib/backend/db/pool'
import type { Language } from '@/lib/market/languages'

/** Models that a search answers with, at most. */
export const MAX_RESULTS = 1_000
const MAX_WORDS = 8
/** pg_trgm word similarity from which a name counts as meant. */
const NEAR = 0.45

function words(query: string): string[] {
  return [...new Set(query.toLowerCase().split(/[\s,;/]+/u).filter((word) => word !== ''))].slice(0, MAX_WORDS)
}

/** A word as a LIKE pattern without its own wildcards. */
const pattern = (word: string) => `%${word.replace(/[\\%_]/g, (char) => `\\${char}`)}%`

const searchable = sql`unaccent(lower(b.name || ' ' || coalesce(t.name, e.name, '') || ' ' || coalesce(t.short_description, e.short_description, '')))`
const title = sql`unaccent(lower(b.name || ' ' || coalesce(t.name, e.name, '')))`

function from(language: Language) {
  return sql`
    from models m join brands b on b.id = m.brand_id
    left join model_texts t on t.model_id = m.id and t.language = ${language}
    left join model_texts e on e.model_id = m.id and e.language = 'en'
    where m.is_public and not m.campaign_only`
}

/** Ids of public models that fit a query, best first. */
export async function searchModelIds(query: string, language: Language, limit = MAX_RESULTS): Promise<number[]> {
  const list = words(query)
  if (list.length === 0) return []
  const whole = list.join(' ')
  const exact = await ids(sql`
    select m.id, case
        when lower(m.model_number) = ${whole} or exists (select 1 from variants v where v.model_id = m.id and (v.gtin = ${whole} or lower(v.sku) = ${whole})) then 3
        when ${title} like unaccent(${pattern(whole)}) then 2
        when ${sql.join(list.map((word) => sql`${title} like unaccent(${pattern(word)})`), sql` and `)} then 1
        else 0 end as rank
    ${from(language)} and (
      lower(m.model_number) = ${whole}
      or exists (select 1 from variants v where v.model_id = m.id and (v.gtin = ${whole} or lower(v.sku) = ${whole}))
      or (${sql.join(list.map((word) => sql`${searchable} like unaccent(${pattern(word)})`), sql` and `)}))
    order by rank desc, m.sold_amount desc, m.id limit ${limit}`)
  if (exact.length > 0) return exact
  return ids(sql`
    select m.id, word_similarity(unaccent(${whole}), ${title}) as near ${from(language)}
    and word_similarity(unaccent(${whole}), ${title}) >= ${NEAR} order by near desc, m.sold_amount desc, m.id limit ${limit}`)
}

async function ids(query: ReturnType<typeof sql>): Promise<number[]> {
  const { rows } = await dbRead().execute<{ id: number }>(query)
  return rows.map((row) => row.id)
}

interface Named extends Record<string, unknown> { name: string; slug: string; near: number }

/** Groups (slug = path) and brands whose names hold the query or come near it, best first. */
export async function searchNames(query: string, language: Language, limit: number): Promise<{ groups: Named[]; brands: Named[] }> {
  const whole = words(query).join(' ')
  if (whole === '') return { groups: [], brands: [] }
  const like = pattern(whole)
  const near = (name: ReturnType<typeof sql>) => sql`word_similarity(unaccent(${whole}), unaccent(lower(${name})))`
  const fits = (name: ReturnType<typeof sql>) => sql`(unaccent(lower(${name})) like unaccent(${like}) or ${near(name)} >= ${NEAR})`
  const groups = await dbRead().execute<Named>(sql`
    select g.name, g.path as slug, ${near(sql`g.name`)} as near from product_group_texts g
    where g.language = ${language} and ${fits(sql`g.name`)} order by near desc, length(g.path), g.path limit ${limit}`)
  const brands = await dbRead().execute<Named>(sql`
    select b.name, b.slug, ${near(sql`b.name`)} as near from brands b where ${fits(sql`b.name`)} order by near desc, b.name limit ${limit}`)
  return { groups: groups.rows, brands: brands.rows }
}
