/**
 * /view-order: for an order's number and e-mail address a one-time code is sent to the address, and the code opens the order. Unknown
 * numbers, wrong addresses and right ones get the same response, from the same statements and after the same time.
 */
import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'

import { inConstantTime } from '@/lib/backend/platform/security/constant-time'
import { takeAttempt, takeClientAttempt } from '@/lib/backend/platform/security/rate-limit'
import type { CallContext } from '@/lib/backend/domain/access/principal'
import { db } from '@/lib/backend/platform/database/pool'
import { withTx } from '@/lib/backend/platform/database/with-tx'
import { enqueue } from '@/lib/backend/domain/outbox/enqueue'
import { withoutChannelPrefix } from '@/lib/complaint/fields'
import type { Order } from '@/lib/contract/schemas/checkout'

import { orderNotFound } from './access'
import { orderAccess } from './secret'
import { sameText, shopSecret } from '@/lib/backend/platform/security/secret'
import { orderOf, readOrder } from './view'

const CODE_MINUTES = 15
/** Maximum number of attempts for one code. */
const GUESSES = 5

const CLIENTS = { perClient: 20, ofAll: 300, windowSeconds: 600 }
const BY_NUMBER = { limit: 5, windowSeconds: 600 }
/** Number and address are visible on parcels: the number of mails that others can cause must be limited. */
const CODES_A_DAY = { limit: 30, windowSeconds: 86_400 }
const GUESSES_BY_NUMBER = { limit: 15, windowSeconds: 600 }

/** The eight digits of a code: computed from its row and the shop's secret, and not stored. */
export function oneTimeCode(id: number): string {
  const digest = createHmac('sha256', shopSecret()).update(`order-code ${id}`).digest()
  return String(digest.readUInt32BE(0) % 100_000_000).padStart(8, '0')
}

async function count(
  what: string,
  name: string,
  ip: string | null,
  byNumber: { limit: number; windowSeconds: number },
): Promise<void> {
  await takeClientAttempt(what, ip, CLIENTS)
  await takeAttempt(`${what}:number:${name}`, byNumber)
}

/**
 * POST /api/view-order/: sends a code when number and address belong together; the response does not reveal whether they do. Throws
 * TOO_MANY_REQUESTS.
 */
export async function requestOrderCode(
  { number, email }: { number: string; email: string },
  { ip }: CallContext,
): Promise<{ sent: true }> {
  const name = withoutChannelPrefix(number)
  await count('order', name, ip, BY_NUMBER)
  await takeAttempt(`order:day:${name}`, CODES_A_DAY)
  await inConstantTime(() =>
    withTx(
      async (tx) => {
        const {
          rows: [code],
        } = await tx.execute<{ id: number; order_id: number }>(sql`
      insert into order_codes (order_id, expires_at) select id, now() + make_interval(mins => ${CODE_MINUTES}) from orders where number = ${name} and email = ${email}
      returning id::int as id, order_id::int as order_id`)
        if (code)
          await enqueue(tx, 'order_code', `order-code:${code.id}`, { order_id: code.order_id, code_id: code.id })
      },
      { name: 'view' },
    ),
  )
  return { sent: true }
}

/**
 * POST /api/view-order/code/: the order and its look-up secret for the newest code, once. Throws NOT_FOUND for any wrong input,
 * TOO_MANY_REQUESTS.
 */
export async function openOrderByCode(
  { number, email, code }: { number: string; email: string; code: string },
  { ip }: CallContext,
): Promise<{ order: Order; access: string }> {
  const name = withoutChannelPrefix(number)
  await count('order-code', name, ip, GUESSES_BY_NUMBER)
  return inConstantTime(async () => {
    const {
      rows: [known],
    } = await db().execute<{ id: number; order_id: number }>(sql`
      update order_codes set attempts = attempts + 1 where attempts < ${GUESSES} and used_at is null and expires_at > now() and id = (
        select c.id from order_codes c join orders o on o.id = c.order_id where o.number = ${name} and o.email = ${email} order by c.id desc limit 1)
      returning id::int as id, order_id::int as order_id`)
    const isRight = sameText(code.replace(/\s/g, ''), known ? oneTimeCode(known.id) : 'no code at all')
    if (!known || !isRight) throw orderNotFound()
    const { rowCount } = await db().execute(
      sql`update order_codes set used_at = now() where id = ${known.id} and used_at is null`,
    )
    const row = rowCount === 1 ? await readOrder(sql`o.id = ${known.order_id}`) : null
    if (!row) throw orderNotFound()
    return { order: orderOf(row), access: orderAccess(row.number, row.cart_key) }
  })
}
