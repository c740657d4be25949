/** Data of a product page besides the variants: pictures, properties, ribbons, groups, second-hand units. */
import { and, asc, eq, sql } from 'drizzle-orm'

import { cutPath } from '@/lib/backend/domain/content/picture-cut'
import { ribbonColours } from '@/lib/backend/domain/texts/colours'
import { linkIn } from '@/lib/backend/domain/texts/link-in'
import { safeUrl } from '@/lib/backend/domain/texts/sanitize'
import { db } from '@/lib/backend/platform/database/pool'
import {
  brands,
  modelGroups,
  modelImages,
  modelProperties,
  models,
  modelTexts,
  properties,
} from '@/lib/backend/domain/schema/catalogue'
import type { ProductModel } from '@/lib/contract/schemas/catalogue'
import type { Image } from '@/lib/contract/schemas/common'
import type { Language } from '@/lib/market/languages'
import { readable, unitIn } from '@/lib/market/units'

import { provenRibbons } from '@/lib/backend/domain/taxonomy/proven-ribbons'
import { reference } from '@/lib/backend/domain/taxonomy/reference'
import { crumbs, lineage } from '@/lib/backend/domain/taxonomy/groups'
import { pick } from '@/lib/backend/domain/texts/localized'
import { idArray } from './card-rows'
import { type PriceRow, taxAreaKey, toPriceRecord } from './prices-read'

const VIDEO_ID = /(?:youtu\.be\/|[?&]v=|embed\/)([\w-]{6,20})/

/** Pictures and videos by colour id, in order; under null those of the whole model. The path of a video is its URL or its id. */
export async function imagesOf(
  modelId: number,
  name: string,
  language: Language,
): Promise<Map<number | null, Image[]>> {
  const rows = await db()
    .select({
      colourId: modelImages.colourId,
      path: cutPath('model_images.path', 'gallery'),
      captions: modelImages.captions,
      type: modelImages.type,
    })
    .from(modelImages)
    .where(eq(modelImages.modelId, modelId))
    .orderBy(asc(modelImages.sortOrder), asc(modelImages.id))
  const byColour = new Map<number | null, Image[]>()
  for (const { colourId, path, captions, type } of rows) {
    const caption = pick(captions, language)
    const image: Image = {
      path,
      title: caption || name,
      caption,
      type,
      ...(type === 'video' && { youtubeId: VIDEO_ID.exec(path)?.[1] ?? path }),
    }
    byColour.set(colourId, [...(byColour.get(colourId) ?? []), image])
  }
  return byColour
}

/** Properties with a value as text; a number is formatted for the language. */
export async function propertiesOf(modelId: number, language: Language): Promise<ProductModel['model_properties']> {
  const rows = await db()
    .select({
      slug: properties.slug,
      names: properties.names,
      unit: properties.unit,
      number: modelProperties.valueNumber,
      texts: modelProperties.valueTexts,
      isForOneItem: modelProperties.isForOneItem,
    })
    .from(modelProperties)
    .innerJoin(properties, eq(properties.id, modelProperties.propertyId))
    .where(eq(modelProperties.modelId, modelId))
    .orderBy(asc(properties.sortOrder), asc(properties.id))
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
  return rows.map(({ slug, names, unit: own, number: stored, texts, isForOneItem }) => {
    const { number, unit } = stored === null ? { number: null, unit: own } : readable(stored, own)
    return {
      name: { name: pick(names, language), slug },
      value: texts ? pick(texts, language) : number === null ? '' : numbers.format(number),
      unit: unitIn(unit, language),
      isForOneItem,
    }
  })
}

/** The ribbons of a model, with names in a language. */
export async function ribbonsOf(modelId: number, language: Language): Promise<ProductModel['ribbons']> {
  const { ribbons } = await reference()
  const { rows } = await db().execute<{ ribbon_id: number }>(
    sql`${provenRibbons(idArray([modelId]))} order by mr.ribbon_id`,
  )
  return rows.flatMap(({ ribbon_id: id }) => {
    const ribbon = ribbons.get(id)
    if (!ribbon) return []
    const { slug, names, value, link } = ribbon
    const name = { value: ribbonColours(value).join(';'), slug, name: pick(names, language) }
    return [{ name, link: linkIn(safeUrl(link), language) }]
  })
}

/** Groups of a model: all that it belongs to, its main group, and the ancestors of that. */
export async function groupsOf(
  modelId: number,
  mainGroupId: number,
  language: Language,
): Promise<Pick<ProductModel, 'groups' | 'main_group' | 'parents'>> {
  const rows = await db()
    .select({ id: modelGroups.groupId })
    .from(modelGroups)
    .where(eq(modelGroups.modelId, modelId))
    .orderBy(asc(modelGroups.groupId))
  const parents = crumbs(await lineage(mainGroupId, language))
  return {
    groups: [...new Set([mainGroupId, ...rows.map((row) => row.id)])],
    main_group: parents.findLast((group) => group.id === mainGroupId) ?? { id: mainGroupId, name: '', path: '' },
    parents,
  }
}

interface UsedRow extends Record<string, unknown> {
  id: number
  url: string
  price: number
  grade: 'A' | 'B' | 'C'
}

/** Available second-hand units of a model, cheapest first. */
export async function secondHandOf(modelId: number, priceArea: number): Promise<ProductModel['second_hand']> {
  const { rows } = await db().execute<UsedRow>(sql`
    select m.id, '/' || b.slug || '/' || m.slug || '/' as url, min(p.active) as price, m.condition->>'grade' as grade
    from models m join brands b on b.id = m.brand_id join variants v on v.model_id = m.id and v.available > 0
    join prices p on p.variant_id = v.id and p.price_area = ${priceArea}
    where m.second_hand_parent_id = ${modelId} and m.is_public and m.condition is not null
    group by m.id, b.slug order by price, m.id limit 50`)
  return rows
}

interface PriceOfModelRow extends Record<string, unknown>, PriceRow {}

/** The new model of a second-hand unit; null without one. */
export async function secondHandParent(
  parentId: number | null,
  language: Language,
  priceArea: number,
  taxAreaId: number,
): Promise<ProductModel['second_hand_parent']> {
  if (parentId === null) return null
  const [row] = await db()
    .select({
      slug: models.slug,
      isPublic: models.isPublic,
      brandSlug: brands.slug,
      brandName: brands.name,
      name: modelTexts.name,
    })
    .from(models)
    .innerJoin(brands, eq(brands.id, models.brandId))
    .leftJoin(modelTexts, and(eq(modelTexts.modelId, models.id), eq(modelTexts.language, language)))
    .where(eq(models.id, parentId))
  // A page must not show data of a model that is not public.
  if (!row?.isPublic) return null
  const { rows } = await db().execute<PriceOfModelRow>(sql`
    select p.* from prices p join variants v on v.id = p.variant_id where v.model_id = ${parentId} and p.price_area = ${priceArea} order by p.active limit 1`)
  return {
    id: parentId,
    url: `/${row.brandSlug}/${row.slug}/`,
    is_active: row.isPublic,
    manufacturer: row.brandName,
    name: row.name ?? row.slug,
    prices: rows[0] ? { [taxAreaKey(taxAreaId)]: toPriceRecord(rows[0]) } : {},
  }
}

interface NamedRow extends Record<string, unknown> {
  id: number
  name: string
  path: string
}

/** The members of the bundles whose main product is the model, if it is sold only as a bundle. */
export async function bundleModels(modelId: number, language: Language): Promise<ProductModel['bundle_models']> {
  const { rows } = await db().execute<NamedRow>(sql`
    select m.id, coalesce(t.name, e.name, m.slug) as name, br.slug || '/' || m.slug as path
    from bundles b join bundle_members bm on bm.bundle_id = b.id join models m on m.id = bm.model_id join brands br on br.id = m.brand_id
    left join model_texts t on t.model_id = m.id and t.language = ${language} left join model_texts e on e.model_id = m.id and e.language = 'en'
    where b.main_model_id = ${modelId} and m.is_public order by b.id, bm.sort_order, m.id`)
  return rows
}
