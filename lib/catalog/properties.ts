/** Properties of a product: the table of details, the few beside the price, and the sustainable choice (spec 3 §5 and §9). */
import type { ProductModel } from '@/lib/contract/schemas/catalogue'

export type ProductProperty = ProductModel['model_properties'][number]
type Property = ProductProperty

/** A property for display. */
export interface DetailsRow {
  readonly name: string
  readonly value: string
}

/** The slug of the property that marks a sustainable choice, and the prefix of its criteria. */
const SUSTAINABLE = 'vastuullisemmin-ulkona'
const CRITERION = 'vu-'
/** A sustainable choice meets at least this many of the criteria. */
export const SUSTAINABLE_FROM = 3
export const SUSTAINABLE_CRITERIA = 5

/** The end of the slug of a note: `weight-note` says that the `weight` is that of a pair. */
const NOTE = '-note'
/** The material in a word, which the fibres (Regulation (EU) No 1007/2011) say in full. */
const MATERIAL = 'material'

/** Properties without a row: they are shown as the sustainable choice, or beside the value of another one. */
function isHidden({ name: { slug } }: Property): boolean {
  return slug === SUSTAINABLE || slug.startsWith(CRITERION) || slug.endsWith(NOTE)
}

/** The criteria that a sustainable choice meets; null for a product that meets too few, with or without the mark. */
export function sustainableChoice(properties: readonly Property[]): DetailsRow[] | null {
  const criteria = properties.filter(({ name, value }) => name.slug.startsWith(CRITERION) && value !== '')
  return criteria.length >= SUSTAINABLE_FROM ? criteria.map(({ name, value }) => ({ name: name.name, value })) : null
}

/** A property's name without its unit, and the unit: its own field, or brackets at the end of the name (spec 3 §3). */
export function nameAndUnit({ name, unit }: Property): { name: string; unit: string | null } {
  const bracketed = /^(.*\S)\s*[([]([^()[\]]{1,12})[)\]]$/.exec(name.name)
  if (bracketed?.[1] && bracketed[2]) return { name: bracketed[1], unit: unit ?? bracketed[2] }
  return { name: name.name, unit }
}

/** The properties that the table shows. */
export function shownProperties(properties: readonly Property[]): Property[] {
  return properties.filter((property) => !isHidden(property) && property.value !== '')
}

/** A property with its unit and its note: "380 g per pair". A number and its unit stay in one line. */
function rowOf(property: Property, all: readonly Property[]): DetailsRow {
  const { name, unit } = nameAndUnit(property)
  const note = all.find(({ name: { slug } }) => slug === `${property.name.slug}${NOTE}`)?.value
  const value = unit ? `${property.value}\u00a0${unit}` : property.value
  return { name, value: note ? `${value} ${note}` : value }
}

/** The rows of the table. `hasFibre`: the fibres have a row of their own. */
export function detailsRows(properties: readonly Property[], { hasFibre }: { hasFibre: boolean }): DetailsRow[] {
  return shownProperties(properties)
    .filter(({ name }) => !hasFibre || name.slug !== MATERIAL)
    .map((property) => rowOf(property, properties))
}

/** What decides between products of a kind, in this order. Of goods with a net content, its weight counts and not that of the pack. */
const KEY_PROPERTIES = [
  'net-weight',
  'weight',
  'weight-per-metre',
  'persons',
  'volume',
  'comfort-temperature',
  'r-value',
  'brightness',
  'waist-width',
  'flex',
  'diameter',
  'water-column',
  'power',
  'battery-capacity',
  'energy',
  'fill-power',
  'turn-radius',
  'last-width',
  'drop',
  'beam-range',
  'battery-life',
  'breathability',
  'protection',
  'wheel-size',
  'gears',
  'buoyancy',
  'technique',
  'length',
  'blade',
  'hot-hours',
  'flow-rate',
  'pack-length',
  'uiaa-falls',
  'limit-temperature',
  'strength',
  'max-load',
  'season',
] as const
const MOST_KEY_FACTS = 4

/** Up to four properties for beside the price; those that the shop does not know by name follow, measured ones only. */
export function keyFacts(properties: readonly Property[]): DetailsRow[] {
  const shown = shownProperties(properties)
  const hasNet = shown.some(({ name }) => name.slug === 'net-weight')
  const known = KEY_PROPERTIES.flatMap((slug) => shown.find(({ name }) => name.slug === slug) ?? [])
  const others = shown.filter((property) => !known.includes(property) && nameAndUnit(property).unit !== null)
  return [...known, ...others]
    .filter(({ name }) => !(hasNet && name.slug === 'weight'))
    .slice(0, MOST_KEY_FACTS)
    .map((property) => rowOf(property, properties))
}
