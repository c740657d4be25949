import { DEFAULT_TAX_AREA } from '@/lib/market/countries'
import { vatRate } from '@/lib/market/tax-areas'

/**
 * The export price of a price that includes the home market's VAT: its net, in whole cents of EUR, rounded half up and never 0. `day` is
 * YYYY-MM-DD.
 */
export function netPrice(gross: number, taxClass: number, day: string): number {
  const hundredths = Math.round(vatRate(DEFAULT_TAX_AREA, taxClass, day) * 100)
  return Math.max(1, Math.round((gross * 10_000) / (10_000 + hundredths)))
}
