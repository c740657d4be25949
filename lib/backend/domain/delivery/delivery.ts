/** Delivery methods of a cart: which are offered, what each costs and where a parcel can be fetched. */
import { pick } from '@/lib/backend/domain/texts/localized'
import type { CheckoutAnswer } from '@/lib/contract/schemas/checkout'
import { countryOf } from '@/lib/market/countries'
import { localeOf, type Language } from '@/lib/market/languages'
import { inEveryLanguage } from '@/lib/messages/all'

import { plainPostcode, type CheckoutSettings, type DeliveryMethod, type PickupStore } from './read-settings'
import { addWorkingDays, isWorkingDay } from './working-days'

/** What a model says about where and how it can be sent. */
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
  /** Goods in cents of EUR: decides about free delivery. */
  readonly goodsEur: number
  /** A company has paid for the gift: only express costs. */
  readonly isGiftCampaign: boolean
  /** Where it goes; null while nobody knows. */
  readonly postcode: string | null
  /** Sold in a store and sent afterwards: it is not fetched from a store again. */
  readonly isPostDelivery: boolean
}

export interface DeliveryOffer {
  readonly method: DeliveryMethod
  readonly costEur: number
}

/** How gift cards travel that nobody prints; it is no row of the shop's methods, since nobody can choose another way for them or this one for goods. */
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

/** The methods that every parcel allows and that reach the postal code, in the country's order, with their cost in cents of EUR. */
export function offerDelivery(methods: readonly DeliveryMethod[], rules: DeliveryRules): DeliveryOffer[] {
  return allowedMethods(methods, rules)
    .filter((method) => reaches(method, rules.postcode))
    .map((method) => ({ method, costEur: costOf(method, rules) }))
}

/** The methods that the parcels allow but this postal code, or a missing one, does not. */
export function methodsByPostcode(methods: readonly DeliveryMethod[], rules: DeliveryRules): DeliveryMethod[] {
  return allowedMethods(methods, rules).filter((method) => !reaches(method, rules.postcode))
}

function allowedMethods(
  methods: readonly DeliveryMethod[],
  { parcels, isPostDelivery }: DeliveryRules,
): DeliveryMethod[] {
  return methods.filter(
    ({ id, kind }) =>
      !(isPostDelivery && kind === 'store') &&
      parcels.every(({ limit }) => limit.allowedDeliveryMethods?.includes(id) ?? true),
  )
}

/** Some carriers serve some towns only; without a postal code nobody knows. */
function reaches({ postal_codes: beginnings }: DeliveryMethod, postcode: string | null): boolean {
  if (beginnings === null) return true
  const code = plainPostcode(postcode ?? '')
  return code !== '' && beginnings.some((beginning) => code.startsWith(beginning))
}

function costOf(method: DeliveryMethod, rules: DeliveryRules): number {
  // Nothing to carry.
  if (rules.parcels.length === 0) return 0
  if (rules.isGiftCampaign && method.kind !== 'express') return 0
  const packages = countryOf(rules.country)?.isEu ? 1 : packagesFor(rules.parcels)
  const isFree = method.free_from_eur !== null && rules.goodsEur >= method.free_from_eur
  return method.price_eur * (isFree ? packages - 1 : packages)
}

/** How many international packages the rows fill; a limit below 1 means that one piece fills several (spec 3 §5). */
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
  /** Only express pickup: stores that offer it and hold every row. */
  readonly isExpress: boolean
  /** Stores that hold every row of the cart. */
  readonly fullStoreIds: ReadonlySet<number>
  /** By when a store has all of it otherwise: a day (YYYY-MM-DD), or words where no day is known. */
  readonly readyInStore: { readonly to: string | null; readonly text: string }
}

/** True when the shopper must say where a parcel is fetched: in a store, or at one of the points that the carrier names in this country. */
export function needsLocation({ id, kind }: DeliveryMethod, { pointMethods }: CheckoutSettings): boolean {
  return kind === 'store' || (kind === 'locker' && pointMethods.includes(id))
}

/** The stores where a cart can be fetched, with the time from which it waits there, or the carrier's points around the postal code. */
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

/** Couriers leave at noon on working days; what is ordered later goes on the next one. */
const COURIER_LEAVES = '12:00'

/** The day on which a courier brings what is ordered now, YYYY-MM-DD; `localTime` is the shop's clock, YYYY-MM-DDTHH:mm. */
export function courierDay(localTime: string): string {
  const [day = '', clock = ''] = localTime.split('T')
  return isWorkingDay(day) && clock < COURIER_LEAVES ? day : addWorkingDays(day, 1)
}

/** Express pickup on working days: ordered by 09:00 ready from 11:00, by 14:00 from 16:00, later the next one (spec 3 §9). */
export function expressReady(localTime: string): string {
  const [day = '', clock = ''] = localTime.split('T')
  if (isWorkingDay(day) && clock < '14:00') return `${day}T${clock < '09:00' ? '11:00' : '16:00'}`
  return `${addWorkingDays(day, 1)}T11:00`
}

const readyFormats = new Map<string, Intl.DateTimeFormat>()

/** A local time as a weekday with its date, with the hour when it matters. */
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

/** One method as the contract has it. Amounts are converted by `toMinor`. */
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
