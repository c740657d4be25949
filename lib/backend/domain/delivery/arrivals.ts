/** The promised arrival of each parcel, in the format of orders and of the contract. */
import type { Arrival as ToldArrival } from '@/lib/contract/schemas/checkout'

/** The promise for one parcel. Without known days `text` is the delivery text of the products. */
export interface Arrival {
  /** Days of the shop's calendar, YYYY-MM-DD. */
  readonly from: string | null
  readonly to: string | null
  readonly text: string
  /** Lines of the order, from 1. */
  readonly lines: readonly number[]
}

/** In the contract's format: if there are several parcels, each has the names of its products. */
export function contractArrivals(
  arrivals: readonly Arrival[],
  nameOf: (line: number) => string | undefined,
): ToldArrival[] {
  return arrivals.map(({ lines, ...when }) => ({
    ...when,
    names: arrivals.length === 1 ? [] : [...new Set(lines.flatMap((line) => nameOf(line) ?? []))],
  }))
}
