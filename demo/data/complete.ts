/** What the law wants said of goods and follows from what is written of them: a used unit is what its model was when it was new; shoes name what they are made of. */
import type { Localized } from '@/lib/backend/domain/schema'
import type { FamilyName } from '../drawings/base/families'

import { loc, type DemoModel } from './types'

const SHOES: ReadonlySet<FamilyName> = new Set(['boot', 'leather-boot', 'trail-shoe', 'approach-shoe', 'rubber-boot', 'sandal', 'nordic-boot'])

const TEXTILE_SHOE = loc(
  'Upper textile and synthetic, lining textile, outsole rubber', 'Päällinen tekstiiliä ja synteettistä materiaalia, vuori tekstiiliä, ulkopohja kumia', 'Ovandel textil och syntet, foder textil, yttersula gummi',
  'Obermaterial Textil und Synthetik, Futter Textil, Laufsohle Gummi', 'Tige textile et synthétique, doublure textile, semelle extérieure caoutchouc', 'Верх: текстиль и синтетика, подкладка: текстиль, подошва: резина',
)
const LEATHER_SHOE = loc(
  'Upper leather, lining textile, outsole rubber', 'Päällinen nahkaa, vuori tekstiiliä, ulkopohja kumia', 'Ovandel läder, foder textil, yttersula gummi',
  'Obermaterial Leder, Futter Textil, Laufsohle Gummi', 'Tige cuir, doublure textile, semelle extérieure caoutchouc', 'Верх: кожа, подкладка: текстиль, подошва: резина',
)
const RUBBER_SHOE = loc(
  'Upper and outsole natural rubber, lining textile', 'Päällinen ja ulkopohja luonnonkumia, vuori tekstiiliä', 'Ovandel och yttersula naturgummi, foder textil',
  'Obermaterial und Laufsohle Naturkautschuk, Futter Textil', 'Tige et semelle extérieure caoutchouc naturel, doublure textile', 'Верх и подошва: натуральный каучук, подкладка: текстиль',
)

function shoeMaterials({ family, options }: DemoModel): Localized | undefined {
  if (!SHOES.has(family)) return undefined
  if (options?.material === 'leather') return LEATHER_SHOE
  return options?.material === 'rubber' ? RUBBER_SHOE : TEXTILE_SHOE
}

/** The model with what it takes over: properties, size table, fibre and warnings of the new model, materials of shoes. Its own words always win. */
export function complete(model: DemoModel, byId: ReadonlyMap<number, DemoModel>): DemoModel {
  const parent = model.usedOf === undefined ? undefined : byId.get(model.usedOf)
  const sizeTable = model.sizeTable ?? parent?.sizeTable
  const fibre = model.fibre ?? parent?.fibre ?? shoeMaterials(model)
  const warnings = model.warnings ?? parent?.warnings
  return {
    ...model, numbers: { ...parent?.numbers, ...model.numbers }, options: { ...parent?.options, ...model.options },
    ...(sizeTable && { sizeTable }), ...(fibre && { fibre }), ...(warnings && { warnings }),
  }
}
