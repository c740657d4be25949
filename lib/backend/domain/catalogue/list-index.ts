/** Whole lists for the filter engine, packed, and the texts for its text filter; both are cached until a product of the list changes. */
import { sql } from 'drizzle-orm'

import { groupOrder, visitorOrder } from '@/lib/backend/domain/recommendations/service'
import { plainText } from '@/lib/catalog/plain-text'
import { type ModelLimit, undeliverableTo } from '@/lib/backend/domain/delivery/limits'
import { db } from '@/lib/backend/platform/database/pool'
import { memoryCache } from '@/lib/cache/memory-cache'
import { tag } from '@/lib/cache/tags'
import type { FilterProperty } from '@/lib/catalog/list/facets'
import { packList, reorderList } from '@/lib/catalog/list/pack'
import { orderByIds, withLast } from '@/lib/catalog/list/sort'
import { foldText, searchText } from '@/lib/catalog/text'
import type { PackedList } from '@/lib/contract/schemas/catalogue'
import type { Language } from '@/lib/market/languages'
import { unitIn } from '@/lib/market/units'

import { DESCRIPTION_CHARACTERS, idArray } from './card-rows'
import { groupFilters, groupNamesIn } from '@/lib/backend/domain/taxonomy/groups'
import { currentItems } from './kept-items'
import { byOffer, listItems } from './list-items'
import { type ResolvedList, resolveList, modelIdsOf, type ListSource } from './resolve-list'
import { pick } from '@/lib/backend/domain/texts/localized'
import { priceAreaOf } from './prices-read'
import { reference } from '@/lib/backend/domain/taxonomy/reference'
import { shownText } from './shown-text'

const HOUR_MS = 3_600_000
/** A search has no tag, so its list is cached just long enough for the page and the browser that requested it. */
const SEARCH_MS = 15_000

const weigh = (list: PackedList) => list.ids.length + 100
/** Maximum number of products in all cached lists together; one takes about 200 bytes. */
const lists = memoryCache<PackedList>('packed-lists', { maxWeight: 400_000, weigh, renewAfterMs: HOUR_MS })
const searches = memoryCache<PackedList>('packed-searches', { maxWeight: 50_000, weigh, maxAgeMs: SEARCH_MS })

/** Products of a list that no method takes to a country; few lists have any. */
const undeliverable = memoryCache<ReadonlySet<number>>('undeliverable-goods', {
  maxWeight: 100_000,
  weigh: (ids) => ids.size + 10,
  renewAfterMs: HOUR_MS,
})

interface Texts {
  readonly ids: readonly number[]
  readonly texts: readonly string[]
}
/** Maximum number of characters of all cached texts together. */
const texts = memoryCache<Texts>('list-texts', {
  maxWeight: 60_000_000,
  weigh: (found) => found.texts.reduce((sum, text) => sum + text.length, 1_000),
  renewAfterMs: HOUR_MS,
})
const searchTexts = memoryCache<Texts>('search-texts', {
  maxWeight: 10_000_000,
  weigh: () => 1_000_000,
  maxAgeMs: SEARCH_MS,
})

const tagsOf = (list: ResolvedList): string[] => {
  if (list.kind === 'group') return [tag.group(list.id), tag.resources]
  if (list.kind === 'campaign') return [...list.groupIds.map(tag.group), tag.resources, tag.slugs]
  return list.kind === 'brand' ? [tag.brand(list.slug), tag.resources] : [tag.resources]
}

/** The shop's properties that at least a third of a list's products have: brands and searches have no configured filters. */
const COMMON_SHARE = 3

async function commonProperties(ids: readonly number[]): Promise<string[]> {
  const { rows } = await db().execute<{ slug: string }>(sql`
    select p.slug from model_properties mp join properties p on p.id = mp.property_id
    where mp.model_id = any(${idArray(ids)}) group by p.id having count(*) * ${COMMON_SHARE} >= ${ids.length} order by p.sort_order, p.id`)
  return rows.map((row) => row.slug)
}

async function filtersOf(list: ResolvedList, ids: readonly number[], language: Language): Promise<FilterProperty[]> {
  if (list.kind === 'group') return groupFilters(list.id, language)
  const wanted = new Set(await commonProperties(ids))
  return [...(await reference()).properties.values()]
    .filter((property) => wanted.has(property.slug))
    .map(({ slug, names, unit, kind }) => ({ slug, name: pick(names, language), unit: unitIn(unit, language), kind }))
}

async function pack(
  list: ResolvedList,
  { language, taxAreaId }: ListSource,
  order: readonly number[],
): Promise<PackedList> {
  const ids = await modelIdsOf(list, language)
  const properties = await filtersOf(list, ids, language)
  const slugs = properties.map((property) => property.slug)
  const read = (wanted: readonly number[]) => listItems(wanted, language, taxAreaId, slugs)
  const key = keyOf(list, language, priceAreaOf(taxAreaId), ...slugs)
  const found = list.kind === 'search' ? await read(ids) : await currentItems(key, tagsOf(list), ids, read)
  const items = found.sort(byOffer)
  // A search and a given list of models have their own order; all others have the recommended order.
  const isOrdered = list.kind === 'search' || (list.kind === 'campaign' && 'models' in list.goods)
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

const keyOf = (list: ResolvedList, ...parts: readonly (string | number)[]) =>
  JSON.stringify([
    list.kind,
    ...(list.kind === 'search' ? [list.text, list.sortBy, list.currency] : [list.id]),
    ...parts,
  ])

async function undeliverableIds(ids: readonly number[], country: string): Promise<ReadonlySet<number>> {
  const isUndeliverable = await undeliverableTo(country)
  const { rows } = await db().execute<{ id: number; delivery_limit: ModelLimit }>(
    sql`select id, delivery_limit from models where id = any(${idArray(ids)}) and delivery_limit is not null`,
  )
  return new Set(rows.filter((row) => isUndeliverable(row.delivery_limit)).map(({ id }) => id))
}

/** What is not delivered to the country goes to the end. A search keeps its order: who asks for a product by name wants to see it. */
async function deliverableFirst(packed: PackedList, list: ResolvedList, source: ListSource): Promise<PackedList> {
  const { country } = source
  if (country === undefined || list.kind === 'search') return packed
  const last = await undeliverable.get(keyOf(list, country, priceAreaOf(source.taxAreaId)), tagsOf(list), () =>
    undeliverableIds(packed.ids, country),
  )
  return last.size === 0 ? packed : reorderList(packed, withLast(packed.ids, last))
}

/**
 * A group's packed list in a visitor's own order, not cached. A failure of the recommendations is reported in the response; the list then
 * has the group's order.
 */
export async function personalList(source: ListSource, cookieId: string): Promise<PackedList> {
  const list = await resolveList(source)
  if (list.kind !== 'group') return packedList(source)
  const packed = await packedList(source)
  const order = await visitorOrder(list.id, source.language, cookieId)
  return order === null ? { ...packed, orderFailed: true } : deliverableFirst(reorderList(packed, order), list, source)
}

/** The packed list of a group, brand or search. Throws NOT_FOUND for an unknown group or brand, BAD_REQUEST when none is given. */
export async function packedList(source: ListSource): Promise<PackedList> {
  const area = priceAreaOf(source.taxAreaId)
  const list = await resolveList(source)
  const store = list.kind === 'search' ? searches : lists
  const order = list.kind === 'group' ? await groupOrder(list.id, source.language) : []
  const packed = await store.get(keyOf(list, source.language, area, Number(order.length > 0)), tagsOf(list), () =>
    pack(list, source, order),
  )
  return deliverableFirst(packed, list, source)
}

interface TextRow extends Record<string, unknown> {
  id: number
  manufacturer: string
  name: string
  shortDescription: string
  description: string
}

async function foldedTexts(list: ResolvedList, language: Language): Promise<Texts> {
  const wanted = idArray(await modelIdsOf(list, language))
  const { rows } = await db().execute<TextRow>(sql`
    select m.id, b.name as manufacturer, coalesce(t.name, e.name, m.slug) as name, coalesce(${shownText('t', 'short_description')}, ${shownText('e', 'short_description')}, '') as "shortDescription",
      left(coalesce(${shownText('t', 'long_description_html')}, ${shownText('e', 'long_description_html')}, ''), ${DESCRIPTION_CHARACTERS}) as description
    from models m join brands b on b.id = m.brand_id
    left join model_texts t on t.model_id = m.id and t.language = ${language}
    left join model_texts e on e.model_id = m.id and e.language = 'en'
    where m.id = any(${wanted}) and m.is_public and not m.campaign_only`)
  return {
    ids: rows.map((row) => row.id),
    texts: rows.map((row) => searchText({ ...row, description: plainText(row.description) })),
  }
}

/** Products of a list that contain `text` in brand, name or descriptions; all of them when it has no letter or digit (spec 2 §5). */
export async function textMatches(source: ListSource & { readonly text: string }): Promise<number[]> {
  const list = await resolveList(source)
  const store = list.kind === 'search' ? searchTexts : texts
  const found = await store.get(keyOf(list, source.language), tagsOf(list), () => foldedTexts(list, source.language))
  const wanted = foldText(source.text)
  return found.ids.filter((_, position) => found.texts[position]?.includes(wanted))
}
