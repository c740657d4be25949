/**
 * The data that filters and sort orders use, for many products: small rows, one for each product, because a top group has tens of
 * thousands.
 */
import { sql } from 'drizzle-orm'

import { db } from '@/lib/backend/platform/database/pool'
import { type ListItem } from '@/lib/catalog/list/facets'
import { priceOf } from '@/lib/catalog/price'
import type { Language } from '@/lib/market/languages'

import { idArray } from './card-rows'
import { pick } from '@/lib/backend/domain/texts/localized'
import { offersOf } from './offers'
import { type PriceRow, priceAreaOf, toPriceRecord } from './prices-read'
import { provenRibbons } from '@/lib/backend/domain/taxonomy/proven-ribbons'
import { type Reference, reference } from '@/lib/backend/domain/taxonomy/reference'

interface ModelRow extends Record<string, unknown>, PriceRow {
  id: number
  kind: ListItem['kind']
  brand_slug: string
  brand_name: string
  name: string
  sold_amount: number
  rating: number
  published: string
  is_outlet: boolean
  shows_discount: boolean
  orderable: boolean
  colours: number[]
  sizes: number[]
  orderable_sizes: number[]
  stores: number[]
}
interface GroupedRow extends Record<string, unknown> {
  model_id: number
  ids: number[]
}
interface PropertyRow extends Record<string, unknown> {
  model_id: number
  property_id: number
  value: string | null
}

async function rows<T extends Record<string, unknown>>(query: ReturnType<typeof sql>): Promise<T[]> {
  return (await db().execute(query)).rows as T[]
}

/** Each product with its offer: the price of its card, its colours, sizes and stores. */
function modelRows(wanted: ReturnType<typeof idArray>, language: Language, priceArea: number): Promise<ModelRow[]> {
  return rows<ModelRow>(sql`
    select m.id, m.kind, b.slug as brand_slug, b.name as brand_name, coalesce(t.name, (select name from model_texts e where e.model_id = m.id and e.language = 'en'), m.slug) as name, m.sold_amount, m.rating,
      to_char(m.published_at at time zone 'UTC', 'YYYY-MM-DD') as published, m.belongs_to_outlet as is_outlet, m.show_discount_percentage as shows_discount,
      o.orderable, o.colours, o.sizes, o.orderable_sizes, o.stores, o.active, o.regular, o.club, o.discount_value, o.discount_free, o.lowest30
    from (${offersOf(wanted, priceArea)}) o
    join models m on m.id = o.model_id
    join brands b on b.id = m.brand_id
    left join model_texts t on t.model_id = m.id and t.language = ${language}
    where m.is_public and not m.campaign_only
    order by orderable desc, m.sold_amount desc, m.rating desc, m.published_at desc, m.id`)
}

function grouped(query: ReturnType<typeof sql>): Promise<Map<number, readonly number[]>> {
  return rows<GroupedRow>(query).then((found) => new Map(found.map((row) => [row.model_id, row.ids])))
}

async function propertyRows(
  wanted: ReturnType<typeof idArray>,
  language: Language,
  properties: readonly number[],
): Promise<Map<number, PropertyRow[]>> {
  const byModel = new Map<number, PropertyRow[]>()
  if (properties.length === 0) return byModel
  const found = await rows<PropertyRow>(sql`
    select model_id, property_id, coalesce(value_texts->>${language}, value_texts->>'en', value_texts->>'fi', value_number::text) as value
    from model_properties where model_id = any(${wanted}) and property_id = any(${idArray(properties)})`)
  for (const row of found) {
    const known = byModel.get(row.model_id)
    if (known) known.push(row)
    else byModel.set(row.model_id, [row])
  }
  return byModel
}

const NONE: readonly never[] = []

/**
 * Public products for the filter engine, without those that are not sold in the tax area. Order: what can be bought first, then by sales,
 * rating and age. `propertySlugs` are the properties of the filters. Only the stock of stores that customers can visit is read.
 */
export async function listItems(
  ids: readonly number[],
  language: Language,
  taxAreaId: number,
  propertySlugs: readonly string[],
): Promise<ListItem[]> {
  const priceArea = priceAreaOf(taxAreaId)
  if (ids.length === 0) return []
  const tables = await reference()
  const wanted = idArray(ids)
  const slugs = new Set(propertySlugs)
  const filtered = [...tables.properties.values()]
    .filter((property) => slugs.has(property.slug))
    .map((property) => property.id)
  // In parallel: a large list takes the database seconds, and its server has more than one processor.
  const [models, properties, groups, ribbons] = await Promise.all([
    modelRows(wanted, language, priceArea),
    propertyRows(wanted, language, filtered),
    grouped(
      sql`select model_id, array_agg(group_id) as ids from model_groups where model_id = any(${wanted}) group by model_id`,
    ),
    grouped(
      sql`select model_id, array_agg(ribbon_id order by ribbon_id) as ids from (${provenRibbons(wanted)}) shown group by model_id`,
    ),
  ])
  return models.map((model) => ({
    id: model.id,
    name: model.name,
    manufacturer: model.brand_name,
    manufacturerSlug: model.brand_slug,
    kind: model.kind,
    soldAmount: model.sold_amount,
    rating: model.rating,
    published: model.published,
    inStock: model.orderable,
    price: priceOf(toPriceRecord(model), { isOutlet: model.is_outlet, discountsAllowed: model.shows_discount }),
    colors: coloursOf(model.colours, tables),
    sizes: sizesOf(model.sizes, model.orderable_sizes, tables),
    // Stores that customers can visit; warehouses are not a filter.
    stocks: named(model.stores, (id) => {
      const store = tables.stores.get(id)
      return store?.type === 'retail' ? store.slug : undefined
    }),
    tags: named(ribbons.get(model.id) ?? NONE, (id) => {
      const ribbon = tables.ribbons.get(id)
      return ribbon && { slug: ribbon.slug, title: pick(ribbon.names, language) }
    }),
    productGroupIds: [...(groups.get(model.id) ?? NONE)],
    properties: named(properties.get(model.id) ?? NONE, ({ property_id, value }) => {
      const property = tables.properties.get(property_id)
      return property && value !== null ? { slug: property.slug, value } : undefined
    }),
  }))
}

function named<K, T>(keys: readonly K[], find: (key: K) => T | undefined): T[] {
  return keys.map(find).filter((found) => found !== undefined)
}

function coloursOf(ids: readonly number[], tables: Reference): { control: string }[] {
  return named(ids, (id) => {
    const colour = tables.colours.get(id)
    return colour && { control: colour.control }
  })
}

function sizesOf(ids: readonly number[], orderable: readonly number[], tables: Reference): ListItem['sizes'] {
  return named(ids, (id) => {
    const size = tables.sizes.get(id)
    return size && { name: size.name, inStock: orderable.includes(size.id) }
  })
}
