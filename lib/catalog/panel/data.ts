import { type AddedDays, showsDeliveryNote } from '@/lib/catalog/shipping'
import type { SkiGroup, SkiSport } from '@/lib/catalog/ski/compatibility'
import type { DeliveryLimit } from '@/lib/contract/schemas/catalogue'
import type { Store } from '@/lib/contract/schemas/config'

/** The fields of a store that availability needs. */
export interface PanelStore
  extends Pick<Store, 'id' | 'slug' | 'name' | 'shortName' | 'type' | 'pikanouto' | 'nouto' | 'stock_display_order'> {
  /** The store's own page, if there is one. */
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
  /** The page about express pickup, if there is one. */
  readonly expressHref: string | null
  /** Shows the box that checks same-day couriers (Finland, with a feature flag). */
  readonly hasFastShipping: boolean
  readonly countryName: string
  /** Working days that are added for the destination. */
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
  /** For products of the ski wizard: the wizard's path; null for all others. */
  readonly wizard: { readonly sport: SkiSport; readonly group: SkiGroup; readonly href: string } | null
  /** The provider of instant credit, if there is one. */
  readonly credit: { readonly clientId: string; readonly scriptUrl: string } | null
  /** The campaign in which the product is a gift: the shopper redeems a code instead of buying. */
  readonly giftCampaign: string | null
}

/** True when delivery is free for products of this value (null: unknown). */
export function isFree({ price, freeFrom }: Pick<DeliveryOption, 'price' | 'freeFrom'>, value: number | null): boolean {
  return price === 0 || (value !== null && freeFrom !== null && !showsDeliveryNote(value, freeFrom))
}

/** The stores in the format of the functions of lib/catalog. */
export function wholeStores(stores: readonly PanelStore[]): Store[] {
  return stores.map((store) => ({ ...store, address: null, hours: [] }))
}
