/** What waits for somebody who works in the shop, and what was sold. */
import { z } from 'zod'

/** In the order of the work. */
export const WAITING = [
  'pack',
  'supplier',
  'transfer',
  'send',
  'prices',
  'returns',
  'withdrawals',
  'complaints',
  'messages',
  'reviews',
  'rentals_out',
  'rentals_back',
  'transfers_send',
  'transfers_receive',
  'purchases_late',
  'purchases_coming',
  'purchases_rest',
  'purchases_draft',
  'low_stock',
  'pages',
  'campaigns',
  'versions',
  'mails',
  'jobs',
  'webhooks',
] as const
export type WaitingName = (typeof WAITING)[number]

const sold = z.object({
  /** Paid orders that were placed then. */
  orders: z.int(),
  /** Cents with VAT, at the rates of the orders. */
  eur: z.int(),
})

export const officeWaiting = z.object({
  /** What the person may do, also where nothing waits. */
  waiting: z.array(
    z.object({
      name: z.enum(WAITING),
      count: z.int(),
      /** There are more: nobody counts further. */
      isMore: z.boolean(),
    }),
  ),
  /** Null for who may not see it. Days and weeks of the shop's calendar; a week begins on Monday. */
  sales: z.object({ today: sold, yesterday: sold, week: sold, weekBefore: sold }).nullable(),
})
export type OfficeWaiting = z.output<typeof officeWaiting>
