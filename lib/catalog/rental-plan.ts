/** What of a rental booking is free, and what it costs: from the offers of its products. */
import type { RentalOffer } from '@/lib/contract/schemas/rental'

import { daysBetween, freeUnits, heldDays, type HeldDays, rentalPrice, type Stay, stayOf, stayProblem } from './rental'

/** One unit of the booking. */
export interface PlanLine {
  readonly modelId: number
  readonly variantId: number | null
}

export type Offers = ReadonlyMap<number, RentalOffer>
type Store = RentalOffer['stores'][number]

/** Equal variants of the booking with their number. */
function demandOf(lines: readonly PlanLine[]): Map<number, { modelId: number; count: number }> {
  const demand = new Map<number, { modelId: number; count: number }>()
  for (const { modelId, variantId } of lines)
    if (variantId !== null) demand.set(variantId, { modelId, count: (demand.get(variantId)?.count ?? 0) + 1 })
  return demand
}

/** The held days of each unit of a variant in a store. */
const heldOf = (offer: RentalOffer | undefined, variantId: number, storeId: number): HeldDays[][] =>
  (offer?.units ?? [])
    .filter(({ variant, store }) => variant === variantId && store === storeId)
    .map(({ held }) => held)

/** The stores that have as many units of every chosen size as the booking needs. */
export function storesFor(lines: readonly PlanLine[], offers: Offers): Store[] {
  const stores = new Map(
    [...offers.values()].flatMap((offer) => offer.stores.map((store) => [store.id, store] as const)),
  )
  const demand = [...demandOf(lines)]
  return [...stores.values()].filter(
    ({ id }) =>
      lines.every(({ modelId }) => offers.get(modelId)?.stores.some((store) => store.id === id)) &&
      demand.every(([variantId, { modelId, count }]) => heldOf(offers.get(modelId), variantId, id).length >= count),
  )
}

/** Whether the whole booking can be rented for these days. `now`: the shop's local time. */
export function isFree(
  lines: readonly PlanLine[],
  offers: Offers,
  store: Store,
  { from, to, now }: { from: string; to: string; now: string },
): boolean {
  const stay = stayProblem(store.hours, from, to, now) === null ? stayOf(store.hours, from, to) : null
  if (!stay) return false
  return [...demandOf(lines)].every(([variantId, { modelId, count }]) => {
    const offer = offers.get(modelId)
    const wanted = heldDays(stay, offer?.service_days ?? 0)
    return freeUnits(heldOf(offer, variantId, store.id), wanted) >= count
  })
}

export interface Quote {
  readonly days: number
  readonly total: number
  readonly deposit: number
  readonly stay: Stay
}

/** Price and days of a booking; null where the store is closed for weeks. */
export function quoteOf(
  lines: readonly PlanLine[],
  offers: Offers,
  store: Store,
  { from, to }: { from: string; to: string },
): Quote | null {
  const stay = stayOf(store.hours, from, to)
  if (!stay) return null
  const days = daysBetween(from, to)
  const sum = (price: (offer: RentalOffer) => number) =>
    lines.reduce((total, { modelId }) => {
      const offer = offers.get(modelId)
      return total + (offer ? price(offer) : 0)
    }, 0)
  return { days, stay, total: sum(({ day }) => rentalPrice(day, days)), deposit: sum(({ deposit }) => deposit) }
}

/** The offers as they would be without a booking: its own days count as free when they are changed. */
export function withoutOwn(
  offers: Offers,
  lines: readonly PlanLine[],
  { storeId, collect, back }: { storeId: number } & Stay,
): Offers {
  const changed = new Map(offers)
  for (const { modelId, variantId } of lines) {
    const offer = changed.get(modelId)
    if (!offer) continue
    const own = heldDays({ collect, back }, offer.service_days)
    const isOwn = ({ from, until }: HeldDays) => from === own.from && until === own.until
    const place = offer.units.findIndex(
      ({ variant, store, held }) => variant === variantId && store === storeId && held.some(isOwn),
    )
    const units = offer.units.map((unit, index) =>
      index === place ? { ...unit, held: unit.held.filter((days) => !isOwn(days)) } : unit,
    )
    changed.set(modelId, { ...offer, units })
  }
  return changed
}
