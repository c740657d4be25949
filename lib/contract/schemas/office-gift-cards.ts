/** A gift card as the back office shows it. Amounts are cents of EUR. Its whole code is nowhere. */
import { z } from 'zod'

import { id } from './common'

/** `card_void`: the order that bought it was cancelled. `card_waiting`: it is sent on a day that has not come. */
export const GIFT_CARD_STATES = ['card_active', 'card_waiting', 'card_empty', 'card_expired', 'card_void'] as const
const GIFT_CARD_MOVES = ['issue', 'order', 'release', 'void', 'refund'] as const

const moment = z.string()
const order = z.object({ id: z.int(), number: z.string() })

export const officeGiftCard = z.object({
  id,
  /** The last characters of the code behind dots; null for a card that no order has bought. */
  code: z.string().nullable(),
  state: z.enum(GIFT_CARD_STATES),
  value: z.int(),
  balance: z.int(),
  created: moment,
  expires: moment.nullable(),
  /** The order that bought it; null for one that was made in another way. */
  order: order.nullable(),
  isPrinted: z.boolean(),
  /** When it will be sent; null when it was, or is not to be sent on a day. */
  sendAt: moment.nullable(),
  sentAt: moment.nullable(),
  /** For people who may see orders, until the order is anonymised. */
  recipient: z.object({ name: z.string(), email: z.string() }).nullable(),
  /** Newest first. */
  ledger: z.array(
    z.object({
      created: moment,
      amount: z.int(),
      reason: z.enum(GIFT_CARD_MOVES),
      order: order.nullable(),
      /** After it. */
      balance: z.int(),
    }),
  ),
  /** The person may open the orders. */
  maySeeOrders: z.boolean(),
})
export type OfficeGiftCard = z.output<typeof officeGiftCard>
