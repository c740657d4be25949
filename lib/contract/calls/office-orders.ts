/** Calls of the back office for orders and customers. An order is changed by the calls of its desk (orders.ts) alone. */
import { z } from 'zod'

import { defineCalls } from './call'
import { done, id, language, queryInt } from '../schemas/common'
import { officeCustomer, officeNote, officeOrder } from '../schemas/office-orders'

const order = z.strictObject({ order: queryInt(id) })
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
    params: z.strictObject({ customer: queryInt(id) }),
    answer: officeCustomer,
  },
})
