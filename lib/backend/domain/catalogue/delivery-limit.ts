/** How, and whether, a product is delivered to a country (extra data type 1, spec 3 §3 "Delivery limits"). */
import { asc } from 'drizzle-orm'

import type { Principal } from '@/lib/backend/domain/access/principal'
import { db } from '@/lib/backend/platform/database/pool'
import type { models } from '@/lib/backend/domain/schema/catalogue'
import { deliveryMethods } from '@/lib/backend/domain/schema/orders'
import type { DeliveryLimit } from '@/lib/contract/schemas/catalogue'
import { countryOf } from '@/lib/market/countries'
import type { Language } from '@/lib/market/languages'

import { checkVisible, findModel, type ModelAddress } from './find-model'
import { pick } from '@/lib/backend/domain/texts/localized'

type Limit = (typeof models.$inferSelect)['deliveryLimit']
type Method = typeof deliveryMethods.$inferSelect

/** Every delivery method in its order. */
export function allMethods(): Promise<Method[]> {
  return db().select().from(deliveryMethods).orderBy(asc(deliveryMethods.sortOrder), asc(deliveryMethods.id))
}

/** Is a model not delivered to a country? An unknown country counts as blocked. */
export function isCountryBlocked(limit: Limit, countryCode: string): boolean {
  return countryOf(countryCode) === null || (limit?.blockedCountries?.includes(countryCode) ?? false)
}

/** A model's limit as it holds for one of its variants. */
export function variantLimit(limit: Limit, variantId: number): Limit {
  const own = limit?.variants?.[String(variantId)]
  return own ? { ...limit, ...own } : limit
}

/** Each variant's own rules, as far as it has any. */
function overridesOf(limit: Limit, countryCode: string): DeliveryLimit['extra_data_overrides'] {
  return Object.fromEntries(
    Object.entries(limit?.variants ?? {}).map(([id, own]) => [
      id,
      {
        ...(own.blockedCountries && { isDeliveryCountryBlocked: own.blockedCountries.includes(countryCode) }),
        ...(own.perInternationalPackage !== undefined && { perInternationalPackage: own.perInternationalPackage }),
      },
    ]),
  )
}

/** The methods that bring a model to a country. */
export function reachableMethods(methods: readonly Method[], limit: Limit, countryCode: string): Method[] {
  const country = countryOf(countryCode)
  const allowed = limit?.allowedDeliveryMethods
  return methods.filter(
    (method) =>
      country !== null &&
      (method.countries?.includes(countryCode) ?? country.deliveryMethods.some((id) => id === method.id)) &&
      (allowed?.includes(method.id) ?? true),
  )
}

/** The delivery limit of a model for a country. An unknown country counts as blocked. Throws NOT_FOUND for an unknown or hidden model. */
export async function deliveryLimit(
  address: ModelAddress,
  countryCode: string,
  language: Language,
  viewer: Principal,
): Promise<DeliveryLimit> {
  const found = await findModel(address)
  checkVisible(found, viewer, address)
  const { model } = found
  const limit = model.deliveryLimit
  const allowed = limit?.allowedDeliveryMethods
  const isBlocked = isCountryBlocked(limit, countryCode)
  const reachable = reachableMethods(await allMethods(), limit, countryCode)
  return {
    allowedDeliveryMethods: isBlocked
      ? []
      : reachable.map((method) => ({
          id: method.id,
          name: pick(method.names, language),
          price: method.priceEur,
          minDays: method.minDays,
          maxDays: method.maxDays,
          isGreen: method.isGreen,
          freeFrom: method.freeFromEur,
        })),
    isDeliveryCountryBlocked: isBlocked,
    isDeliveryMethodLimitations: allowed !== undefined,
    perInternationalPackage: limit?.perInternationalPackage ?? null,
    blockInfoText: limit?.blockInfoTexts ? pick(limit.blockInfoTexts, language) : null,
    extra_data_overrides: overridesOf(limit, countryCode),
  }
}
