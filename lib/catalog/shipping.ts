/** The displayed delivery time, the delivery price note and packaging (spec 3 §4 "Shipping time display", §5, §9). */
import type { Variant } from '@/lib/contract/schemas/catalogue'

type ShippingTime = Variant['shipping_time']

/** Working days that are added for a destination, or for mounting a ski bundle. */
export interface AddedDays {
  readonly start: number
  readonly end: number
}
export const NO_ADDED_DAYS: AddedDays = { start: 0, end: 0 }

/** `check`: sent immediately (2 or less). `circle`: an estimate (3–998). None from 999 on. */
export function shippingMark(number: number): 'check' | 'circle' | null {
  if (number <= 2) return 'check'
  return comesFromSupplier(number) ? 'circle' : null
}

/**
 * Products that a supplier sends (more than 2, less than 999): they can be ordered while the stock of the shop's stores is blocked (spec 3
 * §4). At 2 or less they are in that stock, from 999 on their time is unknown.
 */
export function comesFromSupplier(number: number): boolean {
  return number > 2 && number < 999
}

/** From 30 on (also 60 and 999) the shipping time's own text is shown, not days. */
export function showsShippingText(number: number): boolean {
  return number >= 30
}

/** The range of working days in 'a-b' or 'a', with added days; null for an invalid range. */
export function shippingDays(text: string, ...added: readonly AddedDays[]): { start: number; end: number } | null {
  const found = /^\s*(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?(?!\d)/.exec(text)
  if (!found) return null
  const a = Number(found[1])
  const b = found[2] === undefined ? a : Number(found[2])
  return {
    start: added.reduce((sum, days) => sum + days.start, Math.min(a, b)),
    end: added.reduce((sum, days) => sum + days.end, Math.max(a, b)),
  }
}

/** The delivery information; a component formats it. `info` is the shop's own text about the block. */
export type DeliveryTime =
  | { readonly id: 'not_shipped_to'; readonly values: { readonly country: string }; readonly info: string | null }
  | { readonly id: 'business_days'; readonly values: { readonly start: number; readonly end: number } }
  | { readonly id: 'text'; readonly values: { readonly text: string } }

export interface DeliveryTimeInput {
  readonly shippingTime: ShippingTime
  readonly countryName: string
  readonly isCountryBlocked: boolean
  readonly blockInfoText?: string | null
  /** The destination's added days, then those of a ski bundle. */
  readonly added?: readonly AddedDays[]
}

export function deliveryTime({
  shippingTime,
  countryName,
  isCountryBlocked,
  blockInfoText,
  added = [],
}: DeliveryTimeInput): DeliveryTime {
  if (isCountryBlocked) return { id: 'not_shipped_to', values: { country: countryName }, info: blockInfoText || null }
  const days = showsShippingText(shippingTime.number) ? null : shippingDays(shippingTime.string, ...added)
  return days ? { id: 'business_days', values: days } : { id: 'text', values: { text: shippingTime.string } }
}

/**
 * The added days of a lower-case country code from the setting target_country_delivery_added_days:
 * `{"countries":[{"country":"se","start":2,"end":4}],"ski_bundle":{"start":1,"end":2}}`. An invalid setting adds nothing.
 */
export function addedDays(
  setting: string | null | undefined,
  country: string,
): { country: AddedDays; skiBundle: AddedDays } {
  const parsed = parse(setting ?? '')
  const rows = isRecord(parsed) && Array.isArray(parsed.countries) ? parsed.countries : []
  const row = rows.find((r: unknown) => isRecord(r) && String(r.country).toLowerCase() === country)
  return { country: readDays(row), skiBundle: readDays(isRecord(parsed) ? parsed.ski_bundle : null) }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function readDays(value: unknown): AddedDays {
  const whole = (n: unknown) => (typeof n === 'number' && Number.isInteger(n) && n >= 0 && n < 1000 ? n : 0)
  return isRecord(value)
    ? { start: whole(value.start), end: Math.max(whole(value.start), whole(value.end)) }
    : NO_ADDED_DAYS
}

/** The note about delivery cost shows while the product's price is at or below the free-delivery threshold. Both in the same unit. */
export function showsDeliveryNote(price: number, threshold: number | null): boolean {
  return threshold !== null && price <= threshold
}

/** How a product is packed: pieces in one package, or packages for one piece; null without a valid number. */
export type Packaging =
  | { readonly kind: 'pieces'; readonly count: number }
  | { readonly kind: 'packages'; readonly count: number }

export function packaging(perPackage: number | null | undefined): Packaging | null {
  if (typeof perPackage !== 'number' || !Number.isFinite(perPackage) || perPackage <= 0) return null
  if (perPackage >= 1) return { kind: 'pieces', count: Math.floor(perPackage) }
  // 1 / 0.2 must not become 6 because of a rounding error of the division.
  return { kind: 'packages', count: Math.ceil(1 / perPackage - 1e-9) }
}
