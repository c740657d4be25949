/** POST /api/staff/holds/: staff release what unpaid orders reserve. */
import { sql } from 'drizzle-orm'

import type { CustomerPrincipal } from '@/lib/backend/domain/access/principal'
import { changeOrder } from '@/lib/backend/domain/orders/change-order'
import { lockOrder } from '@/lib/backend/domain/orders/lock-order'
import { inStates } from '@/lib/backend/platform/database/in-states'
import { step } from '@/lib/backend/platform/database/steps'
import { withTx } from '@/lib/backend/platform/database/with-tx'
import { startsFrom } from '@/lib/order/machine'
import { ORDER } from '@/lib/order/order-machine'
import { UNPAID_STATES } from '@/lib/order/order-states'

/**
 * Cancels the unpaid orders among `numbers` and stores who did it. Orders that are paid or have ended, and unknown numbers, are left alone.
 * Returns the numbers of the released orders.
 */
export async function releaseHolds(
  numbers: readonly string[],
  staff: CustomerPrincipal,
): Promise<{ released: string[] }> {
  return step('order.release', () =>
    withTx(
      async (tx) => {
        const { rows } = await tx.execute<{ id: number; units: number }>(sql`
          select o.id::int as id, h.units from orders o join order_holds h on h.order_id = o.id
          where o.number = any(${sql.param([...numbers])}::text[]) and ${inStates('o.status', UNPAID_STATES)} order by o.id`)
        const released: string[] = []
        let all = 0
        for (const { id, units } of rows) {
          const order = await lockOrder(tx, id)
          // It may have been paid while the lock was waited for.
          if (!order || !startsFrom(ORDER, 'withdraw', order)) continue
          await changeOrder(tx, 'withdraw', order, 'staff')
          released.push(order.number)
          all += units
        }
        if (released.length > 0)
          await tx.execute(
            sql`insert into hold_releases (staff_id, numbers, units) values (${staff.id}, ${sql.param(released)}::text[], ${all})`,
          )
        return { released }
      },
      { name: 'release' },
    ),
  )
}
