/**
 * What a delivery costs and how many working days it takes, or why there is none: for goods, a country, a postal code and a method. Product
 * page, cart, checkout, order, mail, delivery page, structured data and product feeds all ask `deliveryTerms`, so that they cannot differ.
 */
import type { CheckoutAnswer } from '@/lib/contract/schemas/checkout'
import { countryOf, isPostalCodeBlocked, STORE_COUNTRY } from '@/lib/market/countries'

import { type AddedDays, NO_ADDED_DAYS, shippingDays, shippingMark, showsShippingText } from './shipping'

type DeliveryKind = CheckoutAnswer['delivery_methods'][number]['kind']

/** A delivery method; amounts are cents of EUR. */
export interface DeliveryWay {
  readonly id: string
  readonly kind: DeliveryKind
  readonly price: number
  /** Value of the goods from which it is free; null: never. */
  readonly freeFrom: number | null
  /** Working days of transport. */
  readonly minDays: number
  readonly maxDays: number
  /** Null: every country that lists the method in the market table. Missing: the method was read for one country. */
  readonly countries?: readonly string[] | null | undefined
  /** Beginnings of the postal codes where it is available; null: all of them. */
  readonly postalCodes: readonly string[] | null
}

/** Where and how a kind of goods, a model or a variant can be sent. */
export interface GoodsLimit {
  readonly blockedCountries?: readonly string[]
  /** The only countries; missing: all. */
  readonly allowedCountries?: readonly string[]
  readonly allowedDeliveryMethods?: readonly string[]
  readonly perInternationalPackage?: number
}

export interface Parcel {
  readonly quantity: number
  readonly limit: GoodsLimit
}

export interface Consignment {
  readonly parcels: readonly Parcel[]
  /** Value of the goods in cents of EUR: decides about free delivery. */
  readonly worth: number
  /** When the slowest of the goods can be sent; null: nothing is sent. */
  readonly time: { readonly number: number; readonly text: string } | null
  /** A company has paid for the gift: only express costs. */
  readonly isGiftCampaign?: boolean
  /** Sold in a store and sent afterwards: collection in a store is not offered. */
  readonly isPostDelivery?: boolean
}

export interface Destination {
  readonly country: string
  /** Null: not known yet. Missing: the answer is for the places that the method reaches. */
  readonly postcode?: string | null
  /** Working days that packing takes longer for this country. */
  readonly addedDays: AddedDays
  /** Countries to which nothing is delivered. */
  readonly closedCountries: readonly string[]
}

/**
 * `closed`: nothing is delivered to the country. `goods`: these goods are not delivered there. `method`: not by this method. `postcode`:
 * not to this postal code, or it must be known.
 */
type Refusal = 'closed' | 'goods' | 'method' | 'postcode'

export interface DeliveryTerms {
  readonly refusal: null
  /** Cents of EUR. */
  readonly cost: number
  /** Working days until the goods are packed; null without known days, then `text` has the goods' own words. */
  readonly handling: AddedDays | null
  /** Working days of transport. */
  readonly transit: AddedDays
  /** Working days from the order to the arrival: both together. For express they begin when the next courier leaves. */
  readonly days: AddedDays | null
  readonly text: string
}

export type DeliveryAnswer = DeliveryTerms | { readonly refusal: Refusal }

/** The terms of a delivery, or why it is not possible. */
export function deliveryTerms(way: DeliveryWay, to: Destination, goods: Consignment): DeliveryAnswer {
  const refusal = refusalOf(way, to, goods)
  if (refusal !== null) return { refusal }
  const handling = handlingOf(way, to, goods)
  const transit = transitOf(way, handling)
  return {
    refusal: null,
    cost: costOf(way, to, goods),
    handling,
    transit,
    days: handling && { start: handling.start + transit.start, end: handling.end + transit.end },
    text: handling === null ? (goods.time?.text ?? '') : '',
  }
}

/**
 * True when none of the methods takes one piece of these goods to the country, to whichever postal code: for the shopper the same as a
 * blocked country, so page, list, wizard and cart say it in the same words.
 */
export function isUndeliverable(
  ways: readonly DeliveryWay[],
  { country, closedCountries }: Pick<Destination, 'country' | 'closedCountries'>,
  limit: GoodsLimit,
): boolean {
  const to = { country, closedCountries, addedDays: NO_ADDED_DAYS }
  const goods = { parcels: [{ quantity: 1, limit }], worth: 0, time: null }
  return ways.every((way) => deliveryTerms(way, to, goods).refusal !== null)
}

/** The stored format of postal codes: without spaces and dashes, upper-case. */
export function plainPostcode(text: string): string {
  return text.toUpperCase().replace(/[^0-9A-Z]/g, '')
}

/** True when the rule of the goods closes the country to them. */
function areGoodsRefused({ blockedCountries, allowedCountries }: GoodsLimit, country: string): boolean {
  return (blockedCountries?.includes(country) ?? false) || !(allowedCountries?.includes(country) ?? true)
}

function refusalOf(way: DeliveryWay, to: Destination, { parcels, isPostDelivery }: Consignment): Refusal | null {
  const { country, closedCountries } = to
  if (closedCountries.includes(country) || countryOf(country) === null) return 'closed'
  if (parcels.some(({ limit }) => areGoodsRefused(limit, country))) return 'goods'
  // Collected goods stay in the country of the store: prices and tax of another country are not for them.
  if (way.kind === 'store' && (isPostDelivery || country !== STORE_COUNTRY)) return 'method'
  const isAllowed = parcels.every(({ limit }) => limit.allowedDeliveryMethods?.includes(way.id) ?? true)
  if (!isAllowed || !isOfferedIn(way, country)) return 'method'
  return reaches(way, to) ? null : 'postcode'
}

function isOfferedIn({ id, countries }: DeliveryWay, country: string): boolean {
  if (countries === undefined) return true
  return countries === null
    ? (countryOf(country)?.deliveryMethods.some((listed) => listed === id) ?? false)
    : countries.includes(country)
}

/** Some carriers deliver only to some towns; without a postal code this cannot be decided. */
function reaches({ postalCodes }: DeliveryWay, { country, postcode }: Destination): boolean {
  if (postcode === undefined) return true
  if (postcode !== null && isPostalCodeBlocked(country, postcode)) return false
  if (postalCodes === null) return true
  const code = plainPostcode(postcode ?? '')
  return code !== '' && postalCodes.some((beginning) => code.startsWith(beginning))
}

function costOf(way: DeliveryWay, { country }: Destination, { parcels, worth, isGiftCampaign }: Consignment): number {
  // Nothing is delivered.
  if (parcels.length === 0) return 0
  if (isGiftCampaign && way.kind !== 'express') return 0
  const packages = countryOf(country)?.isEu ? 1 : packagesFor(parcels)
  const isFree = way.freeFrom !== null && worth >= way.freeFrom
  return way.price * (isFree ? packages - 1 : packages)
}

/** Number of international packages for the rows; a limit below 1 means that one piece needs several (spec 3 §5). */
export function packagesFor(parcels: readonly Parcel[]): number {
  const filled = parcels.reduce((all, { quantity, limit }) => {
    const perPackage = limit.perInternationalPackage ?? 0
    if (perPackage <= 0) return all
    return all + (perPackage < 1 ? quantity * Math.ceil(1 / perPackage - 1e-9) : quantity / perPackage)
  }, 0)
  return Math.max(1, Math.ceil(filled - 1e-9))
}

/** For products that are sent immediately, express and collection count from the order; other transport begins after packing. */
function handlingOf({ kind }: DeliveryWay, { addedDays }: Destination, { time }: Consignment): AddedDays | null {
  if (time === null) return NO_ADDED_DAYS
  if (showsShippingText(time.number)) return null
  const isInStock = shippingMark(time.number) === 'check'
  return isInStock && (kind === 'express' || kind === 'store') ? NO_ADDED_DAYS : shippingDays(time.text, addedDays)
}

/** Except by courier, nothing arrives on the day of the order. */
function transitOf({ kind, minDays, maxDays }: DeliveryWay, handling: AddedDays | null): AddedDays {
  const least = (packing: number | undefined) => (kind === 'express' || kind === 'email' || (packing ?? 1) > 0 ? 0 : 1)
  return { start: Math.max(minDays, least(handling?.start)), end: Math.max(maxDays, least(handling?.end)) }
}
