import { type AddedDays, showsDeliveryNote } from '@/lib/catalog/shipping'
import type { SkiGroup, SkiSport } from '@/lib/catalog/ski/compatibility'
import type { DeliveryLimit } from '@/lib/contract/schemas/catalogue'
import type { Store } from '@/lib/contract/schemas/config'

/** A store as far as availability needs it. */
export interface PanelStore
  extends Pick<Store, 'id' | 'slug' | 'name' | 'shortName' | 'type' | 'pikanouto' | 'nouto' | 'stock_display_order'> {
  /** Its own page, where there is one. */
  readonly href: string | null
}

export type DeliveryOption = DeliveryLimit['allowedDeliveryMethods'][number]

/** What the purchase panel says besides the variants: the same for all of them. Amounts are cents of EUR. */
export interface PanelFacts {
  /** Empty where stores are not shown (delivery outside Finland). */
  readonly stores: readonly PanelStore[]
  readonly limit: Pick<
    DeliveryLimit,
    'isDeliveryCountryBlocked' | 'blockInfoText' | 'extra_data_overrides' | 'perInternationalPackage'
  >
  readonly methods: readonly DeliveryOption[]
  /** The page that tells how express pickup works, where there is one. */
  readonly expressHref: string | null
  /** Who can bring it on the day may be asked (Finland, by a feature flag). */
  readonly hasFastShipping: boolean
  readonly countryName: string
  /** Working days that the destination adds. */
  readonly addedDays: AddedDays
  /** What the shop says about blocked stock; null: the page's own words. */
  readonly blockedStockText: string | null
  /** "incl. VAT …" or the note about duties. */
  readonly taxNote: string
  /** "Offer ends …" */
  readonly endingNote: string | null
  /** Worth of goods from which delivery is free. */
  readonly freeFrom: number | null
  /** The returns page; null for what cannot be returned. */
  readonly returnsHref: string | null
  /** Goods of the ski wizard: where it begins for them; null for all others. */
  readonly wizard: { readonly sport: SkiSport; readonly group: SkiGroup; readonly href: string } | null
  /** The provider of instant credit, where there is one. */
  readonly credit: { readonly clientId: string; readonly scriptUrl: string } | null
  /** The campaign in which it is a gift: a code is redeemed instead of buying. */
  readonly giftCampaign: string | null
}

/** True when goods worth `worth` (null: nothing known) come for nothing. */
export function isFree({ price, freeFrom }: Pick<DeliveryOption, 'price' | 'freeFrom'>, worth: number | null): boolean {
  return price === 0 || (worth !== null && freeFrom !== null && !showsDeliveryNote(worth, freeFrom))
}

/** Rules of lib/catalog take whole stores. */
export function wholeStores(stores: readonly PanelStore[]): Store[] {
  return stores.map((store) => ({ ...store, address: null, hours: [] }))
}
