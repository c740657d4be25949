/**
 * The filters of a product list: which there are, their options and bounds (spec 2 §3 and §5). They depend on all cards of the list,
 * never on what is chosen, so that "known options" is one set on the server and in the browser.
 */
import type { Card, ProductGroup } from '@/lib/contract/schemas/catalogue'

import { type Bits, count, emptyBits, setBit } from './bitset'
import { compareSizes } from './size'

export type FilterProperty = ProductGroup['filterable_properties'][number]

export interface FacetOption { readonly value: string; readonly label: string }
interface FacetBase {
  /** What the state and the counts are keyed by: the query parameter. */
  readonly key: string
  /** The property's name and unit; null for the fixed filters, whose names are messages. */
  readonly name: string | null
  readonly unit: string | null
}
export interface CheckboxFacet extends FacetBase { readonly kind: 'checkbox'; readonly options: readonly FacetOption[] }
/** Bounds are the floor of the lowest and the ceiling of the highest value. */
export interface RangeFacet extends FacetBase { readonly kind: 'range'; readonly min: number; readonly max: number }
export type Facet = CheckboxFacet | RangeFacet

/** A facet with the cards that each option matches, or with each card's value (NaN where it has none). */
export type FacetData =
  | { readonly facet: CheckboxFacet; readonly matches: readonly Bits[]; readonly positionOf: ReadonlyMap<string, number> }
  | { readonly facet: RangeFacet; readonly values: Float64Array }

/** The fixed filters in the order of their query parameters. `color` means base colours, `size` sizes that can be ordered now. */
export const FIXED_FACETS = ['group', 'brand', 'color', 'size', 'price', 'store', 'kind'] as const
/** Parameters that no property may use as its own. */
const RESERVED: ReadonlySet<string> = new Set([
  ...FIXED_FACETS, 'text', 'sort', 'page', 'q', 'type', 'select-color', 'preview', 'giftcampaign', 'delivery_country', 'currency', 'back',
])

/** The query parameter of a property. */
export function propertyParam(slug: string): string {
  return RESERVED.has(slug) ? `p-${slug}` : slug
}

interface Value extends FacetOption { readonly counts: boolean }
const value = (text: string, label = text, counts = true): Value => ({ value: text, label, counts })

function checkboxData(
  cards: readonly Card[], base: FacetBase, valuesOf: (card: Card) => readonly Value[], compare: (a: FacetOption, b: FacetOption) => number,
): FacetData | null {
  const found = new Map<string, { option: FacetOption; bits: Bits }>()
  cards.forEach((card, position) => {
    for (const { value: text, label, counts } of valuesOf(card)) {
      let entry = found.get(text)
      if (!entry) found.set(text, (entry = { option: { value: text, label }, bits: emptyBits(cards.length) }))
      if (counts) setBit(entry.bits, position)
    }
  })
  let entries = [...found.values()].sort((a, b) => compare(a.option, b.option))
  // The list's own group and those above it hold every card: choosing them would change nothing.
  if (base.key === 'group') entries = entries.filter(({ bits }) => count(bits) < cards.length)
  if (entries.every(({ bits }) => count(bits) === cards.length)) return null
  const options = entries.map(({ option }) => option)
  return {
    facet: { ...base, kind: 'checkbox', options },
    matches: entries.map(({ bits }) => bits),
    positionOf: new Map(options.map((option, position) => [option.value, position])),
  }
}

function rangeData(cards: readonly Card[], base: FacetBase, valueOf: (card: Card) => number): FacetData | null {
  const values = Float64Array.from(cards, valueOf)
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

function numberOf(card: Card, slug: string): number {
  const property = card.properties.find((p) => p.slug === slug)
  return property === undefined || property.value === '' ? NaN : Number(property.value)
}

export interface FacetSource {
  /** The group's filterable properties, or the shop's for brand and search lists; in the order they are shown. */
  readonly properties: readonly FilterProperty[]
  readonly language: string
  /** A price in the units that the shopper types; euros by default. Takes cents of EUR. */
  readonly priceUnits?: (minor: number) => number
}

/** Every filter that can tell some cards of the list from others. */
export function facetsOf(cards: readonly Card[], source: FacetSource): FacetData[] {
  const { compare: byText } = new Intl.Collator(source.language, { numeric: true })
  const byLabel = (a: FacetOption, b: FacetOption) => byText(a.label, b.label) || byText(a.value, b.value)
  const bySize = (a: FacetOption, b: FacetOption) => compareSizes(a.value, b.value)
  const units = source.priceUnits ?? ((minor: number) => minor / 100)
  const fixed = (key: (typeof FIXED_FACETS)[number]): FacetBase => ({ key, name: null, unit: null })
  const data = [
    checkboxData(cards, fixed('group'), (card) => card.productGroupIds.map((id) => value(String(id))), byLabel),
    checkboxData(cards, fixed('brand'), (card) => [value(card.manufacturerSlug, card.manufacturer)], byLabel),
    checkboxData(cards, fixed('color'), (card) => card.colors.map((color) => value(color.control)), byLabel),
    checkboxData(cards, fixed('size'), (card) => card.sizes.map((size) => value(size.name, size.name, size.inStock)), bySize),
    rangeData(cards, fixed('price'), (card) => units(card.price.active)),
    checkboxData(cards, fixed('store'), (card) => card.stocks.map((slug) => value(slug)), byLabel),
    checkboxData(cards, fixed('kind'), (card) => [value(card.kind)], byLabel),
    ...source.properties.map(({ slug, name, unit, kind }) => {
      const base = { key: propertyParam(slug), name, unit }
      if (kind === 'range') return rangeData(cards, base, (card) => numberOf(card, slug))
      if (kind === 'text') return null
      return checkboxData(cards, base, (card) => card.properties.filter((p) => p.slug === slug).map((p) => value(String(p.value))), byLabel)
    }),
  ]
  return data.filter((facet) => facet !== null)
}
