/** The cells of a product file that the law wants of goods: contents, hazards, food, guarantees of durability. */
import { type Content, content as contentSchema } from '@/lib/contract/schemas/common'
import {
  type DurabilityGuarantee,
  durabilityGuarantee,
  type Food,
  food as foodSchema,
  type Hazard,
  hazard as hazardSchema,
} from '@/lib/contract/schemas/goods'

import { BadCell } from '../product/faults'

/** Null: the columns are empty or missing. */
export interface Goods {
  readonly hazard: Hazard | null
  readonly food: Food | null
  readonly durabilityGuarantee: DurabilityGuarantee | null
}

type Cell = (column: string) => string

const amount = (text: string): number | null => (/^\d{1,7}(\.\d{1,3})?$/.test(text) ? Number(text) : null)

const list = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/**
 * Shopify's own columns for unit prices. A multipack has our column `Variant Pieces`: the measure is then that of one piece. The base
 * measure is not read, because unit prices are always for a kilogram, litre or metre.
 */
export function contentOf(cell: Cell): Content | null {
  const [measure, unit, pieces] = [
    cell('Unit Price Total Measure'),
    cell('Unit Price Total Measure Unit').toLowerCase(),
    cell('Variant Pieces'),
  ]
  if (measure === '' && unit === '' && pieces === '') return null
  const parsed = contentSchema.safeParse({
    amount: amount(measure),
    unit,
    ...(pieces !== '' && pieces !== '1' && { pieces: Number(pieces) }),
  })
  if (!parsed.success) throw new BadCell('not_content', { value: `${measure} ${unit} ${pieces}` })
  return parsed.data
}

function hazardOf(cell: Cell): Hazard | null {
  const [signal, hazards] = [cell('Hazard Signal Word').toLowerCase(), list(cell('Hazard Statements'))]
  if (signal === '' && hazards.length === 0) return null
  const parsed = hazardSchema.safeParse({
    signal: signal || null,
    pictograms: list(cell('Hazard Pictograms')),
    hazards,
    precautions: list(cell('Precautionary Statements')),
  })
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new BadCell('hazard', { part: issue?.path.join(' ') ?? '' })
}

const NUTRIENTS = {
  energy_kj: 'Energy kJ',
  energy_kcal: 'Energy kcal',
  fat: 'Fat',
  saturates: 'Saturates',
  carbohydrate: 'Carbohydrate',
  sugars: 'Sugars',
  fibre: 'Fibre',
  protein: 'Protein',
  salt: 'Salt',
} as const

function foodOf(cell: Cell): Food | null {
  const ingredients = cell('Ingredients')
  const amounts = Object.entries(NUTRIENTS).filter(([, column]) => cell(column) !== '')
  if (ingredients === '' && amounts.length === 0) return null
  const parsed = foodSchema.safeParse({
    ingredients,
    allergens: list(cell('Allergens').toLowerCase()),
    nutrition:
      amounts.length === 0
        ? null
        : {
            per: cell('Nutrition Per') === '100 ml' ? 'ml' : 'g',
            ...Object.fromEntries(amounts.map(([name, column]) => [name, amount(cell(column))])),
          },
  })
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new BadCell('food', { part: issue?.path.join(' ') ?? '' })
}

function durabilityOf(cell: Cell): DurabilityGuarantee | null {
  const years = cell('Durability Guarantee Years')
  if (years === '') return null
  const parsed = durabilityGuarantee.safeParse({ years: amount(years) })
  if (!parsed.success) throw new BadCell('durability', { value: years })
  return parsed.data
}

export function goodsOf(cell: Cell): Goods {
  return { hazard: hazardOf(cell), food: foodOf(cell), durabilityGuarantee: durabilityOf(cell) }
}
