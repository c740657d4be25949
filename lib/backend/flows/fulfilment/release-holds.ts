/** POST /api/staff/holds/: staff release what unpaid orders reserve. */
import { sql } from 'drizzle-orm'

import type { CustomerPrincipal } from '@/lib/backend/domain/access/principal'
import { changeOrder } from '@/lib/backend/domain/orders/change-order'
import { lockOrder } from '@/lib/backend/domain/orders/lock-order'
import { eachIndependently } from '@/lib/backend/platform/jobs/each'
import { db } from '@/lib/backend/platform/database/pool'
import { inStates } from '@/lib/backend/platform/database/in-states'
import { step } from '@/lib/backend/platform/database/steps'
import { withTx } from '@/lib/backend/platform/database/with-tx'
import { paymentProgress } from '@/lib/backend/flows/payments/under-way'
import { startsFrom } from '@/lib/order/machine'
import { ORDER } from '@/lib/order/order-machine'
import { UNPAID_STATES } from '@/lib/order/order-states'

/** Providers are asked; a call answers in time. */
const PACE = { atOnce: 4, forMs: 20_000 }

/** Each order in a transaction of its own: one that keeps the rows of several orders locked would deadlock with orders that are placed. */
async function release(id: number): Promise<boolean> {
  return withTx(
    async (tx) => {
      const order = await lockOrder(tx, id)
      // It may have been paid while the lock was waited for.
      if (!order || !startsFrom(ORDER, 'withdraw', order)) return false
      await changeOrder(tx, 'withdraw', order, 'staff')
      return true
    },
    { name: 'release' },
  )
}

/**
 * Cancels the unpaid orders among `numbers` and stores who did it. Orders that are paid, are being paid at their provider or have ended,
 * unknown numbers, and orders that could not be changed now are left alone. Returns the numbers of the released orders.
 */
export async function releaseHolds(
  numbers: readonly string[],
  staff: CustomerPrincipal,
): Promise<{ released: string[] }> {
  return step('order.release', async () => {
    const { rows } = await db().execute<{ id: number; number: string; units: number }>(sql`
      select o.id::int as id, o.number, h.units from orders o join order_holds h on h.order_id = o.id
      where o.number = any(${sql.param([...numbers])}::text[]) and ${inStates('o.status', UNPAID_STATES)} order by o.id`)
    const released: string[] = []
    let units = 0
    const silent = new Set<string>()
    await eachIndependently(
      rows,
      ({ number }) => ({ order: number }),
      async (row) => {
        if ((await paymentProgress(row.id, silent)) === 'under_way' || !(await release(row.id))) return false
        released.push(row.number)
        units += row.units
        return true
      },
      PACE,
    )
    if (released.length > 0)
      await db().execute(
        sql`insert into hold_releases (staff_id, numbers, units) values (${staff.id}, ${sql.param(released)}::text[], ${units})`,
      )
    return { released }
  })
}
