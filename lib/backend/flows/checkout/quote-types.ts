/** The quote of a cart: the server's computation. */
import type { DeliveryOffer } from '@/lib/backend/domain/delivery/delivery'
import type { CheckoutSettings, DeliveryMethod } from '@/lib/backend/domain/delivery/read-settings'
import type { Money } from '@/lib/backend/domain/pricing/money'
import type { PriceBundle, PricedCart } from '@/lib/backend/domain/pricing/pricing'
import type { CheckoutRequest } from '@/lib/contract/schemas/checkout'
import type { GiftCardTemplate } from '@/lib/contract/schemas/common'
import type { Language } from '@/lib/market/languages'

import type { ChosenDiscount } from './discount'
import type { Message } from './messages'
import type { Override } from './overrides'
import type { CartData } from './read-cart'
import type { Campaign, Codes, GiftCard } from './read-codes'
import type { CartRow, MissingRow } from './rows'

/** A line of the order that this cart would become. */
export interface QuoteLine {
  readonly key: string
  readonly kind: 'product' | 'giftcard' | 'repack'
  readonly modelId: number | null
  readonly variantId: number | null
  readonly bundle?: string
  readonly name: string
  readonly colour: string | null
  readonly size: string | null
  readonly quantity: number
  readonly unit: number
  /** The value of one unit in cents of EUR: counts for thresholds; 0 for all that is no product. */
  readonly eur: number
  readonly taxRatePercent: number
  readonly isDiscountable: boolean
  readonly isPhysical: boolean
  readonly isGiftCard: boolean
  readonly isOnOrder: boolean
  readonly extraData: Readonly<Record<string, string>> | null
}

/** A bundle of the cart, with its value in cents of EUR for thresholds. */
export interface QuoteBundle extends PriceBundle {
  readonly eur: number
}

/** A row with the price of one unit, in the order's currency. */
export interface QuoteRow extends CartRow {
  readonly units: readonly number[]
  readonly bundleKey: string | null
  /** The price of one unit for guests and club members: a seen price that equals one of these is unchanged. */
  readonly currentPrices: readonly number[]
  readonly override: Override | null
  /** The price of one unit without staff's price. */
  readonly shopPrice: number
}

export interface GiftCardRow {
  readonly uid: string
  readonly productId: number
  readonly name: string
  readonly amount: number
  readonly price: number
  readonly extraData: CheckoutRequest['gift_card_products'][number]['extra_data']
  readonly template: GiftCardTemplate | null
  /** Sent like products; all others are sent by e-mail. */
  readonly isPrinted: boolean
}

interface UsedGiftCard extends GiftCard {
  /** In the order's currency, and the amount that is taken from the card. */
  readonly amount: number
  readonly amountEur: number
}

export interface Quote {
  readonly country: string
  readonly language: Language
  readonly taxAreaId: number
  readonly money: Money
  readonly settings: CheckoutSettings
  readonly rows: readonly QuoteRow[]
  readonly missing: readonly MissingRow[]
  readonly giftCardRows: readonly GiftCardRow[]
  readonly lines: readonly QuoteLine[]
  readonly priced: PricedCart
  readonly bundles: readonly QuoteBundle[]
  readonly codes: Codes
  readonly discount: ChosenDiscount | null
  readonly giftCards: readonly UsedGiftCard[]
  readonly campaign: Campaign | null
  readonly enterpriseOrder: CartData['enterpriseOrder']
  /** Something is packed and sent or collected; gift cards are sent by e-mail unless they are printed. */
  readonly isSent: boolean
  readonly offers: readonly DeliveryOffer[]
  readonly selected: DeliveryOffer | null
  /** Methods that are not offered because of the postal code, or because it is missing. */
  readonly postcodeMethods: readonly DeliveryMethod[]
  readonly fullStoreIds: ReadonlySet<number>
  /** Value of the products in cents of EUR, before a code: it decides about free delivery and free repacking. */
  readonly goodsEur: number
  /** Null: nothing to repack. */
  readonly repackCost: number | null
  readonly errors: readonly Message[]
}
