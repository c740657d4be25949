/** Complaints (spec 2 §3; the calls themselves are not in the spec). */
import { z } from 'zod'

import { currency } from './common'

const line = z.string().trim().max(200)
const minorAmount = z.int().min(0)

/** A body of bytes: the handler reads it after its other checks. */
export interface UploadBody {
  /** Reads all bytes; throws BODY_TOO_LARGE above `maxBytes`. */
  read: (maxBytes: number) => Promise<Uint8Array>
  /** The same piece by piece, for a file that is not held in memory. */
  pieces: (maxBytes: number) => AsyncIterable<Uint8Array>
}

const orderRow = z.object({
  row_id: z.int(),
  manufacturer: z.string(),
  model: z.string(),
  color: z.string().nullable(),
  size: z.string().nullable(),
  quantity: z.int(),
  /** Minor units of `currency` for one piece; its share of the order's discount. */
  unit_price: minorAmount,
  unit_discount: minorAmount,
  image: z.string().nullable(),
})
export const complaintOrderAnswer = z.object({
  order_number: z.string(),
  sales_channel: z.string(),
  order_date: z.string(),
  currency,
  /** The buyer, for the customer only; empty in a guest's look-up. */
  customer_name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  postal_code: z.string(),
  city: z.string(),
  rows: z.array(orderRow),
})

/** The fields with the names of the spec. lib/complaint/rules.ts defines which are required. */
export const complaintFields = z.strictObject({
  customerName: line,
  email: z.string().trim().max(254),
  phone: z.string().trim().max(30),
  address: line,
  postNumber: z.string().trim().max(12),
  city: line,
  store: line,
  targetStore: line,
  orderNumber: z.string().trim().max(31),
  receipt: line,
  timeOfPurchase: z.string().trim().max(10),
  price: z.string().trim().max(12),
  used: z.string().max(3),
  manufacturer: line,
  model: line,
  color: line,
  size: line,
  complaint: z.string().trim().max(4000),
  rowId: z.string().max(12),
  orderDate: z.string().max(10),
  unitDiscount: z.string().trim().max(12),
  calculatedDiscount: z.boolean(),
  salesChannel: z.enum(['', 'S']),
  noSize: z.boolean(),
})

export type ComplaintOrder = z.infer<typeof complaintOrderAnswer>
