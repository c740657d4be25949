/** Transfer requests: staff ask other stores and warehouses for products (spec 1 §3 "Special modes", §4 "Transfer requests"). */
import { z } from 'zod'

import { STAFF_TRANSFER_TARGETS, TRANSFER, TRANSFER_STATES } from '@/lib/order/transfer-machine'

import { id, language, queryPage } from './common'

export const transferStatus = z.enum(TRANSFER_STATES)
const number = z.string().trim().min(4).max(30)
/** `transferAmounts`: store → units. */
export const createTransferRequest = z.strictObject({
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
})
export const transferRequestsQuery = z.strictObject({
  state: transferStatus.default(TRANSFER.initial),
  page: queryPage,
  /** Number of a request: finds it in any state; empty: all of the state. */
  number: z.union([z.literal(''), number]).default(''),
  /** Language of the products' names. */
  language,
})
export const transferRequests = z.object({
  total: z.int(),
  pages: z.int(),
  transfers: z.array(
    z.object({
      number: z.string(),
      status: transferStatus,
      created: z.string(),
      to: z.string(),
      is_reserved: z.boolean(),
      is_high_priority: z.boolean(),
      /** E-mail address of the employee; empty when the account was deleted. */
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
})
export const moveTransferRequest = z.strictObject({ number, status: z.enum(STAFF_TRANSFER_TARGETS) })

export type CreateTransferRequest = z.infer<typeof createTransferRequest>
export type TransferRequests = z.infer<typeof transferRequests>
export type TransferRequestsQuery = z.infer<typeof transferRequestsQuery>
export type MoveTransferRequest = z.infer<typeof moveTransferRequest>
