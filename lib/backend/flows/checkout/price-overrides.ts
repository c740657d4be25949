/** The audit trail of prices that staff gave, and the decisions about those that wait. */
import { sql } from 'drizzle-orm'

import { requireCustomer } from '@/lib/backend/domain/access/access'
import type { Principal } from '@/lib/backend/domain/access/principal'
import { normaliseEmail } from '@/lib/backend/domain/customers/normalise-email'
import { db } from '@/lib/backend/platform/database/pool'
import { withTx } from '@/lib/backend/platform/database/with-tx'
import { ApiError } from '@/lib/contract/errors'
import type { DecidePriceOverride, PriceOverrides, PriceOverridesQuery } from '@/lib/contract/schemas/price-overrides'
import type { OverrideStatus } from '@/lib/order/price-override'

import { TOO_OLD } from './override-approval'

const PAGE = 50
/** SQL, of the row `p`: nobody decided in time. */
const IS_EXPIRED = sql`(p.status = 'waiting' and p.created_at <= ${TOO_OLD})`
const SHOWN_STATUS = sql`case when ${IS_EXPIRED} then 'expired' else p.status end`

type Row = PriceOverrides['overrides'][number] & { rows: number } & Record<string, unknown>

/** GET /api/staff/price-overrides/: the newest first; of the waiting ones the oldest. A page beyond the last is empty. */
export async function listPriceOverrides({ status, page }: PriceOverridesQuery): Promise<PriceOverrides> {
  const order = status === 'waiting' ? sql`p.id` : sql`p.id desc`
  const { rows } = await db().execute<Row>(sql`
    select (count(*) over ())::int as rows, p.id::int as id, coalesce(s.username, s.email::text, p.staff_id::text) as staff, o.number as order_number,
      p.line_number, p.variant_id, concat_ws(' ', b.name, t.name) as product, p.quantity, p.currency, p.shop_price, p.price, p.reason, ${SHOWN_STATUS} as status,
      case when p.decided_by is not null then coalesce(d.username, d.email::text, p.decided_by::text) end as decided_by,
      to_json(p.created_at) #>> '{}' as created, to_json(p.decided_at) #>> '{}' as decided
    from price_overrides p
    join variants v on v.id = p.variant_id join models m on m.id = v.model_id join brands b on b.id = m.brand_id
    left join lateral (select name from model_texts where model_id = m.id order by (language = 'fi') desc, language limit 1) t on true
    left join orders o on o.id = p.order_id left join customers s on s.id = p.staff_id left join customers d on d.id = p.decided_by
    where ${status}::text = '' or ${SHOWN_STATUS} = ${status}
    order by ${order} limit ${PAGE} offset ${(page - 1) * PAGE}`)
  const total = rows[0]?.rows ?? 0
  return { total, pages: Math.ceil(total / PAGE), overrides: rows.map(({ rows: _rows, ...row }) => row) }
}

/**
 * POST /api/staff/price-override/: a colleague approves or declines a price that waits. The same decision again changes nothing. Throws
 * NOT_FOUND, FORBIDDEN for the caller's own request, CONFLICT when it was decided otherwise or waited for more than a day.
 */
export async function decidePriceOverride(
  { id, decision }: DecidePriceOverride,
  principal: Principal,
): Promise<{ id: number; status: OverrideStatus }> {
  const { id: by, email } = requireCustomer(principal)
  return withTx(
    async (tx) => {
      const {
        rows: [known],
      } = await tx.execute<{ staff_id: number; status: OverrideStatus | 'expired'; email: string | null }>(sql`
        select p.staff_id, ${SHOWN_STATUS} as status, c.email from price_overrides p left join customers c on c.id = p.staff_id
        where p.id = ${id} for update of p`)
      if (!known) throw new ApiError('NOT_FOUND', 'There is no such price.')
      // A second account with another spelling of the same mailbox is the same person.
      const isOwn =
        known.staff_id === by || (known.email !== null && normaliseEmail(known.email) === normaliseEmail(email))
      if (isOwn) throw new ApiError('FORBIDDEN', 'A colleague decides about your price.')
      if (known.status === decision) return { id, status: decision }
      if (known.status !== 'waiting')
        throw new ApiError(
          'CONFLICT',
          known.status === 'expired' ? 'This request is too old.' : 'This price was decided before.',
          { details: { status: known.status } },
        )
      await tx.execute(
        sql`update price_overrides set status = ${decision}, decided_by = ${by}, decided_at = now() where id = ${id}`,
      )
      return { id, status: decision }
    },
    { name: 'override.decide' },
  )
}
