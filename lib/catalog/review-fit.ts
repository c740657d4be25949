/** The answers to how the size is, as reviews hold them (spec 3 §4 "Size feedback labels"). */
export const FIT_VALUES = [2, 4, 6, 8, 10] as const

/** The most frequent answer about the size and its share in whole percent; null below three answers, which say nothing yet. */
export function mainFit(fit: readonly number[]): { value: (typeof FIT_VALUES)[number]; percent: number } | null {
  const total = fit.reduce((sum, count) => sum + count, 0)
  if (total < 3) return null
  const most = Math.max(...fit)
  // Of two equal answers the one nearer to the middle stands for the whole.
  const [value] = FIT_VALUES.filter((_, index) => fit[index] === most).sort((a, b) => Math.abs(a - 6) - Math.abs(b - 6))
  return value === undefined ? null : { value, percent: Math.round((most / total) * 100) }
}
