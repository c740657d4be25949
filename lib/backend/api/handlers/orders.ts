/** Calls about placed orders. */
import { sql } from 'drizzle-orm'

import { requireCustomer } from '@/lib/backend/domain/access/access'
import { type OrderAccess, orderIdByAccess } from '@/lib/backend/domain/orders/access'
import { orderCalendar } from '@/lib/backend/domain/orders/calendar'
import { customerOrders } from '@/lib/backend/domain/orders/list'
import { reorder } from '@/lib/backend/domain/orders/reorder'
import { staffHolds } from '@/lib/backend/domain/orders/staff-holds'
import { staffOrders } from '@/lib/backend/domain/orders/staff-orders'
import { orderOf, readOrder, viewOrderStatus } from '@/lib/backend/domain/orders/view'
import { openOrderByCode, requestOrderCode } from '@/lib/backend/domain/orders/view-code'
import { cancelByShopper } from '@/lib/backend/flows/fulfilment/cancel'
import { moveOrder } from '@/lib/backend/flows/fulfilment/move'
import { releaseHolds } from '@/lib/backend/flows/fulfilment/release-holds'
import { cancelReturn, moveReturn } from '@/lib/backend/flows/returns/close-return'
import { returnOptions } from '@/lib/backend/flows/returns/options'
import { createReturn, quoteNewReturn, takeBack } from '@/lib/backend/flows/returns/register'
import type { orderCalls } from '@/lib/contract/calls/orders'
import type { Order } from '@/lib/contract/schemas/checkout'

import type { Handlers } from './types'

/** The order after a change. */
async function current(access: OrderAccess): Promise<Order> {
  const id = await orderIdByAccess(access)
  const row = await readOrder(sql`o.id = ${id}`)
  if (!row) throw new Error('A known order is there.')
  return orderOf(row)
}

export const orderHandlers: Handlers<typeof orderCalls> = {
  orderStatus: ({ body }) => viewOrderStatus(body),
  orderCalendar: ({ query }) => orderCalendar(query),
  viewOrder: ({ body }, context) => requestOrderCode(body, context),
  viewOrderCode: ({ body }, context) => openOrderByCode(body, context),
  cancelOrder: async ({ body }) => {
    await cancelByShopper(body)
    return current(body)
  },
  returnOptions: ({ body }) => returnOptions(body),
  quoteReturn: ({ body }) => quoteNewReturn(body),
  createReturn: async ({ body }) => ({ return_number: await createReturn(body), order: await current(body) }),
  cancelReturn: async ({ body }) => {
    await cancelReturn(body, body.return_number)
    return current(body)
  },
  reorder: ({ body }) => reorder(body),
  customerOrders: (_input, { principal }) => customerOrders(requireCustomer(principal)),
  staffOrders: ({ query }) => staffOrders(query),
  moveOrder: ({ body }) => moveOrder(body),
  staffHolds: ({ query }) => staffHolds(query),
  releaseHolds: ({ body }, { principal }) => releaseHolds(body.numbers, requireCustomer(principal)),
  takeBack: async ({ body }) => ({ return_number: await takeBack(body) }),
  moveReturn: ({ body }, { principal }) => moveReturn(body, principal),
}
