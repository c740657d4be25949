/** The arrival of an order as text: the same on the page, in the mail and for staff. */
import { dayRange } from '@/lib/market/day-range'
import type { Arrival, Order } from '@/lib/contract/schemas/checkout'
import { isAwaited, isPaid } from '@/lib/order/order-states'

/**
 * One text for each parcel: its days, or the products' own delivery text without known days; with its products if there are several
 * parcels.
 */
export function arrivalTexts(arrivals: readonly Arrival[], locale: string): string[] {
  return arrivals.map(({ from, to, text, names }) => {
    const when = from !== null && to !== null ? dayRange(from, to, locale) : text
    return names.length === 0 ? when : `${when} (${names.join(', ')})`
  })
}

export interface Collection {
  /** YYYY-MM-DD, with the time in shop time if one was promised. */
  readonly day: string
  readonly time: string | null
  /** The products to collect; empty: the whole order. */
  readonly names: readonly string[]
}

/**
 * When an order is ready in its store, one text for each parcel. Empty for an order that is sent, that is not paid or has ended, and
 * without a promised day.
 */
export function collectionsOf({
  delivery_kind: kind,
  status,
  ready_from: ready,
  arrivals = [],
}: Pick<Order, 'delivery_kind' | 'status' | 'ready_from' | 'arrivals'>): Collection[] {
  if (kind !== 'store' || !isPaid(status) || !isAwaited(status)) return []
  if (ready) return [{ day: ready.slice(0, 10), time: ready.slice(11), names: [] }]
  return arrivals.flatMap(({ to, names }) => (to === null ? [] : [{ day: to, time: null, names }]))
}
