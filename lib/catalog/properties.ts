/** Properties of a product: the table of details, and the sustainable choice (spec 3 §5 and §9). */
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

/** Properties that are not in the table, because they are shown as the sustainable choice. */
function isHidden({ name }: Property): boolean {
  return name.slug === SUSTAINABLE || name.slug.startsWith(CRITERION)
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
