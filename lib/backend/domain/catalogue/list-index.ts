/** Whole lists for the filter engine, packed, and the texts that its text filter searches; both kept until a product of the list changes. */
import { sql } from 'drizzle-orm'

import { groupOrder, visitorOrder } from '@/lib/backend/domain/recommendations/service'
import { plainText } from '@/lib/catalog/plain-text'
import { db } from '@/lib/backend/platform/database/pool'
import { memoryCache } from '@/lib/cache/memory-cache'
import { tag } from '@/lib/cache/tags'
import type { FilterProperty } from '@/lib/catalog/list/facets'
import { packList, reorderList } from '@/lib/catalog/list/pack'
import { orderByIds } from '@/lib/catalog/list/sort'
import { foldText, searchText } from '@/lib/catalog/text'
import type { PackedList } from '@/lib/contract/schemas/catalogue'
import type { Language } from '@/lib/market/languages'
import { unitIn } from '@/lib/market/units'

import { DESCRIPTION_CHARACTERS, idArray } from './card-rows'
import { groupFilters, groupNamesIn } from '@/lib/backend/domain/taxonomy/groups'
import { listItems } from './list-items'
import { type ListPlace, listPlace, modelIdsOf, type ListSource } from './list-place'
import { pick } from '@/lib/backend/domain/texts/localized'
import { priceAreaOf } from './prices-read'
import { reference } from '@/lib/backend/domain/taxonomy/reference'

const HOUR_MS = 3_600_000
/** A search has no tag of its own; its list lives just long enough for the page and the browser that asked for it. */
const SEARCH_MS = 15_000

const weigh = (list: PackedList) => list.ids.length + 100
/** Products of all kept lists together; one takes about 200 bytes. */
const lists = memoryCache<PackedList>('packed-lists', { maxWeight: 400_000, weigh, maxAgeMs: HOUR_MS })
const searches = memoryCache<PackedList>('packed-searches', { maxWeight: 50_000, weigh, maxAgeMs: SEARCH_MS })

interface Texts {
  readonly ids: readonly number[]
  readonly texts: readonly string[]
}
/** Characters of all kept texts together. */
const texts = memoryCache<Texts>('list-texts', {
  maxWeight: 60_000_000,
  weigh: (found) => found.texts.reduce((sum, text) => sum + text.length, 1_000),
  maxAgeMs: HOUR_MS,
})
const searchTexts = memoryCache<Texts>('search-texts', {
  maxWeight: 10_000_000,
  weigh: () => 1_000_000,
  maxAgeMs: SEARCH_MS,
})

const tagsOf = (place: ListPlace): string[] => {
  if (place.kind === 'group') return [tag.group(place.id), tag.resources]
  if (place.kind === 'campaign') return [...place.groupIds.map(tag.group), tag.resources, tag.slugs]
  return place.kind === 'brand' ? [tag.brand(place.slug), tag.resources] : [tag.resources]
}

/** Of the shop's properties those that at least a third of a list's products have: brands and searches have no filters of their own. */
const COMMON_SHARE = 3

async function commonProperties(ids: readonly number[]): Promise<string[]> {
  const { rows } = await db().execute<{ slug: string }>(sql`
    select p.slug from model_properties mp join properties p on p.id = mp.property_id
    where mp.model_id = any(${idArray(ids)}) group by p.id having count(*) * ${COMMON_SHARE} >= ${ids.length} order by p.sort_order, p.id`)
  return rows.map((row) => row.slug)
}

async function filtersOf(place: ListPlace, ids: readonly number[], language: Language): Promise<FilterProperty[]> {
  if (place.kind === 'group') return groupFilters(place.id, language)
  const wanted = new Set(await commonProperties(ids))
  return [...(await reference()).properties.values()]
    .filter((property) => wanted.has(property.slug))
    .map(({ slug, names, unit, kind }) => ({ slug, name: pick(names, language), unit: unitIn(unit, language), kind }))
}

async function pack(
  place: ListPlace,
  { language, taxAreaId }: ListSource,
  order: readonly number[],
): Promise<PackedList> {
  const ids = await modelIdsOf(place, language)
  const properties = await filtersOf(place, ids, language)
  const items = await listItems(
    ids,
    language,
    taxAreaId,
    properties.map((property) => property.slug),
  )
  // A search and a chosen list are in an order of their own; everything else in the recommended one.
  const isOrdered = place.kind === 'search' || (place.kind === 'campaign' && 'models' in place.goods)
  const best = isOrdered
    ? ids
    : orderByIds(
        items.map((item) => item.id),
        order,
      )
  const rank = new Map(best.map((id, index) => [id, index]))
  items.sort((a, b) => (rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0))
  const groupNames = await groupNamesIn(language)
  const storeNames = new Map([...(await reference()).stores.values()].map((store) => [store.slug, store.shortName]))
  return packList(items, { properties, language, groupNames, storeNames })
}

const keyOf = (place: ListPlace, ...parts: readonly (string | number)[]) =>
  JSON.stringify([place.kind, ...(place.kind === 'search' ? [place.text, place.sortBy] : [place.id]), ...parts])

/** A group's packed list in a visitor's own order, kept nowhere. A failure of the recommendations is told in the answer; the order is then the group's. */
export async function personalList(source: ListSource, cookieId: string): Promise<PackedList> {
  const place = await listPlace(source)
  if (place.kind !== 'group') return packedList(source)
  const list = await packedList(source)
  const order = await visitorOrder(place.id, source.language, cookieId)
  return order === null ? { ...list, orderFailed: true } : reorderList(list, order)
}

/** The packed list of a group, brand or search. Throws NOT_FOUND for an unknown group or brand, BAD_REQUEST for one that is not named. */
export async function packedList(source: ListSource): Promise<PackedList> {
  const area = priceAreaOf(source.taxAreaId)
  const place = await listPlace(source)
  const store = place.kind === 'search' ? searches : lists
  const order = place.kind === 'group' ? await groupOrder(place.id, source.language) : []
  return store.get(keyOf(place, source.language, area, Number(order.length > 0)), tagsOf(place), () =>
    pack(place, source, order),
  )
}

interface TextRow extends Record<string, unknown> {
  id: number
  manufacturer: string
  name: string
  shortDescription: string
  description: string
}

async function foldedTexts(place: ListPlace, language: Language): Promise<Texts> {
  const wanted = idArray(await modelIdsOf(place, language))
  const { rows } = await db().execute<TextRow>(sql`
    select m.id, b.name as manufacturer, coalesce(t.name, e.name, m.slug) as name, coalesce(t.short_description, e.short_description, '') as "shortDescription",
      left(coalesce(t.long_description_html, e.long_description_html, ''), ${DESCRIPTION_CHARACTERS}) as description
    from models m join brands b on b.id = m.brand_id
    left join model_texts t on t.model_id = m.id and t.language = ${language}
    left join model_texts e on e.model_id = m.id and e.language = 'en'
    where m.id = any(${wanted}) and m.is_public and not m.campaign_only`)
  return {
    ids: rows.map((row) => row.id),
    texts: rows.map((row) => searchText({ ...row, description: plainText(row.description) })),
  }
}

/** Products of a list that hold `text` in brand, name or descriptions; all of them when it has no letter or digit (spec 2 §5). */
export async function textMatches(source: ListSource & { readonly text: string }): Promise<number[]> {
  const place = await listPlace(source)
  const store = place.kind === 'search' ? searchTexts : texts
  const found = await store.get(keyOf(place, source.language), tagsOf(place), () => foldedTexts(place, source.language))
  const wanted = foldText(source.text)
  return found.ids.filter((_, position) => found.texts[position]?.includes(wanted))
}
