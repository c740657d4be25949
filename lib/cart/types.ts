/** The cart in the browser. Prices, names and totals come from the server's validation. */
import type { CheckoutRequest } from '@/lib/contract/schemas/checkout'

export type ProductId = CheckoutRequest['products'][number]['productId']

/**
 * A row of the cart (spec 1 §3). `priceOverride` is staff's price in minor units of `priceOverrideCurrency`; in any other currency the
 * shop's price is used.
 */
export type CartRow = CheckoutRequest['products'][number] & { readonly priceOverrideCurrency?: string }
export type GiftCardRow = CheckoutRequest['gift_card_products'][number]
export type BundleRow = CheckoutRequest['bundles'][number]
export type RedoOrder = NonNullable<CheckoutRequest['redo_order']>
export type GiftCampaign = NonNullable<CheckoutRequest['giftcampaign_data']>

export interface CartState {
  readonly products: readonly CartRow[]
  readonly bundles: readonly BundleRow[]
  readonly giftCardProducts: readonly GiftCardRow[]
  /** Discount codes and gift cards as typed, without duplicates in upper or lower case. */
  readonly codes: readonly string[]
  readonly giftCampaignData: GiftCampaign | null
  /** The order that this cart repeats. */
  readonly redoOrder: RedoOrder | null
}

export const EMPTY_CART: CartState = {
  products: [],
  bundles: [],
  giftCardProducts: [],
  codes: [],
  giftCampaignData: null,
  redoOrder: null,
}

/** Limits of the checkout call; a cart beyond them would be rejected completely. */
export const LIMITS = {
  rows: 200,
  amount: 9999,
  bundles: 50,
  giftCards: 50,
  giftCardValue: 10_000,
  codes: 100,
  codeLength: 64,
  price: 2_000_000_000,
  staffPrice: 100_000_000,
  name: 200,
} as const
