/** The price of a price campaign (pure). Amounts are integer cents. */
export interface CampaignRule {
  readonly kind: 'percent' | 'amount' | 'fixed'
  /** Hundredths of a percent for `percent`, cents otherwise. */
  readonly value: number
  readonly rounding: 'none' | 'ninety' | 'whole' | 'five'
}

const FIVE = 500
const EURO = 100
const NINETY = 90
const WHOLE_PERCENT = 10_000

/**
 * `.90` and whole euros are rounded down, so that nobody gets a smaller reduction than the rule says; five euros to the nearest, because
 * there rounding down could take almost five euros. What would become nothing stays as it is.
 */
function rounded(cents: number, rounding: CampaignRule['rounding']): number {
  const steps: Record<CampaignRule['rounding'], number> = {
    none: cents,
    ninety: Math.floor((cents + EURO - NINETY) / EURO) * EURO - (EURO - NINETY),
    whole: Math.floor(cents / EURO) * EURO,
    five: Math.round(cents / FIVE) * FIVE,
  }
  const result = steps[rounding]
  return result > 0 ? result : cents
}

/** The new price from the regular one, or null when nothing would be left of it. */
export function campaignPrice(regular: number, { kind, value, rounding }: CampaignRule): number | null {
  const exact = {
    percent: Math.round((regular * (WHOLE_PERCENT - value)) / WHOLE_PERCENT),
    amount: regular - value,
    fixed: value,
  }[kind]
  return exact > 0 ? rounded(exact, rounding) : null
}

/** Whole percent that may be announced: from the lowest price of the 30 days before; null when none may be. */
export function lawfulPercent(active: number, lowest30: number | null): number | null {
  if (lowest30 === null || active >= lowest30) return null
  return Math.floor(((lowest30 - active) * 100) / lowest30)
}
