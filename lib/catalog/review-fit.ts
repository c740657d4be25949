/** The answers about how the size fits, as stored in reviews (spec 3 §4 "Size feedback labels"). */
export const FIT_VALUES = [2, 4, 6, 8, 10] as const

/** The most frequent answer about the size and its share in whole percent; null below three answers, which are too few. */
export function mainFit(fit: readonly number[]): { value: (typeof FIT_VALUES)[number]; percent: number } | null {
  const total = fit.reduce((sum, count) => sum + count, 0)
  if (total < 3) return null
  const most = Math.max(...fit)
  // Of two equally frequent answers the one nearer to the middle is used.
  const [value] = FIT_VALUES.filter((_, index) => fit[index] === most).sort((a, b) => Math.abs(a - 6) - Math.abs(b - 6))
  return value === undefined ? null : { value, percent: Math.round((most / total) * 100) }
}
