import type { Order } from '@/lib/contract/schemas/checkout'
import { countryName } from '@/lib/market/countries'
import type { Language } from '@/lib/market/languages'

/** The postal address of an order, one line each; empty lines are left out. */
export function addressLines(order: Order, language: Language): readonly string[] {
  const city = `${order.postal_code} ${order.city}`.trim()
  return [order.address, city, countryName(order.country, language)].filter(Boolean)
}
