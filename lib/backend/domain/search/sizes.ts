/** Which of a shop's sizes a typed number or letter means. Pure. */

/** Two thirds of a centimetre make one European size; 1.5 cm are added for space. */
const euOfMondo = (mondo: number) => (mondo + 1.5) * 1.5
const mondoOfEu = (eu: number) => Math.round((eu / 1.5 - 1.5) * 2) / 2
const half = (value: number) => Math.round(value * 2) / 2

export type SizeSystem = 'eu' | 'uk' | 'us' | 'mondo'

/** A shoe size in European sizes. Women's American sizes are one and a half above men's. */
function euSize(value: number, system: SizeSystem, isForWomen: boolean): number {
  if (system === 'uk') return value + (value >= 7 ? 34 : 33)
  if (system === 'us') return value - (isForWomen ? 2 : 1) + (value >= 8 ? 34 : 33)
  return system === 'mondo' ? half(euOfMondo(value)) : value
}

const numbersIn = (name: string) => (name.replaceAll(',', '.').match(/\d+(?:\.\d+)?/g) ?? []).map(Number)
const unitIn = (name: string) => /\p{L}+$/u.exec(name.trim())?.[0].toLowerCase() ?? ''

const LETTER_SIZES = /^(?:\d?x{0,5}[sl]|m)$/

/** `2xl` is XXL; null for what is not a size in letters. */
export function letterSize(text: string): string | null {
  if (!LETTER_SIZES.test(text)) return null
  const [, count, letters = ''] = /^(\d?)(.+)$/.exec(text) ?? []
  return (count ? 'x'.repeat(Number(count)) + letters.slice(-1) : letters).toUpperCase()
}

/** By months of age: the height in centimetres until then. */
const HEIGHTS: readonly (readonly [months: number, height: number])[] = [
  [3, 62],
  [9, 74],
  [12, 80],
  [18, 86],
  [30, 92],
]

/** The height of a child, by which children's clothing is named; null for what is no age of a child. */
export function heightOf(months: number): number | null {
  if (months <= 0 || months > 16 * 12) return null
  const early = HEIGHTS.find(([until]) => months <= until)
  return early ? early[1] : 80 + Math.round(months / 12) * 6
}

interface Asked {
  readonly value: number
  /** The end of a typed range. */
  readonly to?: number | undefined
  readonly unit?: string | undefined
  readonly system?: SizeSystem | undefined
  readonly isForWomen: boolean
}

/** The names of the sizes that a number stands for: itself, in a range (`43–45`, `98/104`), with a unit, in another system. */
export function numberSizes(names: readonly string[], { value, to, unit, system, isForWomen }: Asked): string[] {
  if (unit !== undefined) {
    const same = names.filter((name) => {
      const numbers = numbersIn(name)
      if (unitIn(name) !== unit) return false
      return to === undefined ? numbers.length === 1 && numbers[0] === value : numbers[0] === value && numbers[1] === to
    })
    if (same.length > 0 || unit !== 'cm') return same
  }
  const eu = euSize(value, system ?? 'eu', isForWomen)
  const wanted = system === 'mondo' ? [value, eu] : [eu, ...(eu >= 35 && eu <= 49 ? [mondoOfEu(eu)] : [])]
  return names.filter((name) => {
    const [from, until] = numbersIn(name)
    if (from === undefined) return false
    if (to !== undefined) return from === value && until === to
    if (until !== undefined)
      return /[–/]/.test(name) && eu >= from && eu <= until && (unitIn(name) === '' || unitIn(name) === 'cm')
    const own = unitIn(name)
    return own === '' ? wanted.includes(from) : own === 'cm' && from === value && system === undefined
  })
}
