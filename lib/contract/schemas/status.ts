import { z } from 'zod'

const count = z.int().min(0)
const moment = z.string().nullable()

export const shopStatus = z.object({
  checked_at: z.string(),
  /** Seconds for which the oldest due row has waited; 0: no row waits. */
  outbox: z.object({
    waiting: count,
    oldest_seconds: z.number().min(0),
    failed: count,
    /** Messages of the last week that the mail server refused for good, or whose address takes none. */
    refused: count,
    /** Whether mails become files, because the shop has no mail server. */
    is_to_files: z.boolean(),
  }),
  queues: z.array(
    z.object({
      name: z.string(),
      waiting: count,
      retrying: count,
      active: count,
      failed: count,
      done: count,
      last_done: moment,
      late_seconds: z.number().min(0),
    }),
  ),
  /** Messages that could not be sent yet, newest first. */
  troubles: z.array(
    z.object({
      kind: z.string(),
      key: z.string(),
      tries: count,
      is_given_up: z.boolean(),
      reason: z.string(),
      next_try: moment,
    }),
  ),
  orders: z.object({ unpaid: count, overdue: count, paid_today: count }),
  payments: z.object({ events_waiting: count, refunds_due: count, refunds_failed: count }),
  /** Sizes of public products: sold out, and one or two left. */
  stock: z.object({ sold_out: count, low: count }),
  /** Currencies and days of the last week on which gift cards yielded more than they cost: above zero is a fault of the shop. */
  gift_card_losses: count,
  /** The admission queue of the instance that responds. */
  admission: z.object({ busy: count, waiting: count, refused: count }),
})
export type ShopStatus = z.infer<typeof shopStatus>
