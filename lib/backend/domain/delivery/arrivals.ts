/** The promised arrival of each parcel, as orders keep it and as the contract tells it. */
import type { Arrival as ToldArrival } from '@/lib/contract/schemas/checkout'

/** What one parcel was promised for. Without days, since nobody knows them, `text` is what the goods say. */
export interface Arrival {
  /** Days of the shop's calendar, YYYY-MM-DD. */
  readonly from: string | null
  readonly to: string | null
  readonly text: string
  /** Lines of the order, from 1. */
  readonly lines: readonly number[]
}

/** In the words of the contract: several parcels name what is in them. */
export function toldArrivals(
  arrivals: readonly Arrival[],
  nameOf: (line: number) => string | undefined,
): ToldArrival[] {
  return arrivals.map(({ lines, ...when }) => ({
    ...when,
    names: arrivals.length === 1 ? [] : [...new Set(lines.flatMap((line) => nameOf(line) ?? []))],
  }))
}
