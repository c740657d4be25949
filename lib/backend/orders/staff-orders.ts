/** What staff have to pack, to send and to take back. */
import { sql } from 'drizzle-orm'

import { BY_EMAIL } from '@/lib/backend/checkout/delivery'
import { db } from '@/lib/backend/db/pool'
import { withoutChannelPrefix } from '@/lib/complaint/fields'
import type { StaffOrders, StaffOrdersQuery } from '@/lib/contract/schemas/order'

const PAGE = 50

type Row = StaffOrders['orders'][number] & Record<string, unknown> & { rows: number }

/** GET /api/staff/orders/: the oldest first, as they are to be done; what goes by e-mail alone is nobody's work. A page beyond the last is empty. */
export async function staffOrders({ state, page, number }: StaffOrdersQuery): Promise<StaffOrders> {
  const name = withoutChannelPrefix(number)
  const isWanted = name !== ''
    ? sql`(o.number = ${name} or exists (select 1 from returns r where r.order_id = o.id and r.number = ${name}))`
    : state === 'returns' ? sql`exists (select 1 from returns r where r.order_id = o.id and r.status = 'registered')` : state === 'paid' ? sql`o.status = 'paid' and o.delivery_method <> ${BY_EMAIL.method.id}` : sql`o.status = ${state}`
  const { rows } = await db().execute<Row>(sql`
    with found as (select o.*, (count(*) over ())::int as rows from orders o where ${isWanted} order by o.id limit ${PAGE} offset ${(page - 1) * PAGE})
    select o.rows, o.number, o.status, to_json(o.created_at) #>> '{}' as created, o.currency, o.total, o.email, o.delivery_method, o.delivery_location,
      o.special_request, concat_ws(' ', o.address ->> 'first_name', o.address ->> 'last_name') as name,
      concat_ws(', ', nullif(o.address ->> 'company', ''), nullif(o.address ->> 'address', ''), nullif(concat_ws(' ', o.address ->> 'postal_code', o.address ->> 'city'), ' '), upper(o.country)) as address,
      (select json_agg(json_build_object('name', l.name, 'colour', l.colour, 'size', l.size, 'quantity', l.quantity, 'stores', (
          select coalesce(json_agg(json_build_object('name', s.name, 'quantity', a.quantity) order by a.store_id), '[]')
          from allocations a join stores s on s.id = a.store_id where a.line_id = l.id)) order by l.line_number)
        from order_lines l where l.order_id = o.id) as lines,
      (select coalesce(json_agg(json_build_object('number', r.number, 'kind', r.kind, 'method', r.method, 'refund', r.refund, 'comment', r.comment, 'lines', (
          select json_agg(json_build_object('name', l.name, 'colour', l.colour, 'size', l.size, 'quantity', t.quantity, 'reason', t.reason, 'exchange', (
              select nullif(concat_ws(', ', coalesce(c.names ->> 'fi', c.names ->> 'en'), z.name), '') from variants v
              left join colours c on c.id = v.colour_id left join sizes z on z.id = v.size_id where v.id = t.exchange_variant_id)) order by l.line_number)
          from return_lines t join order_lines l on l.id = t.line_id where t.return_id = r.id)) order by r.id), '[]')
        from returns r where r.order_id = o.id and r.status = 'registered') as returns
    from found o order by o.id`)
  const total = rows[0]?.rows ?? 0
  return { total, pages: Math.ceil(total / PAGE), orders: rows.map(({ rows: _rows, ...row }) => row) }
}
