/** Calls of the back office for purchase orders. What heads one (supplier, store) is changed as a record as any other: office.ts. */
import { z } from 'zod'

import { defineCalls } from './call'
import { id, queryInt, queryPage } from '../schemas/common'
import { officeValues } from '../schemas/office'
import {
  lowStockList,
  officePurchase,
  purchaseChange,
  purchaseLine,
  purchaseReceipt,
  purchaseRows,
} from '../schemas/office-purchases'

const purchase = z.strictObject({ purchase: queryInt(id) })
const reason = z.string().trim().max(500).optional()

export const officePurchaseCalls = defineCalls('Back office', {
  officePurchase: {
    method: 'GET',
    path: '/api/office/purchases/{purchase}/',
    access: 'office.use',
    params: purchase,
    answer: officePurchase,
  },
  /** An order with its rows, in one transaction and as one entry of the history. Throws NOT_FOUND for an unknown variant. */
  createOfficePurchase: {
    method: 'POST',
    path: '/api/office/purchases/',
    access: 'office.use',
    body: z.strictObject({ values: officeValues, lines: z.array(purchaseLine).max(2_000).default([]), reason }),
    answer: z.object({ id: z.string() }),
  },
  /** Changes rows. Throws CONFLICT when a row is not what was on the screen, or when the order has ended. */
  saveOfficePurchase: {
    method: 'POST',
    path: '/api/office/purchases/{purchase}/',
    access: 'office.use',
    params: purchase,
    body: z.strictObject({ changes: z.array(purchaseChange).min(1).max(2_000), reason }),
    answer: officePurchase,
  },
  /** Orders it, cancels it, or ends it though not everything has come. Throws CONFLICT when it cannot from its state. */
  moveOfficePurchase: {
    method: 'POST',
    path: '/api/office/purchases/{purchase}/state/',
    access: 'office.use',
    params: purchase,
    body: z.strictObject({ to: z.enum(['order', 'cancel', 'close']), reason }),
    answer: officePurchase,
  },
  /** Books a delivery, or a part of one, into the stock of the order's store. */
  receiveOfficePurchase: {
    method: 'POST',
    path: '/api/office/purchases/{purchase}/receipts/',
    access: 'office.use',
    params: purchase,
    body: purchaseReceipt,
    answer: officePurchase,
  },
  /** Reads lines of a spreadsheet: number or EAN, quantity, day. Nothing is changed. */
  readOfficePurchaseRows: {
    method: 'POST',
    path: '/api/office/purchase-rows/',
    access: 'office.use',
    body: z.strictObject({ text: z.string().min(1).max(200_000) }),
    answer: purchaseRows,
  },
  /** Variants of which few are left, what sells most first: in all stores together, or in one. */
  officeLowStock: {
    method: 'GET',
    path: '/api/office/low-stock/',
    access: 'office.use',
    query: z.strictObject({ store: queryInt(id).optional(), page: queryPage }),
    answer: lowStockList,
  },
  officePurchaseFile: {
    method: 'GET',
    path: '/api/office/purchases/{purchase}/csv/',
    access: 'office.use',
    answerType: 'text/csv; charset=utf-8',
    params: purchase,
    answer: z.custom<{ type: string; bytes: Uint8Array; name: string }>(),
  },
})
