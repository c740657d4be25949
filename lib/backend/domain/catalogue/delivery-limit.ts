/** Whether and how a product is delivered to a country (extra data type 1, spec 3 §3 "Delivery limits"). */
import { asc } from 'drizzle-orm'

import type { Principal } from '@/lib/backend/domain/access/principal'
import { db } from '@/lib/backend/platform/database/pool'
import {
  isCountryBlocked,
  type MethodRow,
  type ModelLimit,
  reachableMethods,
} from '@/lib/backend/domain/delivery/limits'
import { deliveryMethods } from '@/lib/backend/domain/schema/orders'
import type { DeliveryLimit } from '@/lib/contract/schemas/catalogue'
import type { Language } from '@/lib/market/languages'

import { checkVisible, findModel, type ModelAddress } from './find-model'
import { pick } from '@/lib/backend/domain/texts/localized'

/** Every delivery method in its order. */
export function allMethods(): Promise<MethodRow[]> {
  return db().select().from(deliveryMethods).orderBy(asc(deliveryMethods.sortOrder), asc(deliveryMethods.id))
}

/** Each variant's own rules, where it has any. */
function overridesOf(limit: ModelLimit, countryCode: string): DeliveryLimit['extra_data_overrides'] {
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

/** The delivery limit of a model for a country. An unknown country is treated as blocked. Throws NOT_FOUND for an unknown or hidden model. */
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
