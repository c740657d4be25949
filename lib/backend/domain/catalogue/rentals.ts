/** What can be rented (spec 1 §2): goods of the catalogue that have a rate. */
import { asc, eq } from 'drizzle-orm'

import { db } from '@/lib/backend/platform/database/pool'
import { rentalRates } from '@/lib/backend/domain/schema/content'
import type { Rental } from '@/lib/contract/schemas/content'
import type { Language } from '@/lib/market/languages'

import { cardsOf } from './cards'

/** A rental counter has no more kinds of things than this. */
const MAX_RENTALS = 200

/** Everything for rent that is public, in the shop's order. */
export async function rentals(language: Language, taxAreaId: number): Promise<Rental[]> {
  const rates = await db()
    .select({ id: rentalRates.modelId, day: rentalRates.dayEur, deposit: rentalRates.depositEur })
    .from(rentalRates)
    .orderBy(asc(rentalRates.sortOrder), asc(rentalRates.modelId))
    .limit(MAX_RENTALS)
  // There are cards of public goods only.
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

/** What a day of a model costs to rent, and its deposit, in cents of EUR; null for what is not rented out. */
export async function rentalRate(modelId: number): Promise<{ day: number; deposit: number } | null> {
  const [rate] = await db()
    .select({ day: rentalRates.dayEur, deposit: rentalRates.depositEur })
    .from(rentalRates)
    .where(eq(rentalRates.modelId, modelId))
  return rate ?? null
}
