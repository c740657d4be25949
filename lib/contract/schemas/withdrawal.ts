/** Statements of withdrawal from a contract (Directive 2011/83/EU Art. 11a). */
import { z } from 'zod'

import { WITHDRAWAL_OUTCOMES } from '@/lib/order/withdrawal'

import { order } from './checkout'
import { country, id, language, queryPage } from './common'
import { orderNumber } from './order'

const MAX_LINES = 200
const lines = z
  .array(z.strictObject({ line: z.int().min(1).max(9999), quantity: z.int().min(1).max(9999) }))
  .min(1)
  .max(MAX_LINES)
  .refine((all) => new Set(all.map(({ line }) => line)).size === all.length, 'Each line of the order once.')

/** The limits of the fields; the form has the same. */
export const WITHDRAWAL_LENGTH = { name: 200, order_number: 200, email: 254, goods: 2000 } as const
/** Of goods with the order's proof: the form writes the chosen lines in words. */
const NAMED_GOODS_LENGTH = MAX_LINES * 150

export const withdraw = z.strictObject({
  /** Created by the browser with the form; one form gives at most one statement. */
  form_key: z.uuid(),
  name: z.string().trim().min(1).max(WITHDRAWAL_LENGTH.name),
  /** Whatever identifies the contract: a statement with an unknown number counts, too. */
  order_number: z.string().trim().min(1).max(WITHDRAWAL_LENGTH.order_number),
  /** Where the acknowledgement of receipt goes. */
  email: z.email().max(WITHDRAWAL_LENGTH.email),
  /** The goods, in words; empty: the whole contract. Without proof at most WITHDRAWAL_LENGTH.goods characters. */
  goods: z.string().trim().max(NAMED_GOODS_LENGTH).default(''),
  /** Lines of the order; only with its look-up secret, and beside the goods in words. */
  lines: lines.optional(),
  /** The look-up secret, if the shopper came from the order. A wrong one is no reason to refuse the statement. */
  access: z.string().max(200).default(''),
  language_code: language,
  country_code: country,
})
/** The same for known and unknown orders. */
export const withdrawn = z.object({ number: z.string(), received: z.string() })

export const staffWithdrawalsQuery = z.strictObject({
  state: z.enum(['open', 'ended']).default('open'),
  page: queryPage,
  /** A part of a statement's or an order's number, a name or an address: finds it in any state, newest first; empty: all of the state. */
  text: z.string().trim().max(WITHDRAWAL_LENGTH.email).default(''),
})
export const staffWithdrawals = z.object({
  total: z.int(),
  pages: z.int(),
  withdrawals: z.array(
    z.object({
      id,
      number: z.string(),
      received: z.string(),
      name: z.string(),
      email: z.string(),
      order_number: z.string(),
      goods: z.string(),
      lines: lines.nullable(),
      /** Made from the order's page or the account that ordered. */
      is_proven: z.boolean(),
      country: z.string(),
      outcome: z.enum(WITHDRAWAL_OUTCOMES).nullable(),
      note: z.string(),
      return_number: z.string().nullable(),
      /** Days of the shop (YYYY-MM-DD). `until`: the last day to withdraw; null when nothing was sent yet. */
      until: z.string().nullable(),
      is_in_time: z.boolean(),
      refund_by: z.string(),
      goods_by: z.string(),
      /** Null when the order was not found. */
      order: z
        .object({
          number: z.string(),
          status: order.shape.status,
          country: z.string(),
          email: z.string(),
          lines: z.array(
            z.object({
              line: z.int(),
              name: z.string(),
              colour: z.string().nullable(),
              size: z.string().nullable(),
              /** Units that have not come back. */
              left: z.int(),
            }),
          ),
        })
        .nullable(),
    }),
  ),
})

const about = { number: orderNumber, note: z.string().trim().max(1000).default('') }
export const decideWithdrawal = z.discriminatedUnion('action', [
  /** Connects the statement to an order that it does not name correctly. */
  z.strictObject({ ...about, action: z.literal('connect'), order_number: orderNumber }),
  /** Registers the return of these lines (without them: of all that is named, or everything), or cancels an order that was not sent. */
  z.strictObject({ ...about, action: z.literal('accept'), lines: lines.optional() }),
  /** Settled in another way; the note says how, and is required. */
  z.strictObject({ ...about, action: z.literal('close') }),
  /** Sends the acknowledgement of receipt again, to the statement's address. */
  z.strictObject({ ...about, action: z.literal('receipt') }),
])

export type StaffWithdrawalsQuery = z.infer<typeof staffWithdrawalsQuery>
export type StaffWithdrawals = z.infer<typeof staffWithdrawals>
export type DecideWithdrawal = z.infer<typeof decideWithdrawal>
