/** GET /api/staff/holds/: what unpaid orders reserve, by holder, and what staff have released. */
import { sql } from 'drizzle-orm'

import { inStates } from '@/lib/backend/platform/database/in-states'
import { db } from '@/lib/backend/platform/database/pool'
import type { StaffHolds, StaffHoldsQuery } from '@/lib/contract/schemas/order'
import { UNPAID_STATES } from '@/lib/order/order-states'
import { OPEN_PAYMENTS } from '@/lib/order/payment-machine'

const HOLDERS = 100
const RELEASES = 50

type Holder = StaffHolds['holders'][number]

/** All unpaid orders grouped by `by`, those with the most units first, and the last releases. */
export async function staffHolds({ by }: StaffHoldsQuery): Promise<StaffHolds> {
  const [{ rows: holders }, { rows: releases }] = await Promise.all([
    db().execute<Holder & { all_orders: number; all_units: number }>(sql`
      select ${by === 'address' ? sql`h.address` : sql`h.holder`} as name, sum(h.units)::int as units,
        (sum(count(*)) over ())::int as all_orders, (sum(sum(h.units)) over ())::int as all_units,
        json_agg(json_build_object('number', o.number, 'email', o.email, 'trust', h.trust, 'units', h.units, 'created', o.created_at,
          'reserved_until', o.expires_at, 'is_payment_open', exists (
            select 1 from payments p where p.order_id = o.id and p.provider_id is not null and ${inStates('p.status', OPEN_PAYMENTS)})) order by h.units desc, o.id) as orders
      from order_holds h join orders o on o.id = h.order_id
      where h.ended_at is null and ${inStates('o.status', UNPAID_STATES)} and o.expires_at is not null
      group by 1 order by units desc, name limit ${HOLDERS}`),
    db().execute<StaffHolds['releases'][number]>(sql`
      select to_json(r.created_at) #>> '{}' as at, c.email as who, r.numbers, r.units
      from hold_releases r left join customers c on c.id = r.staff_id order by r.id desc limit ${RELEASES}`),
  ])
  return {
    orders: holders[0]?.all_orders ?? 0,
    units: holders[0]?.all_units ?? 0,
    holders: holders.map(({ name, units, orders }) => ({ name, units, orders })),
    releases,
  }
}
