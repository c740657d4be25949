import type { VariantModel } from '@/lib/catalog/variant'
import type { Variant } from '@/lib/contract/schemas/catalogue'
import type { Store } from '@/lib/contract/schemas/config'

export interface VariantFacts {
  color?: string
  size?: string
  type?: string
  stocks?: Record<string, number>
  blocked?: boolean
  onOrder?: boolean
  number?: number
  string?: string
}

export function variant(id: number, facts: VariantFacts = {}): Variant {
  const { color, size, type, stocks = { 20: 1 }, blocked = false, onOrder = false, number = 1, string = '1-3' } = facts
  return {
    id,
    colour: color ?? null,
    color: color ?? null,
    colorSlug: color ?? null,
    teksonumber: null,
    size: size === undefined ? null : { name: size, sort_order: 0 },
    product_type: type === undefined ? null : { name: type, sort_order: 0, title: type.toUpperCase() },
    model_id: 1,
    model_name: 'Model',
    prices: {},
    on_order: onOrder,
    images: [],
    stock_data: {
      in_stock: Object.values(stocks).some((n) => n > 0),
      blocked_stock: blocked,
      detailed_stocks: stocks,
      has_stock_tekso_ids: [],
    },
    shipping_time: { string, number },
    stock_incoming_str: null,
  }
}

export function model(products: Variant[], over: Partial<VariantModel> = {}): VariantModel {
  const names = [...new Set(products.map((v) => v.colorSlug).filter((slug) => slug !== null))]
  return {
    colors: names.map((slug) => ({
      slug,
      name: slug.toUpperCase(),
      colour_slug: `base-${slug}`,
      swatch: [],
      images: [{}],
    })),
    products,
    promoted_colour: null,
    on_order: false,
    ...over,
  }
}

export function store(id: number, over: Partial<Store> = {}): Store {
  return {
    id,
    slug: `store-${id}`,
    name: `Store ${id}`,
    shortName: `S${id}`,
    type: 'retail',
    pikanouto: false,
    nouto: true,
    stock_display_order: id,
    address: null,
    hours: [],
    ...over,
  }
}
