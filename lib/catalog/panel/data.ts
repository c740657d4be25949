import type { Holidays } from '@/lib/catalog/arrival-days'
import { isCountryBlocked } from '@/lib/catalog/availability'
import { deliveryTerms, type DeliveryTerms, type DeliveryWay } from '@/lib/catalog/delivery-terms'
import type { AddedDays } from '@/lib/catalog/shipping'
import type { SkiGroup, SkiSport } from '@/lib/catalog/ski/compatibility'
import type { DeliveryLimit, Variant } from '@/lib/contract/schemas/catalogue'
import type { Store } from '@/lib/contract/schemas/config'

/** The fields of a store that availability needs. */
export interface PanelStore
  extends Pick<Store, 'id' | 'slug' | 'name' | 'shortName' | 'type' | 'pikanouto' | 'nouto' | 'stock_display_order'> {
  /** The store's own page, if there is one. */
  readonly href: string | null
}

/** What the terms of a delivery depend on. */
type OfferLimit = Pick<DeliveryLimit, 'isDeliveryCountryBlocked' | 'extra_data_overrides' | 'perInternationalPackage'>

type DeliveryOption = DeliveryLimit['allowedDeliveryMethods'][number]

/** Data of the purchase panel that is the same for all variants. Amounts are cents of EUR. */
export interface PanelData {
  /** Empty where stores are not shown (delivery outside Finland). */
  readonly stores: readonly PanelStore[]
  readonly limit: Pick<
    DeliveryLimit,
    'isDeliveryCountryBlocked' | 'blockInfoText' | 'extra_data_overrides' | 'perInternationalPackage'
  >
  readonly methods: readonly DeliveryOption[]
  /** The page about express pickup, if there is one. */
  readonly expressHref: string | null
  /** Shows the box that checks same-day couriers (Finland, with a feature flag). */
  readonly hasFastShipping: boolean
  /** The delivery country, and its name in the page's language. */
  readonly country: string
  readonly countryName: string
  /** Working days that are added for the destination. */
  readonly addedDays: AddedDays
  /** The public holidays of the coming months: with them the browser, which knows the day, tells the days of arrival. */
  readonly holidays: Holidays
  /** The shop's text about blocked stock; null for the translated message. */
  readonly blockedStockText: string | null
  /** "incl. VAT …" or the note about duties. */
  readonly taxNote: string
  /** "Offer ends …" */
  readonly endingNote: string | null
  /** The page shows similar products that are delivered to the country. */
  readonly hasSimilar: boolean
  /** The returns page; null for products that cannot be returned. */
  readonly returnsHref: string | null
  /** For products of the ski wizard: the wizard's path; null for all others. */
  readonly wizard: { readonly sport: SkiSport; readonly group: SkiGroup; readonly href: string } | null
  /** The provider of instant credit, if there is one. */
  readonly credit: { readonly clientId: string; readonly scriptUrl: string } | null
  /** The campaign in which the product is a gift: the shopper redeems a code instead of buying. */
  readonly giftCampaign: string | null
}

/** A delivery method of the page as `deliveryTerms` reads it. */
function wayOfOption({ kind = 'home', postalCodes = null, ...option }: DeliveryOption): DeliveryWay {
  return { ...option, kind, postalCodes }
}

export interface ProductOffer {
  readonly method: DeliveryOption
  readonly terms: DeliveryTerms
}

/** How one piece of a variant is delivered to the page's country, by each method; `price` is its value in cents of EUR. */
export function offersOf(
  { methods, limit, addedDays, country }: Pick<PanelData, 'methods' | 'addedDays' | 'country'> & { limit: OfferLimit },
  variant: Pick<Variant, 'id' | 'shipping_time'>,
  price: number,
): ProductOffer[] {
  if (isCountryBlocked(limit, variant.id)) return []
  const perInternationalPackage =
    limit.extra_data_overrides[String(variant.id)]?.perInternationalPackage ?? limit.perInternationalPackage
  const goods = {
    parcels: [{ quantity: 1, limit: perInternationalPackage === null ? {} : { perInternationalPackage } }],
    worth: price,
    time: { number: variant.shipping_time.number, text: variant.shipping_time.string },
  }
  return methods.flatMap((method) => {
    const terms = deliveryTerms(wayOfOption(method), { country, addedDays, closedCountries: [] }, goods)
    return terms.refusal === null ? [{ method, terms }] : []
  })
}

/** The deliveries that everybody in the country can choose: not a courier of some towns, and not collection in a store. */
export function offersForAll(offers: readonly ProductOffer[]): ProductOffer[] {
  return offers.filter(({ method: { kind, postalCodes } }) => kind !== 'store' && kind !== 'express' && !postalCodes)
}

/** The stores in the format of the functions of lib/catalog. */
export function wholeStores(stores: readonly PanelStore[]): Store[] {
  return stores.map((store) => ({ ...store, address: null, hours: [] }))
}
