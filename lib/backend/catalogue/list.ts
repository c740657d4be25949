/** Product lists by source: group with its sub-groups, brand, search, or given models (spec 2 §7). */
import { sql } from 'drizzle-orm'

import { db } from '@/lib/backend/db/pool'
import type { Card, ListRequest } from '@/lib/contract/schemas/catalogue'
import { ApiError } from '@/lib/contract/errors'

import { idArray } from './card-rows'
import { cardsOf } from './cards'
import { groupIdByPath } from './group-paths'
import { searchModelIds } from './search'

async function ids(query: ReturnType<typeof sql>): Promise<number[]> {
  const { rows } = await db().execute<{ id: number }>(query)
  return rows.map((row) => row.id)
}

/** A group and all below it. */
function withSubGroups(groupId: number): Promise<number[]> {
  return ids(sql`
    with recursive sub as (
      select id from product_groups where id = ${groupId}
      union select g.id from product_groups g join sub on g.parent_id = sub.id)
    select id from sub`)
}

async function groupModelIds(groupId: number): Promise<number[]> {
  // A question of its own: with the groups known the planner sees how few models they hold and takes the indexes.
  const groups = idArray(await withSubGroups(groupId))
  return ids(sql`
    select m.id from models m where m.is_public and not m.campaign_only and m.id in (
      select model_id from model_groups where group_id = any(${groups}) union select id from models where main_group_id = any(${groups}))`)
}

async function groupOf({ id, slug, language }: ListRequest): Promise<number> {
  const given = id ?? (slug === undefined ? undefined : await groupIdByPath(slug, language))
  const [known] = given === undefined || given === null ? [] : await ids(sql`select id from product_groups where id = ${given}`)
  if (known === undefined) throw new ApiError('NOT_FOUND', 'Product group not found.')
  return known
}

async function brandOf({ id, slug }: ListRequest): Promise<number> {
  const [known] = await ids(id === undefined ? sql`select id from brands where slug = ${slug?.toLowerCase()}` : sql`select id from brands where id = ${id}`)
  if (known === undefined) throw new ApiError('NOT_FOUND', 'Manufacturer not found.')
  return known
}

async function modelIds(request: ListRequest): Promise<number[]> {
  const { source, id, slug, language, sortIds } = request
  if (source === 'Models') return sortIds ?? []
  if (slug === undefined && (source === 'Search' || id === undefined)) throw new ApiError('BAD_REQUEST', 'Must be given.', { field: 'slug' })
  if (source === 'ProductGroup') return groupModelIds(await groupOf(request))
  if (source === 'Manufacturer') {
    return ids(sql`select id from models where brand_id = ${await brandOf(request)} and is_public and not campaign_only`)
  }
  return searchModelIds(slug ?? '', language)
}

/** Order of a list that nobody sorted: what can be bought first, then what sells, is liked, is new. */
function byPopularity(a: Card, b: Card): number {
  return Number(b.inStock) - Number(a.inStock) || b.soldAmount - a.soldAmount || b.rating - a.rating || b.published.localeCompare(a.published) || a.id - b.id
}

/** Cards in the order of `sortIds`; those that are not listed there keep their order and go last. */
export function sortByIds(cards: readonly Card[], sortIds: readonly number[] | undefined): Card[] {
  if (!sortIds || sortIds.length === 0) return [...cards]
  // From the end, so that the first place of an id that is listed twice counts.
  const place = new Map(sortIds.map((id, index) => [id, index] as const).reverse())
  const placeOf = (card: Card) => place.get(card.id) ?? sortIds.length
  return [...cards].sort((a, b) => placeOf(a) - placeOf(b))
}

/** The whole list of a request. Throws NOT_FOUND for an unknown group or brand, BAD_REQUEST for a source without id or slug. */
export async function productList(request: ListRequest): Promise<{ products: Card[]; total: number }> {
  const cards = await cardsOf(await modelIds(request), request.language, request.taxAreaId)
  // A search is already in order, best first; so are given models.
  const ordered = request.source === 'Search' || request.source === 'Models' ? cards : cards.sort(byPopularity)
  const products = sortByIds(ordered, request.sortIds)
  return { products, total: products.length }
}
