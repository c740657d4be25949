/**
 * /view-order: for an order's number and e-mail address a one-time code is sent to the address, and the code opens the order. Unknown
 * numbers, wrong addresses and right ones get the same response, from the same statements and after the same time.
 */
import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'

import { inConstantTime } from '@/lib/backend/platform/security/constant-time'
import { countAttempt, takeClientAttempt } from '@/lib/backend/platform/security/rate-limit'
import type { CallContext } from '@/lib/backend/domain/access/principal'
import { db } from '@/lib/backend/platform/database/pool'
import { withTx } from '@/lib/backend/platform/database/with-tx'
import { enqueue } from '@/lib/backend/domain/outbox/enqueue'
import { withoutChannelPrefix } from '@/lib/complaint/fields'
import type { Order } from '@/lib/contract/schemas/checkout'

import { orderNotFound } from './access'
import { orderAccess } from './secret'
import { isDerived, shopSecret } from '@/lib/backend/platform/security/secret'
import { orderOf, readOrder } from './view'

const CODE_MINUTES = 15
/**
 * Wrong attempts for one code: of one client, and of all. The second limit can stop an owner only where a stranger knows number and e-mail
 * address and has twenty networks; the link in the same mail still opens the order.
 */
const GUESSES = { limit: 5, windowSeconds: 86_400 }
const GUESSES_OF_ALL = 100

const CLIENTS = { perClient: 20, ofAll: 300, windowSeconds: 600 }
/** Unused codes that are mailed for one order. Above it the newest code, which is in the mailbox already, stays valid instead. */
const MAILS = { anHour: 5, aDay: 15 }
/** Above this number of requests in the whole shop each one takes longer. Nobody is refused, because the owner may be among them. */
const SHOP = { limit: 1_000, windowSeconds: 3600 }
const SLOW_MS = 1_500

/** The eight digits of a code: computed from its row and the shop's secret, and not stored. */
export function oneTimeCode(id: number, secret = shopSecret()): string {
  const digest = createHmac('sha256', secret).update(`order-code ${id}`).digest()
  return String(digest.readUInt32BE(0) % 100_000_000).padStart(8, '0')
}

/**
 * Does the work after counting it for the client and for the shop. It is never counted for the order: its owner would be refused for the
 * attempts of others. Throws TOO_MANY_REQUESTS for the client.
 */
async function guarded<T>(what: string, ip: string | null, work: () => Promise<T>): Promise<T> {
  await takeClientAttempt(what, ip, CLIENTS)
  const { allowed } = await countAttempt('order:shop', SHOP)
  return inConstantTime(work, allowed ? undefined : SLOW_MS)
}

/**
 * POST /api/view-order/: sends a code when number and address belong together; the response does not reveal whether they do. Throws
 * TOO_MANY_REQUESTS for a client with too many attempts.
 */
export async function requestOrderCode(
  { number, email }: { number: string; email: string },
  { ip }: CallContext,
): Promise<{ sent: true }> {
  const name = withoutChannelPrefix(number)
  const order = sql`(select id from orders where number = ${name} and email = ${email})`
  await guarded('order', ip, () =>
    withTx(
      async (tx) => {
        // Concurrent requests for one order are counted one after the other.
        await tx.execute(sql`select 1 from orders where id = ${order} for update`)
        const {
          rows: [code],
        } = await tx.execute<{ id: number; order_id: number }>(sql`
          with waiting as (
            select created_at from order_codes where order_id = ${order} and created_at > now() - interval '1 day' and id > coalesce((
              select max(id) from order_codes where order_id = ${order} and used_at is not null), 0))
          insert into order_codes (order_id, expires_at) select o.id, now() + make_interval(mins => ${CODE_MINUTES}) from ${order} o
          where (select count(*) from waiting) < ${MAILS.aDay}
            and (select count(*) from waiting where created_at > now() - interval '1 hour') < ${MAILS.anHour}
          returning id::int as id, order_id::int as order_id`)
        if (code)
          await enqueue(tx, 'order_code', `order-code:${code.id}`, { order_id: code.order_id, code_id: code.id })
        else
          await tx.execute(sql`
            update order_codes set expires_at = now() + make_interval(mins => ${CODE_MINUTES})
            where used_at is null and id = (select max(id) from order_codes where order_id = ${order})`)
      },
      { name: 'view' },
    ),
  )
  return { sent: true }
}

/**
 * POST /api/view-order/code/: the order and its look-up secret for the newest code, once. Throws NOT_FOUND for any wrong input,
 * TOO_MANY_REQUESTS for a client with too many attempts.
 */
export async function openOrderByCode(
  { number, email, code }: { number: string; email: string; code: string },
  { ip }: CallContext,
): Promise<{ order: Order; access: string }> {
  const name = withoutChannelPrefix(number)
  return guarded('order-code', ip, async () => {
    const known = await takeGuess({ name, email }, ip)
    const isRight =
      isDerived(code.replace(/\s/g, ''), (secret) => oneTimeCode(known?.id ?? 0, secret)) && known !== null
    if (!known || !isRight) throw orderNotFound()
    const { rowCount } = await db().execute(
      sql`update order_codes set used_at = now() where id = ${known.id} and used_at is null`,
    )
    const row = rowCount === 1 ? await readOrder(sql`o.id = ${known.order_id}`) : null
    if (!row) throw orderNotFound()
    return { order: orderOf(row), access: orderAccess(row.number, row.cart_key) }
  })
}

/** The newest code of an order, after counting an attempt for it; null when there is none, or no attempt is left. */
async function takeGuess(
  { name, email }: { name: string; email: string },
  ip: string | null,
): Promise<{ id: number; order_id: number } | null> {
  const {
    rows: [newest],
  } = await db().execute<{ id: number }>(sql`
    select max(c.id)::int as id from order_codes c join orders o on o.id = c.order_id where o.number = ${name} and o.email = ${email}`)
  const codeId = newest?.id ?? null
  const { allowed } = await countAttempt(`order-code:${codeId ?? name}:${ip ?? 'unknown'}`, GUESSES)
  const {
    rows: [known],
  } = await db().execute<{ id: number; order_id: number }>(sql`
    update order_codes set attempts = attempts + 1
    where id = ${codeId} and ${allowed} and attempts < ${GUESSES_OF_ALL} and used_at is null and expires_at > now()
    returning id::int as id, order_id::int as order_id`)
  return known ?? null
}
