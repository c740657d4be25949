/**
 * The packed format of a product list: columns instead of cards, about a tenth of their size. Server (for a page) and browser (for a
 * shopper) open the same packed list, so both get the same products.
 */
import type { PackedList } from '@/lib/contract/schemas/catalogue'
import { type Currency, minorPerUnit } from '@/lib/market/currencies'
import { shopPrice } from '@/lib/market/shop-price'

import { type Bits, emptyBits, hasBit, readBits, setBit, writeBits } from './bitset'
import {
  checkboxFacet,
  type FacetData,
  facetsOf,
  type FacetSource,
  FIXED_FACETS,
  type ListItem,
  priceFacet,
  rangeFacet,
} from './facets'
import { type ListIndex, listIndex } from './filter'
import { alphabeticalPositions, orderByIds } from './sort'

const DAY_MS = 86_400_000

function packFacet(data: FacetData): PackedList['facets'][number] {
  const { key, name, unit } = data.facet
  return 'matches' in data
    ? {
        kind: 'checkbox',
        key,
        name,
        unit,
        options: data.facet.options.map(({ value, label }) => ({ value, label })),
        matches: data.matches.map(writeBits),
      }
    : { kind: 'range', key, name, unit, values: Array.from(data.values, (n) => (Number.isNaN(n) ? null : n)) }
}

/** Packs products in their recommended order. */
export function packList(items: readonly ListItem[], source: FacetSource): PackedList {
  const regular = emptyBits(items.length)
  items.forEach((item, position) => {
    if (item.price.type === 'normal') setBit(regular, position)
  })
  return {
    ids: items.map((item) => item.id),
    active: items.map((item) => item.price.active),
    reference: items.map((item) => item.price.reference ?? 0),
    regular: writeBits(regular),
    sold: items.map((item) => item.soldAmount),
    rating: items.map((item) => item.rating),
    published: items.map((item) => Math.floor(Date.parse(item.published) / DAY_MS)),
    alphabetical: alphabeticalPositions(items, source.language),
    facets: facetsOf(items, source).map(packFacet),
  }
}

/** The same list in another recommended order: products in `order` first, then the others in their previous order. */
export function reorderList(packed: PackedList, order: readonly number[]): PackedList {
  const size = packed.ids.length
  const ids = orderByIds(packed.ids, order)
  const before = new Map(packed.ids.map((id, position) => [id, position]))
  const from = Uint32Array.from(ids, (id) => before.get(id) ?? 0)
  const to = new Uint32Array(size)
  from.forEach((old, position) => {
    to[old] = position
  })
  const moved = <T>(column: readonly T[]): T[] => Array.from(from, (old) => column[old] as T)
  const movedBits = (text: string): string => {
    const old = readBits(text, size)
    const bits = emptyBits(size)
    for (let position = 0; position < size; position++) if (hasBit(old, from[position] ?? 0)) setBit(bits, position)
    return writeBits(bits)
  }
  return {
    ids,
    active: moved(packed.active),
    reference: moved(packed.reference),
    regular: movedBits(packed.regular),
    sold: moved(packed.sold),
    rating: moved(packed.rating),
    published: moved(packed.published),
    alphabetical: packed.alphabetical.map((old) => to[old] ?? 0),
    facets: packed.facets.map((facet) =>
      facet.kind === 'range'
        ? { ...facet, values: moved(facet.values) }
        : { ...facet, matches: facet.matches.map(movedBits) },
    ),
  }
}

function openFacet(packed: PackedList['facets'][number], size: number): FacetData | null {
  const { key, name, unit } = packed
  return packed.kind === 'range'
    ? rangeFacet(
        { key, name, unit },
        Float64Array.from(packed.values, (n) => n ?? NaN),
      )
    : checkboxFacet(
        { key, name, unit },
        packed.options,
        packed.matches.map((bits) => readBits(bits, size)),
      )
}

const POSITION: ReadonlyMap<string, number> = new Map(FIXED_FACETS.map((key, position) => [key, position]))
const positionOf = ({ facet }: FacetData): number => POSITION.get(facet.key) ?? FIXED_FACETS.length

const ones = (bits: Bits, size: number) =>
  Uint8Array.from({ length: size }, (_, position) => Number(hasBit(bits, position)))

/** Makes a packed list ready for filtering. `priceUnits` converts cents of EUR to the units that the shopper types; euros by default. */
export function openList(
  packed: PackedList,
  priceUnits: (minor: number) => number = (minor) => minor / 100,
): ListIndex {
  const size = packed.ids.length
  const data = [priceFacet(packed.active, priceUnits), ...packed.facets.map((facet) => openFacet(facet, size))].filter(
    (facet) => facet !== null,
  )
  // Sorting is stable: properties keep their own order after the fixed filters.
  data.sort((a, b) => positionOf(a) - positionOf(b))
  return listIndex(packed.ids, data, { ...packed, regular: ones(readBits(packed.regular, size), size) })
}

/** Opens a list with prices in units of a market's currency; `currencyRate`: units of the currency for one EUR. */
export function openMarketList(
  packed: PackedList,
  { currency, currencyRate }: { readonly currency: Currency; readonly currencyRate: number },
): ListIndex {
  const perUnit = minorPerUnit(currency)
  return openList(packed, (minor) => shopPrice(minor, currencyRate, currency) / perUnit)
}
