/** When an order arrives, in words: the same on the page, in the mail and for staff. */
import type { Arrival, Order } from '@/lib/contract/schemas/checkout'
import { isAwaited, isPaid } from '@/lib/order/order-states'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Days of the shop's calendar (YYYY-MM-DD) as short as the language allows, "24.–26.11." in Finnish; the same day twice is told once, and no line ends within it. `locale` is one of BCP 47. */
function dayRange(from: string, to: string, locale: string): string {
  let format = formats.get(locale)
  if (!format) {
    // A day of the calendar is that day for everyone: no clock moves it.
    format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
    formats.set(locale, format)
  }
  return format.formatRange(new Date(from), new Date(to)).replaceAll(' ', '\u00a0').replaceAll('\u2009', '\u202f')
}

/** One text a parcel: its days, or the goods' own words where no days are known; with what is in it where there are several. */
export function arrivalTexts(arrivals: readonly Arrival[], locale: string): string[] {
  return arrivals.map(({ from, to, text, names }) => {
    const when = from !== null && to !== null ? dayRange(from, to, locale) : text
    return names.length === 0 ? when : `${when} (${names.join(', ')})`
  })
}

export interface Collection {
  /** YYYY-MM-DD, and the time of the shop's clock when that was promised, too. */
  readonly day: string
  readonly time: string | null
  /** What is fetched; empty: all of the order. */
  readonly names: readonly string[]
}

/** When an order waits in its store, one a parcel; none for an order that is sent, that is not paid or has ended, and where no day was promised. */
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
