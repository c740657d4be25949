/**
 * When a cart arrives at the shopper or is ready in a store: the time of the products plus the transport time, in working days without
 * public holidays.
 */
import { arrivalDays } from '@/lib/catalog/arrival-days'
import { PRINTED_CARD_TIME } from '@/lib/catalog/gift-cards'
import { shippingMark } from '@/lib/catalog/shipping'

import type { Arrival } from '@/lib/backend/domain/delivery/arrivals'
import type { CheckoutRequest } from '@/lib/contract/schemas/checkout'
import { courierDay, termsOf } from '@/lib/backend/domain/delivery/delivery'
import type { Quote, QuoteRow } from './quote-types'
import type { Variant } from './read-catalogue'
import type { DeliveryMethod } from '@/lib/backend/domain/delivery/read-settings'
import { longest, type ShippingTime, withWork } from '@/lib/backend/domain/delivery/shipping-time'
import { holidaysIn } from '@/lib/market/working-days'

interface Part {
  readonly line: number
  readonly time: ShippingTime
}

/** As far as the time of sending depends on it. */
interface PackedGoods {
  readonly rows: readonly Pick<QuoteRow, 'amount' | 'variants' | 'bundle'>[]
  readonly giftCardRows: readonly Pick<Quote['giftCardRows'][number], 'isPrinted'>[]
  readonly settings: Pick<Quote['settings'], 'skiBundleDays'>
}

const PRINTED_CARD: ShippingTime = { number: PRINTED_CARD_TIME.number, text: PRINTED_CARD_TIME.string }

/** When a member of a row can be sent: a ski package is mounted in the workshop first (spec 3 §4 "Shipping time display"). */
export function timeOf(
  variant: Variant,
  { bundle }: Pick<QuoteRow, 'bundle'>,
  { skiBundleDays }: Pick<Quote['settings'], 'skiBundleDays'>,
): ShippingTime {
  const time = { number: variant.shippingNumber, text: variant.shippingString }
  return bundle?.skiSport ? withWork(time, skiBundleDays) : time
}

/** Whether the goods are sent in parts: as the shopper chose, or as the setting part_delivery_mode decides for everybody. */
export function isSentInParts(
  { settings: { partDelivery } }: Quote,
  { delivery_extra_data: { part_delivery: isChosen } }: Pick<CheckoutRequest, 'delivery_extra_data'>,
): boolean {
  return partDelivery === 'ask' ? isChosen : partDelivery === 'always'
}

/**
 * The parcels of the chosen delivery, the first one first: one, or two if what is in stock is sent first. None while
 * no delivery is chosen, for delivery by e-mail, and for express pickup, which has a time of the day.
 */
export function arrivalsOf(
  quote: Quote,
  { isSplit, isExpressPickup }: { isSplit: boolean; isExpressPickup: boolean },
): Arrival[] {
  const method = quote.selected?.method
  const parts = partsOf(quote)
  if (!method || parts.length === 0 || (isExpressPickup && method.kind === 'store')) return []
  const soonest = Math.min(...parts.map(({ time }) => time.number))
  const isFirst = ({ time }: Part) => !isSplit || time.number === soonest || isInStock(time)
  return [parts.filter(isFirst), parts.filter((part) => !isFirst(part))]
    .filter((parcel) => parcel.length > 0)
    .map((parcel) => ({
      ...arrivalOf(
        parcel.map(({ time }) => time),
        method,
        quote,
      ),
      lines: parcel.map(({ line }) => line),
    }))
}

/**
 * When everything in the cart has arrived by a method, or is ready in a store: days (YYYY-MM-DD), or the products' delivery text without
 * known days; null where nothing is packed.
 */
export function arrivalOfAll(quote: Quote, method: DeliveryMethod): Pick<Arrival, 'from' | 'to' | 'text'> | null {
  const times = timesOf(quote)
  return times.length === 0 ? null : arrivalOf(times, method, quote)
}

/** When each thing of the cart that is packed can be sent. */
export function timesOf(goods: PackedGoods): ShippingTime[] {
  return partsOf(goods).map(({ time }) => time)
}

const isInStock = ({ number }: ShippingTime) => shippingMark(number) === 'check'

/**
 * What is packed, in the order of the order's lines; a bundle is sent with its slowest member, and what is sent by e-mail is in no parcel.
 */
function partsOf({ rows, giftCardRows, settings }: PackedGoods): Part[] {
  const goods = rows
    .filter(({ amount }) => amount > 0)
    .flatMap((row) => {
      const time = longest(row.variants.map((variant) => timeOf(variant, row, settings)))
      return row.variants.map(() => time)
    })
  const cards = giftCardRows.map(({ isPrinted }) => (isPrinted ? PRINTED_CARD : null))
  return [...goods, ...cards].flatMap((time, index) => (time ? [{ line: index + 1, time }] : []))
}

/** The days of a parcel whose delivery was found possible: its goods and its postal code do not change when it arrives. */
function arrivalOf(
  times: readonly ShippingTime[],
  method: DeliveryMethod,
  { country, settings: { addedDays, localTime } }: Quote,
): Omit<Arrival, 'lines'> {
  const terms = termsOf(method, {
    country,
    addedDays,
    closedCountries: [],
    parcels: [],
    worth: 0,
    time: longest(times),
  })
  if (terms.refusal !== null) throw new Error(`${method.id} does not deliver to ${country}.`)
  // A courier's days begin with the next departure; in all other cases nothing is done on the day of the order.
  const begin = method.kind === 'express' ? courierDay(localTime) : localTime.slice(0, 10)
  const days = arrivalDays(terms, begin, { shop: holidaysIn(), there: holidaysIn(country) })
  return days ? { ...days, text: '' } : { from: null, to: null, text: terms.text }
}
