/** Shipping time of a cart (spec 3 §4 "Shipping time display"). */
import { type AddedDays, shippingDays, showsShippingText } from '@/lib/catalog/shipping'

export interface ShippingTime {
  readonly number: number
  /** A range of business days such as `1-3`, or a text. */
  readonly text: string
}

/** The range of a row with the delivery country's days added. A text, and a number that means a text (30 and more, 999), is unchanged. */
export function withAddedDays({ number, text }: ShippingTime, added: AddedDays): string {
  const days = showsShippingText(number) ? null : shippingDays(text, added)
  if (days === null) return text
  return days.start === days.end ? String(days.start) : `${days.start}-${days.end}`
}

/** The time of products that are worked on before they are sent; a text is unchanged. */
export function withWork(time: ShippingTime, work: AddedDays): ShippingTime {
  return { number: time.number, text: withAddedDays(time, work) }
}

/** The longest of several times: by the number, then by the end of the range. Null without times. */
export function longest(times: readonly ShippingTime[]): ShippingTime | null {
  const end = (time: ShippingTime) => shippingDays(time.text)?.end ?? 0
  return times.reduce<ShippingTime | null>((worst, time) => {
    if (worst === null || time.number > worst.number) return time
    return time.number === worst.number && end(time) > end(worst) ? time : worst
  }, null)
}
