/** The server's last answer about the cart, in the names that pages use. */
import type { CheckoutOptions } from '@/lib/cart/request'
import type { CheckoutAnswer } from '@/lib/contract/schemas/checkout'

/** Only an answer sets these; amounts in minor units of `currency`. */
export interface CheckoutData {
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
  /** The delivery estimate of each parcel, for the chosen delivery method. */
  readonly arrivals: NonNullable<CheckoutAnswer['arrivals']>
  readonly reason: string | null
  /** The name of the cart's gift campaign; null without one, or where the server gives none. */
  readonly giftCampaignName: string | null
  /** The invoice option: the server allows it and gives no reason against it. */
  readonly showKlarna: boolean
  readonly showPaypalCheckout: boolean
  /** HTML of the invoice provider. */
  readonly snippet: string | null
  readonly thresholds: { readonly delivery: number | null; readonly repack: number | null }
  /** The amount missing to each threshold, as the server gives it; undefined where it gives none. */
  readonly missing: { readonly delivery?: number | null | undefined; readonly repack?: number | null | undefined }
  /** Delivery methods that are not offered because of the postal code, or because it is missing. */
  readonly postcodeMethods: NonNullable<CheckoutAnswer['postcode_methods']>
  /** Whether the shopper may choose to receive what is in stock first. */
  readonly partDeliveryMode: NonNullable<CheckoutAnswer['part_delivery_mode']>
}

/** Options that the server may change in its answer. */
type AnsweredOptions = Pick<
  CheckoutOptions,
  'klarnaGlobalCheckoutId' | 'enterpriseOrder' | 'transferRequestFrom' | 'postDelivery' | 'cardCheckoutMode'
>

export const EMPTY_CHECKOUT_DATA: CheckoutData = {
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
  partDeliveryMode: 'ask',
}

type PaymentState = Pick<CheckoutData, 'paymentMethods' | 'showKlarna' | 'showPaypalCheckout'>

/** The payment methods that are shown: the invoice provider and the wallet only while the server allows them (spec 1 §5). */
export const offeredMethods = ({ paymentMethods, showKlarna, showPaypalCheckout }: PaymentState) =>
  paymentMethods.filter(({ id }) => (id !== 'klarna' || showKlarna) && (id !== 'paypal' || showPaypalCheckout))

/** What an answer sets in the state of the checkout. */
export function checkoutDataOf(answer: CheckoutAnswer): CheckoutData & AnsweredOptions {
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
    partDeliveryMode: answer.part_delivery_mode ?? 'ask',
    enterpriseOrder: answer.enterprise_order,
    transferRequestFrom: answer.transfer_request_from,
    postDelivery: answer.post_delivery,
    cardCheckoutMode: answer.card_checkout_mode,
  }
}
