/** Where and how a model can be sent (spec 3 §3 "Delivery limits"). */
import type { models } from '@/lib/backend/domain/schema/catalogue'
import type { deliveryMethods } from '@/lib/backend/domain/schema/orders'
import { countryOf } from '@/lib/market/countries'

export type ModelLimit = (typeof models.$inferSelect)['deliveryLimit']
export type MethodRow = typeof deliveryMethods.$inferSelect

/** True when a model is not delivered to a country. An unknown country is treated as blocked. */
export function isCountryBlocked(limit: ModelLimit, countryCode: string): boolean {
  return countryOf(countryCode) === null || (limit?.blockedCountries?.includes(countryCode) ?? false)
}

/** A model's limit for one of its variants. */
export function variantLimit(limit: ModelLimit, variantId: number): ModelLimit {
  const own = limit?.variants?.[String(variantId)]
  return own ? { ...limit, ...own } : limit
}

/** The methods by which a model is delivered to a country. */
export function reachableMethods(methods: readonly MethodRow[], limit: ModelLimit, countryCode: string): MethodRow[] {
  const country = countryOf(countryCode)
  const allowed = limit?.allowedDeliveryMethods
  return methods.filter(
    (method) =>
      country !== null &&
      (method.countries?.includes(countryCode) ?? country.deliveryMethods.some((id) => id === method.id)) &&
      (allowed?.includes(method.id) ?? true),
  )
}
