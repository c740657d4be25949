/** Complaints (spec 2 §3; the calls themselves are ours): looking up the order, sending pictures, filing, and the staff's list. */
import { z } from 'zod'

import { country, currency, id, language, queryInt } from './common'

const line = z.string().trim().max(200)
const minorAmount = z.int().min(0)

/** Bytes that arrive with a request, read when the handler is ready for them. */
export interface UploadBody {
  /** Reads everything; throws BODY_TOO_LARGE above `maxBytes`. */
  read: (maxBytes: number) => Promise<Uint8Array>
}

const orderRow = z.object({
  row_id: z.int(),
  manufacturer: z.string(),
  model: z.string(),
  color: z.string().nullable(),
  size: z.string().nullable(),
  quantity: z.int(),
  /** Minor units of `currency`, a piece; the part of the order's discount that falls on it. */
  unit_price: minorAmount,
  unit_discount: minorAmount,
  image: z.string().nullable(),
})
export const complaintOrderAnswer = z.object({
  order_number: z.string(),
  sales_channel: z.string(),
  order_date: z.string(),
  currency,
  /** Who bought it, for the customer alone; empty in a guest's look-up. */
  customer_name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  postal_code: z.string(),
  city: z.string(),
  rows: z.array(orderRow),
})
/** An order by its number and e-mail address; wrong and unknown are answered alike. */
export const complaintOrder = {
  body: z.strictObject({ number: z.string().trim().min(4).max(30), email: z.email().max(254) }),
  answer: complaintOrderAnswer,
}
/** The orders of the customer who asks, newest first. */
export const complaintOrders = {
  query: z.strictObject({}),
  answer: z.object({ orders: z.array(complaintOrderAnswer) }),
}

/** One picture, as the bytes of the body. It belongs to the form until the complaint is filed, a day at most. */
export const complaintPicture = {
  query: z.strictObject({ form: z.uuid() }),
  body: z.custom<UploadBody>(
    (value) => typeof (value as UploadBody | null)?.read === 'function',
    'Send the bytes of one picture.',
  ),
  answer: z.object({ picture: z.uuid(), bytes: z.int(), width: z.int(), height: z.int() }),
}

/** The fields by the names of the spec. Which of them must be filled, lib/complaint/rules.ts says. */
const fields = z.strictObject({
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
export const complaint = {
  body: z.strictObject({
    /** Made by the browser with the form; one form gives at most one complaint. */
    form_key: z.uuid(),
    fields,
    pictures: z.array(z.uuid()).max(10).default([]),
    country_code: country,
    currency_code: currency,
    language_code: language,
  }),
  answer: z.object({ number: z.string(), created: z.string() }),
}

/** What staff see, newest first, 50 a page. */
export const complaints = {
  query: z.strictObject({ page: queryInt(z.int().min(1).max(100_000)).default(1) }),
  answer: z.object({
    total: z.int(),
    pages: z.int(),
    complaints: z.array(
      z.object({
        id,
        number: z.string(),
        created: z.string(),
        language: z.string(),
        country: z.string(),
        currency: z.string(),
        customer_id: z.int().nullable(),
        order_number: z.string().nullable(),
        fields: z.record(z.string(), z.union([z.string(), z.boolean()])),
        pictures: z.array(z.object({ picture: z.string(), width: z.int(), height: z.int(), bytes: z.int() })),
      }),
    ),
  }),
}
/** One picture as it is kept. */
export const complaintPictureFile = {
  params: z.strictObject({ picture: z.uuid() }),
  answer: z.object({ type: z.string(), bytes: z.instanceof(Uint8Array) }),
}

export type ComplaintOrder = z.infer<typeof complaintOrderAnswer>
export type ComplaintBody = z.infer<typeof complaint.body>
export type Complaints = z.infer<typeof complaints.answer>
