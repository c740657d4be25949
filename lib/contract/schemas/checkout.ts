/**
 * Validation of the cart and the order. The client sends ids, amounts and codes; prices, discounts and totals are computed by the server
 * (decision 4). Amounts in responses are minor units of the response's `currency`.
 */
import { DELIVERY_KINDS, METHOD_KINDS, PART_DELIVERY_MODES } from '@/lib/order/delivery-kinds'
import { ORDER_STATES } from '@/lib/order/order-states'
import { RETURN_STATES } from '@/lib/order/return-machine'
import { LOST_RULES } from '@/lib/order/returns'
import { z } from 'zod'

import { content, country, currency, giftCardTemplate, id, language, minor } from './common'

export const methodKind = z.enum(METHOD_KINDS)
export const deliveryKind = z.enum(DELIVERY_KINDS)

const amount = z.int().min(1).max(9999)
/** A variant, or a bundle row: the main model's id and its members' variant ids, joined by dashes. */
export const productId = z.union([
  id,
  z
    .string()
    .regex(/^\d+(-\d+)+$/)
    .max(200),
])
const uid = z
  .string()
  .min(8)
  .max(64)
  .regex(/^[\w-]+$/)

/**
 * The seen price of one unit of a row, in minor units: compared with the shop's price and reported when it differs (`price_changed`), never
 * charged. In another currency or country it is ignored.
 */
const seenPrice = z.strictObject({ amount: minor, currency, country })

export const cartProduct = z.strictObject({
  productId,
  amount,
  frozen: z.boolean().optional(),
  /** Set by staff, instead of the shop's price; ignored for all others. The price of one unit, in minor units of the request's currency. */
  nameOverride: z.string().max(200).optional(),
  priceOverride: z.int().min(0).max(100_000_000).optional(),
  /** Why staff set the price; needed where a colleague must approve it. */
  overrideReason: z.string().max(200).optional(),
  transferAmounts: z.record(z.string(), z.int().min(0).max(9999)).optional(),
  transferAmountsFrom: z.array(z.int()).max(50).optional(),
  extra_data: z.record(z.string().max(50), z.string().max(500)).optional(),
  bundleHash: z.string().max(64).optional(),
  seenPrice: seenPrice.optional(),
})
/** What is written on a gift card, and where it is sent. */
const cardData = {
  giftcard_name: z.string().max(100),
  giftcard_template: z.string().max(50).optional(),
  /** Without it the card is sent to the buyer. */
  giftcard_email: z.email().max(254).optional(),
  giftcard_greeting: z.string().max(300).optional(),
  /** The day on which it is sent to that address; without it, or when it is over: as soon as it is paid. */
  giftcard_day: z.iso.date().optional(),
}
export const cartGiftCard = z.strictObject({
  productId: id,
  amount: z.int().min(1).max(10_000),
  uid,
  extra_data: z.strictObject(cardData),
})
/** The order that this cart repeats, with the `proof` of the reorder call that the client may see it. */
export const redoOrder = z.strictObject({ number: z.string().min(4).max(30), proof: z.string().min(20).max(200) })
/**
 * The shopper's own order that waits for its payment, with its look-up secret: what it reserves is available to this cart, and an order of
 * this cart replaces it.
 */
const ownOrder = z.strictObject({ number: z.string().min(4).max(30), access: z.string().min(20).max(200) })
/** The skier of a ski package: kg, cm, years, EU size (lib/catalog/ski/skier). */
const skier = z.strictObject({
  weight: z.int().min(10).max(200),
  height: z.int().min(70).max(230),
  age: z.int().min(2).max(99),
  shoe_size: z.number().min(20).max(52).multipleOf(0.5),
  level: z.enum(['beginner', 'intermediate', 'expert']),
})
export const cartBundle = z.strictObject({
  id,
  mainProduct: z.strictObject({ productId: id }),
  secondaryProducts: z.array(z.strictObject({ productId: id })).max(20),
  uid,
  amount: amount.default(1),
  skier: skier.optional(),
  seenPrice: seenPrice.optional(),
})

/** A bundle as an account stores it: the price that a browser has shown stays in that browser. */
export const accountBundle = cartBundle.omit({ seenPrice: true }).strict()
export type AccountBundle = z.infer<typeof accountBundle>

export const checkoutRequest = z.strictObject({
  products: z.array(cartProduct).max(200).default([]),
  bundles: z.array(cartBundle).max(50).default([]),
  gift_card_products: z.array(cartGiftCard).max(50).default([]),
  discount_codes: z.array(z.string().trim().min(1).max(64)).max(100).default([]),
  customer_id: id.nullable().default(null),
  country_code: country,
  currency_code: currency.optional(),
  language_code: language,
  repack: z.boolean().default(false),
  pikanouto: z.boolean().default(false),
  delivery_extra_data: z
    .strictObject({
      part_delivery: z.boolean().default(false),
      giosg_chatter: z.string().max(100).nullable().default(null),
    })
    .default({ part_delivery: false, giosg_chatter: null }),
  delivery_method: z.string().max(50).nullable().default(null),
  postcode: z.string().trim().max(12).nullable().default(null),
  klarna_global_checkout_id: z.string().max(100).nullable().default(null),
  special_request: z.string().max(1000).default(''),
  pageName: z.enum(['checkout', 'cart']).default('cart'),
  giftcampaign_data: z
    .strictObject({ code: z.string().max(64), campaign: z.string().max(100) })
    .nullable()
    .default(null),
  enterprise_order: z.strictObject({ id }).nullable().default(null),
  redo_order: redoOrder.nullable().default(null),
  own_order: ownOrder.nullable().default(null),
  transfer_request_from: z.array(id).max(50).nullable().default(null),
  transfer_request_to: id.nullable().default(null),
  post_delivery: z.boolean().default(false),
  card_checkout_mode: z.boolean().default(false),
})

const money = z.int()
/**
 * What is added to the price of returned products: negative when rules of the order no longer apply to what is kept (`adjustment_reasons`),
 * positive when an earlier deduction is given back.
 */
export const returnAdjustment = { adjustment: money, adjustment_reasons: z.array(z.enum(LOST_RULES)) }
/**
 * When a parcel is expected at the shopper's address, or in the store: days of the shop's calendar (YYYY-MM-DD), or `text` without known
 * days.
 */
export const arrival = z.object({
  from: z.string().nullable(),
  to: z.string().nullable(),
  text: z.string(),
  /** The products in it; empty: the whole order. */
  names: z.array(z.string()),
})
const line = z.object({
  productId,
  model_id: id,
  name: z.string(),
  manufacturer: z.string(),
  path: z.string(),
  image: z.string().nullable(),
  colour: z.string().nullable(),
  size: z.string().nullable(),
  type: z.string().nullable(),
  amount: z.int(),
  max_amount: z.int().nullable(),
  /** The reason for `max_amount`; null or missing: only the stock. */
  max_reason: z.enum(['one_repair', 'one_gift', 'source_stores']).nullable().optional(),
  on_order: z.boolean(),
  frozen: z.boolean(),
  bundleHash: z.string().nullable(),
  unit_price: money,
  regular_price: money,
  lowest_30_days: money.nullable(),
  price_type: z.enum(['normal', 'discount', 'club', 'outdoor', 'outlet']),
  total_price: money,
  /** Missing if it is not sold by weight, volume or length. */
  content: content.optional(),
  tax_rate: z.number(),
  shipping_time: z.string(),
  group_path: z.string(),
  /**
   * The reason why the amount differs from the requested one, or why the row cannot be bought; `price_changed`: the price differs from the
   * row's `seenPrice`.
   */
  notice: z.enum(['reduced', 'sold_out', 'blocked_country', 'gone', 'price_changed']).nullable(),
  /** The shop's own price or name if staff changed it for the row; null or missing: unchanged. */
  shop: z.object({ name: z.string(), unit_price: money }).nullable().optional(),
})

export const checkoutAnswer = z.object({
  currency,
  country_code: country,
  language_code: language,
  cart_discount: z.object({ code: z.string(), amount: money }).nullable(),
  payment_events: z.array(z.object({ payment_id: z.string(), processor_slug: z.string(), amount: money })),
  show_klarna: z.boolean(),
  paypal_checkout: z.boolean(),
  reason: z.string().nullable(),
  products: z.array(line),
  bundles: z.array(
    z.object({
      uid: z.string(),
      id,
      name: z.string(),
      amount: z.int(),
      unit_price: money,
      total_price: money,
      products: z.array(line),
      skier: skier.nullable(),
    }),
  ),
  gift_card_products: z.array(
    z.object({
      uid: z.string(),
      productId: id,
      name: z.string(),
      amount: z.int(),
      total_price: money,
      extra_data: z.object(cardData),
      /** The design of the card: the requested one, else the first one; null without designs. */
      template: giftCardTemplate.nullable(),
      /** Printed and sent by post; false or missing: sent by e-mail. */
      is_sent: z.boolean().optional(),
    }),
  ),
  /** Sum of the rows before discounts and delivery. */
  products_price: money,
  total_price: money,
  /** VAT contained in the total, by rate. */
  taxes: z.array(z.object({ rate: z.number(), amount: money })),
  delivery_cost: money,
  delivery_methods: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      description: z.string(),
      price: money,
      free_from: money.nullable(),
      kind: deliveryKind,
      /** Days of transport alone. */
      min_days: z.int(),
      max_days: z.int(),
      /** Working days from the order to the arrival of these goods, such as `2-6`, or a text without known days. */
      arrives_in: z.string().optional(),
      /** The same as days of the shop's calendar (YYYY-MM-DD), if ordered now; missing without known days, and for express pickup. */
      arrives_between: z.object({ from: z.string(), to: z.string() }).optional(),
      is_green: z.boolean(),
      selected: z.boolean(),
      /**
       * Stores, or a carrier's points near the postal code; `ready`: from when it is ready in a store; `hours`: of a point, empty when it
       * is always open.
       */
      locations: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          address: z.string(),
          ready: z.string(),
          hours: z.string().optional(),
        }),
      ),
      /** One of the locations must be chosen; when empty, there is no point near the postal code. */
      needs_location: z.boolean().optional(),
    }),
  ),
  /** Methods of the country that are not offered because of the postal code, or because it is missing. */
  postcode_methods: z.array(z.object({ id: z.string(), name: z.string() })).optional(),
  /** In the order that the law requires: without credit first, credit last; none is preselected. */
  payment_methods: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      description: z.string(),
      credit: z.enum(['none', 'possible', 'credit']),
    }),
  ),
  /** The value of products from which delivery and repacking are free, and the amount missing to it: 0 when it is reached. */
  delivery_thresholds: z.object({
    delivery_threshold: money.nullable(),
    repack_threshold: money.nullable(),
    delivery_missing: money.nullable().optional(),
    repack_missing: money.nullable().optional(),
  }),
  repack_cost: money.nullable(),
  shipping_time_str: z.string(),
  /** For the chosen delivery method: one parcel, or several if delivery is split; empty while none is chosen, and when nothing is sent. */
  arrivals: z.array(arrival).optional(),
  kgco_id: z.string().nullable(),
  kco_iframe: z.string().nullable(),
  /** `name`: the name of the campaign in the request's language. */
  giftcampaign_data: z.object({ code: z.string(), campaign: z.string(), name: z.string().optional() }).nullable(),
  enterprise_order: z.object({ id }).nullable(),
  /** Null: `proof` is invalid. */
  redo_order: z.object({ number: z.string() }).nullable().optional(),
  transfer_request_from: z.array(z.int()).nullable(),
  post_delivery: z.boolean(),
  card_checkout_mode: z.boolean(),
  /** Whether goods that are ready at different times are sent in parts: as the shopper chooses (also when missing), always, or never. */
  part_delivery_mode: z.enum(PART_DELIVERY_MODES).optional(),
  /** Message ids of `locales` with their values; each is shown as a toast. */
  errors: z.array(z.object({ id: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) })),
  success: z.object({ id: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) }).nullable(),
})

export const checkoutForm = z.strictObject({
  delivery_method: z.string().min(1).max(50),
  delivery_location: z.string().max(100).default(''),
  seller_name: z.string().max(100).default(''),
  seller_number: z.string().max(50).default(''),
  first_name: z.string().trim().min(1).max(100),
  last_name: z.string().trim().min(1).max(100),
  address: z.string().trim().max(200).default(''),
  postal_code: z.string().trim().max(12).default(''),
  city: z.string().trim().max(100).default(''),
  phone: z.string().trim().min(4).max(30),
  email: z.email().max(254),
  company: z.string().max(200).default(''),
  vat_number: z.string().max(30).default(''),
  business_id: z.string().max(30).default(''),
  /** Address and operator of an organisation's e-invoice, and its reference text. */
  einvoice_address: z.string().max(50).default(''),
  einvoice_operator: z.string().max(30).default(''),
  reference: z.string().max(100).default(''),
})
export const placeOrder = z.strictObject({
  /** Created by the browser with the cart; one cart gives at most one order. */
  cart_key: z.uuid(),
  cart: checkoutRequest,
  form: checkoutForm,
  payment_method: z.string().min(1).max(50),
  /** The total that the shopper saw; if the server's differs, 409 TOTAL_CHANGED with the new cart. */
  expected_total: money.min(0),
  expected_currency: currency,
})
export const placedOrder = z.object({
  order_number: z.string(),
  status: z.string(),
  /** Where the shopper is redirected: the provider's page, or the result page. */
  redirect_url: z.string(),
  /** Look-up secret of the result page. */
  access: z.string(),
})

export const order = z.object({
  number: z.string(),
  /** Number of the order that this one repeats. */
  repeats: z.string().nullable().optional(),
  /** Opens the calendar file of the collection (/api/order/calendar/). */
  calendar_key: z.string(),
  status: z.enum(ORDER_STATES),
  created: z.string(),
  currency,
  country: z.string(),
  language,
  email: z.string(),
  name: z.string(),
  address: z.string(),
  postal_code: z.string(),
  city: z.string(),
  phone: z.string(),
  delivery_method: z.string(),
  delivery_kind: deliveryKind,
  /** Name of the method in the order's language, for clients without texts of their own; empty for a method that the shop no longer has. */
  delivery_name: z.string(),
  delivery_location: z.string().nullable(),
  payment_method: z.string(),
  /** Until when an unpaid order reserves its products; null or missing for all others. */
  reserved_until: z.string().nullable().optional(),
  /** For express pickup: the promised time from which it is ready, in shop time (`YYYY-MM-DDTHH:mm`). */
  ready_from: z.string().nullable().optional(),
  special_request: z.string().optional(),
  /** The delivery that was promised with the order, for each parcel; missing or empty for express pickup and for delivery by e-mail. */
  arrivals: z.array(arrival).optional(),
  lines: z.array(
    z.object({
      /** Number of the line within the order, from 1. */
      line: z.int(),
      kind: z.string(),
      name: z.string(),
      colour: z.string().nullable(),
      size: z.string().nullable(),
      quantity: z.int(),
      unit_price: money,
      discount: money,
      gross: money,
      tax_rate: z.number(),
      path: z.string().nullable(),
      image: z.string().nullable(),
      variant_id: id.nullable().optional(),
      /** Units that can be returned now. */
      returnable: z.int(),
    }),
  ),
  company: z.string(),
  vat_number: z.string(),
  reference: z.string(),
  lines_total: money,
  discount_total: money,
  gift_card_total: money,
  delivery_cost: money,
  total: money,
  /** The VAT in products and delivery by rate; `net` and `gross` are the amounts that the VAT belongs to. */
  taxes: z.array(z.object({ rate: z.number(), amount: money, net: money, gross: money })),
  events: z.array(
    z.object({
      kind: z.string(),
      at: z.string(),
      tracking_code: z.string().optional(),
      tracking_url: z.string().optional(),
      amount: money.optional(),
    }),
  ),
  can_cancel: z.boolean(),
  /** The last day for returns (YYYY-MM-DD); null when no product can ever be returned. */
  return_until: z.string().nullable(),
  returns: z.array(
    z.object({
      number: z.string(),
      kind: z.enum(['refund', 'exchange']),
      method: z.enum(['parcel', 'store']),
      status: z.enum(RETURN_STATES),
      created: z.string(),
      reserved_until: z.string().nullable(),
      /** It carries out a statement of withdrawal. */
      is_withdrawal: z.boolean(),
      fee: money,
      /** The order's delivery, part of `refund` when the whole contract was withdrawn from. */
      delivery_refund: money,
      refund: money,
      ...returnAdjustment,
      /** Why staff changed a reason; empty when they did not. */
      note: z.string(),
      lines: z.array(
        z.object({
          line: z.int(),
          quantity: z.int(),
          reason: z.string(),
          /** What staff found when the products arrived, where it is another reason. */
          confirmed_reason: z.string().nullable(),
          exchange: z.string().nullable(),
        }),
      ),
    }),
  ),
  /** When the invoice of an organisation is due; null for every other payment. */
  invoice_due: z.string().nullable(),
  /** Where to pay if the payment is open. */
  payment_url: z.string().nullable(),
})

export type CheckoutRequest = z.infer<typeof checkoutRequest>
export type CheckoutAnswer = z.infer<typeof checkoutAnswer>
export type SeenPrice = z.infer<typeof seenPrice>
export type CheckoutLine = z.infer<typeof line>
export type CheckoutForm = z.infer<typeof checkoutForm>
export type PlaceOrder = z.infer<typeof placeOrder>
export type PlacedOrder = z.infer<typeof placedOrder>
export type Order = z.infer<typeof order>
export type Arrival = z.infer<typeof arrival>
