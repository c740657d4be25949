/** Variants of one model with their price, stock and pictures. */
import { sql } from 'drizzle-orm'

import { db } from '@/lib/backend/platform/database/pool'
import type { Localized } from '@/lib/backend/domain/schema/types'
import type { Content, Image, PriceRecord } from '@/lib/contract/schemas/common'
import type { Variant } from '@/lib/contract/schemas/catalogue'
import type { Language } from '@/lib/market/languages'

import { pick } from '@/lib/backend/domain/texts/localized'
import { type PriceRow, type StockState, taxAreaKey, toPriceRecord } from './prices-read'

export interface VariantRow extends Record<string, unknown>, StockState {
  id: number
  colour_id: number | null
  colour_slug: string | null
  colour_control: string | null
  colour_names: Localized | null
  colour_swatch: string[] | null
  size_name: string | null
  size_order: number | null
  type_slug: string | null
  type_order: number | null
  type_names: Localized | null
  gtin: string | null
  content: Content | null
  shipping_string: string
  stock_incoming: string | null
  price: PriceRow | null
  /** Units by store id. */
  stocks: Record<string, number> | null
}

/** The variants of a model that are shown, in their order. */
export async function variantRows(modelId: number, priceArea: number): Promise<VariantRow[]> {
  const { rows } = await db().execute<VariantRow>(sql`
    select v.id, v.colour_id, c.slug as colour_slug, c.control as colour_control, c.names as colour_names, c.swatch as colour_swatch,
      z.name as size_name, z.sort_order as size_order, y.slug as type_slug, y.sort_order as type_order, y.names as type_names,
      v.gtin, v.content, v.on_order, v.available, v.stock_blocked, v.shipping_number, v.shipping_string,
      coalesce(v.incoming_on::text, v.stock_incoming) as stock_incoming,
      case when p.variant_id is not null then to_jsonb(p) end as price, s.stocks
    from variants v
    left join colours c on c.id = v.colour_id
    left join sizes z on z.id = v.size_id
    left join product_types y on y.id = v.product_type_id
    left join prices p on p.variant_id = v.id and p.price_area = ${priceArea}
    left join lateral (select jsonb_object_agg(store_id, quantity) as stocks from stock where variant_id = v.id) s on true
    where v.model_id = ${modelId} and not v.is_hidden order by v.sort_order, v.id`)
  return rows
}

/** A variant's prices in the contract's format; empty when it is not sold in the area. */
export function pricesOf(price: PriceRow | null, taxAreaId: number): Record<string, PriceRecord> {
  return price ? { [taxAreaKey(taxAreaId)]: toPriceRecord(price) } : {}
}

export interface VariantContext {
  readonly modelId: number
  readonly modelName: string
  readonly modelOnOrder: boolean
  readonly language: Language
  readonly taxAreaId: number
  /** Pictures by colour id; under null those of the whole model. */
  readonly images: ReadonlyMap<number | null, readonly Image[]>
}

/** A row with its variant in the contract's format; its pictures are those of its colour, else the model's. */
export function toVariant(row: VariantRow, context: VariantContext): Variant {
  const { language, images } = context
  const stocks = row.stocks ?? {}
  const own = images.get(row.colour_id) ?? images.get(null) ?? []
  return {
    id: row.id,
    colour: row.colour_names ? pick(row.colour_names, language) : null,
    color: row.colour_control,
    colorSlug: row.colour_slug,
    teksonumber: row.gtin,
    size: row.size_name === null ? null : { name: row.size_name, sort_order: row.size_order ?? 0 },
    product_type:
      row.type_slug === null
        ? null
        : { name: row.type_slug, sort_order: row.type_order ?? 0, title: pick(row.type_names, language) },
    model_id: context.modelId,
    model_name: context.modelName,
    prices: pricesOf(row.price, context.taxAreaId),
    ...(row.content && { content: row.content }),
    on_order: row.on_order || context.modelOnOrder,
    images: own
      .filter((image) => image.type === 'image')
      .map(({ caption, title, path }) => ({ caption, title, full_url: path })),
    stock_data: {
      in_stock: row.available > 0,
      blocked_stock: row.stock_blocked,
      detailed_stocks: stocks,
      has_stock_tekso_ids: row.gtin !== null && row.available > 0 ? [row.gtin] : [],
    },
    shipping_time: { string: row.shipping_string, number: row.shipping_number },
    stock_incoming_str: row.stock_incoming,
  }
}
