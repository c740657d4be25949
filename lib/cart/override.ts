/** A price and a name that staff set for a row (spec 1 §3 "Cart product row"). */
import { minorPerUnit, type Currency } from '@/lib/market/currencies'

import type { CartRow } from './types'
import { LIMITS } from './types'

/** The price that staff typed, in minor units of the currency; null for an invalid price, or above the shop's limit. */
export function readTypedPrice(typed: string, currency: Currency): number | null {
  const [, units, decimals = ''] = /^(\d{1,8})(?:[.,](\d{1,2}))?$/.exec(typed.replace(/\s/g, '')) ?? []
  const perUnit = minorPerUnit(currency)
  if (units === undefined || (perUnit === 1 && decimals !== '')) return null
  const minor = Number(units) * perUnit + (perUnit === 1 ? 0 : Number(decimals.padEnd(2, '0')))
  return minor <= LIMITS.staffPrice ? minor : null
}

/** The row with staff's price (minor units), its reason, and name; null and empty restore the shop's. */
export function withOverride(
  {
    priceOverride: _price,
    priceOverrideCurrency: _currency,
    nameOverride: _name,
    overrideReason: _reason,
    ...row
  }: CartRow,
  price: number | null,
  currency: Currency,
  name: string,
  reason = '',
): CartRow {
  return {
    ...row,
    ...(price !== null && { priceOverride: price, priceOverrideCurrency: currency }),
    ...(price !== null && reason !== '' && { overrideReason: reason.slice(0, LIMITS.name) }),
    ...(name !== '' && { nameOverride: name.slice(0, LIMITS.name) }),
  }
}
