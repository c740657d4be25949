/** Orders after they are placed: looking at one, cancelling, returning, ordering again; what staff move. Amounts are minor units of the order's currency. */
import { z } from 'zod'

import { STAFF_ORDER_LISTS, STAFF_ORDER_TARGETS } from '@/lib/order/order-machine'
import { RETURN_STATES, STAFF_RETURN_TARGETS } from '@/lib/order/return-machine'
import { RETURN_REASONS } from '@/lib/order/returns'

import { arrival, order, productId, redoOrder } from './checkout'
import { id, language, queryInt } from './common'

const number = z.string().trim().min(4).max(30)
/** Whoever knows the look-up secret may do with the order what its owner may. */
const access = { number, access: z.string().min(20).max(200) }

/** When it can be fetched from its store, as a file for calendars (RFC 5545); without a language in that of the order. */
export const orderCalendar = {
  query: z.strictObject({ ...access, language: language.optional() }),
  answer: z.object({ type: z.string(), bytes: z.instanceof(Uint8Array), name: z.string() }),
}

/** Answers the same for known and unknown: the code goes to the mailbox of the order. */
export const viewOrder = {
  body: z.strictObject({ number, email: z.email().max(254) }),
  answer: z.object({ sent: z.literal(true) }),
}
export const viewOrderCode = {
  body: z.strictObject({
    number,
    email: z.email().max(254),
    code: z
      .string()
      .trim()
      .regex(/^\d{4}\s?\d{4}$/),
  }),
  answer: z.object({ order, access: z.string() }),
}

export const cancelOrder = { body: z.strictObject(access), answer: order }

const reason = z.enum(RETURN_REASONS)
export const returnOptions = {
  query: z.strictObject(access),
  answer: z.object({
    /** What is deducted from the refund of a return by parcel. */
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
  }),
}
export const createReturn = {
  body: z.strictObject({
    ...access,
    /** Made by the browser with the form: the same form twice is one return. */
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
  }),
  answer: z.object({ return_number: z.string(), order }),
}
export const cancelReturn = { body: z.strictObject({ ...access, return_number: number }), answer: order }

export const reorder = {
  body: z.strictObject(access),
  answer: z.object({
    products: z.array(z.object({ productId, amount: z.int() })),
    gift_cards: z.array(
      z.object({ productId: id, amount: z.int(), giftcard_name: z.string(), giftcard_template: z.string() }),
    ),
    /** What cannot be had as it was: `available` 0, or fewer. */
    missing: z.array(
      z.object({
        name: z.string(),
        colour: z.string().nullable(),
        size: z.string().nullable(),
        asked: z.int(),
        available: z.int(),
      }),
    ),
    /** What the cart sends along, so that its order says which one it repeats. */
    redo_order: redoOrder.optional(),
  }),
}

export const customerOrders = {
  query: z.strictObject({}),
  answer: z.object({
    orders: z.array(
      z.object({
        number: z.string(),
        access: z.string(),
        status: order.shape.status,
        created: z.string(),
        total: z.int(),
        currency: order.shape.currency,
        delivery_method: z.string(),
        count: z.int(),
        images: z.array(z.string()),
        names: z.array(z.string()),
      }),
    ),
  }),
}

const orderLine = { name: z.string(), colour: z.string().nullable(), size: z.string().nullable(), quantity: z.int() }
/** What staff have to do with orders: oldest first, 50 a page. `returns`: orders of which something is on its way back. */
export const staffOrders = {
  query: z.strictObject({
    state: z.enum(STAFF_ORDER_LISTS).default(STAFF_ORDER_LISTS[0]),
    page: queryInt(z.int().min(1).max(100_000)).default(1),
    /** Of an order or of a return: finds that one, whatever its state; empty: all of the state. */
    number: z.union([z.literal(''), number]).default(''),
  }),
  answer: z.object({
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
        /** Id of the store where it is fetched, or the words of a carrier's point. */
        delivery_location: z.string().nullable(),
        special_request: z.string(),
        phone: z.string(),
        /** What was asked for beside the rows. */
        options: z.array(z.enum(['express_pickup', 'part_delivery', 'post_delivery', 'card_checkout_mode'])),
        /** Of express pickup: from when it was promised to wait, in the shop's own time (`YYYY-MM-DDTHH:mm`). */
        ready_from: z.string().nullable(),
        /** What it was promised for, parcel by parcel. */
        arrivals: z.array(arrival),
        /** Who sold it, who served the shopper in the chat, and the enterprise order that it belongs to; empty or null for all others. */
        seller: z.string(),
        giosg_chatter: z.string(),
        enterprise_order: id.nullable(),
        /** Number of the order that this one repeats. */
        repeats: z.string().nullable(),
        /** `stores`: where the units lie. `gift_card`: what is printed on a card that is sent. `by_staff`: who gave it its price or name, and what the shop's were. */
        lines: z.array(
          z.object({
            ...orderLine,
            stores: z.array(z.object({ name: z.string(), quantity: z.int() })),
            gift_card: z.object({ code: z.string(), amount: z.int(), name: z.string() }).nullable(),
            by_staff: z
              .object({ who: z.string(), price: z.int(), shop_price: z.int(), shop_name: z.string() })
              .nullable(),
          }),
        ),
        returns: z.array(
          z.object({
            number: z.string(),
            kind: z.enum(['refund', 'exchange']),
            method: z.enum(['parcel', 'store']),
            refund: z.int(),
            comment: z.string(),
            lines: z.array(
              z.object({ ...orderLine, reason, /** What is sent instead. */ exchange: z.string().nullable() }),
            ),
          }),
        ),
      }),
    ),
  }),
}

export const moveOrder = {
  body: z.strictObject({
    number,
    status: z.enum(STAFF_ORDER_TARGETS),
    tracking_code: z.string().trim().max(60).default(''),
    tracking_url: z.union([z.literal(''), z.url({ protocol: /^https$/ }).max(500)]).default(''),
  }),
  answer: z.object({ number: z.string(), status: order.shape.status }),
}
export const moveReturn = {
  body: z.strictObject({
    return_number: number,
    status: z.enum(STAFF_RETURN_TARGETS),
    /** Goods as new go back on the shelf of this store. */
    restock_store_id: id.nullable().default(null),
  }),
  answer: z.object({
    return_number: z.string(),
    status: z.enum(RETURN_STATES),
    refund: z.int(),
  }),
}

export type CreateReturn = z.infer<typeof createReturn.body>
export type ReturnOptions = z.infer<typeof returnOptions.answer>
export type Reorder = z.infer<typeof reorder.answer>
export type CustomerOrder = z.infer<typeof customerOrders.answer>['orders'][number]
export type StaffOrders = z.infer<typeof staffOrders.answer>
export type StaffOrdersQuery = z.infer<typeof staffOrders.query>
export type MoveOrder = z.infer<typeof moveOrder.body>
export type MoveReturn = z.infer<typeof moveReturn.body>
