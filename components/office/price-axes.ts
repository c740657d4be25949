/** Where the marks of a graph of prices over time stand: round amounts, and days as far apart from each other. */

/** Cents between two marks of amounts: 1, 2 or 5 of a power of ten. */
function stepFor(span: number, marks: number): number {
  const least = Math.max(span / marks, 1)
  const power = 10 ** Math.floor(Math.log10(least))
  return ([1, 2, 5, 10].find((times) => times * power >= least) ?? 10) * power
}

const AMOUNTS = 4

/** Round amounts in cents around all prices. A price that never changed stands between two of them. */
export function amountMarks(amounts: readonly number[]): number[] {
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)]
  const step = stepFor(Math.max(high - low, high * 0.1), AMOUNTS)
  const from = Math.max(Math.floor((low - step / 2) / step), 0)
  const to = Math.ceil((high + step / 2) / step)
  return Array.from({ length: to - from + 1 }, (_, at) => (from + at) * step)
}

const DAYS = 4
const DAY_MS = 86_400_000

/** Moments from the first to the last as far apart from each other; of less than a day both ends. */
export function dayMarks(from: number, until: number): number[] {
  const count = Math.min(Math.floor((until - from) / DAY_MS), DAYS)
  if (count < 1) return until > from ? [from, until] : [from]
  return Array.from({ length: count + 1 }, (_, at) => from + ((until - from) * at) / count)
}
