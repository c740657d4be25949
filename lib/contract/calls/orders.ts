/** Orders after they are placed: status, cancelling, returns, reordering, and the work of staff. */
import { z } from 'zod'

import { RETURN_STATES } from '@/lib/order/return-machine'

import { defineCalls } from './call'
import { order } from '../schemas/checkout'
import { language, mailSent } from '../schemas/common'
import {
  createReturn,
  customerOrder,
  moveOrder,
  moveReturn,
  orderAccess,
  orderNumber,
  releaseHolds,
  quoteReturn,
  reorder,
  returnOptions,
  returnQuote,
  staffHolds,
  staffHoldsQuery,
  staffOrders,
  staffOrdersQuery,
  takeBack,
} from '../schemas/order'

/** Calls that only read an order have its secret in the body, too: addresses are logged. */
export const orderCalls = defineCalls('Orders', {
  orderStatus: {
    method: 'POST',
    path: '/api/order/',
    access: 'optional',
    sendsAuth: true,
    body: z.strictObject(orderAccess),
    answer: order,
  },
  /**
   * The time of pickup in the store as a calendar file (RFC 5545); without a language, in that of the order. A telephone loads it by a link, so
   * its key opens nothing but this file.
   */
  orderCalendar: {
    method: 'GET',
    path: '/api/order/calendar/',
    access: 'public',
    answerType: 'text/calendar',
    query: z.strictObject({ number: orderNumber, key: z.string().min(20).max(100), language: language.optional() }),
    answer: z.object({ type: z.string(), bytes: z.instanceof(Uint8Array), name: z.string() }),
  },
  /** Sends a code to the e-mail address of the order. */
  viewOrder: {
    method: 'POST',
    path: '/api/view-order/',
    access: 'public',
    body: z.strictObject({ number: orderNumber, email: z.email().max(254) }),
    answer: mailSent,
  },
  viewOrderCode: {
    method: 'POST',
    path: '/api/view-order/code/',
    access: 'public',
    body: z.strictObject({
      number: orderNumber,
      email: z.email().max(254),
      code: z
        .string()
        .trim()
        .regex(/^\d{4}\s?\d{4}$/),
    }),
    answer: z.object({ order, access: z.string() }),
  },
  cancelOrder: {
    method: 'POST',
    path: '/api/order/cancel/',
    access: 'public',
    body: z.strictObject(orderAccess),
    answer: order,
  },
  returnOptions: {
    method: 'POST',
    path: '/api/order/return-options/',
    access: 'public',
    body: z.strictObject(orderAccess),
    answer: returnOptions,
  },
  quoteReturn: {
    method: 'POST',
    path: '/api/order/return-quote/',
    access: 'public',
    body: quoteReturn,
    answer: returnQuote,
  },
  createReturn: {
    method: 'POST',
    path: '/api/order/return/',
    access: 'public',
    body: createReturn,
    answer: z.object({ return_number: z.string(), order }),
  },
  cancelReturn: {
    method: 'POST',
    path: '/api/order/return/cancel/',
    access: 'public',
    body: z.strictObject({ ...orderAccess, return_number: orderNumber }),
    answer: order,
  },
  reorder: {
    method: 'POST',
    path: '/api/order/reorder/',
    access: 'public',
    body: z.strictObject(orderAccess),
    answer: reorder,
  },
  customerOrders: {
    method: 'GET',
    path: '/api/customer/orders/',
    access: 'customer',
    answer: z.object({ orders: z.array(customerOrder) }),
  },
  /** Orders that staff have to process: oldest first, 50 a page. `returns`: orders with products that are being sent back. */
  staffOrders: {
    method: 'GET',
    path: '/api/staff/orders/',
    access: 'orders.read',
    query: staffOrdersQuery,
    answer: staffOrders,
  },
  moveOrder: {
    method: 'POST',
    path: '/api/staff/order/',
    access: 'orders.process',
    body: moveOrder,
    answer: z.object({ number: z.string(), status: order.shape.status }),
  },
  /** Unpaid orders that reserve products, by holder. */
  staffHolds: {
    method: 'GET',
    path: '/api/staff/holds/',
    access: 'orders.read',
    query: staffHoldsQuery,
    answer: staffHolds,
  },
  /** Cancels unpaid orders, so that their products are free again; those that are paid or ended are left alone. */
  releaseHolds: {
    method: 'POST',
    path: '/api/staff/holds/',
    access: 'orders.process',
    needsPerson: true,
    body: releaseHolds,
    answer: z.object({ released: z.array(z.string()) }),
  },
  /** For who brings products to a store: the order was found by name, phone or number. */
  takeBack: {
    method: 'POST',
    path: '/api/staff/returns/',
    access: 'returns.process',
    body: takeBack,
    answer: z.object({ return_number: z.string() }),
  },
  moveReturn: {
    method: 'POST',
    path: '/api/staff/return/',
    access: 'returns.process',
    body: moveReturn,
    answer: z.object({
      return_number: z.string(),
      status: z.enum(RETURN_STATES),
      refund: z.int(),
    }),
  },
})
