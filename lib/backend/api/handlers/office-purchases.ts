/** Calls of the back office for purchase orders. */
import { lowStock } from '@/lib/backend/flows/office/low-stock'
import { readRows } from '@/lib/backend/flows/office/purchase-rows'
import {
  changeLines,
  createPurchase,
  movePurchase,
  purchaseFile,
  purchaseOf,
  receivePurchase,
} from '@/lib/backend/flows/office/purchases'
import type { officePurchaseCalls } from '@/lib/contract/calls/office-purchases'

import { actorIn } from './acting'
import type { Handlers } from './types'

export const officePurchaseHandlers: Handlers<typeof officePurchaseCalls> = {
  officePurchase: ({ params }, context) => purchaseOf(params.purchase, actorIn(context)),
  createOfficePurchase: ({ body: { reason, ...purchase } }, context) =>
    createPurchase(purchase, actorIn(context), { reason }),
  saveOfficePurchase: ({ params, body: { changes, reason } }, context) =>
    changeLines(params.purchase, changes, actorIn(context), { reason }),
  moveOfficePurchase: ({ params, body: { to, reason } }, context) =>
    movePurchase(params.purchase, to, actorIn(context), { reason }),
  receiveOfficePurchase: ({ params, body }, context) => receivePurchase(params.purchase, body, actorIn(context)),
  readOfficePurchaseRows: ({ body }, context) => readRows(body.text, actorIn(context)),
  officeLowStock: ({ query }, context) => lowStock(query, actorIn(context)),
  officePurchaseFile: ({ params }, context) => purchaseFile(params.purchase, actorIn(context)),
}
