/** All products of the demo catalogue: the data files with the names of shared texts resolved, and derived data. */
import { z } from 'zod'

import type { FamilyName } from './drawings/base/families'
import { readData } from './read'
import { CARE, named, ORDER, PHRASES, SIZE_TABLES, sizesOf } from './reference'
import { model as schema, type WrittenModel } from './schema/models'
import type { Texts } from './schema/texts'

type Limit = (typeof PHRASES.limits)[string]

export interface DemoModel
  extends Omit<WrittenModel, 'sizes' | 'sizeTable' | 'fibre' | 'warnings' | 'care' | 'limit' | 'condition' | 'quote'> {
  sizes?: readonly string[]
  /** Id of a size table. */
  sizeTable?: number
  fibre?: Texts
  warnings?: Texts
  care?: Texts
  limit?: Limit
  condition?: { grade: 'A' | 'B' | 'C'; defects: Texts; inspected: Texts }
  quote?: { texts: Texts; name: Texts }
}

const TABLE_IDS = Object.fromEntries(SIZE_TABLES.map(({ key, id }) => [key, id]))

const textOf = (texts: Readonly<Record<string, Texts>>, text: string | Texts) =>
  typeof text === 'string' ? named(texts, text) : text

/** "Workshop, Oulu" in every language. */
function quotedBy(team: string, town: string): Texts {
  const [teams, towns] = [named(PHRASES.quoteTeams, team), named(PHRASES.quoteTowns, town)]
  return Object.fromEntries(
    Object.entries(teams).map(([language, name]) => [language, `${name}, ${towns[language as keyof Texts]}`]),
  ) as Texts
}

/** A product with the shared texts to which it refers. */
function resolved(written: WrittenModel): DemoModel {
  const { sizes, sizeTable, fibre, warnings, care, limit, condition, quote, ...others } = written
  return {
    ...others,
    ...(sizes && { sizes: sizesOf(sizes) }),
    ...(sizeTable && { sizeTable: named(TABLE_IDS, sizeTable) }),
    ...(fibre && { fibre: textOf(PHRASES.fibres, fibre) }),
    ...(warnings && { warnings: textOf(PHRASES.warnings, warnings) }),
    ...(care && { care: textOf(CARE.texts, care) }),
    ...(limit && { limit: typeof limit === 'string' ? named(PHRASES.limits, limit) : limit }),
    ...(condition && { condition: { ...condition, inspected: textOf(PHRASES.inspections, condition.inspected) } }),
    ...(quote && { quote: { texts: quote.texts, name: quotedBy(quote.team, quote.town) } }),
  }
}

const SHOES: ReadonlySet<FamilyName> = new Set([
  'boot',
  'leather-boot',
  'trail-shoe',
  'approach-shoe',
  'rubber-boot',
  'sandal',
  'nordic-boot',
])

/** Shoes must name their materials by law. */
function shoeMaterials({ family, options }: DemoModel): Texts | undefined {
  if (!SHOES.has(family)) return undefined
  const material = options?.material
  return named(PHRASES.fibres, material === 'leather' || material === 'rubber' ? `${material}-shoe` : 'textile-shoe')
}

/** What is weighed in pairs; of alpine skis the weight of one is given. */
const PAIRS: ReadonlySet<FamilyName> = new Set([
  ...SHOES,
  'climbing-shoe',
  'ski-boot',
  'nordic-ski',
  'glove',
  'mitten',
  'sock',
  'leg-gaiter',
  'ski-pole',
  'trekking-pole',
  'crampon',
  'snowshoe',
])

function weightNote({ family, numbers }: DemoModel): Record<string, string> {
  if (numbers?.weight === undefined) return {}
  if (family === 'alpine-ski') return { 'weight-note': 'one-ski' }
  return PAIRS.has(family) ? { 'weight-note': 'pair' } : {}
}

/** A used unit has the properties, size table, fibre and warnings of the new product, unless it has its own. */
function complete(model: DemoModel, parent: DemoModel | undefined): DemoModel {
  const sizeTable = model.sizeTable ?? parent?.sizeTable
  const fibre = model.fibre ?? parent?.fibre ?? shoeMaterials(model)
  const warnings = model.warnings ?? parent?.warnings
  return {
    ...model,
    numbers: { ...parent?.numbers, ...model.numbers },
    options: { ...parent?.options, ...model.options, ...weightNote({ ...parent, ...model }) },
    ...(sizeTable && { sizeTable }),
    ...(fibre && { fibre }),
    ...(warnings && { warnings }),
  }
}

const WRITTEN = ORDER.models.flatMap((file) => readData(`models/${file}.json`, z.array(schema))).map(resolved)
const BY_ID = new Map(WRITTEN.map((model) => [model.id, model]))

export const MODELS: readonly DemoModel[] = WRITTEN.map((model) =>
  complete(model, model.usedOf === undefined ? undefined : BY_ID.get(model.usedOf)),
)
