/** Complaints: the order they are about, pictures, filing, and the list of staff. */
import { z } from 'zod'

import { defineCalls } from './call'
import { country, currency, done, id, language, queryPage } from '../schemas/common'
import { complaintFields, complaintOrderAnswer, type UploadBody } from '../schemas/complaint'

export const complaintCalls = defineCalls('Complaints', {
  /** An order by its number and e-mail address; a wrong address and an unknown number get the same answer. */
  complaintOrder: {
    method: 'POST',
    path: '/api/complaint/order/',
    access: 'public',
    body: z.strictObject({ number: z.string().trim().min(4).max(30), email: z.email().max(254) }),
    answer: complaintOrderAnswer,
  },
  /** The customer's own orders, newest first. */
  complaintOrders: {
    method: 'GET',
    path: '/api/customer/complaint-orders/',
    access: 'customer',
    answer: z.object({ orders: z.array(complaintOrderAnswer) }),
  },
  /** One picture, as the bytes of the body. It belongs to the form until the complaint is filed, and is stored for at most a day. */
  complaintPicture: {
    method: 'POST',
    path: '/api/complaint/picture/',
    access: 'public',
    bodyType: 'image/*',
    query: z.strictObject({ form: z.uuid() }),
    body: z.custom<UploadBody>(
      (value) => typeof (value as UploadBody | null)?.read === 'function',
      'Send the bytes of one picture.',
    ),
    answer: z.object({ picture: z.uuid(), bytes: z.int(), width: z.int(), height: z.int() }),
  },
  complaint: {
    method: 'POST',
    path: '/api/complaint/',
    access: 'optional',
    sendsAuth: true,
    body: z.strictObject({
      /** Created by the browser with the form; one form gives at most one complaint. */
      form_key: z.uuid(),
      fields: complaintFields,
      pictures: z.array(z.uuid()).max(10).default([]),
      country_code: country,
      currency_code: currency,
      language_code: language,
    }),
    answer: z.object({ number: z.string(), created: z.string() }),
  },
  /** For staff: those without an answer first, each newest first, 50 a page. */
  complaints: {
    method: 'GET',
    path: '/api/complaints/',
    access: 'complaints.read',
    query: z.strictObject({ page: queryPage }),
    answer: z.object({
      total: z.int(),
      pages: z.int(),
      complaints: z.array(
        z.object({
          id,
          number: z.string(),
          created: z.string(),
          /** Null: nobody has noted an answer. A host of an older version does not send it. */
          answered: z.string().nullable().optional(),
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
  },
  /** Marks a complaint as answered, or as open again. */
  answerComplaint: {
    method: 'POST',
    path: '/api/complaints/answered/',
    access: 'complaints.process',
    body: z.strictObject({ id, answered: z.boolean() }),
    answer: done,
  },
  /** One picture in its stored format. */
  complaintPictureFile: {
    method: 'GET',
    path: '/api/complaints/picture/{picture}/',
    access: 'complaints.read',
    answerType: 'image/*',
    params: z.strictObject({ picture: z.uuid() }),
    answer: z.object({ type: z.string(), bytes: z.instanceof(Uint8Array) }),
  },
})
