/** Product groups: the tree of the menu and one group's page. */
import { asc, eq, sql } from 'drizzle-orm'

import { plainText } from '@/lib/catalog/plain-text'
import { sanitizeHtml } from '@/lib/backend/domain/texts/sanitize'
import { db } from '@/lib/backend/platform/database/pool'
import { productGroups, productGroupTexts } from '@/lib/backend/domain/schema/catalogue'
import type { SkiSport } from '@/lib/catalog/ski/compatibility'
import type { ProductGroup } from '@/lib/contract/schemas/catalogue'
import type { GroupNode } from '@/lib/contract/schemas/config'
import type { Language } from '@/lib/market/languages'
import { unitIn } from '@/lib/market/units'

import { groupIdByPath } from './group-paths'
import { pick } from '@/lib/backend/domain/texts/localized'
import { type Reference, reference } from './reference'

async function groupRows(language: Language) {
  return db()
    .select({
      id: productGroups.id,
      parentId: productGroups.parentId,
      showInMenu: productGroups.showInMenu,
      image: productGroups.image,
      links: productGroups.links,
      name: productGroupTexts.name,
      shortName: productGroupTexts.shortName,
      slug: productGroupTexts.slug,
      path: productGroupTexts.path,
    })
    .from(productGroups)
    .innerJoin(
      productGroupTexts,
      sql`${productGroupTexts.groupId} = ${productGroups.id} and ${productGroupTexts.language} = ${language}`,
    )
    .orderBy(asc(productGroups.sortOrder), asc(productGroups.id))
}

/** The whole tree in a language. A group without a text in it has no path there and is left out with its children. */
export async function groupTree(language: Language): Promise<GroupNode[]> {
  const rows = await groupRows(language)
  const children = new Map<number | null, typeof rows>()
  for (const row of rows) children.set(row.parentId, [...(children.get(row.parentId) ?? []), row])
  const below = (parent: number | null): GroupNode[] =>
    (children.get(parent) ?? []).map(({ parentId: _parentId, links, ...row }) => ({
      ...row,
      links: links.map(({ slug, title, image }) => ({ slug, title: pick(title, language), image: image ?? null })),
      children: below(row.id),
    }))
  return below(null)
}

interface LineageRow extends Record<string, unknown> {
  id: number
  name: string | null
  path: string | null
  filterable_properties: string[]
}

/** A group with its ancestors, top first. */
export async function lineage(groupId: number, language: Language): Promise<LineageRow[]> {
  const { rows } = await db().execute<LineageRow>(sql`
    with recursive up as (
      select id, parent_id, filterable_properties, 0 as height from product_groups where id = ${groupId}
      union all select g.id, g.parent_id, g.filterable_properties, up.height + 1 from product_groups g join up on g.id = up.parent_id where up.height < 20)
    select up.id, up.filterable_properties, t.name, t.path from up
    left join product_group_texts t on t.group_id = up.id and t.language = ${language} order by up.height desc`)
  return rows
}

/** Breadcrumbs of a group that exist in the language, top first. */
export function crumbs(rows: readonly LineageRow[]): { id: number; name: string; path: string }[] {
  return rows.flatMap(({ id, name, path }) => (name !== null && path !== null ? [{ id, name, path }] : []))
}

function filters(
  slugs: readonly string[],
  tables: Reference,
  language: Language,
): ProductGroup['filterable_properties'] {
  const bySlug = new Map([...tables.properties.values()].map((property) => [property.slug, property]))
  return slugs.flatMap((slug) => {
    const property = bySlug.get(slug)
    return property
      ? [{ slug, name: pick(property.names, language), unit: unitIn(property.unit, language), kind: property.kind }]
      : []
  })
}

function inheritedFilters(ancestors: readonly LineageRow[]): readonly string[] {
  // A group without configured filters has those of its nearest ancestor with filters.
  return ancestors.findLast((row) => row.filterable_properties.length > 0)?.filterable_properties ?? []
}

/** The properties by which a group's list is filtered. */
export async function groupFilters(
  groupId: number,
  language: Language,
): Promise<ProductGroup['filterable_properties']> {
  return filters(inheritedFilters(await lineage(groupId, language)), await reference(), language)
}

/** Names of all groups in a language by id. */
export async function groupNamesIn(language: Language): Promise<ReadonlyMap<number, string>> {
  const rows = await db()
    .select({ id: productGroupTexts.groupId, name: productGroupTexts.name })
    .from(productGroupTexts)
    .where(eq(productGroupTexts.language, language))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** A group links to the ski wizard when at least one in this many of its products is part of a package. */
const SKI_SHARE = 4

/** The sports for whose ski packages the group has products. */
async function skiSports(groupId: number): Promise<SkiSport[]> {
  const { rows } = await db().execute<{ sport: SkiSport }>(sql`
    select sport from (
      select m.ski_wizard ->> 'sport' as sport, count(*) over () as goods, count(*) filter (where m.ski_wizard -> 'belongsTo' = 'true') over () as parts, m.ski_wizard -> 'belongsTo' = 'true' as belongs
      from model_groups g join models m on m.id = g.model_id and m.is_public where g.group_id = ${groupId}) own
    where belongs and parts * ${SKI_SHARE}::int >= goods group by 1 order by 1`)
  return rows.map(({ sport }) => sport)
}

/** The group at a path, in an array of one; empty when it does not exist (spec 2 §7). */
export async function productGroup(path: string, language: Language): Promise<ProductGroup[]> {
  const groupId = await groupIdByPath(path, language)
  if (groupId === null) return []
  const texts = await db().select().from(productGroupTexts).where(eq(productGroupTexts.groupId, groupId))
  const [group] = await db().select().from(productGroups).where(eq(productGroups.id, groupId))
  const text = texts.find((row) => row.language === language)
  if (!group || !text) return []
  const children = (await groupRows(language)).filter((row) => row.parentId === groupId)
  const ancestors = await lineage(groupId, language)
  const html = sanitizeHtml(text.descriptionHtml)
  return [
    {
      id: groupId,
      name: text.name,
      path: text.path,
      meta_title: text.metaTitle,
      meta_description: text.metaDescription,
      description: plainText(html),
      description_html: html,
      group_sorting: group.groupSorting,
      filterable_properties: filters(inheritedFilters(ancestors), await reference(), language),
      breadcrumbs: crumbs(ancestors).map(({ name, path: crumb }) => ({ name, path: crumb })),
      children: children.map(({ id, name, path: childPath, image }) => ({ id, name, path: childPath, image })),
      ski_sports: await skiSports(groupId),
      paths: Object.fromEntries(texts.map((row) => [row.language, row.path])),
    },
  ]
}
