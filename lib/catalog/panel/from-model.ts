import { CENTRAL_WAREHOUSE_ID, FEW_UNITS } from '@/lib/catalog/availability'
import { type CardPrice, priceOf, recordOf } from '@/lib/catalog/price'
import { compareSizes } from '@/lib/catalog/size'
import type { ProductModel, Variant } from '@/lib/contract/schemas/catalogue'
import type { Image, PriceRecord } from '@/lib/contract/schemas/common'
import type { Market } from '@/lib/market/market'

import { FLAG, type PanelImage, type PanelModel, type PanelVariant } from './model'

/** A list of distinct values in the order in which they were added; returns the index of a value. */
class Positions<T> {
  readonly values: T[] = []
  readonly #at = new Map<string, number>()

  of(value: T | null): number {
    if (value === null) return -1
    const key = JSON.stringify(value)
    let at = this.#at.get(key)
    if (at === undefined) {
      at = this.values.push(value) - 1
      this.#at.set(key, at)
    }
    return at
  }
}

function pictures(images: readonly Image[]): PanelImage[] {
  return images.filter(({ type }) => type === 'image').map(({ path, caption }) => ({ path, caption }))
}

function shared(model: ProductModel): PanelImage[] {
  const own = new Set(model.colors.flatMap((color) => color.images.map(({ path }) => path)))
  const extra = model.extra_images
    .toSorted((a, b) => a.sort_order - b.sort_order)
    .map(({ full_url: path, caption }) => ({ path, caption }))
  const designs = model.gift_card_templates.map(({ image: path, name: caption }) => ({ path, caption }))
  return [...pictures(model.images.filter(({ path }) => !own.has(path))), ...extra, ...designs]
}

/** Where stores are not shown, only a low stock is sent. */
function lowStockOf({ stock_data: stock }: Variant): [string, number][] {
  const units = Object.values(stock.detailed_stocks).reduce((sum, of) => sum + Math.max(0, of), 0)
  return units > 0 && units <= FEW_UNITS ? [[String(CENTRAL_WAREHOUSE_ID), units]] : []
}

const flagsOf = ({ stock_data: stock, on_order: onOrder }: Variant) =>
  (stock.in_stock ? FLAG.inStock : 0) | (stock.blocked_stock ? FLAG.blocked : 0) | (onOrder ? FLAG.onOrder : 0)

interface SoldVariant {
  readonly variant: Variant
  /** Its price in the market. */
  readonly record: PriceRecord
}

type PanelMarket = Pick<Market, 'country' | 'taxAreaId'>

/** Stock per store is sent for Finland, where stores are shown; elsewhere only a low stock is sent. */
const stocksOf = (variant: Variant, country: string): [string, number][] =>
  country === 'fi'
    ? Object.entries(variant.stock_data.detailed_stocks).filter(([, units]) => units > 0)
    : lowStockOf(variant)

const typeOf = ({ product_type: type }: Variant) => type && { slug: type.name, title: type.title }

/** The variants as rows, and the lists of values that the rows refer to by index. */
function variantTable(
  sold: readonly SoldVariant[],
  model: ProductModel,
  { country, taxAreaId }: PanelMarket,
): Pick<PanelModel, 'sizes' | 'types' | 'shipping' | 'arrivals' | 'prices' | 'variants' | 'contents'> {
  const options = { isOutlet: model.belongs_to_outlet, discountsAllowed: model.show_discount_percentage }
  const types = new Positions<{ slug: string; title: string }>()
  const sizes = new Positions<string>()
  const shipping = new Positions<Variant['shipping_time']>()
  const arrivals = new Positions<string>()
  const prices = new Positions<CardPrice>()
  const lowest = recordOf(model.prices, taxAreaId)
  if (lowest) prices.of(priceOf(lowest, options))
  const byType = sold
    .map(({ variant }) => variant)
    .sort((a, b) => (a.product_type?.sort_order ?? 0) - (b.product_type?.sort_order ?? 0))
  for (const variant of byType) types.of(typeOf(variant))
  const colors = model.colors.map((color) => color.slug)
  const contents = sold.flatMap(({ variant: { id, content } }) => (content ? [[id, content] as const] : []))
  const variants = sold
    // Sorted here, so that the browser does not need to sort.
    .toSorted((a, b) => compareSizes(a.variant.size?.name ?? '', b.variant.size?.name ?? ''))
    .map(
      ({ variant, record }): PanelVariant => [
        variant.id,
        colors.indexOf(variant.colorSlug ?? ''),
        sizes.of(variant.size?.name ?? null),
        types.of(typeOf(variant)),
        prices.of(priceOf(record, options)),
        shipping.of(variant.shipping_time),
        arrivals.of(variant.stock_incoming_str),
        flagsOf(variant),
        ...stocksOf(variant, country).flatMap(([store, units]) => [Number(store), units]),
      ],
    )
  return {
    sizes: sizes.values,
    types: types.values,
    shipping: shipping.values,
    arrivals: arrivals.values,
    prices: prices.values,
    variants,
    ...(contents.length > 0 && { contents: Object.fromEntries(contents) }),
  }
}

/**
 * The product in the format for the browser, for one market. Variants without a price in its tax area are left out, because they are not
 * sold there; the lowest price is the first.
 */
export function panelFromModel(model: ProductModel, market: PanelMarket): PanelModel {
  const sold = model.products.flatMap((variant) => {
    const record = recordOf(variant.prices, market.taxAreaId)
    return record ? [{ variant, record }] : []
  })
  return {
    id: model.id,
    name: model.name,
    brand: { name: model.manufacturer.name, slug: model.manufacturer.slug },
    path: `${model.manufacturer.slug}/${model.slug}`,
    kind: model.kind,
    onOrder: model.on_order,
    promoted: model.promoted_colour,
    colors: model.colors.map(({ slug, name, colour_slug: base, swatch, images }) => ({
      slug,
      name,
      base,
      swatch,
      images: pictures(images),
    })),
    images: shared(model),
    ...variantTable(sold, model, market),
    ...(model.gift_card_templates.length > 0 && { giftTemplates: model.gift_card_templates }),
  }
}
