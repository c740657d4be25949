/** GET /api/staff/transfers/: transfer requests that are open or being sent between stores. */
import { sql } from 'drizzle-orm'

import { db } from '@/lib/backend/platform/database/pool'
import type { TransferRequests, TransferRequestsQuery } from '@/lib/contract/schemas/transfer'

const PAGE = 50

interface Row extends Record<string, unknown> {
  rows: number
  listed: TransferRequests['transfers'][number]
}

/** High priority first, then the oldest. A page beyond the last is empty. */
export async function listTransferRequests({
  state,
  page,
  number,
  language,
}: TransferRequestsQuery): Promise<TransferRequests> {
  const isWanted = number === '' ? sql`t.status = ${state}` : sql`t.number = ${number.toUpperCase()}`
  const { rows } = await db().execute<Row>(sql`
    with found as (
      select t.*, (count(*) over ())::int as rows from transfer_requests t where ${isWanted}
      order by t.is_high_priority desc, t.id limit ${PAGE} offset ${(page - 1) * PAGE}
    )
    select t.rows, json_build_object(
      'number', t.number, 'status', t.status, 'created', t.created_at, 'to', s.name, 'is_reserved', t.is_reserved, 'is_high_priority', t.is_high_priority,
      'created_by', coalesce(p.email, ''), 'lines', (
        select json_agg(json_build_object('variant_id', v.id, 'colour', coalesce(c.names ->> ${language}, c.names ->> 'en'), 'size', z.name, 'from', f.name, 'quantity', l.quantity,
          'name', concat_ws(' ', b.name, (
            select x.name from model_texts x where x.model_id = m.id order by x.language = ${language} desc, x.language = 'en' desc, x.language limit 1))) order by l.from_store_id, l.variant_id)
        from transfer_request_lines l join variants v on v.id = l.variant_id join models m on m.id = v.model_id left join brands b on b.id = m.brand_id
        join stores f on f.id = l.from_store_id left join colours c on c.id = v.colour_id left join sizes z on z.id = v.size_id where l.transfer_id = t.id)) as listed
    from found t join stores s on s.id = t.to_store_id left join customers p on p.id = t.created_by
    order by t.is_high_priority desc, t.id`)
  return {
    total: rows[0]?.rows ?? 0,
    pages: Math.ceil((rows[0]?.rows ?? 0) / PAGE),
    transfers: rows.map(({ listed }) => listed),
  }
}
