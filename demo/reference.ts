/** Brands, groups, colours, sizes, properties, and the texts that products share. */
import { readData } from './read'
import * as schema from './schema/reference'
import { order } from './schema/shop'

export const ORDER = readData('order.json', order)
export const BRANDS = readData('brands.json', schema.brands)
export const COLOURS = readData('colours.json', schema.colours)
export const RIBBONS = readData('ribbons.json', schema.ribbons)
export const PHRASES = readData('phrases.json', schema.phrases)
export const CARE = readData('care.json', schema.care)
export const GUIDES = readData('guides.json', schema.guides)

const sizeList = readData('sizes.json', schema.sizeList)
/** All sizes, sorted. */
export const SIZES: readonly string[] = sizeList.sizes.flat()
export const TYPES = sizeList.types

const properties = readData('properties.json', schema.properties)
export const NUMBER_PROPERTIES = properties.numbers
export const OPTION_PROPERTIES = properties.options
export const SUSTAINABLE_PROPERTIES = properties.sustainable

export const GROUPS = readData('groups.json', schema.groups).map((group, index) => ({ id: index + 1, ...group }))
export type DemoGroup = (typeof GROUPS)[number]

/** The sizes of a list, or of a part of all sizes: "S … XXL". Throws RangeError for a size that does not exist. */
export function sizesOf(sizes: readonly string[] | string): readonly string[] {
  if (typeof sizes !== 'string') return sizes
  const [first = '', last = ''] = sizes.split(' … ')
  const [from, to] = [SIZES.indexOf(first), SIZES.indexOf(last)]
  if (from < 0 || to < from) throw new RangeError(`"${sizes}" is no part of the sizes.`)
  return SIZES.slice(from, to + 1)
}

export const SIZE_TABLES = readData('size-tables.json', schema.sizeTables).map((table) => ({
  ...table,
  sizes: sizesOf(table.sizes),
}))

/** The entry with a name. Throws RangeError when the data refer to an entry that does not exist. */
export function named<T>(entries: Readonly<Record<string, T>>, name: string): T {
  const entry = entries[name]
  if (entry === undefined) throw new RangeError(`The demo data has nothing called ${name}.`)
  return entry
}
