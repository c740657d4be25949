/**
 * The shopper's own unpaid order, which the request proves with the order's secret: its products are not "sold out" to them. The cart counts
 * them as available, and a new order replaces the unpaid one in the same transaction, so that nobody can take them in between.
 */
import { sql } from 'drizzle-orm'

import { type OrderAccess, orderIdByAccess } from '@/lib/backend/domain/orders/access'
import { changeOrder } from '@/lib/backend/domain/orders/change-order'
import { lockOrder } from '@/lib/backend/domain/orders/lock-order'
import { inStates } from '@/lib/backend/platform/database/in-states'
import type { Db } from '@/lib/backend/platform/database/pool'
import type { Tx } from '@/lib/backend/platform/database/with-tx'
import { ApiError } from '@/lib/contract/errors'
import { startsFrom } from '@/lib/order/machine'
import { ORDER } from '@/lib/order/order-machine'
import { isPaid, UNPAID_STATES } from '@/lib/order/order-states'

/** The order's id; null for a wrong secret, because a browser may have kept an order that was deleted since. */
async function findOwn(reader: Db, access: OrderAccess): Promise<number | null> {
  try {
    return await orderIdByAccess(access, reader)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NOT_FOUND') return null
    throw error
  }
}

/** Units that the own unpaid order reserves, by variant; empty without one. */
export async function readOwnUnits(reader: Db, access: OrderAccess | null): Promise<ReadonlyMap<number, number>> {
  const id = access && (await findOwn(reader, access))
  if (id === null) return new Map()
  const { rows } = await reader.execute<{ variant_id: number; units: number }>(sql`
    select l.variant_id, sum(l.quantity)::int as units from order_lines l join orders o on o.id = l.order_id
    where o.id = ${id} and ${inStates('o.status', UNPAID_STATES)} and l.variant_id is not null
      and coalesce(l.extra_data ->> 'on_order', '') <> 'true'
    group by l.variant_id`)
  return new Map(rows.map(({ variant_id: variant, units }) => [variant, units]))
}

/**
 * Withdraws the own unpaid order, because a new one replaces it; one that has ended is left alone. Throws ALREADY_ORDERED when it was paid in
 * the meantime: the shopper must not pay twice without knowing.
 */
export async function replaceOwnOrder(tx: Tx, access: OrderAccess): Promise<void> {
  const id = await findOwn(tx, access)
  const order = id === null ? null : await lockOrder(tx, id)
  if (!order) return
  if (isPaid(order.status))
    throw new ApiError('ALREADY_ORDERED', 'The unpaid order was paid in the meantime.', {
      field: 'cart.own_order',
      details: { order_number: order.number, status: order.status },
    })
  if (startsFrom(ORDER, 'withdraw', order)) await changeOrder(tx, 'withdraw', order, 'shopper')
}
