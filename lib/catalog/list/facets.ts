/**
 * The filters of a product list, with their options and bounds (spec 2 §3 and §5). They depend on all products of the list and not on the
 * chosen filters, so that server and browser have the same set of known options.
 */
import { compareSizes } from '@/lib/catalog/size'
import type { Card, ProductGroup } from '@/lib/contract/schemas/catalogue'
import { sizeIn } from '@/lib/market/units'

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

/** A checkbox filter from its finished options. */
export function checkboxFacet(base: FacetBase, options: readonly FacetOption[], matches: readonly Bits[]): FacetData {
  return {
    facet: { ...base, kind: 'checkbox', options },
    matches,
    positionOf: new Map(options.map((option, position) => [option.value, position])),
  }
}

/** Says that a product has a value; `counts`: it is among the products of its option. */
type Add<V> = (value: V, counts?: boolean) => void

/** Lists have tens of thousands of products with a dozen values each, so that nothing is made for a value that is known. */
function checkboxData<V extends string | number>(
  items: readonly ListItem[],
  base: FacetBase,
  addValues: (item: ListItem, add: Add<V>) => void,
  { compare, labelOf = String }: { compare: Compare; labelOf?: (value: V) => string },
): FacetData | null {
  const found = new Map<V, Bits>()
  let position = 0
  const add: Add<V> = (value, counts = true) => {
    let bits = found.get(value)
    if (!bits) found.set(value, (bits = emptyBits(items.length)))
    if (counts) setBit(bits, position)
  }
  for (; position < items.length; position++) {
    const item = items[position]
    if (item) addValues(item, add)
  }
  let entries = [...found]
    .map(([value, bits]) => ({ option: { value: String(value), label: labelOf(value) }, bits }))
    .sort((a, b) => compare(a.option, b.option))
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

export interface FacetSource {
  /** The group's filterable properties, or the shop's for brand and search lists; in display order. */
  readonly properties: readonly FilterProperty[]
  readonly language: string
  /** Names of groups by id and of stores by slug; without a name the value is shown. */
  readonly groupNames?: ReadonlyMap<number, string>
  readonly storeNames?: ReadonlyMap<string, string>
}

type Compare = (a: FacetOption, b: FacetOption) => number

/** Of some values the label is known only with the product that has them. */
function brandData(items: readonly ListItem[], compare: Compare): FacetData | null {
  const labels = new Map(items.map(({ manufacturerSlug, manufacturer }) => [manufacturerSlug, manufacturer]))
  return checkboxData<string>(items, fixed('brand'), ({ manufacturerSlug }, add) => add(manufacturerSlug), {
    compare,
    labelOf: (slug) => labels.get(slug) ?? slug,
  })
}

function ribbonData(items: readonly ListItem[], compare: Compare): FacetData | null {
  const labels = new Map(items.flatMap(({ tags }) => tags.map(({ slug, title }) => [slug, title] as const)))
  return checkboxData<string>(items, fixed('ribbon'), ({ tags }, add) => tags.forEach(({ slug }) => add(slug)), {
    compare,
    labelOf: (slug) => labels.get(slug) ?? slug,
  })
}

/** Every filter except the price that separates some products of the list from others, in the order of the parameters. */
export function facetsOf(
  items: readonly ListItem[],
  { properties, language, groupNames, storeNames }: FacetSource,
): FacetData[] {
  const { compare: byText } = new Intl.Collator(language, { numeric: true })
  const compare = (a: FacetOption, b: FacetOption) => byText(a.label, b.label) || byText(a.value, b.value)
  const bySize = (a: FacetOption, b: FacetOption) => compareSizes(a.value, b.value)
  const data = [
    checkboxData<number>(
      items,
      fixed('group'),
      ({ productGroupIds }, add) => productGroupIds.forEach((id) => add(id)),
      {
        compare,
        labelOf: (id) => groupNames?.get(id) ?? String(id),
      },
    ),
    brandData(items, compare),
    checkboxData<string>(items, fixed('color'), ({ colors }, add) => colors.forEach(({ control }) => add(control)), {
      compare,
    }),
    checkboxData<string>(
      items,
      fixed('size'),
      ({ sizes }, add) => sizes.forEach(({ name, inStock }) => add(name, inStock)),
      { compare: bySize, labelOf: (name) => sizeIn(name, language) },
    ),
    checkboxData<string>(items, fixed('stock'), ({ inStock }, add) => inStock && add(IN_STOCK), { compare }),
    checkboxData<string>(items, fixed('store'), ({ stocks }, add) => stocks.forEach((slug) => add(slug)), {
      compare,
      labelOf: (slug) => storeNames?.get(slug) ?? slug,
    }),
    checkboxData<string>(items, fixed('kind'), ({ kind }, add) => add(kind), { compare }),
    ribbonData(items, compare),
    ...properties.map(({ slug, name, unit, kind }) => {
      const base = { key: propertyParam(slug), name, unit }
      if (kind === 'range')
        return rangeFacet(
          base,
          Float64Array.from(items, (item) => numberOf(item, slug)),
        )
      const addOwn = ({ properties: own }: ListItem, add: Add<string>) => {
        for (const property of own) if (property.slug === slug) add(String(property.value))
      }
      return kind === 'text' ? null : checkboxData<string>(items, base, addOwn, { compare })
    }),
  ]
  return data.filter((facet) => facet !== null)
}
