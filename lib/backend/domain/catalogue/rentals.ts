/** Products that can be rented (spec 1 §2): those that have a rate. */
import { asc, eq } from 'drizzle-orm'

import { db } from '@/lib/backend/platform/database/pool'
import { rentalRates } from '@/lib/backend/domain/schema/content'
import type { Rental } from '@/lib/contract/schemas/content'
import type { Language } from '@/lib/market/languages'

import { cardsOf } from './cards'

/** Maximum number of rental products in the list. */
const MAX_RENTALS = 200

/** Every public product for rent, in the shop's order. */
export async function rentals(language: Language, taxAreaId: number): Promise<Rental[]> {
  const rates = await db()
    .select({ id: rentalRates.modelId, day: rentalRates.dayEur, deposit: rentalRates.depositEur })
    .from(rentalRates)
    .orderBy(asc(rentalRates.sortOrder), asc(rentalRates.modelId))
    .limit(MAX_RENTALS)
  // Only public products have cards.
  const cards = new Map(
    (
      await cardsOf(
        rates.map(({ id }) => id),
        language,
        taxAreaId,
      )
    ).map((card) => [card.id, card]),
  )
  return rates.flatMap(({ id, day, deposit }) => {
    const card = cards.get(id)
    return card ? [{ card, day, deposit }] : []
  })
}

/** The price of one rental day of a model, and its deposit, in cents of EUR; null for a model that is not for rent. */
export async function rentalRate(modelId: number): Promise<{ day: number; deposit: number } | null> {
  const [rate] = await db()
    .select({ day: rentalRates.dayEur, deposit: rentalRates.depositEur })
    .from(rentalRates)
    .where(eq(rentalRates.modelId, modelId))
  return rate ?? null
}
