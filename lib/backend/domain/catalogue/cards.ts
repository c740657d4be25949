/** Product cards (spec 2 §3 "Product card"): the fields that a list shows, and those that filters and sort orders use. */
import { cheapest, fromPrefix, priceOf } from '@/lib/catalog/price'
import { undeliverableTo } from '@/lib/backend/domain/delivery/limits'
import { plainSwatch, ribbonColours } from '@/lib/backend/domain/texts/colours'
import { pagePath } from '@/lib/catalog/gift-cards'
import { plainText } from '@/lib/catalog/plain-text'
import type { Card } from '@/lib/contract/schemas/catalogue'
import type { Language } from '@/lib/market/languages'

import { type CardImageRow, type CardModelRow, type CardPropertyRow, cardRows, type CardVariantRow } from './card-rows'
import { linkIn } from '@/lib/backend/domain/texts/link-in'
import { safeUrl } from '@/lib/backend/domain/texts/sanitize'
import { pick } from '@/lib/backend/domain/texts/localized'
import { isOrderable, priceAreaOf, showing, toPriceRecord } from './prices-read'
import { type Reference, reference } from '@/lib/backend/domain/taxonomy/reference'

/** Maximum characters of the plain long description on a card. */
const CARD_DESCRIPTION_CHARACTERS = 500

function byModel<T extends { model_id: number }>(rows: readonly T[]): Map<number, T[]> {
  const groups = new Map<number, T[]>()
  for (const row of rows) {
    const group = groups.get(row.model_id)
    if (group) group.push(row)
    else groups.set(row.model_id, [row])
  }
  return groups
}

interface Parts {
  readonly variants: readonly CardVariantRow[]
  readonly images: readonly CardImageRow[]
  readonly properties: readonly CardPropertyRow[]
  readonly storeIds: readonly number[]
  readonly ribbonIds: readonly number[]
}

/** Public models as cards, in the order of `ids`; models that are not sold in the tax area are left out. */
export async function cardsOf(
  ids: readonly number[],
  language: Language,
  taxAreaId: number,
  { country, ...options }: { withGifts?: boolean; country?: string | undefined } = {},
): Promise<Card[]> {
  const priceArea = priceAreaOf(taxAreaId)
  if (ids.length === 0) return []
  const tables = await reference()
  const rows = await cardRows(ids, language, priceArea, options)
  const [variants, images, properties] = [byModel(rows.variants), byModel(rows.images), byModel(rows.properties)]
  const stores = new Map(rows.stores.map((row) => [row.model_id, row.store_ids]))
  const ribbons = new Map(rows.ribbons.map((row) => [row.model_id, row.ribbon_ids]))
  const isUndeliverable = country === undefined ? () => false : await undeliverableTo(country)
  const cards = new Map<number, Card>()
  for (const model of rows.models) {
    const own = variants.get(model.id)
    if (!own) continue
    const parts = {
      variants: own,
      images: images.get(model.id) ?? [],
      properties: properties.get(model.id) ?? [],
      storeIds: stores.get(model.id) ?? [],
      ribbonIds: ribbons.get(model.id) ?? [],
    }
    const card = toCard(model, parts, tables, language)
    cards.set(model.id, isUndeliverable(model.delivery_limit) ? { ...card, undeliverable: true } : card)
  }
  return [...new Set(ids)].flatMap((id) => cards.get(id) ?? [])
}

function toCard(model: CardModelRow, parts: Parts, tables: Reference, language: Language): Card {
  const shown = showing(parts.variants, model.on_order)
  const records = shown.map(toPriceRecord)
  const record = cheapest(records)
  const content = shown.find(({ active }) => active === record?.active)?.content
  if (!record) throw new Error(`The model ${model.id} has no price.`)
  const colors = coloursOf(model, parts, tables, language)
  const general = parts.images.find((image) => image.colour_id === null) ?? parts.images[0]
  return {
    id: model.id,
    name: model.name,
    manufacturer: model.brand_name,
    manufacturerSlug: model.brand_slug,
    path: pagePath(model.id, model.brand_slug, model.slug),
    image: colors[0]?.image || (general?.path ?? ''),
    colors,
    price: priceOf(record, { isOutlet: model.belongs_to_outlet, discountsAllowed: model.show_discount_percentage }),
    ...(content && { content }),
    shortDescription: model.short_description,
    description: plainText(model.description).slice(0, CARD_DESCRIPTION_CHARACTERS),
    tags: parts.ribbonIds.flatMap((id) => ribbonTag(tables, id, language)),
    soldAmount: model.sold_amount,
    rating: model.rating,
    ratingCount: model.rating_count,
    fromPrefix: fromPrefix(records),
    published: model.published,
    sizes: sizesOf(model, parts.variants, tables),
    stocks: parts.storeIds.flatMap((id) => tables.stores.get(id)?.slug ?? []),
    inStock: parts.variants.some((variant) => isOrderable(variant, model.on_order)),
    kind: model.kind,
    ...(model.grade && { used: { grade: model.grade, asNew: model.price_as_new } }),
    productGroupIds: model.group_ids ?? [],
    properties: parts.properties.flatMap(({ slug, kind, value_number, value_text }) => {
      const value = kind === 'range' ? value_number : (value_text ?? value_number)
      return value === null ? [] : [{ slug, kind, value }]
    }),
  }
}

function coloursOf(
  model: CardModelRow,
  { variants, images }: Parts,
  tables: Reference,
  language: Language,
): Card['colors'] {
  const ids = [...new Set(variants.flatMap((variant) => variant.colour_id ?? []))]
  const colors = ids.flatMap((id) => {
    const colour = tables.colours.get(id)
    if (!colour) return []
    const [first, second] = images.filter((image) => image.colour_id === id)
    return [
      {
        slug: colour.slug,
        name: pick(colour.names, language),
        image: first?.path ?? '',
        control: colour.control,
        swatch: plainSwatch(colour.swatch),
        ...(second && { hover: second.path }),
      },
    ]
  })
  const promoted = colors.findIndex((colour) => colour.slug === model.promoted_colour)
  if (promoted > 0) colors.unshift(...colors.splice(promoted, 1))
  return colors
}

function sizesOf(model: CardModelRow, variants: readonly CardVariantRow[], tables: Reference): Card['sizes'] {
  const inStock = new Map<number, boolean>()
  for (const variant of variants) {
    if (variant.size_id === null) continue
    inStock.set(variant.size_id, (inStock.get(variant.size_id) ?? false) || isOrderable(variant, model.on_order))
  }
  return [...inStock]
    .flatMap(([id, isInStock]) => {
      const size = tables.sizes.get(id)
      return size ? [{ order: size.sortOrder, name: size.name, inStock: isInStock }] : []
    })
    .sort((a, b) => a.order - b.order)
    .map(({ name, inStock: isInStock }) => ({ name, inStock: isInStock }))
}

function ribbonTag(tables: Reference, id: number, language: Language): Card['tags'] {
  const ribbon = tables.ribbons.get(id)
  if (!ribbon) return []
  const [backgroundColor, textColor] = ribbonColours(ribbon.value)
  const link = linkIn(safeUrl(ribbon.link), language)
  return [{ title: pick(ribbon.names, language), slug: ribbon.slug, link, backgroundColor, textColor }]
}
