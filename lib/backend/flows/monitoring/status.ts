/** State of the background work, read from the queues and from their tables. */
import { sql } from 'drizzle-orm'

import { db } from '@/lib/backend/platform/database/pool'
import { orderAdmission } from '@/lib/backend/flows/checkout/admission'
import { config } from '@/lib/config/env'
import type { ShopStatus } from '@/lib/contract/schemas/status'

import { SWEEPS } from '@/lib/backend/domain/jobs/sweeps'
import { inStates } from '@/lib/backend/platform/database/in-states'
import { OUTBOX_QUEUE, queue } from '@/lib/backend/platform/jobs/queue'
import { UNPAID_STATES } from '@/lib/order/order-states'
import { DUE_REFUNDS, REFUSED_REFUND } from '@/lib/order/payment-machine'

import { GIFT_CARD_ALARM_DAYS } from './gift-card-alarm'

const TROUBLES = 20
/** A refusal that is older is no news. */
const REFUSED_DAYS = 7

interface QueueRow extends Record<string, unknown> {
  name: string
  waiting: number
  retrying: number
  active: number
  failed: number
  done: number
  last_done: string | null
  late: number
}
interface TroubleRow extends Record<string, unknown> {
  kind: string
  dedupe_key: string
  retry_count: number
  state: string
  reason: string | null
  next_try: string | null
}
interface NumbersRow extends Record<string, unknown> {
  now: string
  waiting: number
  oldest: number
  unpaid: number
  overdue: number
  paid_today: number
  events_waiting: number
  refunds_due: number
  refunds_failed: number
  gift_card_losses: number
  refused: number
  sold_out: number
  low: number
}

/** Reads everything once; takes a few milliseconds. `done` counts the last hour, after which jobs are archived. */
export async function shopStatus(): Promise<ShopStatus> {
  const [
    queues,
    troubles,
    {
      rows: [numbers],
    },
  ] = await Promise.all([readQueues(), readTroubles(), readNumbers()])
  if (!numbers) throw new Error('The database gave no numbers.')
  return {
    checked_at: numbers.now,
    outbox: {
      waiting: numbers.waiting,
      oldest_seconds: numbers.oldest,
      failed: queues.find(({ name }) => name === OUTBOX_QUEUE)?.failed ?? 0,
      refused: numbers.refused,
      is_to_files: config().mail.smtp === null,
    },
    queues,
    troubles,
    orders: { unpaid: numbers.unpaid, overdue: numbers.overdue, paid_today: numbers.paid_today },
    payments: {
      events_waiting: numbers.events_waiting,
      refunds_due: numbers.refunds_due,
      refunds_failed: numbers.refunds_failed,
    },
    stock: { sold_out: numbers.sold_out, low: numbers.low },
    gift_card_losses: numbers.gift_card_losses,
    admission: orderAdmission.state(),
  }
}

const iso = (column: ReturnType<typeof sql>) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

async function readQueues(): Promise<ShopStatus['queues']> {
  const { rows } = await db().execute<QueueRow>(sql`
    select name, count(*) filter (where state = 'created')::int as waiting, count(*) filter (where state = 'retry')::int as retrying,
      count(*) filter (where state = 'active')::int as active, count(*) filter (where state = 'failed')::int as failed,
      count(*) filter (where state = 'completed')::int as done, ${iso(sql`max(completed_on) filter (where state = 'completed')`)} as last_done,
      greatest(coalesce(max(extract(epoch from now() - start_after)) filter (where state in ('created', 'retry')), 0), 0)::float8 as late
    from pgboss.job group by name`)
  const known = new Map(rows.map((row) => [row.name, row]))
  return [OUTBOX_QUEUE, ...Object.keys(SWEEPS)].map((name) => {
    const {
      waiting = 0,
      retrying = 0,
      active = 0,
      failed = 0,
      done = 0,
      last_done = null,
      late = 0,
    } = known.get(name) ?? {}
    return { name, waiting, retrying, active, failed, done, last_done, late_seconds: Math.round(late) }
  })
}

async function readTroubles(): Promise<ShopStatus['troubles']> {
  const { rows } = await db().execute<TroubleRow>(sql`
    select o.kind, o.dedupe_key, j.retry_count, j.state::text as state, coalesce(j.output ->> 'message', j.output -> 'value' ->> 'message') as reason,
      case when j.state = 'retry' then ${iso(sql`j.start_after`)} end as next_try
    from pgboss.job j join outbox o on o.id = (j.data ->> 'id')::bigint
    where j.name = ${OUTBOX_QUEUE} and j.state in ('retry', 'failed') and o.sent_at is null order by j.created_on desc limit ${TROUBLES}`)
  return rows.map(({ kind, dedupe_key, retry_count, state, reason, next_try }) => ({
    kind,
    key: dedupe_key,
    tries: retry_count + 1,
    is_given_up: state === 'failed',
    reason: (reason ?? '').slice(0, 300),
    next_try,
  }))
}

function readNumbers() {
  return db().execute<NumbersRow>(sql`
    select ${iso(sql`now()`)} as now, box.waiting, box.oldest, stock.sold_out, stock.low,
      (select count(*)::int from orders where ${inStates('status', UNPAID_STATES)}) as unpaid,
      (select count(*)::int from orders where ${inStates('status', UNPAID_STATES)} and expires_at <= now()) as overdue,
      (select count(*)::int from orders where paid_at > now() - interval '1 day') as paid_today,
      (select count(*)::int from payment_events where processed_at is null) as events_waiting,
      (select count(*)::int from refunds where ${inStates('status', DUE_REFUNDS)}) as refunds_due,
      (select count(*)::int from refunds where ${inStates('status', [REFUSED_REFUND])}) as refunds_failed,
      (select count(*)::int from outbox where kind = 'gift_card_loss' and created_at > now() - make_interval(days => ${GIFT_CARD_ALARM_DAYS})) as gift_card_losses,
      (select count(*)::int from outbox where failed_at > now() - make_interval(days => ${REFUSED_DAYS})) as refused
    from (select count(*)::int as waiting, coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as oldest from outbox where sent_at is null and failed_at is null) box,
      (select count(*) filter (where v.available = 0)::int as sold_out, count(*) filter (where v.available in (1, 2))::int as low
        from variants v join models m on m.id = v.model_id where m.is_public and m.kind = 'new' and not m.is_bundle and not m.on_order) stock`)
}

/** Retries now every message that failed for good or waits for its next attempt; returns their number. */
export async function retryFailed(): Promise<number> {
  const { rows } = await db().execute<{ id: string; state: string }>(sql`
    update pgboss.job set start_after = now() where name = ${OUTBOX_QUEUE} and state in ('retry', 'failed') returning id, state::text as state`)
  const failed = rows.filter(({ state }) => state === 'failed').map(({ id }) => id)
  if (failed.length > 0) await queue().retry(OUTBOX_QUEUE, failed)
  return rows.length
}
