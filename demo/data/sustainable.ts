/** What makes a product a sustainable choice (spec 3 §5, §9): the criteria that the catalogue can answer for, and which goods meet them. */
import type { Localized } from '@/lib/backend/domain/schema'
import { countryName, countryOf } from '@/lib/market/countries'
import { LANGUAGES } from '@/lib/market/languages'

import { OPTION_PROPERTIES } from './properties'
import { type DemoModel, loc } from './types'

/** Their slugs keep them out of the table of details. */
export const SUSTAINABLE_PROPERTIES: readonly (readonly [slug: string, names: Localized])[] = [
  ['vastuullisemmin-ulkona', loc('Sustainable choice', 'Vastuullisempi valinta', 'Hållbart val', 'Nachhaltigere Wahl', 'Choix durable', 'Ответственный выбор')],
  ['vu-materiaali', loc('Renewable or recycled material', 'Uusiutuva tai kierrätetty materiaali', 'Förnybart eller återvunnet material', 'Nachwachsendes oder recyceltes Material', 'Matière renouvelable ou recyclée', 'Возобновляемый или переработанный материал')],
  ['vu-eurooppa', loc('Made in the EU', 'Valmistettu EU:ssa', 'Tillverkad i EU', 'In der EU hergestellt', 'Fabriqué dans l’UE', 'Сделано в ЕС')],
  ['vu-korjattava', loc('Can be repaired', 'Korjattavissa', 'Går att laga', 'Reparierbar', 'Réparable', 'Можно починить')],
]

const MARK = loc('Yes', 'Kyllä', 'Ja', 'Ja', 'Oui', 'Да')
const REPAIRED = loc('In our own workshop', 'Omalla verstaallamme', 'I vår egen verkstad', 'In unserer eigenen Werkstatt', 'Dans notre propre atelier', 'В нашей мастерской')
const MATERIALS = new Set(['recycled-polyamide', 'recycled-polyester', 'merino', 'wool'])
const OPTIONS = OPTION_PROPERTIES.find(([slug]) => slug === 'material')?.[2] ?? {}

/** Values of the criteria, by slug; none for goods that do not meet all three. */
export function sustainableValues({ options, origin, fibre, kind }: Pick<DemoModel, 'options' | 'origin' | 'fibre' | 'kind'>): Readonly<Record<string, Localized>> {
  const material = options?.['material']
  const code = origin?.toLowerCase()
  // Whatever has a fibre label is sewn, and what is sewn can be mended.
  if (!material || !code || !fibre || kind === 'used' || !MATERIALS.has(material) || !countryOf(code)?.isEu) return {}
  return {
    'vastuullisemmin-ulkona': MARK, 'vu-korjattava': REPAIRED,
    'vu-materiaali': OPTIONS[material] ?? {},
    'vu-eurooppa': Object.fromEntries(LANGUAGES.map((language) => [language, countryName(code, language)])),
  }
}
