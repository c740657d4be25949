/**
 * The filters of a product list, with their options and bounds (spec 2 §3 and §5). They depend on all products of the list and not on the
 * chosen filters, so that server and browser have the same set of known options.
 */
import { compareSizes } from '@/lib/catalog/size'
import type { Card, ProductGroup } from '@/lib/contract/schemas/catalogue'

import { type Bits, count, emptyBits, setBit } from './bitset'

export type FilterProperty = ProductGroup['filterable_properties'][number]

export interface FacetOption {
  readonly value: string
  readonly label: string
}
interface FacetBase {
  /** The key of the facet in state and counts: the query parameter. */
  readonly key: string
  /** The property's name and unit; null for the fixed filters, whose names are messages. */
  readonly name: string | null
  readonly unit: string | null
}
export interface CheckboxFacet extends FacetBase {
  readonly kind: 'checkbox'
  readonly options: readonly FacetOption[]
}
/** The bounds are the floor of the lowest and the ceiling of the highest value. */
export interface RangeFacet extends FacetBase {
  readonly kind: 'range'
  readonly min: number
  readonly max: number
}
export type Facet = CheckboxFacet | RangeFacet

/** A facet with the products of each option, or with each product's value (NaN where it has none). */
export type FacetData =
  | {
      readonly facet: CheckboxFacet
      readonly matches: readonly Bits[]
      readonly positionOf: ReadonlyMap<string, number>
    }
  | { readonly facet: RangeFacet; readonly values: Float64Array }

/**
 * The fixed filters in the order of their query parameters. `color` means base colours, `size` sizes that can be ordered now, `stock`
 * products that can be ordered now, `store` the stock of a store, `kind` new, second-hand or rental, `ribbon` the ribbons on the cards.
 */
export const FIXED_FACETS = ['group', 'brand', 'color', 'size', 'price', 'stock', 'store', 'kind', 'ribbon'] as const
/** Parameters that cannot be the slug of a property. */
const RESERVED: ReadonlySet<string> = new Set([
  ...FIXED_FACETS,
  'text',
  'sort',
  'page',
  'q',
  'type',
  'select-color',
  'preview',
  'giftcampaign',
  'delivery_country',
  'currency',
  'back',
])

/** The only option of the filter `stock`. */
const IN_STOCK = 'yes'

/** The query parameter of a property. */
export function propertyParam(slug: string): string {
  return RESERVED.has(slug) ? `p-${slug}` : slug
}

/** The fields of a product that filters, sort orders and the text filter read; a Card has all of them. */
export interface ListItem
  extends Pick<
    Card,
    | 'id'
    | 'name'
    | 'manufacturer'
    | 'manufacturerSlug'
    | 'soldAmount'
    | 'rating'
    | 'published'
    | 'stocks'
    | 'inStock'
    | 'kind'
    | 'productGroupIds'
  > {
  readonly price: Pick<Card['price'], 'active' | 'reference' | 'type'>
  readonly colors: readonly { readonly control: string }[]
  readonly sizes: readonly { readonly name: string; readonly inStock: boolean }[]
  readonly tags: readonly { readonly slug: string; readonly title: string }[]
  readonly properties: readonly { readonly slug: string; readonly value: string | number }[]
}

interface Value extends FacetOption {
  readonly counts: boolean
}
const value = (text: string, label = text, counts = true): Value => ({ value: text, label, counts })

/** A checkbox filter from its finished options. */
export function checkboxFacet(base: FacetBase, options: readonly FacetOption[], matches: readonly Bits[]): FacetData {
  return {
    facet: { ...base, kind: 'checkbox', options },
    matches,
    positionOf: new Map(options.map((option, position) => [option.value, position])),
  }
}

function checkboxData(
  items: readonly ListItem[],
  base: FacetBase,
  valuesOf: (item: ListItem) => readonly Value[],
  compare: (a: FacetOption, b: FacetOption) => number,
): FacetData | null {
  const found = new Map<string, { option: FacetOption; bits: Bits }>()
  items.forEach((item, position) => {
    for (const { value: text, label, counts } of valuesOf(item)) {
      let entry = found.get(text)
      if (!entry) found.set(text, (entry = { option: { value: text, label }, bits: emptyBits(items.length) }))
      if (counts) setBit(entry.bits, position)
    }
  })
  let entries = [...found.values()].sort((a, b) => compare(a.option, b.option))
  // The list's own group and its ancestors contain every product, so filtering by them would have no effect.
  if (base.key === 'group') entries = entries.filter(({ bits }) => count(bits) < items.length)
  if (entries.every(({ bits }) => count(bits) === items.length)) return null
  return checkboxFacet(
    base,
    entries.map(({ option }) => option),
    entries.map(({ bits }) => bits),
  )
}

/** A range filter with one value for each product; null when all values are equal. */
export function rangeFacet(base: FacetBase, values: Float64Array): FacetData | null {
  let low = Infinity
  let high = -Infinity
  for (const n of values) {
    if (n < low) low = n
    if (n > high) high = n
  }
  // `|| 0` turns the ceiling's -0 into 0.
  const min = Math.floor(low) || 0
  const max = Math.ceil(high) || 0
  return max > min && Number.isFinite(max - min) ? { facet: { ...base, kind: 'range', min, max }, values } : null
}

function numberOf(item: ListItem, slug: string): number {
  const property = item.properties.find((p) => p.slug === slug)
  return property === undefined || property.value === '' ? NaN : Number(property.value)
}

/** The price filter, in the units that the shopper types: `units` converts from cents of EUR. */
export function priceFacet(active: ArrayLike<number>, units: (minor: number) => number): FacetData | null {
  return rangeFacet(fixed('price'), Float64Array.from(active, units))
}

const fixed = (key: (typeof FIXED_FACETS)[number]): FacetBase => ({ key, name: null, unit: null })

/** The numbers of a property's values, for a range; the texts, for checkboxes. */
const textsOf = (item: ListItem, slug: string): Value[] =>
  item.properties.filter((p) => p.slug === slug).map((p) => value(String(p.value)))

export interface FacetSource {
  /** The group's filterable properties, or the shop's for brand and search lists; in display order. */
  readonly properties: readonly FilterProperty[]
  readonly language: string
  /** Names of groups by id and of stores by slug; without a name the value is shown. */
  readonly groupNames?: ReadonlyMap<number, string>
  readonly storeNames?: ReadonlyMap<string, string>
}

/** Every filter except the price that separates some products of the list from others, in the order of the parameters. */
export function facetsOf(
  items: readonly ListItem[],
  { properties, language, groupNames, storeNames }: FacetSource,
): FacetData[] {
  const { compare: byText } = new Intl.Collator(language, { numeric: true })
  const byLabel = (a: FacetOption, b: FacetOption) => byText(a.label, b.label) || byText(a.value, b.value)
  const bySize = (a: FacetOption, b: FacetOption) => compareSizes(a.value, b.value)
  const data = [
    checkboxData(
      items,
      fixed('group'),
      (item) => item.productGroupIds.map((id) => value(String(id), groupNames?.get(id))),
      byLabel,
    ),
    checkboxData(items, fixed('brand'), (item) => [value(item.manufacturerSlug, item.manufacturer)], byLabel),
    checkboxData(items, fixed('color'), (item) => item.colors.map((color) => value(color.control)), byLabel),
    checkboxData(
      items,
      fixed('size'),
      (item) => item.sizes.map((size) => value(size.name, size.name, size.inStock)),
      bySize,
    ),
    checkboxData(items, fixed('stock'), (item) => (item.inStock ? [value(IN_STOCK)] : []), byLabel),
    checkboxData(
      items,
      fixed('store'),
      (item) => item.stocks.map((slug) => value(slug, storeNames?.get(slug))),
      byLabel,
    ),
    checkboxData(items, fixed('kind'), (item) => [value(item.kind)], byLabel),
    checkboxData(items, fixed('ribbon'), (item) => item.tags.map((tag) => value(tag.slug, tag.title)), byLabel),
    ...properties.map(({ slug, name, unit, kind }) => {
      const base = { key: propertyParam(slug), name, unit }
      if (kind === 'range')
        return rangeFacet(
          base,
          Float64Array.from(items, (item) => numberOf(item, slug)),
        )
      return kind === 'text' ? null : checkboxData(items, base, (item) => textsOf(item, slug), byLabel)
    }),
  ]
  return data.filter((facet) => facet !== null)
}
