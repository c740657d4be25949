/** Transfer requests: staff ask other stores and warehouses for products. */
import { z } from 'zod'

import { defineCalls } from './call'
import {
  createTransferRequest,
  moveTransferRequest,
  transferRequests,
  transferRequestsQuery,
  transferStatus,
} from '../schemas/transfer'

export const transferCalls = defineCalls('Transfers', {
  /** Requests between stores: high priority first, then the oldest, 50 a page. */
  transferRequests: {
    method: 'GET',
    path: '/api/staff/transfers/',
    access: 'transfers.read',
    query: transferRequestsQuery,
    answer: transferRequests,
  },
  /** The cart in transfer mode, with its field names. */
  createTransferRequest: {
    method: 'POST',
    path: '/api/staff/transfers/',
    access: 'transfers.process',
    idempotent: true,
    body: createTransferRequest,
    answer: z.object({ number: z.string(), status: transferStatus }),
  },
  moveTransferRequest: {
    method: 'POST',
    path: '/api/staff/transfer/',
    access: 'transfers.process',
    body: moveTransferRequest,
    answer: z.object({ number: z.string(), status: transferStatus }),
  },
})
