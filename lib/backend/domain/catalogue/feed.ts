/**
 * The products for merchants' feeds: every variant that is sold, in parts with a fixed number of models, independent of the size of the
 * catalogue.
 */
import { sql } from 'drizzle-orm'

import { plainText } from '@/lib/catalog/plain-text'
import { allMethods, destinationTo, type MethodRow, variantLimit, wayOfRow } from '@/lib/backend/domain/delivery/limits'
import { deliveryTerms, type Destination } from '@/lib/catalog/delivery-terms'
import { dbRead } from '@/lib/backend/platform/database/pool'
import type { models } from '@/lib/backend/domain/schema/catalogue'
import type { Localized } from '@/lib/backend/domain/schema/types'
import type { Content } from '@/lib/contract/schemas/common'
import type { AgeGroup, FeedItem, Gender } from '@/lib/contract/schemas/feed'
import type { Hazard } from '@/lib/contract/schemas/goods'
import type { GroupNode } from '@/lib/contract/schemas/config'
import type { Language } from '@/lib/market/languages'

import { googleCategories } from '@/lib/backend/domain/taxonomy/google-categories'
import { groupTree } from '@/lib/backend/domain/taxonomy/groups'
import { pick } from '@/lib/backend/domain/texts/localized'
import { isOrderable, priceAreaOf, type PriceRow, type StockState, toPriceRecord } from './prices-read'
import { shownText } from './shown-text'

/** Models in one part: about 20 ms of processor time, during which this process answers nobody else. */
const PART = 50
const MAX_DESCRIPTION = 4_900
const MAX_IMAGES = 11

interface VariantRow extends StockState {
  id: number
  colour_id: number | null
  colour_slug: string | null
  colour_names: Localized | null
  size: string | null
  type_slug: string | null
  type_names: Localized | null
  gtin: string | null
  weight: number | null
  shipping_string: string
  content: Content | null
  price: PriceRow
}

interface ModelRow extends Record<string, unknown> {
  id: number
  path: string
  brand: string
  name: string
  short_description: string
  long_description_html: string
  kind: 'new' | 'used'
  model_number: string | null
  on_order: boolean
  belongs_to_outlet: boolean
  show_discount_percentage: boolean
  fibre: Localized | null
  hazard: Hazard | null
  gender: Gender | null
  age_group: AgeGroup | null
  main_group_id: number
  category_group_id: number
  delivery_limit: (typeof models.$inferSelect)['deliveryLimit']
  images: { path: string; colour_id: number | null }[]
  variants: VariantRow[]
}

/** Only products that everybody can buy directly: no bundles, rentals and gift cards, and no products with a page elsewhere. */
const LISTED = sql`m.is_public and not m.campaign_only and m.canonical_url is null and not m.is_bundle and m.kind in ('new', 'used')`

/** Names from the top group down to each group, by its id. */
function namesOf(
  nodes: readonly GroupNode[],
  above: readonly string[] = [],
  all = new Map<number, readonly string[]>(),
): Map<number, readonly string[]> {
  for (const { id, name, children } of nodes) {
    all.set(id, [...above, name])
    namesOf(children, [...above, name], all)
  }
  return all
}

/** The cheapest delivery of one piece to everybody in the country; collection in a store is not a delivery. */
function shippingOf(
  methods: readonly MethodRow[],
  to: Destination,
  limit: ModelRow['delivery_limit'],
  variant: VariantRow,
): FeedItem['shipping'] | null {
  const goods = {
    parcels: [{ quantity: 1, limit: variantLimit(limit, variant.id) ?? {} }],
    worth: variant.price.active,
    time: { number: variant.shipping_number, text: variant.shipping_string },
  }
  const ways = methods.flatMap((method): NonNullable<FeedItem['shipping']>[] => {
    const terms = deliveryTerms(wayOfRow(method), to, goods)
    const isSent = method.kind === 'home' || method.kind === 'locker'
    if (terms.refusal !== null || !isSent || method.postalCodes !== null) return []
    const { cost: price, handling, transit } = terms
    return [
      {
        method: method.id,
        price,
        min_days: transit.start,
        max_days: transit.end,
        handling: handling && { min_days: handling.start, max_days: handling.end },
      },
    ]
  })
  return ways.length === 0 ? null : ways.reduce((best, way) => (way.price < best.price ? way : best))
}

function stateOf(variant: VariantRow, modelOnOrder: boolean): Pick<FeedItem, 'availability' | 'days'> {
  if (!isOrderable(variant, modelOnOrder)) return { availability: 'out_of_stock', days: null }
  if (variant.available > 0) return { availability: 'in_stock', days: null }
  // On order with an unknown time: no date can be promised.
  const isKnown = variant.shipping_number < 999
  return { availability: isKnown ? 'backorder' : 'out_of_stock', days: isKnown ? variant.shipping_number : null }
}

function itemsOf(
  model: ModelRow,
  language: Language,
  { groups, category }: { groups: readonly string[]; category: string | null },
  shippingFor: (variant: VariantRow) => FeedItem['shipping'] | null,
): FeedItem[] {
  const description = (plainText(model.long_description_html) || model.short_description || model.name).slice(
    0,
    MAX_DESCRIPTION,
  )
  const material = model.fibre && pick(model.fibre, language)
  return model.variants.flatMap((variant) => {
    const shipping = shippingFor(variant)
    if (!shipping) return []
    const own = model.images.filter(({ colour_id: colour }) => colour === variant.colour_id)
    const images = (own.length > 0 ? own : model.images.filter(({ colour_id: colour }) => colour === null)).slice(
      0,
      MAX_IMAGES,
    )
    return [
      {
        id: variant.id,
        model_id: model.id,
        name: model.name,
        description,
        brand: model.brand,
        path: model.path,
        color_slug: variant.colour_slug,
        size: variant.size,
        type_slug: variant.type_slug,
        color: variant.colour_names && pick(variant.colour_names, language),
        type: variant.type_names && pick(variant.type_names, language),
        gtin: variant.gtin,
        model_number: model.model_number,
        condition: model.kind,
        material: material || null,
        gender: model.gender,
        age_group: model.age_group,
        google_category: category,
        groups: [...groups],
        images: images.map(({ path }) => path),
        price: toPriceRecord(variant.price),
        ...(variant.weight !== null && { weight: variant.weight }),
        ...(variant.content && { content: variant.content }),
        ...(model.hazard && { hazard: model.hazard }),
        is_outlet: model.belongs_to_outlet,
        discounts_allowed: model.show_discount_percentage,
        ...stateOf(variant, model.on_order),
        shipping,
      },
    ]
  })
}

/** GET /api/product-feed/: the part after a model's id. Throws BAD_REQUEST for an unknown tax area. */
export async function feedPart(query: {
  language: Language
  country: string
  taxAreaId: number
  after: number
}): Promise<{ items: FeedItem[]; next: number | null }> {
  const { language, country, taxAreaId, after } = query
  const area = priceAreaOf(taxAreaId)
  const {
    rows: [part],
  } = await dbRead().execute<{ last: number | null; count: number }>(sql`
    select max(id)::int as last, count(*)::int as count from (select m.id from models m where m.id > ${after} and ${LISTED} order by m.id limit ${PART}) p`)
  if (!part || part.last === null) return { items: [], next: null }
  const { rows } = await dbRead().execute<ModelRow>(sql`
    select m.id, b.slug || '/' || m.slug as path, b.name as brand, t.name, ${shownText('t', 'short_description')} as short_description,
      ${shownText('t', 'long_description_html')} as long_description_html, m.kind, m.model_number, m.on_order,
      m.belongs_to_outlet, m.show_discount_percentage, m.fibre, m.hazard, m.gender, m.age_group, m.main_group_id, coalesce(o.main_group_id, m.main_group_id) as category_group_id, m.delivery_limit,
      (select coalesce(json_agg(json_build_object('path', i.path, 'colour_id', i.colour_id) order by i.sort_order, i.id), '[]')
        from model_images i where i.model_id = m.id and i.type = 'image') as images,
      (select coalesce(json_agg(json_build_object(
          'id', v.id, 'colour_id', v.colour_id, 'colour_slug', c.slug, 'colour_names', c.names, 'size', z.name, 'type_slug', y.slug, 'type_names', y.names, 'gtin', v.gtin, 'weight', v.weight, 'content', v.content,
          'on_order', v.on_order, 'available', v.available, 'stock_blocked', v.stock_blocked, 'shipping_number', v.shipping_number, 'shipping_string', v.shipping_string, 'price', to_json(p)) order by v.sort_order, v.id), '[]')
        from variants v join prices p on p.variant_id = v.id and p.price_area = ${area}
        left join colours c on c.id = v.colour_id left join sizes z on z.id = v.size_id left join product_types y on y.id = v.product_type_id
        where v.model_id = m.id) as variants
    from models m join brands b on b.id = m.brand_id join model_texts t on t.model_id = m.id and t.language = ${language}
    left join models o on o.id = m.second_hand_parent_id
    where m.id > ${after} and m.id <= ${part.last} and ${LISTED} order by m.id`)
  const [groups, categories] = [namesOf(await groupTree(language)), await googleCategories()]
  const [methods, to] = [await allMethods(), await destinationTo(country)]
  const items = rows.flatMap((model) =>
    itemsOf(
      model,
      language,
      { groups: groups.get(model.main_group_id) ?? [], category: categories.get(model.category_group_id) ?? null },
      (variant) => shippingOf(methods, to, model.delivery_limit, variant),
    ),
  )
  return { items, next: part.count === PART ? part.last : null }
}
