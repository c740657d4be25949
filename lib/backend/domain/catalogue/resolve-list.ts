/** The models of a list: of a group with its sub-groups, of a brand, or of a search (spec 2 §7). */
import { sql } from 'drizzle-orm'

import { db } from '@/lib/backend/platform/database/pool'
import { isRunning } from '@/lib/backend/domain/content/running'
import type { CampaignProducts } from '@/lib/backend/domain/schema/content'
import { searchOrder } from '@/lib/backend/domain/recommendations/service'
import { searchModels } from '@/lib/backend/domain/search/search'
import { orderByIds } from '@/lib/catalog/list/sort'
import { ApiError } from '@/lib/contract/errors'
import type { Language } from '@/lib/market/languages'

import { idArray } from './card-rows'
import { priceAreaOf } from './prices-read'
import { groupIdByPath } from '@/lib/backend/domain/taxonomy/group-paths'

export interface ListSource {
  readonly source: 'ProductGroup' | 'Manufacturer' | 'Search' | 'Campaign'
  readonly id?: number | undefined
  /** Brand slug, group path, or the search text. */
  readonly slug?: string | undefined
  /** Order of search results, in the format of the setting frosmo_search_sort_by. */
  readonly sortBy?: string | undefined
  /** The shopper's, for a price in a search text that names none. */
  readonly currency?: string | undefined
  /** The delivery country: what no method takes there is last. */
  readonly country?: string | undefined
  readonly language: Language
  readonly taxAreaId: number
}

export type ResolvedList =
  | { readonly kind: 'group'; readonly id: number }
  | { readonly kind: 'brand'; readonly id: number; readonly slug: string }
  /** `groupIds`: the top groups, because every change in them can change which products have a club price. */
  | {
      readonly kind: 'campaign'
      readonly id: number
      readonly goods: CampaignProducts
      readonly groupIds: readonly number[]
    }
  | {
      readonly kind: 'search'
      readonly text: string
      readonly sortBy?: string | undefined
      readonly currency?: string | undefined
      readonly priceArea?: number | undefined
    }

async function rows<T extends Record<string, unknown>>(query: ReturnType<typeof sql>): Promise<T[]> {
  return (await db().execute(query)).rows as T[]
}

const idsOf = async (query: ReturnType<typeof sql>): Promise<number[]> =>
  (await rows<{ id: number }>(query)).map((row) => row.id)

/** A campaign while it runs. */
async function campaignPlace(id: number | undefined): Promise<ResolvedList> {
  if (id === undefined) throw new ApiError('BAD_REQUEST', 'Must be given.', { field: 'id' })
  const [found] = await rows<{ goods: CampaignProducts }>(
    sql`select goods from pages where id = ${id} and kind = 'campaign' and goods is not null and ${isRunning}`,
  )
  if (!found) throw new ApiError('NOT_FOUND', 'Campaign not found')
  return {
    kind: 'campaign',
    id,
    goods: found.goods,
    groupIds: await idsOf(sql`select id from product_groups where parent_id is null`),
  }
}

/** Resolves the source of a request. Throws NOT_FOUND for an unknown group, brand or campaign, BAD_REQUEST when none is given. */
export async function resolveList({
  source,
  id,
  slug,
  sortBy,
  currency,
  language,
  taxAreaId,
}: ListSource): Promise<ResolvedList> {
  if (source === 'Campaign') return campaignPlace(id)
  if (slug === undefined && (source === 'Search' || id === undefined))
    throw new ApiError('BAD_REQUEST', 'Must be given.', { field: 'slug' })
  if (source === 'Search')
    return { kind: 'search', text: slug ?? '', sortBy, currency, priceArea: priceAreaOf(taxAreaId) }
  if (source === 'Manufacturer') {
    const [brand] = await rows<{ id: number; slug: string }>(
      id === undefined
        ? sql`select id, slug from brands where slug = ${slug?.toLowerCase()}`
        : sql`select id, slug from brands where id = ${id}`,
    )
    if (!brand) throw new ApiError('NOT_FOUND', 'Manufacturer not found.')
    return { kind: 'brand', ...brand }
  }
  const given = id ?? (await groupIdByPath(slug ?? '', language))
  const [known] = given === null ? [] : await idsOf(sql`select id from product_groups where id = ${given}`)
  if (known === undefined) throw new ApiError('NOT_FOUND', 'Product group not found.')
  return { kind: 'group', id: known }
}

/** A group and all its descendants. */
function withSubGroups(groupId: number): Promise<number[]> {
  return idsOf(sql`
    with recursive sub as (
      select id from product_groups where id = ${groupId}
      union select g.id from product_groups g join sub on g.parent_id = sub.id)
    select id from sub`)
}

/** Models with a variant that has a club price; both price areas have the same reductions. */
const clubModelIds = () =>
  idsOf(sql`
  select m.id from models m where m.is_public and not m.campaign_only and exists (
    select 1 from variants v join prices p on p.variant_id = v.id where v.model_id = m.id and p.club < p.active)
  order by m.id`)

/** The public models of a source; those of a search best first, those of a campaign in its order. */
export async function modelIdsOf(list: ResolvedList, language: Language): Promise<readonly number[]> {
  if (list.kind === 'search') {
    const { text, sortBy, currency, priceArea } = list
    const { ids } = await searchModels(text, language, { sortBy, currency, priceArea })
    return orderByIds(ids, await searchOrder(list.text))
  }
  if (list.kind === 'campaign') return 'club' in list.goods ? clubModelIds() : list.goods.models
  if (list.kind === 'brand')
    return idsOf(sql`select id from models where brand_id = ${list.id} and is_public and not campaign_only`)
  // In a separate query: with known group ids the planner can estimate the few models in them and uses the indexes.
  const groups = idArray(await withSubGroups(list.id))
  return idsOf(sql`
    select m.id from models m where m.is_public and not m.campaign_only and m.id in (
      select model_id from model_groups where group_id = any(${groups}) union select id from models where main_group_id = any(${groups}))`)
}
