/** Which products are a sustainable choice (spec 3 §5, §9), by criteria that the catalogue's data can prove. */
import { countryName, countryOf } from '@/lib/market/countries'
import { LANGUAGES } from '@/lib/market/languages'

import type { DemoModel } from '../models'
import { OPTION_PROPERTIES, PHRASES } from '../reference'
import type { Texts } from '../schema/texts'

const MATERIALS = new Set(['recycled-polyamide', 'recycled-polyester', 'merino', 'wool'])
const OPTIONS = OPTION_PROPERTIES.find(({ slug }) => slug === 'material')?.options ?? {}

/**
 * Values of the criteria by the slugs of their properties, which are not shown in the table of details; none for products that do not meet
 * all three.
 */
export function sustainableValues({
  options,
  origin,
  fibre,
  kind,
}: Pick<DemoModel, 'options' | 'origin' | 'fibre' | 'kind'>): Readonly<Record<string, Partial<Texts>>> {
  const material = options?.['material']
  const code = origin?.toLowerCase()
  // A product with a fibre label is sewn, and sewn products can be repaired.
  if (!material || !code || !fibre || kind === 'used' || !MATERIALS.has(material) || !countryOf(code)?.isEu) return {}
  return {
    'vastuullisemmin-ulkona': PHRASES.sustainable.yes,
    'vu-korjattava': PHRASES.sustainable.repaired,
    'vu-materiaali': OPTIONS[material] ?? {},
    'vu-eurooppa': Object.fromEntries(LANGUAGES.map((language) => [language, countryName(code, language)])),
  }
}
