/** Delivery methods of a cart: which are offered, their price, and where a parcel can be collected. */
import { pick } from '@/lib/backend/domain/texts/localized'
import type { CheckoutAnswer } from '@/lib/contract/schemas/checkout'
import { countryOf, STORE_COUNTRY } from '@/lib/market/countries'
import { localeOf, type Language } from '@/lib/market/languages'
import { addWorkingDays, isWorkingDay } from '@/lib/market/working-days'
import { inEveryLanguage } from '@/lib/messages/all'

import { plainPostcode, type CheckoutSettings, type DeliveryMethod, type PickupStore } from './read-settings'

/** Where and how a model can be sent. */
export interface DeliveryLimit {
  readonly blockedCountries?: readonly string[]
  readonly allowedDeliveryMethods?: readonly string[]
  readonly perInternationalPackage?: number
}

export interface Parcel {
  readonly quantity: number
  readonly limit: DeliveryLimit
}

export interface DeliveryRules {
  readonly country: string
  readonly parcels: readonly Parcel[]
  /** Products in cents of EUR: decides about free delivery. */
  readonly goodsEur: number
  /** A company has paid for the gift: only express costs. */
  readonly isGiftCampaign: boolean
  /** The destination; null while it is unknown. */
  readonly postcode: string | null
  /** Sold in a store and sent afterwards: collection in a store is not offered. */
  readonly isPostDelivery: boolean
}

export interface DeliveryOffer {
  readonly method: DeliveryMethod
  readonly costEur: number
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
    is_green: true,
    postal_codes: null,
    names: inEveryLanguage('pay.by_email_name'),
    descriptions: inEveryLanguage('pay.by_email_description'),
  },
  costEur: 0,
}

/**
 * The methods that all parcels allow and that are available for the postal code, in the country's order, with their price in cents of EUR.
 */
export function offerDelivery(methods: readonly DeliveryMethod[], rules: DeliveryRules): DeliveryOffer[] {
  return allowedMethods(methods, rules)
    .filter((method) => reaches(method, rules.postcode))
    .map((method) => ({ method, costEur: costOf(method, rules) }))
}

/** The methods that the parcels allow but that are not available for this postal code, or without one. */
export function methodsByPostcode(methods: readonly DeliveryMethod[], rules: DeliveryRules): DeliveryMethod[] {
  return allowedMethods(methods, rules).filter((method) => !reaches(method, rules.postcode))
}

function allowedMethods(
  methods: readonly DeliveryMethod[],
  { country, parcels, isPostDelivery }: DeliveryRules,
): DeliveryMethod[] {
  return methods.filter(
    ({ id, kind }) =>
      // Collected products stay in the country of the store: prices and tax of another country are not for them.
      !(kind === 'store' && (isPostDelivery || country !== STORE_COUNTRY)) &&
      parcels.every(({ limit }) => limit.allowedDeliveryMethods?.includes(id) ?? true),
  )
}

/** Some carriers deliver only to some towns; without a postal code this cannot be decided. */
function reaches({ postal_codes: beginnings }: DeliveryMethod, postcode: string | null): boolean {
  if (beginnings === null) return true
  const code = plainPostcode(postcode ?? '')
  return code !== '' && beginnings.some((beginning) => code.startsWith(beginning))
}

function costOf(method: DeliveryMethod, rules: DeliveryRules): number {
  // Nothing is delivered.
  if (rules.parcels.length === 0) return 0
  if (rules.isGiftCampaign && method.kind !== 'express') return 0
  const packages = countryOf(rules.country)?.isEu ? 1 : packagesFor(rules.parcels)
  const isFree = method.free_from_eur !== null && rules.goodsEur >= method.free_from_eur
  return method.price_eur * (isFree ? packages - 1 : packages)
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

type Location = CheckoutAnswer['delivery_methods'][number]['locations'][number]

export interface PickupRules {
  readonly language: Language
  /** For express pickup only: stores that offer it and have every row in stock. */
  readonly isExpress: boolean
  /** Stores that have every row of the cart in stock. */
  readonly fullStoreIds: ReadonlySet<number>
  /** When the other stores have all of it: a day (YYYY-MM-DD), or a text without a known day. */
  readonly readyInStore: { readonly to: string | null; readonly text: string }
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
    ready: rules.isExpress
      ? readyText(expressReady(settings.localTime), rules.language, true)
      : rules.readyInStore.to === null
        ? rules.readyInStore.text
        : readyText(`${rules.readyInStore.to}T12:00`, rules.language, false),
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

/** One method in the contract's format. Amounts are converted by `toMinor`. */
export function describeMethod(
  { method, costEur }: DeliveryOffer,
  language: Language,
  isSelected: boolean,
  places: { locations: Location[]; isNeeded: boolean },
  toMinor: (eur: number) => number,
): CheckoutAnswer['delivery_methods'][number] {
  return {
    id: method.id,
    name: pick(method.names, language),
    description: pick(method.descriptions, language),
    price: toMinor(costEur),
    free_from: method.free_from_eur === null ? null : toMinor(method.free_from_eur),
    kind: method.kind,
    min_days: method.min_days,
    max_days: method.max_days,
    is_green: method.is_green,
    selected: isSelected,
    locations: places.locations,
    needs_location: places.isNeeded,
  }
}
