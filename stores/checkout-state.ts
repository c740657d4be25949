/** State of the checkout: the server's last answer, and what the shopper or staff chose beside the cart's rows (spec 1 §3 "Checkout"). */
import type { CheckoutOptions } from '@/lib/cart/request'
import { type CheckoutData, EMPTY_CHECKOUT_DATA } from '@/lib/checkout/data'
import type { ShopError } from '@/lib/shop-api/result'

type CheckoutStatus = 'UNSET' | 'PENDING' | 'VALIDATED' | 'ERROR'

/** Options that are not sent with every validation. */
interface LocalOptions {
  readonly transferrequest_reserve_quantity: boolean
  readonly transferrequest_high_priority: boolean
}

/** `codes`, `giftCampaignData` and `redoOrder` are in the cart store. */
export interface CheckoutState extends CheckoutOptions, LocalOptions, CheckoutData {
  readonly status: CheckoutStatus
  /** Of the running or last validation; empty while a validation is due. */
  readonly validateHash: string
  /** The cart has changed since the last validation: it may not be ordered yet. */
  readonly isDue: boolean
  readonly error: ShopError | null
  /**
   * The chosen payment provider does not respond: when it should create the payment of an order, or when it should send a snippet for an
   * open payment.
   */
  readonly snippetError: boolean
}

export type SettableOptions = CheckoutOptions & LocalOptions

export const INITIAL_CHECKOUT: CheckoutState = {
  ...EMPTY_CHECKOUT_DATA,
  status: 'UNSET',
  validateHash: '',
  isDue: false,
  error: null,
  snippetError: false,
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
