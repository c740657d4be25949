/** Calls of the back office for orders, customers and gift cards. An order is changed by the calls of its desk (orders.ts) alone. */
import { z } from 'zod'

import { defineCalls } from './call'
import { done, id, language, queryInt } from '../schemas/common'
import { officeGiftCard } from '../schemas/office-gift-cards'
import { officeCustomer, officeNote, officeOrder } from '../schemas/office-orders'
import { erased, officeErasure } from '../schemas/office-person'

const order = z.strictObject({ order: queryInt(id) })
const customer = z.strictObject({ customer: queryInt(id) })
const inLanguage = z.strictObject({ language: language.default('en') })

export const officeOrderCalls = defineCalls('Back office', {
  officeOrder: {
    method: 'GET',
    path: '/api/office/orders/{order}/',
    access: 'orders.read',
    params: order,
    query: inLanguage,
    answer: officeOrder,
  },
  addOrderNote: {
    method: 'POST',
    path: '/api/office/orders/{order}/notes/',
    access: 'orders.note',
    needsPerson: true,
    params: order,
    body: z.strictObject({ text: z.string().trim().min(1).max(2_000) }),
    answer: z.object({ notes: z.array(officeNote) }),
  },
  /** Only one's own: what a colleague wrote stays until the order is anonymised. */
  removeOrderNote: {
    method: 'POST',
    path: '/api/office/orders/{order}/notes/remove/',
    access: 'orders.note',
    needsPerson: true,
    params: order,
    body: z.strictObject({ note: id }),
    answer: done,
  },
  officeCustomer: {
    method: 'GET',
    path: '/api/office/customers/{customer}/',
    access: 'office.customers.read',
    params: customer,
    answer: officeCustomer,
  },
  /** Everything that is stored about the person, as a file. The security log names who had whose. Throws TOO_MANY_REQUESTS. */
  officeCustomerData: {
    method: 'GET',
    path: '/api/office/customers/{customer}/data/',
    access: 'office.customers.export',
    needsPerson: true,
    answerType: 'application/json',
    params: customer,
    answer: z.custom<{ type: string; bytes: Uint8Array; name: string }>(),
  },
  /** What an erasure would delete and keep. */
  officeErasure: {
    method: 'GET',
    path: '/api/office/customers/{customer}/erasure/',
    access: 'office.customers.erase',
    needsPerson: true,
    params: customer,
    answer: officeErasure,
  },
  /** Erases the customer, whose address is typed to be sure. Throws BAD_REQUEST for another, CONFLICT for somebody who works here. */
  eraseOfficeCustomer: {
    method: 'POST',
    path: '/api/office/customers/{customer}/erasure/',
    access: 'office.customers.erase',
    needsPerson: true,
    params: customer,
    body: z.strictObject({ email: z.string().max(254), reason: z.string().trim().max(500).optional() }),
    answer: erased,
  },
  officeGiftCard: {
    method: 'GET',
    path: '/api/office/gift-cards/{card}/',
    access: 'office.codes.read',
    params: z.strictObject({ card: queryInt(id) }),
    answer: officeGiftCard,
  },
})
