/** The checkout as the server last answered it, and what the shopper or staff chose beside the cart's rows (spec 1 §3 "Checkout"). */
import type { CheckoutOptions } from '@/lib/cart/request'
import type { CheckoutAnswer } from '@/lib/contract/schemas/checkout'
import type { ShopError } from '@/lib/shop-api/result'

export type CheckoutStatus = 'UNSET' | 'PENDING' | 'VALIDATED' | 'ERROR'

/** Options the server does not take with every validation. */
interface LocalOptions {
  readonly transferrequest_reserve_quantity: boolean
  readonly transferrequest_high_priority: boolean
}

/** Fields that only an answer sets; amounts in minor units of `currency`. `codes`, `giftCampaignData` and `redoOrder` are in the cart store. */
export interface CheckoutAnswered {
  readonly products: CheckoutAnswer['products']
  readonly bundles: CheckoutAnswer['bundles']
  readonly giftCardProducts: CheckoutAnswer['gift_card_products']
  readonly cartDiscount: CheckoutAnswer['cart_discount']
  /** Gift cards that pay: payment events of the answer. */
  readonly giftCards: CheckoutAnswer['payment_events']
  readonly deliveryMethods: CheckoutAnswer['delivery_methods']
  readonly paymentMethods: CheckoutAnswer['payment_methods']
  readonly deliveryTotalPrice: number
  readonly productsPrice: number
  readonly totalPrice: number
  readonly taxes: CheckoutAnswer['taxes']
  readonly currency: string
  readonly repackCost: number | null
  readonly shippingTime: string
  /** When it comes by the chosen delivery, parcel by parcel. */
  readonly arrivals: NonNullable<CheckoutAnswer['arrivals']>
  readonly reason: string | null
  /** What the gift campaign of the cart is called; null without one, or where the server does not say. */
  readonly giftCampaignName: string | null
  /** The invoice option: the server allows it and gives no reason against it. */
  readonly showKlarna: boolean
  readonly showPaypalCheckout: boolean
  /** HTML of the invoice provider. */
  readonly snippet: string | null
  readonly thresholds: { readonly delivery: number | null; readonly repack: number | null }
  /** What is missing to each of them, as the server says it; undefined where it does not. */
  readonly missing: { readonly delivery?: number | null | undefined; readonly repack?: number | null | undefined }
  /** Delivery methods that the postal code, or a missing one, leaves out. */
  readonly postcodeMethods: NonNullable<CheckoutAnswer['postcode_methods']>
}

export interface CheckoutState extends CheckoutOptions, LocalOptions, CheckoutAnswered {
  readonly status: CheckoutStatus
  /** Of the running or last validation; empty while one is due. */
  readonly validateHash: string
  /** Something changed that the server has not seen: what is shown may not be ordered yet. */
  readonly isDue: boolean
  readonly error: ShopError | null
  /** What the chosen provider shows could not be had: its page at an order, or the snippet of one that waits for its payment. */
  readonly snippetError: boolean
}

export type SettableOptions = CheckoutOptions & LocalOptions

export const INITIAL_CHECKOUT: CheckoutState = {
  status: 'UNSET',
  validateHash: '',
  isDue: false,
  error: null,
  snippetError: false,
  products: [],
  bundles: [],
  giftCardProducts: [],
  cartDiscount: null,
  giftCards: [],
  deliveryMethods: [],
  paymentMethods: [],
  deliveryTotalPrice: 0,
  productsPrice: 0,
  totalPrice: 0,
  taxes: [],
  currency: 'eur',
  repackCost: null,
  shippingTime: '',
  arrivals: [],
  reason: null,
  giftCampaignName: null,
  showKlarna: false,
  showPaypalCheckout: false,
  snippet: null,
  thresholds: { delivery: null, repack: null },
  missing: {},
  postcodeMethods: [],
  postcode: null,
  specialRequests: '',
  isRepackSelected: false,
  isPikanoutoSelected: false,
  isDeliverySplittingSelected: false,
  klarnaGlobalCheckoutId: null,
  enterpriseOrder: null,
  giosgChatter: null,
  transferRequest: false,
  transferRequestTo: null,
  transferRequestFrom: null,
  transferrequest_reserve_quantity: false,
  transferrequest_high_priority: false,
  postDelivery: false,
  cardCheckoutMode: false,
}

/** What an answer sets. */
export function answered(answer: CheckoutAnswer): Partial<CheckoutState> {
  const isAllowed = answer.reason === null
  return {
    products: answer.products,
    bundles: answer.bundles,
    giftCardProducts: answer.gift_card_products,
    cartDiscount: answer.cart_discount,
    giftCards: answer.payment_events,
    deliveryMethods: answer.delivery_methods,
    paymentMethods: answer.payment_methods,
    deliveryTotalPrice: answer.delivery_cost,
    productsPrice: answer.products_price,
    totalPrice: answer.total_price,
    taxes: answer.taxes,
    currency: answer.currency,
    repackCost: answer.repack_cost,
    shippingTime: answer.shipping_time_str,
    arrivals: answer.arrivals ?? [],
    reason: answer.reason,
    giftCampaignName: answer.giftcampaign_data?.name ?? null,
    showKlarna: answer.show_klarna && isAllowed,
    showPaypalCheckout: answer.paypal_checkout && isAllowed,
    snippet: answer.kco_iframe,
    klarnaGlobalCheckoutId: answer.kgco_id,
    thresholds: {
      delivery: answer.delivery_thresholds.delivery_threshold,
      repack: answer.delivery_thresholds.repack_threshold,
    },
    missing: {
      delivery: answer.delivery_thresholds.delivery_missing,
      repack: answer.delivery_thresholds.repack_missing,
    },
    postcodeMethods: answer.postcode_methods ?? [],
    enterpriseOrder: answer.enterprise_order,
    transferRequestFrom: answer.transfer_request_from,
    postDelivery: answer.post_delivery,
    cardCheckoutMode: answer.card_checkout_mode,
  }
}
