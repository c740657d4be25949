/** Where and how a model can be sent (spec 3 §3 "Delivery limits"), as `deliveryTerms` reads it. */
import { asc, eq } from 'drizzle-orm'

import { db } from '@/lib/backend/platform/database/pool'
import type { models } from '@/lib/backend/domain/schema/catalogue'
import { settings } from '@/lib/backend/domain/schema/content'
import { deliveryMethods } from '@/lib/backend/domain/schema/orders'
import { type DeliveryWay, type Destination, isUndeliverable } from '@/lib/catalog/delivery-terms'
import { addedDays } from '@/lib/catalog/shipping'
import { config } from '@/lib/config/env'
import type { Language } from '@/lib/market/languages'
import { translatorFor } from '@/lib/messages/all'

export type ModelLimit = (typeof models.$inferSelect)['deliveryLimit']
export type MethodRow = typeof deliveryMethods.$inferSelect

/** The test whether no method takes goods of a rule to a country. An unknown country is reached by none. */
export async function undeliverableTo(country: string): Promise<(limit: ModelLimit) => boolean> {
  const ways = (await allMethods()).map(wayOfRow)
  const to = { country, closedCountries: config().closedCountries }
  return (limit) => isUndeliverable(ways, to, limit ?? {})
}

/** Why nothing is delivered to a country, in the shopper's language; null where the shop delivers. */
export function closedText(country: string, language: Language): string | null {
  return config().closedCountries.includes(country) ? translatorFor(language)('checkout.error_country_closed') : null
}

/** A model's limit for one of its variants. */
export function variantLimit(limit: ModelLimit, variantId: number): ModelLimit {
  const own = limit?.variants?.[String(variantId)]
  return own ? { ...limit, ...own } : limit
}

/** Every delivery method in its order. */
export function allMethods(): Promise<MethodRow[]> {
  return db().select().from(deliveryMethods).orderBy(asc(deliveryMethods.sortOrder), asc(deliveryMethods.id))
}

/** Countries as destinations of any postal code. */
export async function destinationsTo(countries: readonly string[]): Promise<Destination[]> {
  const [row] = await db().select().from(settings).where(eq(settings.key, 'target_country_delivery_added_days'))
  const { closedCountries } = config()
  return countries.map((country) => ({ country, addedDays: addedDays(row?.value, country).country, closedCountries }))
}

export async function destinationTo(country: string): Promise<Destination> {
  const [to] = await destinationsTo([country])
  if (!to) throw new Error('One country is one destination.')
  return to
}

/** A row of the methods for `deliveryTerms`. */
export function wayOfRow(method: MethodRow): DeliveryWay {
  const { id, kind, priceEur: price, freeFromEur: freeFrom, minDays, maxDays, countries, postalCodes } = method
  return { id, kind, price, freeFrom, minDays, maxDays, countries, postalCodes }
}
