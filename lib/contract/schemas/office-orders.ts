/** Orders and customers as the back office shows them. Amounts are minor units of the order's currency unless named EUR. */
import { z } from 'zod'

import { id } from './common'
import { deliveryKind, order } from './checkout'
import { staffOrders } from './order'

const moment = z.string()
const { currency, status } = order.shape
const stores = staffOrders.shape.orders.element.shape.lines.element.shape.stores

export const officeNote = z.object({
  id: z.int(),
  /** Null: the account is gone. */
  who: z.string().nullable(),
  created: moment,
  text: z.string(),
  /** The person may take it away. */
  isOwn: z.boolean(),
})
export type OfficeNote = z.output<typeof officeNote>

const row = z.object({
  line: z.int(),
  kind: z.string(),
  /** Null: the product is not in the shop any more. */
  model: z.int().nullable(),
  picture: z.string().nullable(),
  name: z.string(),
  colour: z.string().nullable(),
  size: z.string().nullable(),
  sku: z.string().nullable(),
  gtin: z.string().nullable(),
  /** Where the units lie. */
  stores,
  quantity: z.int(),
  unit_price: z.int(),
  discount: z.int(),
  /** quantity × unit price − discount, with VAT. */
  gross: z.int(),
  net: z.int(),
  tax_rate: z.number(),
  returned: z.int(),
})

const payment = z.object({
  provider: z.string(),
  reference: z.string(),
  status: z.string(),
  amount: z.int(),
  refunded: z.int(),
  created: moment,
})

const orderReturn = z.object({
  number: z.string(),
  kind: z.enum(['refund', 'exchange']),
  status: z.string(),
  refund: z.int(),
  created: moment,
  comment: z.string(),
  lines: z.array(z.object({ name: z.string(), quantity: z.int(), reason: z.string() })),
})

export const officeOrder = z.object({
  id,
  number: z.string(),
  status,
  created: moment,
  paid: moment.nullable(),
  language: z.string(),
  country: z.string(),
  currency,
  email: z.string(),
  /** The account, which the person may see. */
  customer: z.int().nullable(),
  /** Parts that are not empty, by their names. */
  address: z.record(z.string(), z.string()),
  delivery_method: z.string(),
  delivery_kind: deliveryKind,
  /** In the language of the back office; '' for a method that was deleted. */
  delivery_name: z.string(),
  /** The store of a collection, or the carrier's point. */
  delivery_place: z.string(),
  payment_method: z.string(),
  request: z.string(),
  lines_total: z.int(),
  discount_total: z.int(),
  gift_card_total: z.int(),
  delivery_cost: z.int(),
  total: z.int(),
  rows: z.array(row),
  payments: z.array(payment),
  returns: z.array(orderReturn),
  events: z.array(z.object({ kind: z.string(), created: moment, amount: z.int().nullable(), tracking: z.string() })),
  notes: z.array(officeNote),
  mayNote: z.boolean(),
})
export type OfficeOrder = z.output<typeof officeOrder>

const address = z.object({
  name: z.string(),
  address: z.string(),
  postcode: z.string(),
  city: z.string(),
  country: z.string(),
  phone: z.string(),
  isDefault: z.boolean(),
})

export const officeCustomer = z.object({
  id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.string(),
  vat_number: z.string(),
  organisation: z.string().nullable(),
  language: z.string(),
  country: z.string(),
  created: moment,
  isClub: z.boolean(),
  isActive: z.boolean(),
  newsletters: z.array(z.string()),
  addresses: z.array(address),
  /** Newest first, also those that the same e-mail address made without logging in. */
  orders: z.array(
    z.object({
      id,
      number: z.string(),
      status,
      delivery_kind: deliveryKind,
      created: moment,
      total: z.int(),
      currency,
    }),
  ),
  /** There are more than the orders. */
  isMore: z.boolean(),
  paidCount: z.int(),
  /** At the rates of the orders. */
  paidEur: z.int(),
})
export type OfficeCustomer = z.output<typeof officeCustomer>
