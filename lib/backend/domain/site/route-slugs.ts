/** The slug lists of dynamic routes (spec 1 §2, §7). */
import { asc, eq, isNull, sql } from 'drizzle-orm'

import { db } from '@/lib/backend/platform/database/pool'
import { brands, productGroups, productGroupTexts, properties } from '@/lib/backend/domain/schema/catalogue'
import { isRunning } from '@/lib/backend/domain/content/running'
import { pages, redirects } from '@/lib/backend/domain/schema/content'
import { propertyParam } from '@/lib/catalog/list/facets'
import type { RouteSlugs } from '@/lib/contract/schemas/config'
import type { PageAddresses } from '@/lib/market/foreign-pages'
import { type Language, LANGUAGES } from '@/lib/market/languages'
import { redirectKey } from '@/lib/market/resolve-path'

function byLanguage(rows: readonly { language: string; slug: string }[]): Record<Language, string[]> {
  const lists = Object.fromEntries(LANGUAGES.map((language) => [language, [] as string[]])) as Record<
    Language,
    string[]
  >
  for (const { language, slug } of rows) lists[language as Language]?.push(slug)
  return lists
}

/** Of pages that do not have the same address in every language. */
function addressesOf(rows: readonly { key: string; language: string; slug: string }[]): PageAddresses[] {
  const found = new Map<string, Partial<Record<Language, string>>>()
  for (const { key, language, slug } of rows)
    found.set(key, { ...found.get(key), [language]: slug } as Partial<Record<Language, string>>)
  const isSame = (page: PageAddresses) => LANGUAGES.every((language) => page[language] === page[LANGUAGES[0]])
  return [...found.values()].filter((page) => !isSame(page))
}

/**
 * Slugs of content pages, of tabbed pages, of top groups, present and former, by language, of brands, and of articles and running
 * campaigns; the addresses of pages; and the redirects from addresses of an earlier shop.
 */
export async function routeSlugs(): Promise<RouteSlugs> {
  const pageRows = await db()
    .select({ key: pages.key, language: pages.language, slug: pages.slug, kind: pages.kind })
    .from(pages)
    .where(isRunning)
    .orderBy(asc(pages.id))
  const groupRows = await db()
    .select({ language: productGroupTexts.language, slug: productGroupTexts.slug })
    .from(productGroupTexts)
    .innerJoin(productGroups, eq(productGroups.id, productGroupTexts.groupId))
    .where(isNull(productGroups.parentId))
    .orderBy(asc(productGroups.sortOrder), asc(productGroups.id))
  // A top group that was moved or renamed: its former addresses begin with a word that no group begins with now.
  const { rows: former } = await db().execute<{ language: string; slug: string }>(sql`
    select distinct p.language, split_part(p.path, '/', 1) as slug from path_history p
    join product_group_texts t on t.language = p.language and t.path = p.target
    where split_part(p.path, '/', 1) not in (select slug from brands)
      and not exists (select 1 from product_group_texts o join product_groups g on g.id = o.group_id and g.parent_id is null
        where o.language = p.language and o.slug = split_part(p.path, '/', 1))
    order by 1, 2`)
  const redirectRows = await db().select().from(redirects).orderBy(asc(redirects.path))
  const brandRows = await db().select({ slug: brands.slug }).from(brands).orderBy(asc(brands.slug))
  return {
    staticPageSlugs: byLanguage(pageRows.filter((row) => row.kind === 'static')),
    staticPageWithTabsSlugs: byLanguage(pageRows.filter((row) => row.kind === 'tabs')),
    navigationSlugs: byLanguage([...groupRows, ...former]),
    manufacturerSlugs: brandRows.map((row) => row.slug),
    redirects: Object.fromEntries(redirectRows.map(({ path, target }) => [redirectKey(path), target])),
    pageAddresses: addressesOf(pageRows),
    otherPageSlugs: byLanguage(pageRows.filter((row) => row.kind === 'article' || row.kind === 'campaign')),
  }
}

/** Query names of the property filters on list pages. */
export async function filterSlugs(): Promise<string[]> {
  const rows = await db().select({ slug: properties.slug }).from(properties).orderBy(asc(properties.slug))
  return rows.map((row) => propertyParam(row.slug))
}
