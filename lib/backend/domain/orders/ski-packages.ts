/** Ski packages that the workshop must mount: of paid orders, with the skier (spec 2 §2 "Ski wizard"). */
import { sql } from 'drizzle-orm'

import { inStates } from '@/lib/backend/platform/database/in-states'
import { db } from '@/lib/backend/platform/database/pool'
import type { Answer } from '@/lib/contract/calls'
import { IN_SHOP_STATES } from '@/lib/order/order-states'

const PAGE = 50

type Listed = Answer<'skiPackages'>['packages'][number]

/** The skier's data is in the package's first line. */
type Row = Listed & Record<string, unknown> & { total: number }

/** GET /api/staff/ski_packages/: packages of orders that are paid and not yet sent, newest first; a page beyond the last is empty. */
export async function skiPackages(page: number): Promise<Answer<'skiPackages'>> {
  const { rows } = await db().execute<Row>(sql`
    select (count(*) over ())::int as total, o.number as order_number, to_json(o.created_at) #>> '{}' as created, s.quantity,
      (select json_agg(json_build_object('name', l.name, 'color', l.colour, 'size', l.size) order by l.line_number)
        from order_lines l where l.order_id = s.order_id and l.bundle_uid = s.bundle_uid) as parts,
      (select jsonb_object_agg(substr(key, 7), value) from jsonb_each_text(s.extra_data) where key like 'skier\\_%') as skier
    from order_lines s join orders o on o.id = s.order_id
    where s.extra_data ? 'skier_weight' and ${inStates('o.status', IN_SHOP_STATES)}
    order by s.id desc limit ${PAGE} offset ${(page - 1) * PAGE}`)
  const total = rows[0]?.total ?? 0
  return { total, pages: Math.ceil(total / PAGE), packages: rows.map(({ total: _total, ...row }) => row) }
}
