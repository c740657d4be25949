/**
 * The skier: what the workshop needs for choosing, mounting and adjusting (spec 3 §5 "Ski compatibility"), and the sizes that follow from
 * it.
 */
import type { SkiGroup, SkiSport } from './compatibility'

export const SKIER_LEVELS = ['beginner', 'intermediate', 'expert'] as const
type SkierLevel = (typeof SKIER_LEVELS)[number]

/** Weight in kg, height in cm, age in years, EU shoe size. */
export interface Skier {
  readonly weight: number
  readonly height: number
  readonly age: number
  readonly shoe_size: number
  readonly level: SkierLevel
}

export type SkierField = keyof Skier
export const SKIER_NUMBERS = ['weight', 'height', 'age', 'shoe_size'] as const satisfies readonly SkierField[]
type SkierNumber = (typeof SKIER_NUMBERS)[number]

/** Plausible values of a person; anything else is a typing error. */
export const SKIER_LIMITS: Readonly<Record<SkierNumber, readonly [min: number, max: number]>> = {
  weight: [10, 200],
  height: [70, 230],
  age: [2, 99],
  shoe_size: [20, 52],
}

/** The values of the form while they are typed: text. */
export type SkierDraft = Readonly<Record<SkierField, string>>
export const EMPTY_SKIER: SkierDraft = { weight: '', height: '', age: '', shoe_size: '', level: '' }

/** The number in a text, with a comma or a point; null for anything else. */
function typedNumber(text: string): number | null {
  const value = /^\s*\d{1,3}([.,]\d)?\s*$/.test(text) ? Number(text.replace(',', '.')) : NaN
  return Number.isFinite(value) ? value : null
}

function isLevel(value: string): value is SkierLevel {
  return SKIER_LEVELS.some((level) => level === value)
}

/** Shoe sizes can have a half, ages cannot. */
const round = (field: SkierNumber, value: number) =>
  field === 'shoe_size' ? Math.round(value * 2) / 2 : Math.round(value)

/** The skier in the form, or the fields that are empty or invalid. */
export function readSkier(draft: SkierDraft): { readonly skier: Skier | null; readonly wrong: readonly SkierField[] } {
  const wrong: SkierField[] = []
  const number = (field: SkierNumber): number => {
    const value = typedNumber(draft[field])
    const [min, max] = SKIER_LIMITS[field]
    if (value === null || value < min || value > max) wrong.push(field)
    return round(field, value ?? 0)
  }
  const [weight, height, age, shoe_size] = [number('weight'), number('height'), number('age'), number('shoe_size')]
  const { level } = draft
  if (!isLevel(level)) return { skier: null, wrong: [...wrong, 'level'] }
  return { skier: wrong.length > 0 ? null : { weight, height, age, shoe_size, level }, wrong }
}

/** Shortest and longest suitable size, in the unit of the sizes. */
interface SizeRange {
  readonly min: number
  readonly max: number
}

const LEVEL_STEP: Readonly<Record<SkierLevel, number>> = { beginner: -1, intermediate: 0, expert: 1 }

function alpineLength({ height, level }: Skier, waist: number | null): SizeRange {
  // Up to the chin for beginners, up to the forehead for others; wide skis for soft snow are longer.
  const middle = height - 10 + LEVEL_STEP[level] * 6 + (waist !== null && waist >= 90 ? 6 : 0)
  return { min: middle - 7, max: middle + 7 }
}

/** Added to the height, in cm: a classic ski needs length to carry the skier, a skating ski must turn. */
const NORDIC_EXTRA: Readonly<Record<string, number>> = { classic: 23, skating: 10, touring: 10 }

function nordicLength({ height, weight, age }: Skier, technique: string | null): SizeRange {
  const isChild = age < 13
  const extra = isChild ? 12 : (NORDIC_EXTRA[technique ?? 'classic'] ?? 20)
  // Twenty kilos more than usual for the height need half a length step more.
  const load = isChild ? 0 : Math.max(-5, Math.min(5, (weight - (height - 105)) / 4))
  const middle = height + extra + load
  return { min: middle - 7, max: middle + 7 }
}

/** Foot length in cm of an EU size: one size is two thirds of a centimetre, with 1.5 cm of space added. */
export const mondoOf = (euSize: number): number => Math.round((euSize / 1.5 - 1.5) * 2) / 2

/**
 * Sizes of a group that suit the skier: ski lengths in cm, alpine boots in Mondo, cross-country boots in EU sizes; null if the size is
 * irrelevant.
 */
export function suitingSizes(
  skier: Skier,
  product: {
    readonly sport: SkiSport
    readonly group: SkiGroup
    readonly waistWidth: number | null
    readonly technique: string | null
  },
): SizeRange | null {
  if (product.group === 'bindings') return null
  if (product.group === 'skis')
    return product.sport === 'alpine' ? alpineLength(skier, product.waistWidth) : nordicLength(skier, product.technique)
  if (product.sport === 'nordic') return { min: skier.shoe_size, max: skier.shoe_size + 1 }
  const mondo = mondoOf(skier.shoe_size)
  return { min: mondo - 0.5, max: mondo + 0.5 }
}

/** True when a size text, such as "172 cm" or "26.5", is in the range. */
export function suits(size: string, range: SizeRange): boolean {
  const value = Number.parseFloat(size.replace(',', '.'))
  return Number.isFinite(value) && value >= range.min && value <= range.max
}

/** Maximum weight (kg) and height (cm) of each code of the release table, and its value with a middle sole (ISO 11088, table B.1). */
const RELEASE_CODES: readonly (readonly [weight: number, height: number, value: number])[] = [
  [13, 0, 0.75],
  [17, 0, 1],
  [21, 0, 1.25],
  [25, 0, 1.75],
  [30, 0, 2.25],
  [35, 0, 2.75],
  [41, 0, 3],
  [48, 148, 3.5],
  [57, 157, 4],
  [66, 166, 5],
  [78, 178, 6],
  [94, 194, 7],
  [Infinity, Infinity, 8.5],
  [Infinity, Infinity, 10],
  [Infinity, Infinity, 12],
]

/** Twelfth code: above it only the level raises the value. */
const LAST_BY_BODY = 12

/**
 * Approximate release value of a skier: for choosing a binding whose scale includes it, not for adjusting one. The technician measures the
 * sole and adjusts by the standard.
 */
export function roughRelease({ weight, height, age, level }: Skier): number {
  const byWeight = RELEASE_CODES.findIndex(([limit]) => weight <= limit)
  const byHeight = RELEASE_CODES.findIndex(([, limit]) => limit > 0 && height <= limit)
  const body = Math.min(LAST_BY_BODY, weight <= 41 || byHeight < 0 ? byWeight : Math.min(byWeight, byHeight))
  const code = body + (level === 'expert' ? 2 : level === 'intermediate' ? 1 : 0) - (age < 10 || age >= 50 ? 1 : 0)
  return RELEASE_CODES[Math.max(0, Math.min(RELEASE_CODES.length - 1, code))]?.[2] ?? 0
}

/** True when the binding's scale includes the value that the skier needs, or is unknown. */
export function releaseSuits(
  skier: Skier,
  binding: { readonly releaseMin: number | null; readonly releaseMax: number | null },
): boolean {
  const { releaseMin, releaseMax } = binding
  if (releaseMin === null || releaseMax === null) return true
  const value = roughRelease(skier)
  return value >= releaseMin && value <= releaseMax
}
