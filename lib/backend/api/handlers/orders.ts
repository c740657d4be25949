/** The calls about orders that are placed, by name. */
import { sql } from 'drizzle-orm'

import { requireCustomer } from '@/lib/backend/domain/access/access'
import type { Registry } from './types'
import { cancelReturn, moveReturn } from '@/lib/backend/flows/returns/end'
import { returnOptions } from '@/lib/backend/flows/returns/options'
import { createReturn } from '@/lib/backend/flows/returns/register'
import type { Order } from '@/lib/contract/schemas/checkout'

import { orderIdByAccess, type OrderAccess } from '@/lib/backend/domain/orders/access'
import { orderCalendar } from '@/lib/backend/domain/orders/calendar'
import { cancelByShopper } from '@/lib/backend/flows/fulfilment/cancel'
import { customerOrders } from '@/lib/backend/domain/orders/list'
import { moveOrder } from '@/lib/backend/flows/fulfilment/move'
import { reorder } from '@/lib/backend/domain/orders/reorder'
import { staffOrders } from '@/lib/backend/domain/orders/staff-orders'
import { orderOf, readOrder } from '@/lib/backend/domain/orders/view'
import { openOrderByCode, requestOrderCode } from '@/lib/backend/domain/orders/view-code'

type OrderCalls = Pick<
  Registry,
  | 'orderCalendar'
  | 'viewOrder'
  | 'viewOrderCode'
  | 'cancelOrder'
  | 'returnOptions'
  | 'createReturn'
  | 'cancelReturn'
  | 'reorder'
  | 'customerOrders'
  | 'staffOrders'
  | 'moveOrder'
  | 'moveReturn'
>

/** The order as it stands now. */
async function current(access: OrderAccess): Promise<Order> {
  const id = await orderIdByAccess(access)
  const row = await readOrder(sql`o.id = ${id}`)
  if (!row) throw new Error('A known order is there.')
  return orderOf(row)
}

export const orderHandlers: OrderCalls = {
  orderCalendar: ({ query }) => orderCalendar(query),
  viewOrder: ({ body }, context) => requestOrderCode(body, context),
  viewOrderCode: ({ body }, context) => openOrderByCode(body, context),
  cancelOrder: async ({ body }) => {
    await cancelByShopper(body)
    return current(body)
  },
  returnOptions: ({ query }) => returnOptions(query),
  createReturn: async ({ body }) => ({ return_number: await createReturn(body), order: await current(body) }),
  cancelReturn: async ({ body }) => {
    await cancelReturn(body, body.return_number)
    return current(body)
  },
  reorder: ({ body }) => reorder(body),
  customerOrders: (_input, { principal }) => customerOrders(requireCustomer(principal)),
  staffOrders: ({ query }) => staffOrders(query),
  moveOrder: ({ body }) => moveOrder(body),
  moveReturn: ({ body }) => moveReturn(body),
}
