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
import { paymentProgress } from '@/lib/backend/flows/payments/under-way'
import { config } from '@/lib/config/env'
import { startsFrom } from '@/lib/order/machine'
import { ORDER } from '@/lib/order/order-machine'
import { UNPAID_STATES } from '@/lib/order/order-states'

const BATCH = 100
/** A slow provider must not delay the release of other orders: several are asked at once, and a sweep ends in time for the next one. */
const PACE = { atOnce: 4, forMs: 20_000 }
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

/** Expires an order that is still unpaid and overdue under its lock. */
function expire(id: number): Promise<boolean> {
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
}

/**
 * Returns the number of expired orders. Those whose payment was never opened at a provider come first, because nobody has to be asked about
 * them.
 */
export async function expireOrders(): Promise<number> {
  const { rows } = await db().execute<{ id: number }>(sql`
    select o.id::int as id from orders o where ${inStates('o.status', UNPAID_STATES)} and o.expires_at <= now()
    order by exists (select 1 from payments p where p.order_id = o.id and p.provider_id is not null), o.expires_at limit ${BATCH}`)
  const silent = new Set<string>()
  return eachIndependently(
    rows,
    ({ id }) => ({ order: String(id) }),
    async ({ id }) => {
      if ((await paymentProgress(id, silent)) !== 'idle' && (await extend(id))) return false
      return expire(id)
    },
    PACE,
  )
}
