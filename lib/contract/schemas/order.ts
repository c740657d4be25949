/** Orders after they are placed. Amounts are minor units of the order's currency. */
import { z } from 'zod'

import { STAFF_ORDER_LISTS, STAFF_ORDER_TARGETS } from '@/lib/order/order-machine'
import { RETURN_STATES, STAFF_RETURN_TARGETS } from '@/lib/order/return-machine'
import { TRUSTS } from '@/lib/order/holds'
import { RETURN_REASONS } from '@/lib/order/returns'

import { ORDER_MAIL_KINDS } from '../limits/mails'
import { arrival, deliveryKind, order, productId, redoOrder, returnAdjustment } from './checkout'
import { id, queryPage } from './common'

export const orderNumber = z.string().trim().min(4).max(30)
/** The look-up secret of an order gives the same rights as its owner has. */
export const orderAccess = { number: orderNumber, access: z.string().min(20).max(200) }

const reason = z.enum(RETURN_REASONS)
export const returnOptions = z.object({
  /** The amount that is deducted from the refund of a return by parcel. */
  fee: z.int(),
  /** Other sizes and colours of a line that are in stock at the same price. */
  exchanges: z.array(
    z.object({
      line: z.int(),
      variants: z.array(
        z.object({ id, colour: z.string().nullable(), size: z.string().nullable(), available: z.int() }),
      ),
    }),
  ),
})
export const createReturn = z.strictObject({
  ...orderAccess,
  /** Created by the browser with the form: sending the same form twice gives one return. */
  form_key: z.uuid(),
  kind: z.enum(['refund', 'exchange']),
  method: z.enum(['parcel', 'store']),
  lines: z
    .array(
      z.strictObject({
        line: z.int().min(1).max(9999),
        quantity: z.int().min(1).max(9999),
        reason,
        exchange_variant_id: id.nullable().default(null),
      }),
    )
    .min(1)
    .max(200),
  comment: z.string().trim().max(1000).default(''),
  /** The refund that the shopper has seen: a return with another one is refused. */
  expected_refund: z.int().min(0).optional(),
})
/** Products that a customer brings to a store: staff who found the order register the return, and receive it as any other. */
export const takeBack = z.strictObject({
  number: orderNumber,
  /** Created by the browser with the form: sending the same form twice gives one return. */
  form_key: z.uuid(),
  lines: z
    .array(z.strictObject({ line: z.int().min(1).max(9999), quantity: z.int().min(1).max(9999), reason }))
    .min(1)
    .max(200),
})
/** A return before it is registered: the sums that it would have. */
export const quoteReturn = createReturn.omit({ form_key: true, comment: true, expected_refund: true })
export const returnQuote = z.object({
  /** What was paid for the returned products. */
  worth: z.int(),
  adjustment: returnAdjustment.adjustment,
  adjustment_reasons: returnAdjustment.adjustment_reasons,
  fee: z.int(),
  /** `worth` + `adjustment` − `fee` */
  refund: z.int(),
})
export const reorder = z.object({
  products: z.array(z.object({ productId, amount: z.int() })),
  gift_cards: z.array(
    z.object({ productId: id, amount: z.int(), giftcard_name: z.string(), giftcard_template: z.string() }),
  ),
  /** What is no longer available in full: `available` is 0, or less than requested. */
  missing: z.array(
    z.object({
      name: z.string(),
      colour: z.string().nullable(),
      size: z.string().nullable(),
      asked: z.int(),
      available: z.int(),
    }),
  ),
  /** Sent with the cart, so that its order has a reference to the repeated order. */
  redo_order: redoOrder.optional(),
})

export const customerOrder = z.object({
  number: z.string(),
  access: z.string(),
  status: order.shape.status,
  created: z.string(),
  total: z.int(),
  currency: order.shape.currency,
  delivery_method: z.string(),
  delivery_kind: deliveryKind,
  count: z.int(),
  images: z.array(z.string()),
  names: z.array(z.string()),
})

const orderLine = { name: z.string(), colour: z.string().nullable(), size: z.string().nullable(), quantity: z.int() }
export const staffOrdersQuery = z.strictObject({
  state: z.enum(STAFF_ORDER_LISTS).default(STAFF_ORDER_LISTS[0]),
  page: queryPage,
  /**
   * Number of an order or of a return, or a part of the customer's name, e-mail or phone: finds it in any state; empty: all of the state.
   */
  number: z.union([z.literal(''), z.string().trim().min(2).max(100)]).default(''),
})
export const staffOrders = z.object({
  total: z.int(),
  pages: z.int(),
  orders: z.array(
    z.object({
      number: z.string(),
      status: order.shape.status,
      created: z.string(),
      currency: order.shape.currency,
      total: z.int(),
      name: z.string(),
      address: z.string(),
      email: z.string(),
      delivery_method: z.string(),
      delivery_kind: deliveryKind,
      delivery_name: order.shape.delivery_name,
      /** Id of the pickup store, or the text of a carrier's point. */
      delivery_location: z.string().nullable(),
      special_request: z.string(),
      phone: z.string(),
      /** The shopper's choices besides the rows. */
      options: z.array(z.enum(['express_pickup', 'part_delivery', 'post_delivery', 'card_checkout_mode'])),
      /** For express pickup: the promised time from which it is ready, in shop time (`YYYY-MM-DDTHH:mm`). */
      ready_from: z.string().nullable(),
      /** The promised delivery of each parcel. */
      arrivals: z.array(arrival),
      /** Seller, chat agent, and the enterprise order that it belongs to; empty or null without one. */
      seller: z.string(),
      giosg_chatter: z.string(),
      enterprise_order: id.nullable(),
      /** Number of the order that this one repeats. */
      repeats: z.string().nullable(),
      /**
       * In the order of the shelves. `stores`: where the units are, and on which shelves. `gift_card`: the text on a card that is sent by post, its value in cents of EUR. `by_staff`: who changed price or name, and the
       * shop's own.
       */
      lines: z.array(
        z.object({
          ...orderLine,
          line: z.int(),
          /** Units that can still come back. */
          returnable: z.int(),
          sku: z.string().nullable(),
          gtin: z.string().nullable(),
          stores: z.array(z.object({ name: z.string(), quantity: z.int(), shelves: z.array(z.string()) })),
          gift_card: z.object({ code: z.string(), amount: z.int(), name: z.string() }).nullable(),
          by_staff: z
            .object({ who: z.string(), price: z.int(), shop_price: z.int(), shop_name: z.string() })
            .nullable(),
        }),
      ),
      /** Mails to the shopper, newest first; `sent` null: it waits, or `failure` says why it never was sent. */
      mails: z.array(
        z.object({
          id,
          kind: z.enum(ORDER_MAIL_KINDS),
          queued: z.string(),
          sent: z.string().nullable(),
          failure: z.enum(['refused', 'address_dead']).nullable(),
        }),
      ),
      /** The states of its returns, each once; without those that ended before anything came back. */
      return_states: z.array(z.enum(RETURN_STATES)),
      /** Those that have not arrived. */
      returns: z.array(
        z.object({
          number: z.string(),
          kind: z.enum(['refund', 'exchange']),
          method: z.enum(['parcel', 'store']),
          refund: z.int(),
          fee: z.int(),
          ...returnAdjustment,
          comment: z.string(),
          lines: z.array(
            z.object({
              ...orderLine,
              line: z.int(),
              reason,
              /** What is sent instead. */
              exchange: z.string().nullable(),
            }),
          ),
        }),
      ),
    }),
  ),
})
export const moveOrder = z.strictObject({
  number: orderNumber,
  status: z.enum(STAFF_ORDER_TARGETS),
  tracking_code: z.string().trim().max(60).default(''),
  tracking_url: z.union([z.literal(''), z.url({ protocol: /^https$/ }).max(500)]).default(''),
})
export const moveReturn = z.strictObject({
  return_number: orderNumber,
  status: z.enum(STAFF_RETURN_TARGETS),
  /** Returned products in new condition are added to the stock of this store. */
  restock_store_id: id.nullable().default(null),
  /**
   * On arrival: what staff found where it is not what the shopper said, by the line of the order; decides about the fee of the parcel. Each
   * change needs a note.
   */
  reasons: z
    .array(z.strictObject({ line: z.int().min(1).max(9999), reason }))
    .max(200)
    .optional(),
  note: z.string().trim().max(1000).optional(),
})

/** Unpaid orders by who holds their products: `address` is an IP address or /64 network, `holder` an e-mail address or an account. */
export const staffHoldsQuery = z.strictObject({ by: z.enum(['address', 'holder']).default('address') })
export const staffHolds = z.object({
  orders: z.int(),
  units: z.int(),
  /** Those with the most units first, at most 100; `name` is null for orders whose address is not known. */
  holders: z.array(
    z.object({
      name: z.string().nullable(),
      units: z.int(),
      orders: z.array(
        z.object({
          number: z.string(),
          email: z.string(),
          trust: z.enum(TRUSTS),
          units: z.int(),
          created: z.string(),
          reserved_until: z.string(),
          /** The shopper was sent to the provider's page, and the payment there is open: it may still arrive. */
          is_payment_open: z.boolean(),
        }),
      ),
    }),
  ),
  /** The last 50 releases by staff; `who` is null for a deleted account. */
  releases: z.array(
    z.object({ at: z.string(), who: z.string().nullable(), numbers: z.array(z.string()), units: z.int() }),
  ),
})
export const releaseHolds = z.strictObject({ numbers: z.array(orderNumber).min(1).max(100) })

export type StaffHolds = z.infer<typeof staffHolds>
export type StaffHoldsQuery = z.infer<typeof staffHoldsQuery>
export type CreateReturn = z.infer<typeof createReturn>
export type TakeBack = z.infer<typeof takeBack>
export type QuoteReturn = z.infer<typeof quoteReturn>
export type ReturnQuote = z.infer<typeof returnQuote>
export type ReturnOptions = z.infer<typeof returnOptions>
export type Reorder = z.infer<typeof reorder>
export type CustomerOrder = z.infer<typeof customerOrder>
export type StaffOrders = z.infer<typeof staffOrders>
export type StaffOrdersQuery = z.infer<typeof staffOrdersQuery>
export type MoveOrder = z.infer<typeof moveOrder>
export type MoveReturn = z.infer<typeof moveReturn>
