/**
 * Sends the messages of webhooks: without a transaction, then the result is written. After a crash in between a message is sent again with
 * the same id, by which its receiver knows it.
 */
import { sql } from 'drizzle-orm'

import { eachIndependently } from '@/lib/backend/platform/jobs/each'
import { logError } from '@/lib/backend/platform/log'
import { db } from '@/lib/backend/platform/database/pool'
import { type Tx, withTx } from '@/lib/backend/platform/database/with-tx'
import { signatures } from '@/lib/backend/domain/webhooks/secret'
import { count } from '@/lib/telemetry/metrics'
import { traced } from '@/lib/telemetry/trace'

import { post, type Answer } from './post'

/** Seconds from one attempt to the next: three days in all, as Standard Webhooks proposes. */
const RETRY_SECONDS = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400] as const
/** An endpoint that nothing has reached for so long gets nothing more. */
const DISABLE_DAYS = 5
const GONE = 410
/** Messages of one endpoint in a round, so that a slow one does not hold up the others. */
const OF_EACH = 20
const IN_ALL = 200
/** A process that ends while it sends leaves its messages for so long. */
const CLAIM_SECONDS = 60
/** A round ends before its claims do. */
const PACE = { atOnce: 16, forMs: 20_000 }

interface Due extends Record<string, unknown> {
  id: number
  attempts: number
  message: number
  event: string
  body: Record<string, unknown>
  happened: string
  endpoint: number
  url: string
  nonce: string
}

/** Takes what is due; another process does not get it until the claim ends. */
async function claim(only: number | null): Promise<Due[]> {
  const { rows } = await db().execute<Due>(sql`
    with due as (
      select d.id from webhook_endpoints e cross join lateral (
        select id, due_at from webhook_deliveries
        where endpoint_id = e.id and due_at <= now() ${only === null ? sql`` : sql`and id = ${only}`}
        order by due_at, id limit ${OF_EACH} for update skip locked) d
      where e.disabled_at is null order by d.due_at, d.id limit ${IN_ALL})
    update webhook_deliveries d
    set due_at = now() + make_interval(secs => ${CLAIM_SECONDS})
    from due, webhook_messages m, webhook_endpoints e
    where d.id = due.id and m.id = d.message_id and e.id = d.endpoint_id
    returning d.id::float8 as id, d.attempts, m.id::float8 as message, m.event, m.body,
      to_json(m.created_at at time zone 'utc') #>> '{}' || 'Z' as happened, e.id as endpoint, e.url, e.nonce`)
  return rows
}

async function send({ message, event, body, happened, url, nonce }: Due): Promise<Answer & { tookMs: number }> {
  const id = `msg_${message}`
  const text = JSON.stringify({ type: event, timestamp: happened, data: body })
  const seconds = Math.floor(Date.now() / 1_000)
  const began = performance.now()
  const answer = await traced(
    `webhook ${event}`,
    () =>
      post(url, text, {
        'user-agent': 'Polku-Webhooks/1',
        'webhook-id': id,
        'webhook-timestamp': String(seconds),
        'webhook-signature': signatures(nonce, id, seconds, text),
      }),
    'client',
  )
  return { ...answer, tookMs: Math.round(performance.now() - began) }
}

/** Writes what came of an attempt. */
async function record(due: Due, { status, failure, tookMs }: Answer & { tookMs: number }): Promise<void> {
  const wait = failure === null ? undefined : RETRY_SECONDS[due.attempts]
  await withTx(
    async (tx) => {
      await tx.execute(sql`
        update webhook_deliveries set attempts = attempts + 1, status = ${status}, failure = ${failure}, took_ms = ${tookMs},
          delivered_at = ${failure === null ? sql`now()` : null},
          due_at = ${wait === undefined ? null : sql`now() + make_interval(secs => ${wait})`}
        where id = ${due.id}`)
      await tx.execute(
        failure === null
          ? sql`update webhook_endpoints set failing_since = null where id = ${due.endpoint} and failing_since is not null`
          : sql`update webhook_endpoints set failing_since = now() where id = ${due.endpoint} and failing_since is null`,
      )
      if (failure !== null) await disable(tx, due.endpoint, status === GONE)
    },
    { name: 'webhook.record' },
  )
}

/** An endpoint that has failed too long, or says that it is gone, gets nothing more. */
async function disable(tx: Tx, endpoint: number, isGone: boolean): Promise<void> {
  const because = isGone ? 'gone' : 'failing'
  const { rowCount } = await tx.execute(sql`
    update webhook_endpoints set disabled_at = now(), disabled_because = ${because}
    where id = ${endpoint} and disabled_at is null
      and (${isGone} or failing_since < now() - make_interval(days => ${DISABLE_DAYS}))`)
  if (rowCount === 1) logError(new Error('A webhook gets nothing more.'), { endpoint: String(endpoint), because })
}

async function deliver(due: Due): Promise<boolean> {
  const answer = await send(due)
  count('shop_webhooks_sent_total', answer.failure === null ? 'delivered' : 'failed')
  await record(due, answer)
  return answer.failure === null
}

/** Sends what is due and returns how many messages have arrived. `only`: the id of one delivery. */
export async function sendWebhooks(only: number | null = null): Promise<number> {
  return eachIndependently(await claim(only), ({ id }) => ({ webhook: String(id) }), deliver, PACE)
}
