/** The catalogue data of a cart's rows: one query for variants, one for bundles. */
import { sql } from 'drizzle-orm'

import { giftCardTemplates, type StoredTemplates } from '@/lib/backend/domain/catalogue/gift-card-templates'
import { variantLimit } from '@/lib/backend/domain/delivery/limits'
import { pick } from '@/lib/backend/domain/texts/localized'
import type { Db } from '@/lib/backend/platform/database/pool'
import type { models } from '@/lib/backend/domain/schema/catalogue'
import type { Localized } from '@/lib/backend/domain/schema/types'
import type { GoodsLimit } from '@/lib/catalog/delivery-terms'
import type { SkiSport } from '@/lib/catalog/ski/compatibility'
import type { Content, GiftCardTemplate } from '@/lib/contract/schemas/common'
import { FALLBACK_LANGUAGE, type Language } from '@/lib/market/languages'
import type { PriceArea } from '@/lib/market/tax-areas'

import { namedQuery } from '@/lib/backend/platform/database/named-query'

/** The displayed data of a model in the cart. */
interface ModelData {
  readonly modelId: number
  readonly name: string
  readonly manufacturer: string
  /** Brand and model slug, without slashes at the ends. */
  readonly path: string
  readonly image: string | null
  readonly groupPath: string
}

export interface Variant extends ModelData {
  readonly id: number
  readonly kind: 'new' | 'used' | 'rental' | 'giftcard'
  readonly groupKey: string
  readonly isPublic: boolean
  readonly isOutlet: boolean
  readonly isCampaignOnly: boolean
  readonly discountsAllowed: boolean
  readonly taxClass: number
  readonly limit: GoodsLimit
  readonly isOnOrder: boolean
  readonly isStockBlocked: boolean
  readonly shippingNumber: number
  readonly shippingString: string
  readonly available: number
  /** Null: not sold in this price area. */
  readonly price: {
    readonly active: number
    readonly regular: number
    readonly club: number | null
    readonly discount_value: number | null
    readonly discount_free: number | null
    readonly lowest_30_days: number | null
  } | null
  readonly content?: Content
  readonly colour: string | null
  readonly size: string | null
  readonly type: string | null
}

export interface Bundle {
  readonly id: number
  readonly name: string
  readonly discountPercent: number
  /** Null for a ski package: its skis are the main product. */
  readonly main: ModelData | null
  /** Models of which the buyer must have chosen a variant, without duplicates. */
  readonly memberModelIds: readonly number[]
  /** Its members are any variants that make up a package of this sport. */
  readonly skiSport: SkiSport | null
}

interface ModelRow extends Record<string, unknown> {
  model_id: number
  name: string | null
  slug: string
  brand: string
  brand_slug: string
  image: string | null
  group_path: string | null
}

interface VariantRow extends ModelRow {
  id: number
  kind: Variant['kind']
  group_key: string
  is_public: boolean
  belongs_to_outlet: boolean
  campaign_only: boolean
  show_discount_percentage: boolean
  tax_class: number
  delivery_limit: (typeof models.$inferSelect)['deliveryLimit']
  on_order: boolean
  stock_blocked: boolean
  shipping_number: number
  shipping_string: string
  available: number
  active: number | null
  regular: number | null
  club: number | null
  discount_value: number | null
  discount_free: number | null
  lowest30: number | null
  content: Content | null
  colour: Localized | null
  size: string | null
  type: Localized | null
}

/**
 * The columns of ModelRow for the model aliased `m`, its brand `b` and its name `t`; the picture is preferably one of the variant's colour.
 */
const modelJoins = (language: Language, colour: ReturnType<typeof sql>) => sql`
  join brands b on b.id = m.brand_id
  left join lateral (
    select name from model_texts where model_id = m.id
    order by (language = ${language}) desc, (language = ${FALLBACK_LANGUAGE}) desc, language limit 1
  ) t on true
  left join product_group_texts gt on gt.group_id = m.main_group_id and gt.language = ${language}
  left join lateral (
    select path from model_images where model_id = m.id and type = 'image'
    order by (colour_id is not distinct from ${colour}) desc, sort_order, id limit 1
  ) i on true`

/** The variants of a cart with all data for its rows, by id; unknown ids are missing. */
export async function readVariants(
  reader: Db,
  ids: readonly number[],
  language: Language,
  priceArea: PriceArea,
): Promise<Map<number, Variant>> {
  if (ids.length === 0) return new Map()
  const rows = await namedQuery<VariantRow>(
    reader,
    'checkout_variants',
    sql`
    select v.id, v.model_id, m.kind, g.key as group_key, m.is_public, m.belongs_to_outlet, m.campaign_only, m.show_discount_percentage, m.tax_class,
      m.delivery_limit, (v.on_order or m.on_order) as on_order, v.stock_blocked, v.shipping_number, v.shipping_string, v.available, v.content,
      p.active, p.regular, p.club, p.discount_value, p.discount_free, p.lowest30,
      t.name, m.slug, b.name as brand, b.slug as brand_slug, i.path as image, gt.path as group_path,
      c.names as colour, s.name as size, pt.names as type
    from variants v
    join models m on m.id = v.model_id
    join product_groups g on g.id = m.main_group_id
    ${modelJoins(language, sql`v.colour_id`)}
    left join prices p on p.variant_id = v.id and p.price_area = ${priceArea}
    left join colours c on c.id = v.colour_id
    left join sizes s on s.id = v.size_id
    left join product_types pt on pt.id = v.product_type_id
    where v.id = any(${sql.param([...ids])}::int[])`,
  )
  return new Map(rows.map((row) => [row.id, variantOf(row, language)]))
}

function modelDataOf(row: ModelRow): ModelData {
  return {
    modelId: row.model_id,
    name: row.name ?? row.slug,
    manufacturer: row.brand,
    path: `${row.brand_slug}/${row.slug}`,
    image: row.image,
    groupPath: row.group_path ?? '',
  }
}

function variantOf(row: VariantRow, language: Language): Variant {
  return {
    ...modelDataOf(row),
    id: row.id,
    kind: row.kind,
    groupKey: row.group_key,
    isPublic: row.is_public,
    isOutlet: row.belongs_to_outlet,
    isCampaignOnly: row.campaign_only,
    discountsAllowed: row.show_discount_percentage,
    taxClass: row.tax_class,
    limit: variantLimit(row.delivery_limit, row.id) ?? {},
    isOnOrder: row.on_order,
    isStockBlocked: row.stock_blocked,
    shippingNumber: row.shipping_number,
    shippingString: row.shipping_string,
    available: row.available,
    price:
      row.active === null || row.regular === null
        ? null
        : {
            active: row.active,
            regular: row.regular,
            club: row.club,
            discount_value: row.discount_value,
            discount_free: row.discount_free,
            lowest_30_days: row.lowest30,
          },
    ...(row.content && { content: row.content }),
    colour: row.colour && pick(row.colour, language),
    size: row.size,
    type: row.type && pick(row.type, language),
  }
}

interface BundleRow extends ModelRow {
  id: number
  names: Localized
  discount_percent: string
  is_bundle: boolean
  members: number[]
}

/** The ski packages with these ids. */
async function readSkiBundles(reader: Db, ids: readonly number[], language: Language): Promise<Bundle[]> {
  const { rows } = await reader.execute<{
    id: number
    names: Localized
    discount_percent: string
    ski_sport: SkiSport
  }>(sql`
    select id, names, discount_percent, ski_sport from bundles where id = any(${sql.param([...ids])}::int[]) and ski_sport is not null order by id`)
  return rows.map((row) => ({
    id: row.id,
    name: pick(row.names, language),
    discountPercent: Number(row.discount_percent),
    main: null,
    memberModelIds: [],
    skiSport: row.ski_sport,
  }))
}

/** The bundles with these ids, and those of these main models. */
export async function readBundles(
  reader: Db,
  ids: readonly number[],
  mainModelIds: readonly number[],
  language: Language,
): Promise<Bundle[]> {
  if (ids.length === 0 && mainModelIds.length === 0) return []
  const { rows } = await reader.execute<BundleRow>(sql`
    select bu.id, bu.names, bu.discount_percent, m.is_bundle, m.id as model_id, t.name, m.slug, b.name as brand, b.slug as brand_slug, i.path as image,
      gt.path as group_path, array(select model_id from bundle_members where bundle_id = bu.id order by model_id) as members
    from bundles bu
    join models m on m.id = bu.main_model_id
    ${modelJoins(language, sql`null::int`)}
    where bu.id = any(${sql.param([...ids])}::int[]) or bu.main_model_id = any(${sql.param([...mainModelIds])}::int[])
    order by bu.id`)
  const fixed = rows.map(
    (row): Bundle => ({
      id: row.id,
      name: pick(row.names, language) || (row.name ?? row.slug),
      discountPercent: Number(row.discount_percent),
      main: modelDataOf(row),
      // A model that is sold only as a package is not a member itself; any other main model is.
      memberModelIds: [
        ...new Set(
          row.is_bundle ? row.members.filter((member) => member !== row.model_id) : [row.model_id, ...row.members],
        ),
      ],
      skiSport: null,
    }),
  )
  return [...fixed, ...(await readSkiBundles(reader, ids, language))]
}

export interface GiftCardModel {
  readonly modelId: number
  readonly name: string
  readonly templates: readonly GiftCardTemplate[]
}

/** Gift card models among these ids, by model id or by the id of one of their variants. */
export async function readGiftCardModels(
  reader: Db,
  ids: readonly number[],
  language: Language,
): Promise<Map<number, GiftCardModel>> {
  if (ids.length === 0) return new Map()
  const { rows } = await reader.execute<{
    id: number
    model_id: number
    name: string | null
    slug: string
    templates: StoredTemplates
  }>(sql`
    select asked.id, m.id as model_id, t.name, m.slug, m.gift_card_templates as templates
    from unnest(${sql.param([...ids])}::int[]) as asked(id)
    join models m on m.kind = 'giftcard' and m.is_public
      and (m.id = asked.id or exists (select 1 from variants v where v.id = asked.id and v.model_id = m.id))
    left join lateral (
      select name from model_texts where model_id = m.id
      order by (language = ${language}) desc, (language = ${FALLBACK_LANGUAGE}) desc, language limit 1
    ) t on true
    order by (m.id = asked.id)`)
  return new Map(
    rows.map((row) => [
      row.id,
      { modelId: row.model_id, name: row.name ?? row.slug, templates: giftCardTemplates(row.templates, language) },
    ]),
  )
}
