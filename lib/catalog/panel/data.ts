import { type AddedDays, showsDeliveryNote } from '@/lib/catalog/shipping'
import type { SkiGroup, SkiSport } from '@/lib/catalog/ski/compatibility'
import type { DeliveryLimit } from '@/lib/contract/schemas/catalogue'
import type { Store } from '@/lib/contract/schemas/config'

/** The part of a store that availability needs. */
export interface PanelStore
  extends Pick<Store, 'id' | 'slug' | 'name' | 'shortName' | 'type' | 'pikanouto' | 'nouto' | 'stock_display_order'> {
  /** Its own page, where there is one. */
  readonly href: string | null
}

export type DeliveryOption = DeliveryLimit['allowedDeliveryMethods'][number]

/** Data of the purchase panel that is the same for all variants. Amounts are cents of EUR. */
export interface PanelData {
  /** Empty where stores are not shown (delivery outside Finland). */
  readonly stores: readonly PanelStore[]
  readonly limit: Pick<
    DeliveryLimit,
    'isDeliveryCountryBlocked' | 'blockInfoText' | 'extra_data_overrides' | 'perInternationalPackage'
  >
  readonly methods: readonly DeliveryOption[]
  /** The page about express pickup, where there is one. */
  readonly expressHref: string | null
  /** Shows the box that looks up same-day couriers (Finland, by a feature flag). */
  readonly hasFastShipping: boolean
  readonly countryName: string
  /** Working days that the destination adds. */
  readonly addedDays: AddedDays
  /** The shop's text about blocked stock; null for the translated message. */
  readonly blockedStockText: string | null
  /** "incl. VAT …" or the note about duties. */
  readonly taxNote: string
  /** "Offer ends …" */
  readonly endingNote: string | null
  /** Value of products from which delivery is free. */
  readonly freeFrom: number | null
  /** The returns page; null for products that cannot be returned. */
  readonly returnsHref: string | null
  /** For products of the ski wizard: the wizard's address; null for all others. */
  readonly wizard: { readonly sport: SkiSport; readonly group: SkiGroup; readonly href: string } | null
  /** The provider of instant credit, where there is one. */
  readonly credit: { readonly clientId: string; readonly scriptUrl: string } | null
  /** The campaign whose gift the product is: a code is redeemed instead of buying. */
  readonly giftCampaign: string | null
}

/** True when products of this value (null: not known) are delivered free of charge. */
export function isFree({ price, freeFrom }: Pick<DeliveryOption, 'price' | 'freeFrom'>, value: number | null): boolean {
  return price === 0 || (value !== null && freeFrom !== null && !showsDeliveryNote(value, freeFrom))
}

/** The stores in the shape that the rules of lib/catalog take. */
export function wholeStores(stores: readonly PanelStore[]): Store[] {
  return stores.map((store) => ({ ...store, address: null, hours: [] }))
}
