/** Transfer requests: staff ask other stores and warehouses for goods (spec 1 §3 "Special modes", §4 "Transfer requests"). */
import { z } from 'zod'

import { STAFF_TRANSFER_TARGETS, TRANSFER, TRANSFER_STATES } from '@/lib/order/transfer-machine'

import { id, language, queryInt } from './common'

const status = z.enum(TRANSFER_STATES)
const number = z.string().trim().min(4).max(30)

/** The cart in transfer mode, field by field as it names them. `transferAmounts`: store → units. */
export const createTransferRequest = {
  body: z.strictObject({
    transferRequestFrom: z.array(id).min(1).max(50),
    transferRequestTo: id,
    transferrequest_reserve_quantity: z.boolean().default(false),
    transferrequest_high_priority: z.boolean().default(false),
    products: z
      .array(
        z.strictObject({
          productId: id,
          transferAmounts: z.record(z.string().regex(/^[1-9]\d{0,9}$/), z.int().min(0).max(9999)),
        }),
      )
      .min(1)
      .max(200),
  }),
  answer: z.object({ number: z.string(), status }),
}

/** What is on its way between stores: high priority first, then the oldest, 50 a page. */
export const transferRequests = {
  query: z.strictObject({
    state: status.default(TRANSFER.initial),
    page: queryInt(z.int().min(1).max(100_000)).default(1),
    /** Finds that one, whatever its state; empty: all of the state. */
    number: z.union([z.literal(''), number]).default(''),
    /** Of the products' names. */
    language,
  }),
  answer: z.object({
    total: z.int(),
    pages: z.int(),
    transfers: z.array(
      z.object({
        number: z.string(),
        status,
        created: z.string(),
        to: z.string(),
        is_reserved: z.boolean(),
        is_high_priority: z.boolean(),
        /** E-mail address of who asked; empty when the account is gone. */
        created_by: z.string(),
        lines: z.array(
          z.object({
            variant_id: id,
            name: z.string(),
            colour: z.string().nullable(),
            size: z.string().nullable(),
            from: z.string(),
            quantity: z.int(),
          }),
        ),
      }),
    ),
  }),
}

export const moveTransferRequest = {
  body: z.strictObject({ number, status: z.enum(STAFF_TRANSFER_TARGETS) }),
  answer: z.object({ number: z.string(), status }),
}

export type CreateTransferRequest = z.infer<typeof createTransferRequest.body>
export type TransferRequests = z.infer<typeof transferRequests.answer>
export type TransferRequestsQuery = z.infer<typeof transferRequests.query>
export type MoveTransferRequest = z.infer<typeof moveTransferRequest.body>
