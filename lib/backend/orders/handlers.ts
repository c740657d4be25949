/** The calls about orders that are placed, by name. */
import { sql } from 'drizzle-orm'

import { requireCustomer } from '@/lib/backend/api/access'
import type { Registry } from '@/lib/backend/api/types'
import { cancelReturn, moveReturn } from '@/lib/backend/returns/end'
import { returnOptions } from '@/lib/backend/returns/options'
import { createReturn } from '@/lib/backend/returns/register'
import type { Order } from '@/lib/contract/schemas/checkout'

import { orderIdByAccess, type OrderAccess } from './access'
import { orderCalendar } from './calendar'
import { cancelByShopper } from './cancel'
import { customerOrders } from './list'
import { moveOrder } from './move'
import { reorder } from './reorder'
import { staffOrders } from './staff-orders'
import { orderOf, readOrder } from './view'
import { openOrderByCode, requestOrderCode } from './view-code'

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
