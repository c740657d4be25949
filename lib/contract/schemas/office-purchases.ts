/** Purchase orders of the back office: what is ordered from a supplier, when it is expected, and what has come. */
import { z } from 'zod'

import { id } from './common'

const units = z.int().min(1).max(100_000)
const day = z.iso.date().nullable()
const wanted = z.strictObject({ quantity: units, expectedOn: day })

/** A row that is added (`from` is null), changed, or taken out (`to` is null). `from` is what was on the screen. */
export const purchaseChange = z.strictObject({ variant: id, from: wanted.nullable(), to: wanted.nullable() })
export type PurchaseChange = z.output<typeof purchaseChange>

/** A row of an order that is being made. */
export const purchaseLine = wanted.extend({ variant: id })
export type PurchaseLine = z.output<typeof purchaseLine>

export const purchaseReceipt = z.strictObject({
  /** Made by the device that receives: the same delivery is booked once, however often it is sent. */
  id: z.uuid(),
  lines: z
    .array(z.strictObject({ variant: id, quantity: units }))
    .min(1)
    .max(1_000),
})
export type PurchaseReceipt = z.output<typeof purchaseReceipt>

const goods = z.object({ variant: z.int(), title: z.string(), sku: z.string().nullable(), gtin: z.string().nullable() })

export const officePurchase = z.object({
  id: z.int(),
  status: z.string(),
  lines: z.array(
    goods.extend({
      quantity: z.int(),
      received: z.int(),
      expectedOn: z.string().nullable(),
      /** Its day has passed, and it has not come. */
      isLate: z.boolean(),
    }),
  ),
  /** What the person may do now. */
  may: z.object({
    change: z.boolean(),
    order: z.boolean(),
    cancel: z.boolean(),
    close: z.boolean(),
    receive: z.boolean(),
  }),
})
export type OfficePurchase = z.output<typeof officePurchase>

/** Rows of a spreadsheet as they were understood; what was not, by the number of its line. */
export const purchaseRows = z.object({
  rows: z.array(goods.extend({ quantity: z.int(), expectedOn: z.string().nullable() })),
  faults: z.array(z.object({ line: z.int(), text: z.string(), reason: z.string() })),
})
export type PurchaseRows = z.output<typeof purchaseRows>

export const lowStockList = z.object({
  rows: z.array(
    goods.extend({
      product: z.int(),
      /** Of all stores together. */
      available: z.int(),
      /** In the store that was asked for, else null. */
      held: z.int().nullable(),
      level: z.int(),
      /** Units that were paid in the last 30 days. */
      sold: z.int(),
      /** Units on purchase orders that have not come, and the next day. */
      coming: z.int(),
      expectedOn: z.string().nullable(),
    }),
  ),
  total: z.int(),
  /** There are more than the total. */
  isMore: z.boolean(),
  page: z.int(),
  size: z.int(),
  stores: z.array(z.object({ id: z.int(), name: z.string() })),
  /** Purchase orders to which rows can be added. */
  drafts: z.array(z.object({ id: z.int(), name: z.string() })),
  mayOrder: z.boolean(),
})
export type LowStockList = z.output<typeof lowStockList>
