/** The price of a kilogram, litre or metre (Directive 98/6/EC), computed from the price that is shown. */
import type { Content } from '@/lib/contract/schemas/common'

type BaseUnit = 'kg' | 'l' | 'm'

/** The unit of the price, and how many of the content's unit it has. */
const BASES: Record<Content['unit'], readonly [BaseUnit, number]> = {
  g: ['kg', 1_000],
  kg: ['kg', 1],
  ml: ['l', 1_000],
  cl: ['l', 100],
  l: ['l', 1],
  cm: ['m', 100],
  m: ['m', 1],
}

interface UnitPrice {
  /** In minor units of the price's currency. */
  readonly amount: number
  readonly unit: BaseUnit
}

/** The content of all pieces of a pack. */
export const totalOf = ({ amount, pieces = 1 }: Content): number => amount * pieces

export const baseUnitOf = ({ unit }: Content): BaseUnit => BASES[unit][0]

/** The unit price for a price in minor units, rounded to the minor unit. */
export function unitPrice(price: number, content: Content): UnitPrice {
  const [unit, perBase] = BASES[content.unit]
  return { amount: Math.round((price * perBase) / totalOf(content)), unit }
}
