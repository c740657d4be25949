/** A product in the browser, for choosing a variant: every name, price and picture once, a variant as a row of numbers. */
import type { CardPrice } from '@/lib/catalog/price'
import type { VariantModel } from '@/lib/catalog/variant'
import type { Card, Variant } from '@/lib/contract/schemas/catalogue'
import type { Content, GiftCardTemplate } from '@/lib/contract/schemas/common'

export interface PanelImage {
  readonly path: string
  readonly caption: string
}

interface PanelColor {
  readonly slug: string
  readonly name: string
  /** The base colour (`colour_slug`). */
  readonly base: string
  readonly swatch: readonly string[]
  readonly images: readonly PanelImage[]
}

/**
 * id, then indexes of colour, size, type (-1: none), price, shipping time and expected arrival (-1: none), flags, then pairs of store id
 * and units. The rows are sorted by size.
 */
export type PanelVariant = readonly number[]

export const FLAG = { inStock: 1, blocked: 2, onOrder: 4 } as const
/** Numbers before the stock pairs. */
const FIXED = 8

export interface PanelModel {
  readonly id: number
  readonly name: string
  readonly brand: { readonly name: string; readonly slug: string }
  /** `{brandSlug}/{modelSlug}` */
  readonly path: string
  readonly kind: Card['kind']
  readonly onOrder: boolean
  readonly promoted: string | null
  readonly colors: readonly PanelColor[]
  /** Pictures of the whole model: shown after the pictures of a colour, or alone. */
  readonly images: readonly PanelImage[]
  readonly sizes: readonly string[]
  readonly types: readonly { readonly slug: string; readonly title: string }[]
  readonly shipping: readonly Variant['shipping_time'][]
  readonly arrivals: readonly string[]
  readonly prices: readonly CardPrice[]
  /** By id of the variant; missing if none is sold by weight, volume or length. */
  readonly contents?: Readonly<Record<number, Content>>
  readonly variants: readonly PanelVariant[]
  /** The designs of a gift card; missing for all other products. */
  readonly giftTemplates?: readonly GiftCardTemplate[]
}

/** The variants in the format of the functions of lib/catalog; fields that these do not read are empty. */
export function expandModel(panel: PanelModel): VariantModel {
  return {
    on_order: panel.onOrder,
    promoted_colour: panel.promoted,
    colors: panel.colors.map(({ slug, name, base, swatch, images }) => ({
      slug,
      name,
      colour_slug: base,
      swatch: [...swatch],
      images,
    })),
    products: panel.variants.map((row) => expandVariant(panel, row)),
  }
}

/** Units by store id. */
function stocksOf(row: PanelVariant): Record<string, number> {
  const stocks: Record<string, number> = {}
  for (let i = FIXED; i < row.length; i += 2) stocks[String(row[i])] = row[i + 1] ?? 0
  return stocks
}

function colorOf({ colors }: PanelModel, at: number): Pick<Variant, 'colour' | 'color' | 'colorSlug'> {
  const color = colors[at]
  return color
    ? { colour: color.name, color: color.base, colorSlug: color.slug }
    : { colour: null, color: null, colorSlug: null }
}

const sizeOf = ({ sizes }: PanelModel, at: number): Variant['size'] =>
  at < 0 ? null : { name: sizes[at] ?? '', sort_order: at }

function typeOf({ types }: PanelModel, at: number): Variant['product_type'] {
  const type = types[at]
  return type ? { name: type.slug, sort_order: at, title: type.title } : null
}

function expandVariant(panel: PanelModel, row: PanelVariant): Variant {
  const [id = 0, colorAt = -1, sizeAt = -1, typeAt = -1, , shippingAt = 0, arrivalAt = -1, flags = 0] = row
  return {
    id,
    ...colorOf(panel, colorAt),
    teksonumber: null,
    size: sizeOf(panel, sizeAt),
    product_type: typeOf(panel, typeAt),
    model_id: panel.id,
    model_name: panel.name,
    prices: {},
    images: [],
    on_order: (flags & FLAG.onOrder) !== 0,
    stock_data: {
      in_stock: (flags & FLAG.inStock) !== 0,
      blocked_stock: (flags & FLAG.blocked) !== 0,
      detailed_stocks: stocksOf(row),
      has_stock_tekso_ids: [],
    },
    shipping_time: panel.shipping[shippingAt] ?? { string: '', number: 999 },
    stock_incoming_str: panel.arrivals[arrivalAt] ?? null,
  }
}

/** The price of a variant; without a variant the lowest of the model. Null when nothing is sold in the market. */
export function panelPrice(panel: PanelModel, variantId: number): CardPrice | null {
  const row = panel.variants.find(([id]) => id === variantId)
  return panel.prices[row?.[4] ?? 0] ?? null
}

/** The content of a variant; without a variant that of the first with the lowest price of the model. */
export function panelContent({ contents, prices, variants }: PanelModel, variantId: number): Content | null {
  if (!contents) return null
  const cheapest = variants.find(([, , , , price = 0]) => prices[price]?.active === prices[0]?.active)
  return contents[variants.some(([id]) => id === variantId) ? variantId : (cheapest?.[0] ?? 0)] ?? null
}

/** The pictures of a colour, followed by those of the whole model. */
export function imagesOf(panel: PanelModel, colorSlug: string | null): readonly PanelImage[] {
  const own = panel.colors.find((color) => color.slug === colorSlug)?.images ?? []
  return [...own, ...panel.images.filter((image) => own.every(({ path }) => path !== image.path))]
}
