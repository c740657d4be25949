/** Calls of the back office for purchase orders. */
import { actorOf } from '@/lib/backend/flows/office/actor'
import { lowStock } from '@/lib/backend/flows/office/low-stock'
import { readRows } from '@/lib/backend/flows/office/purchase-rows'
import {
  changeLines,
  movePurchase,
  purchaseFile,
  purchaseOf,
  receivePurchase,
} from '@/lib/backend/flows/office/purchases'
import type { officePurchaseCalls } from '@/lib/contract/calls/office-purchases'

import type { Handlers } from './types'

export const officePurchaseHandlers: Handlers<typeof officePurchaseCalls> = {
  officePurchase: ({ params }, { principal }) => purchaseOf(params.purchase, actorOf(principal)),
  saveOfficePurchase: ({ params, body: { changes, reason } }, { principal }) =>
    changeLines(params.purchase, changes, actorOf(principal), { reason }),
  moveOfficePurchase: ({ params, body: { to, reason } }, { principal }) =>
    movePurchase(params.purchase, to, actorOf(principal), { reason }),
  receiveOfficePurchase: ({ params, body }, { principal }) =>
    receivePurchase(params.purchase, body, actorOf(principal)),
  readOfficePurchaseRows: ({ body }, { principal }) => readRows(body.text, actorOf(principal)),
  officeLowStock: ({ query }, { principal }) => lowStock(query, actorOf(principal)),
  officePurchaseFile: ({ params }, { principal }) => purchaseFile(params.purchase, actorOf(principal)),
}
