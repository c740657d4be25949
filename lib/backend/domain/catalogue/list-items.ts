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
import { NAME_KEPT } from '@/lib/backend/domain/schema/narrow'
import { offersOf } from './offers'
import { type PriceRow, priceAreaOf, toPriceRecord } from './prices-read'
import { provenRibbons } from '@/lib/backend/domain/taxonomy/proven-ribbons'
import { type Reference, reference } from '@/lib/backend/domain/taxonomy/reference'

/** An array of ids as PostgreSQL writes it: a large list has hundreds of thousands, and most are alike. */
type IdList = string

interface ModelRow extends Record<string, unknown>, PriceRow {
  id: number
  published_ms: number
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
  colours: IdList
  sizes: IdList
  orderable_sizes: IdList
  stores: IdList
}
interface GroupedRow extends Record<string, unknown> {
  model_id: number
  ids: IdList
}
interface PropertyRow extends Record<string, unknown> {
  model_id: number
  property_id: number
  value: string | null
}

async function rows<T extends Record<string, unknown>>(query: ReturnType<typeof sql>): Promise<T[]> {
  return (await db().execute(query)).rows as T[]
}

const idsOf = (list: IdList): number[] => (list === '{}' ? [] : list.slice(1, -1).split(',').map(Number))

/** Reads each different text once. */
function once<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const value = read(text)
    known.set(text, value)
    return value
  }
}

/** The name of the model `m` in the alias `n` of `model_names`, which has the beginning of a very long one only. */
const nameOf = sql`case when length(n.name) < ${NAME_KEPT} then n.name
  else coalesce((select name from model_texts t where t.model_id = m.id and t.language = n.language),
    (select name from model_texts e where e.model_id = m.id and e.language = 'en'), (select slug from models s where s.id = m.id)) end`

/** Each product with its offer: the price of its card, its colours, sizes and stores. */
function modelRows(wanted: ReturnType<typeof idArray>, language: Language, priceArea: number): Promise<ModelRow[]> {
  return rows<ModelRow>(sql`
    select m.id, m.kind, b.slug as brand_slug, b.name as brand_name, ${nameOf} as name, m.sold_amount, m.rating,
      (extract(epoch from m.published_at) * 1000)::float8 as published_ms,
      to_char(m.published_at at time zone 'UTC', 'YYYY-MM-DD') as published, m.belongs_to_outlet as is_outlet, m.show_discount_percentage as shows_discount,
      o.orderable, o.colours::text, o.sizes::text, o.orderable_sizes::text, o.stores::text, o.active, o.regular, o.club, o.discount_value, o.discount_free, o.lowest30
    from (${offersOf(wanted, priceArea)}) o
    join models m on m.id = o.model_id
    join brands b on b.id = m.brand_id
    left join model_names n on n.model_id = m.id and n.language = ${language}
    where m.is_public and not m.campaign_only`)
}

function grouped(query: ReturnType<typeof sql>): Promise<Map<number, IdList>> {
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
const NO_IDS: IdList = '{}'

/** What lists of ids stand for. */
function readersOf(tables: Reference, language: Language) {
  return {
    colours: once((list) => coloursOf(idsOf(list), tables)),
    sizes: once((lists) => sizesOf(lists, tables)),
    // Stores that customers can visit; warehouses are not a filter.
    stocks: once((list) =>
      named(idsOf(list), (id) => {
        const store = tables.stores.get(id)
        return store?.type === 'retail' ? store.slug : undefined
      }),
    ),
    tags: once((list) =>
      named(idsOf(list), (id) => {
        const ribbon = tables.ribbons.get(id)
        return ribbon && { slug: ribbon.slug, title: pick(ribbon.names, language) }
      }),
    ),
    groupIds: once(idsOf),
  }
}

/** A product of a list, with the moment from which the order by age is made: the item has the day alone. */
export interface DatedItem extends ListItem {
  readonly publishedMs: number
}

/** The order of lists: what can be bought first, then by sales, rating and age. */
export const byOffer = (a: DatedItem, b: DatedItem): number =>
  Number(b.inStock) - Number(a.inStock) ||
  b.soldAmount - a.soldAmount ||
  b.rating - a.rating ||
  b.publishedMs - a.publishedMs ||
  a.id - b.id

/**
 * Public products for the filter engine, in no order, without those that are not sold in the tax area. `propertySlugs` are the properties
 * of the filters. Only the stock of stores that customers can visit is read.
 */
export async function listItems(
  ids: readonly number[],
  language: Language,
  taxAreaId: number,
  propertySlugs: readonly string[],
): Promise<DatedItem[]> {
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
      sql`select model_id, array_agg(group_id)::text as ids from model_groups where model_id = any(${wanted}) group by model_id`,
    ),
    grouped(
      sql`select model_id, array_agg(ribbon_id order by ribbon_id)::text as ids from (${provenRibbons(wanted)}) shown group by model_id`,
    ),
  ])
  const read = readersOf(tables, language)
  return models.map((model) => ({
    id: model.id,
    name: model.name,
    manufacturer: model.brand_name,
    manufacturerSlug: model.brand_slug,
    kind: model.kind,
    soldAmount: model.sold_amount,
    rating: model.rating,
    published: model.published,
    publishedMs: model.published_ms,
    inStock: model.orderable,
    price: priceOf(toPriceRecord(model), { isOutlet: model.is_outlet, discountsAllowed: model.shows_discount }),
    colors: read.colours(model.colours),
    sizes: read.sizes(`${model.sizes} ${model.orderable_sizes}`),
    stocks: read.stocks(model.stores),
    tags: read.tags(ribbons.get(model.id) ?? NO_IDS),
    productGroupIds: read.groupIds(groups.get(model.id) ?? NO_IDS),
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

/** `lists`: of all sizes, and of those that can be ordered. */
function sizesOf(lists: string, tables: Reference): ListItem['sizes'] {
  const [ids = [], orderable = []] = lists.split(' ').map(idsOf)
  return named(ids, (id) => {
    const size = tables.sizes.get(id)
    return size && { name: size.name, inStock: orderable.includes(size.id) }
  })
}
