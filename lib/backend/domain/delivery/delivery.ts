/** Delivery methods of a cart: which are offered, their price, and where a parcel can be collected. */
import { pick } from '@/lib/backend/domain/texts/localized'
import {
  type Consignment,
  type DeliveryAnswer,
  deliveryTerms,
  type DeliveryTerms,
  type DeliveryWay,
  type Destination,
  type GoodsLimit,
  isUndeliverable,
} from '@/lib/catalog/delivery-terms'
import { NO_ADDED_DAYS } from '@/lib/catalog/shipping'
import type { CheckoutAnswer } from '@/lib/contract/schemas/checkout'
import { localeOf, type Language } from '@/lib/market/languages'
import { addWorkingDays, isWorkingDay } from '@/lib/market/working-days'
import { inEveryLanguage } from '@/lib/messages/all'

import type { CheckoutSettings, DeliveryMethod, PickupStore } from './read-settings'

/** The goods and the destination of a cart. */
export interface DeliveryRules extends Consignment, Destination {}

export interface DeliveryOffer {
  readonly method: DeliveryMethod
  readonly terms: DeliveryTerms
}

/**
 * Delivery of gift cards that are not printed. It is not a row of the shop's methods, because it cannot be chosen for products, and these
 * cards have no other one.
 */
export const BY_EMAIL: DeliveryOffer = {
  method: {
    id: 'email',
    kind: 'email',
    price_eur: 0,
    free_from_eur: null,
    min_days: 0,
    max_days: 0,
    is_green: false,
    postal_codes: null,
    names: inEveryLanguage('pay.by_email_name'),
    descriptions: inEveryLanguage('pay.by_email_description'),
  },
  terms: { refusal: null, cost: 0, handling: NO_ADDED_DAYS, transit: NO_ADDED_DAYS, days: NO_ADDED_DAYS, text: '' },
}

/** A method of the database as `deliveryTerms` reads it. */
function wayOf(method: DeliveryMethod): DeliveryWay {
  return {
    id: method.id,
    kind: method.kind,
    price: method.price_eur,
    freeFrom: method.free_from_eur,
    minDays: method.min_days,
    maxDays: method.max_days,
    countries: method.countries,
    postalCodes: method.postal_codes,
  }
}

/** Whether no method takes goods of a rule to the country of a checkout. */
export function undeliverableBy(
  { deliveryMethods, closedCountries }: Pick<CheckoutSettings, 'deliveryMethods' | 'closedCountries'>,
  country: string,
): (limit: GoodsLimit) => boolean {
  const ways = deliveryMethods.map(wayOf)
  return (limit) => isUndeliverable(ways, { country, closedCountries }, limit)
}

/** The terms of one method for goods and destination. */
export function termsOf(method: DeliveryMethod, rules: DeliveryRules): DeliveryAnswer {
  return deliveryTerms(wayOf(method), rules, rules)
}

/** The methods that deliver these goods there, in the country's order. */
export function offerDelivery(methods: readonly DeliveryMethod[], rules: DeliveryRules): DeliveryOffer[] {
  return methods.flatMap((method) => {
    const terms = termsOf(method, rules)
    return terms.refusal === null ? [{ method, terms }] : []
  })
}

/** The methods that deliver these goods to the country, but not to this postal code, or not without one. */
export function methodsByPostcode(methods: readonly DeliveryMethod[], rules: DeliveryRules): DeliveryMethod[] {
  return methods.filter((method) => termsOf(method, rules).refusal === 'postcode')
}

type Location = CheckoutAnswer['delivery_methods'][number]['locations'][number]

export interface PickupRules {
  readonly language: Language
  /** For express pickup only: stores that offer it and have every row in stock. */
  readonly isExpress: boolean
  /** Stores that have every row of the cart in stock. */
  readonly fullStoreIds: ReadonlySet<number>
  /** When the other stores have all of it, as text: the same as in the summary of the order. */
  readonly readyInStore: string
}

/** True when the shopper must choose where a parcel is collected: in a store, or at one of the carrier's points in this country. */
export function needsLocation({ id, kind }: DeliveryMethod, { pointMethods }: CheckoutSettings): boolean {
  return kind === 'store' || (kind === 'locker' && pointMethods.includes(id))
}

/** The stores where a cart can be collected, with the time from which it is ready, or the carrier's points near the postal code. */
export function pickupLocations(method: DeliveryMethod, settings: CheckoutSettings, rules: PickupRules): Location[] {
  if (method.kind === 'locker') {
    return settings.pickupPoints
      .filter(({ method_id: id }) => id === method.id)
      .map(({ id, name, address, postal_code, city, hours }) => ({
        id,
        name,
        address: `${address}, ${postal_code} ${city}`,
        ready: '',
        hours,
      }))
  }
  if (method.kind !== 'store') return []
  const stores = settings.stores.filter((store) =>
    rules.isExpress ? store.pikanouto && rules.fullStoreIds.has(store.id) : store.nouto,
  )
  return stores.map((store) => ({
    id: String(store.id),
    name: store.name,
    address: addressOf(store),
    ready: rules.isExpress ? expressText(settings, rules.language) : rules.readyInStore,
  }))
}

function addressOf({ address }: PickupStore): string {
  return `${address.street}, ${address.postcode} ${address.city}`
}

const utc = (local: string) => new Date(`${local}:00Z`)

/** Couriers leave at noon on working days; a later order is sent with the next courier. */
const COURIER_LEAVES = '12:00'

/** The day on which a courier delivers an order placed now, YYYY-MM-DD; `localTime` is the shop time, YYYY-MM-DDTHH:mm. */
export function courierDay(localTime: string): string {
  const [day = '', clock = ''] = localTime.split('T')
  return isWorkingDay(day) && clock < COURIER_LEAVES ? day : addWorkingDays(day, 1)
}

/**
 * Express pickup on working days: an order by 09:00 is ready from 11:00, by 14:00 from 16:00, a later one on the next working day (spec 3
 * §9).
 */
export function expressReady(localTime: string): string {
  const [day = '', clock = ''] = localTime.split('T')
  if (isWorkingDay(day) && clock < '14:00') return `${day}T${clock < '09:00' ? '11:00' : '16:00'}`
  return `${addWorkingDays(day, 1)}T11:00`
}

/** From when an express pickup that is ordered now waits, as text. */
export function expressText({ localTime }: Pick<CheckoutSettings, 'localTime'>, language: Language): string {
  return readyText(expressReady(localTime), language, true)
}

const readyFormats = new Map<string, Intl.DateTimeFormat>()

/** A local time as a weekday with its date, with the hour when it is relevant. */
export function readyText(local: string, language: Language, withTime: boolean): string {
  const key = `${language} ${withTime}`
  let format = readyFormats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(localeOf(language), {
      timeZone: 'UTC',
      weekday: 'short',
      day: 'numeric',
      month: 'numeric',
      ...(withTime && { hour: '2-digit', minute: '2-digit' }),
    })
    readyFormats.set(key, format)
  }
  return format.format(utc(local))
}

/** The working days from order to arrival such as `2-6`, or the goods' own words. */
export function daysText({ days, text }: Pick<DeliveryTerms, 'days' | 'text'>): string {
  if (days === null) return text
  return days.start === days.end ? String(days.start) : `${days.start}-${days.end}`
}

/** One method in the contract's format. Amounts are converted by `toMinor`. */
export function describeMethod(
  { method, terms }: DeliveryOffer,
  language: Language,
  isSelected: boolean,
  places: { locations: Location[]; isNeeded: boolean },
  toMinor: (eur: number) => number,
): CheckoutAnswer['delivery_methods'][number] {
  return {
    id: method.id,
    name: pick(method.names, language),
    description: pick(method.descriptions, language),
    price: toMinor(terms.cost),
    free_from: method.free_from_eur === null ? null : toMinor(method.free_from_eur),
    kind: method.kind,
    min_days: method.min_days,
    max_days: method.max_days,
    arrives_in: daysText(terms),
    is_green: method.is_green,
    selected: isSelected,
    locations: places.locations,
    needs_location: places.isNeeded,
  }
}
