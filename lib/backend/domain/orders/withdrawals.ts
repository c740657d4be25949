/** Reading statements of withdrawal: one for its receipt, all of them for staff. */
import { type SQL, sql } from 'drizzle-orm'

import { db } from '@/lib/backend/platform/database/pool'
import type { OrderOptions } from '@/lib/backend/domain/schema/orders'
import type { StaffWithdrawals, StaffWithdrawalsQuery } from '@/lib/contract/schemas/withdrawal'
import type { Language } from '@/lib/market/languages'
import { shopDay } from '@/lib/market/shop-time'
import type { OrderEventKind } from '@/lib/order/events'
import { withdrawalDays } from '@/lib/order/withdrawal'

export interface WithdrawalRow extends Record<string, unknown> {
  number: string
  name: string
  email: string
  order_number: string
  goods: string
  language: Language
  country: string
  /** ISO time. */
  received: string
}

/** The content of a receipt, or null. The law of the country of delivery decides; without an order that of the page. */
export async function readWithdrawal(id: number): Promise<WithdrawalRow | null> {
  const {
    rows: [row],
  } = await db().execute<WithdrawalRow>(sql`
    select w.number, w.name, w.email, w.order_number, w.goods, w.language, coalesce(o.country, w.country) as country,
      to_json(w.created_at) #>> '{}' as received
    from withdrawals w left join orders o on o.id = w.order_id where w.id = ${id}`)
  return row ?? null
}

const PAGE = 50

type Listed = StaffWithdrawals['withdrawals'][number]
type Row = Omit<Listed, 'until' | 'is_in_time' | 'refund_by' | 'goods_by'> &
  Record<string, unknown> & {
    rows: number
    sent: string | null
    delivered: string | null
    options: OrderOptions | null
  }

const ORDER_LINES = sql`
  select coalesce(json_agg(json_build_object('line', l.line_number, 'name', l.name, 'colour', l.colour, 'size', l.size,
      'left', l.quantity - l.returned) order by l.line_number), '[]')
  from order_lines l where l.order_id = o.id`

const lastEvent = (kind: OrderEventKind) =>
  sql`(select to_json(max(e.created_at)) #>> '{}' from order_events e where e.order_id = o.id and e.kind = ${kind})`

/** Which statements are asked for, and in which order. */
function asked({ state, text }: Pick<StaffWithdrawalsQuery, 'state' | 'text'>): readonly [wanted: SQL, order: SQL] {
  if (text !== '') {
    const words = sql`concat_ws(e'\n', number, order_number, name, email, (select o.number from orders o where o.id = order_id))`
    return [sql`strpos(lower(${words}), ${text.toLowerCase()}) > 0`, sql`id desc`]
  }
  return state === 'open' ? [sql`outcome is null`, sql`id`] : [sql`outcome is not null`, sql`id desc`]
}

/** GET /api/staff/withdrawals/; a page beyond the last is empty. */
export async function staffWithdrawals({ page, ...query }: StaffWithdrawalsQuery): Promise<StaffWithdrawals> {
  const [wanted, order] = asked(query)
  const { rows } = await db().execute<Row>(sql`
    with found as (
      select *, (count(*) over ())::int as rows, row_number() over (order by ${order}) as position from withdrawals
      where ${wanted} order by ${order} limit ${PAGE} offset ${(page - 1) * PAGE})
    select w.rows, w.id::int as id, w.number, to_json(w.created_at) #>> '{}' as received, w.name, w.email, w.order_number, w.goods, w.lines,
      w.is_proven, w.country, w.outcome, w.note, o.options,
      (select r.number from returns r where r.withdrawal_id = w.id order by r.id desc limit 1) as return_number,
      ${lastEvent('sent')} as sent, ${lastEvent('delivered')} as delivered,
      case when o.id is not null then json_build_object('number', o.number, 'status', o.status, 'country', o.country, 'email', o.email,
        'lines', (${ORDER_LINES})) end as order
    from found w left join orders o on o.id = w.order_id order by w.position`)
  const total = rows[0]?.rows ?? 0
  return { total, pages: Math.ceil(total / PAGE), withdrawals: rows.map(withDays) }
}

const dayOf = (instant: string | null) => (instant === null ? null : shopDay(new Date(instant)))

function withDays({ rows: _rows, sent, delivered, options, ...row }: Row): Listed {
  const promised = (options?.arrivals ?? []).flatMap(({ to }) => (to === null ? [] : [to.slice(0, 10)]))
  const days = withdrawalDays({
    stated: shopDay(new Date(row.received)),
    delivered: dayOf(delivered),
    sent: dayOf(sent),
    promised: promised.sort().at(-1) ?? null,
  })
  return { ...row, until: days.until, is_in_time: days.isInTime, refund_by: days.refundBy, goods_by: days.goodsBy }
}
