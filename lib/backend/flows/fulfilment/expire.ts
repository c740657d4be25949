/**
 * Expires orders that were not paid in time: their products, codes and gift cards are released. An order whose payment is under way at the
 * provider gets more time.
 */
import { sql } from 'drizzle-orm'

import { inStates } from '@/lib/backend/platform/database/in-states'
import { db } from '@/lib/backend/platform/database/pool'
import { step } from '@/lib/backend/platform/database/steps'
import { withTx } from '@/lib/backend/platform/database/with-tx'
import { changeOrder } from '@/lib/backend/domain/orders/change-order'
import { lockOrder } from '@/lib/backend/domain/orders/lock-order'

import { eachIndependently } from '@/lib/backend/platform/jobs/each'
import { isPaymentUnderWay } from '@/lib/backend/flows/payments/under-way'
import { config } from '@/lib/config/env'
import { startsFrom } from '@/lib/order/machine'
import { ORDER } from '@/lib/order/order-machine'
import { UNPAID_STATES } from '@/lib/order/order-states'

const BATCH = 100
/** How long a payment that is under way is waited for before the provider is asked again. */
const WAIT_MINUTES = 5
/** Without HOLD_LIMITS. */
const BEGUN_MINUTES = 60

/**
 * Gives an order more time, until a limit after it was placed: a payment that began and never ends must not reserve products for ever.
 * Returns false at the limit.
 */
async function extend(orderId: number): Promise<boolean> {
  const minutes = config().holdLimits?.['begun.minutes'] ?? BEGUN_MINUTES
  const { rowCount } = await db().execute(sql`
    update orders set expires_at = least(now() + make_interval(mins => ${WAIT_MINUTES}), created_at + make_interval(mins => ${minutes}))
    where id = ${orderId} and ${inStates('status', UNPAID_STATES)} and created_at + make_interval(mins => ${minutes}) > now()`)
  return rowCount === 1
}

/** Returns the number of expired orders. Each has its own transaction and is checked again under its lock. */
export async function expireOrders(): Promise<number> {
  const { rows } = await db().execute<{ id: number }>(sql`
    select id::int as id from orders where ${inStates('status', UNPAID_STATES)} and expires_at <= now() order by expires_at limit ${BATCH}`)
  const silent = new Set<string>()
  return eachIndependently(
    rows,
    ({ id }) => ({ order: String(id) }),
    async ({ id }) => {
      if ((await isPaymentUnderWay(id, silent)) && (await extend(id))) return false
      return step('order.expire', () =>
        withTx(
          async (tx) => {
            const order = await lockOrder(tx, id)
            if (!order?.is_overdue || !startsFrom(ORDER, 'expire', order)) return false
            await changeOrder(tx, 'expire', order, 'clock')
            return true
          },
          { name: 'expire' },
        ),
      )
    },
  )
}
