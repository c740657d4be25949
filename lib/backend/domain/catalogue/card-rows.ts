/** The rows for cards: one query for each table, for any number of models. */
import { sql } from 'drizzle-orm'

import { db } from '@/lib/backend/platform/database/pool'
import type { ModelLimit } from '@/lib/backend/domain/delivery/limits'
import { cutPath } from '@/lib/backend/domain/content/picture-cut'
import { provenRibbons } from '@/lib/backend/domain/taxonomy/proven-ribbons'
import type { Content } from '@/lib/contract/schemas/common'
import type { Language } from '@/lib/market/languages'

import type { PriceRow, StockState } from './prices-read'
import { shownText } from './shown-text'

/** Maximum characters of the long description on a card, for the text filter. */
export const DESCRIPTION_CHARACTERS = 1_200

export interface CardModelRow extends Record<string, unknown> {
  id: number
  slug: string
  kind: 'new' | 'used' | 'rental' | 'giftcard'
  brand_slug: string
  brand_name: string
  name: string
  short_description: string
  description: string
  on_order: boolean
  belongs_to_outlet: boolean
  show_discount_percentage: boolean
  promoted_colour: string | null
  sold_amount: number
  rating: number
  rating_count: number
  published: string
  group_ids: number[] | null
  delivery_limit: ModelLimit
  /** Of a second-hand unit. */
  grade: 'A' | 'B' | 'C' | null
  price_as_new: number | null
}

export interface CardVariantRow extends Record<string, unknown>, PriceRow, StockState {
  model_id: number
  colour_id: number | null
  size_id: number | null
  content: Content | null
}

export interface CardImageRow extends Record<string, unknown> {
  model_id: number
  colour_id: number | null
  path: string
}
export interface CardPropertyRow extends Record<string, unknown> {
  model_id: number
  slug: string
  kind: 'range' | 'checkbox'
  value_number: number | null
  value_text: string | null
}
interface StoreRow extends Record<string, unknown> {
  model_id: number
  store_ids: number[]
}
interface RibbonRow extends Record<string, unknown> {
  model_id: number
  ribbon_ids: number[]
}

/** Ids as one parameter, because thousands of placeholders would be parsed each time; as text, because the driver quotes each element of an array. */
export const idArray = (ids: readonly number[]) => sql`${`{${ids.join(',')}}`}::int[]`

async function rows<T extends Record<string, unknown>>(query: ReturnType<typeof sql>): Promise<T[]> {
  return (await db().execute(query)).rows as T[]
}

/**
 * All data for the cards of public models; models without a price in the area have no variant rows. `withGifts`: also models that are sold
 * only in gift campaigns.
 */
export async function cardRows(
  ids: readonly number[],
  language: Language,
  priceArea: number,
  { withGifts = false } = {},
) {
  const wanted = idArray(ids)
  const models = await rows<CardModelRow>(sql`
    select m.id, m.slug, m.kind, b.slug as brand_slug, b.name as brand_name, coalesce(t.name, e.name, m.slug) as name,
      coalesce(${shownText('t', 'short_description')}, ${shownText('e', 'short_description')}, '') as short_description,
      left(coalesce(${shownText('t', 'long_description_html')}, ${shownText('e', 'long_description_html')}, ''), ${DESCRIPTION_CHARACTERS}) as description,
      m.on_order, m.belongs_to_outlet, m.show_discount_percentage, m.promoted_colour, m.sold_amount, m.rating, m.rating_count,
      to_char(m.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as published, g.ids as group_ids, m.delivery_limit,
      m.condition->>'grade' as grade, case when m.second_hand_parent_id is not null then (
        select min(p.active) from models n join variants v on v.model_id = n.id join prices p on p.variant_id = v.id and p.price_area = ${priceArea}
        where n.id = m.second_hand_parent_id and n.is_public and not n.campaign_only) end as price_as_new
    from models m
    join brands b on b.id = m.brand_id
    left join model_texts t on t.model_id = m.id and t.language = ${language}
    left join model_texts e on e.model_id = m.id and e.language = 'en'
    left join (select model_id, array_agg(group_id order by group_id) as ids from model_groups where model_id = any(${wanted}) group by model_id) g on g.model_id = m.id
    where m.id = any(${wanted}) and m.is_public and (${withGifts} or not m.campaign_only)`)
  const variants = await rows<CardVariantRow>(sql`
    select v.model_id, v.colour_id, v.size_id, v.on_order, v.available, v.stock_blocked, v.shipping_number, v.content,
      p.active, p.regular, p.club, p.discount_value, p.discount_free, p.lowest30
    from variants v join prices p on p.variant_id = v.id and p.price_area = ${priceArea}
    where v.model_id = any(${wanted}) order by v.model_id, v.sort_order, v.id`)
  const images = await rows<CardImageRow>(sql`
    select model_id, colour_id, ${cutPath('ranked.path', 'card')} as path from (
      select model_id, colour_id, path, sort_order, id, row_number() over (partition by model_id, colour_id order by sort_order, id) as place
      from model_images where model_id = any(${wanted}) and type = 'image') ranked
    where place <= 2 order by model_id, sort_order, id`)
  const properties = await rows<CardPropertyRow>(sql`
    select mp.model_id, p.slug, p.kind, mp.value_number, coalesce(mp.value_texts->>${language}, mp.value_texts->>'en', mp.value_texts->>'fi') as value_text
    from model_properties mp join properties p on p.id = mp.property_id
    where mp.model_id = any(${wanted}) and p.kind in ('range', 'checkbox') order by p.sort_order, p.id`)
  const stores = await rows<StoreRow>(sql`
    select v.model_id, array_agg(distinct s.store_id) as store_ids
    from variants v join stock s on s.variant_id = v.id and s.quantity > 0
    where v.model_id = any(${wanted}) and not v.stock_blocked and not v.is_hidden group by v.model_id`)
  const ribbons = await rows<RibbonRow>(sql`
    select model_id, array_agg(ribbon_id order by ribbon_id) as ribbon_ids from (${provenRibbons(wanted)}) shown group by model_id`)
  return { models, variants, images, properties, stores, ribbons }
}
