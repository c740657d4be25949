/** Whether and how a product is delivered to a country (extra data type 1, spec 3 §3 "Delivery limits"). */
import type { Principal } from '@/lib/backend/domain/access/principal'
import {
  allMethods,
  closedText,
  destinationTo,
  type MethodRow,
  type ModelLimit,
  variantLimit,
  wayOfRow,
} from '@/lib/backend/domain/delivery/limits'
import { type Destination, isUndeliverable } from '@/lib/catalog/delivery-terms'
import type { DeliveryLimit } from '@/lib/contract/schemas/catalogue'
import type { Language } from '@/lib/market/languages'

import { checkVisible, findModel, type ModelAddress } from './find-model'
import { pick } from '@/lib/backend/domain/texts/localized'

/** The methods that deliver one piece of a model there. */
function reachableMethods(methods: readonly MethodRow[], to: Destination, limit: ModelLimit): MethodRow[] {
  return methods.filter((method) => !isUndeliverable([wayOfRow(method)], to, limit ?? {}))
}

/** Each variant's own rules, where it has any. */
function overridesOf(
  limit: ModelLimit,
  isBlocked: (limit: ModelLimit) => boolean,
): DeliveryLimit['extra_data_overrides'] {
  return Object.fromEntries(
    Object.entries(limit?.variants ?? {}).map(([id, own]) => [
      id,
      {
        ...(own.blockedCountries && {
          isDeliveryCountryBlocked: isBlocked(variantLimit(limit, Number(id))),
        }),
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
  const [methods, to] = await Promise.all([allMethods(), destinationTo(countryCode)])
  const reachable = reachableMethods(methods, to, limit)
  return {
    allowedDeliveryMethods: reachable.map((method) => ({
      id: method.id,
      name: pick(method.names, language),
      kind: method.kind,
      price: method.priceEur,
      minDays: method.minDays,
      maxDays: method.maxDays,
      isGreen: method.isGreen,
      freeFrom: method.freeFromEur,
      postalCodes: method.postalCodes,
    })),
    isDeliveryCountryBlocked: reachable.length === 0,
    isDeliveryMethodLimitations: allowed !== undefined,
    perInternationalPackage: limit?.perInternationalPackage ?? null,
    blockInfoText:
      closedText(countryCode, language) ?? (limit?.blockInfoTexts ? pick(limit.blockInfoTexts, language) : null),
    extra_data_overrides: overridesOf(limit, (own) => reachableMethods(methods, to, own).length === 0),
  }
}
