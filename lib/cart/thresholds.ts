/** The amount missing to free delivery or free repacking (spec 1 §3 "Thresholds"). Amounts in minor units of one currency. */

/** The amount missing to a threshold; 0 when it is reached, null without a threshold. */
export function missingAmount(threshold: number | null, total: number): number | null {
  return threshold === null ? null : Math.max(0, threshold - total)
}

/** The progress to a threshold as a fraction from 0 to 1; null without a threshold. */
export function thresholdProgress(threshold: number | null, total: number): number | null {
  if (threshold === null) return null
  return threshold <= 0 ? 1 : Math.min(1, Math.max(0, total / threshold))
}
