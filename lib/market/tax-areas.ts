/** Tax areas and their default VAT rates by class and day (spec 1 §9, spec 2 §9). */
import { COUNTRIES, EXPORT_TAX_AREA } from './countries'
import { VAT_RATES, type TaxClass, type VatRateRow } from './tables/vat-rates'

/** The standard rate (spec 3 §9 "default class 5"). */
export const DEFAULT_TAX_CLASS: TaxClass = 5
/** Vouchers carry no VAT when they are sold. */
export const VOUCHER_TAX_CLASS: TaxClass = 4
export const TAX_CLASSES: readonly TaxClass[] = [1, 2, 4, 5]

/** Which price list an area uses: 1 = European Union, VAT included; 2 = export, without VAT. */
export type PriceArea = 1 | 2

interface TaxArea {
  readonly id: number
  readonly priceArea: PriceArea
  /** The one country of the area; null for the shared export area. */
  readonly country: string | null
}

export const TAX_AREAS: readonly TaxArea[] = [
  ...COUNTRIES.filter((row) => row.isEu).map(
    (row): TaxArea => ({ id: row.taxAreaId, priceArea: 1, country: row.code }),
  ),
  { id: EXPORT_TAX_AREA, priceArea: 2, country: null },
]

const AREAS: ReadonlyMap<number, TaxArea> = new Map(TAX_AREAS.map((area) => [area.id, area]))

const RATES: ReadonlyMap<string, readonly VatRateRow[]> = (() => {
  const byKey = new Map<string, VatRateRow[]>()
  for (const row of VAT_RATES) {
    const key = `${row.taxAreaId}/${row.taxClass}`
    byKey.set(
      key,
      [...(byKey.get(key) ?? []), row].sort((a, b) => (a.validFrom < b.validFrom ? -1 : 1)),
    )
  }
  return byKey
})()

/** An area by id, or null. */
export function taxAreaOf(id: number): TaxArea | null {
  return AREAS.get(id) ?? null
}

function isTaxClass(value: number): value is TaxClass {
  return value === 1 || value === 2 || value === 4 || value === 5
}

/**
 * The default VAT percentage of an area and class on a day (YYYY-MM-DD): the latest row that is valid then, or the first row for a day
 * before all rows. An unknown class is treated as the standard class. Throws RangeError for an unknown area.
 */
export function vatRate(taxAreaId: number, taxClass: number, day: string): number {
  const rows = RATES.get(`${taxAreaId}/${isTaxClass(taxClass) ? taxClass : DEFAULT_TAX_CLASS}`)
  const first = rows?.[0]
  if (!rows || !first) throw new RangeError(`There is no tax area ${taxAreaId}.`)
  let percent = first.ratePercent
  for (const row of rows) if (row.validFrom <= day) percent = row.ratePercent
  return percent
}
