/** Expires orders that were not paid in time: their products, codes and gift cards are released. */
import { sql } from 'drizzle-orm'

import { inStates } from '@/lib/backend/platform/database/in-states'
import { db } from '@/lib/backend/platform/database/pool'
import { step } from '@/lib/backend/platform/database/steps'
import { withTx } from '@/lib/backend/platform/database/with-tx'
import { changeOrder } from '@/lib/backend/domain/orders/change-order'
import { lockOrder } from '@/lib/backend/domain/orders/lock-order'

import { eachIndependently } from '@/lib/backend/platform/jobs/each'
import { startsFrom } from '@/lib/order/machine'
import { ORDER } from '@/lib/order/order-machine'
import { UNPAID_STATES } from '@/lib/order/order-states'

const BATCH = 100

/** Returns the number of expired orders. Each has its own transaction and is checked again under its lock. */
export async function expireOrders(): Promise<number> {
  const { rows } = await db().execute<{ id: number }>(sql`
    select id::int as id from orders where ${inStates('status', UNPAID_STATES)} and expires_at <= now() order by expires_at limit ${BATCH}`)
  return eachIndependently(
    rows,
    ({ id }) => ({ order: String(id) }),
    ({ id }) =>
      step('order.expire', () =>
        withTx(
          async (tx) => {
            const order = await lockOrder(tx, id)
            if (!order?.is_overdue || !startsFrom(ORDER, 'expire', order)) return false
            await changeOrder(tx, 'expire', order, 'clock')
            return true
          },
          { name: 'expire' },
        ),
      ),
  )
}
