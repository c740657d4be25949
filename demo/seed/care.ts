/** Use and care of a product, as on a label; the same for all products of a kind. */
import type { FamilyName } from '../drawings/base/families'
import type { DemoModel } from '../models'
import { CARE, named } from '../reference'
import type { Texts } from '../schema/texts'

const BY_FAMILY = new Map(
  Object.entries(CARE.families).flatMap(([care, families]) => families.map((family) => [family, care] as const)),
)

const HAZARDOUS: ReadonlySet<Texts> = new Set(CARE.hazardous.map((care) => named(CARE.texts, care)))

/** The care of a product. Throws RangeError for hazardous goods whose care is that of ordinary ones. */
export function careFor({ id, care, family, options, hazard }: DemoModel): Texts {
  const texts = care ?? careOf(family, options?.material)
  if (hazard && !HAZARDOUS.has(texts))
    throw new RangeError(`The hazardous product ${id} has the care of ordinary goods.`)
  return texts
}

/** By family. Garments of one cut have different materials; then the option of the property `material` decides. */
function careOf(family: FamilyName, material = ''): Texts {
  const care = BY_FAMILY.get(family)
  if (care === undefined) throw new RangeError(`There is no care text for ${family}.`)
  return named(CARE.texts, CARE.materialDecides.includes(care) ? (CARE.materials[material] ?? care) : care)
}
