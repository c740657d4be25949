/** Price rows of the database as the contract's price records. Amounts are integer cents of EUR. */
import { sql } from 'drizzle-orm'

import { comesFromSupplier } from '@/lib/catalog/shipping'
import type { PriceRecord } from '@/lib/contract/schemas/common'
import { ApiError } from '@/lib/contract/errors'
import { type PriceArea, taxAreaOf } from '@/lib/market/tax-areas'

/** The columns of `prices` with their names in the database. */
export interface PriceRow {
  active: number
  regular: number
  club: number | null
  discount_value: number | null
  discount_free: number | null
  lowest30: number | null
}

/** The price list of a tax area; throws BAD_REQUEST for an unknown area. */
export function priceAreaOf(taxAreaId: number): PriceArea {
  const area = taxAreaOf(taxAreaId)
  if (!area) throw new ApiError('BAD_REQUEST', 'There is no such tax area.', { field: 'taxAreaId' })
  return area.priceArea
}

/** The key of a tax area in `prices` (spec 1 §3). */
export function taxAreaKey(taxAreaId: number): string {
  return `taxarea_${taxAreaId}`
}

/** A row of prices (cents of EUR) in the contract's format. */
export function toPriceRecord(row: PriceRow): PriceRecord {
  const { active, regular, club, discount_value, discount_free, lowest30 } = row
  return { active, regular, club, discount_value, discount_free, lowest_30_days: lowest30 }
}

/** The fields that decide whether a variant can be ordered now (spec 3 §4 "Availability", "Add to cart"). */
export interface StockState {
  on_order: boolean
  available: number
  stock_blocked: boolean
  shipping_number: number
}

/** True when one unit can be ordered. The checkout uses the same two conditions. */
export function isOrderable(variant: StockState, modelOnOrder: boolean): boolean {
  if (variant.stock_blocked && !comesFromSupplier(variant.shipping_number)) return false
  return modelOnOrder || variant.on_order || variant.available > 0
}

/** `isOrderable` as SQL, for the rows `v` (variants) and `m` (models). */
export const orderableSql = sql`((not v.stock_blocked or (v.shipping_number > 2 and v.shipping_number < 999)) and (m.on_order or v.on_order or v.available > 0))`

/** The priced variants from which the displayed price is chosen: those that can be ordered, or all when none can. */
export function showing<V extends StockState>(variants: readonly V[], modelOnOrder: boolean): readonly V[] {
  const orderable = variants.filter((variant) => isOrderable(variant, modelOnOrder))
  return orderable.length > 0 ? orderable : variants
}
