/** Use and care of a product, as on a label; the same for all products of a kind. */
import type { FamilyName } from '../drawings/base/families'
import { CARE, named } from '../reference'
import type { Texts } from '../schema/texts'

const BY_FAMILY = new Map(
  Object.entries(CARE.families).flatMap(([care, families]) => families.map((family) => [family, care] as const)),
)

/** By family. Garments of one cut have different materials; then the option of the property `material` decides. */
export function careOf(family: FamilyName, material = ''): Texts {
  const care = BY_FAMILY.get(family)
  if (care === undefined) throw new RangeError(`There is no care text for ${family}.`)
  return named(CARE.texts, CARE.materialDecides.includes(care) ? (CARE.materials[material] ?? care) : care)
}
