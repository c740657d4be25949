/**
 * A statement of withdrawal (Directive 2011/83/EU Art. 11a). Nobody is kept from making one: it is stored also when its order is not found,
 * and the answer does not tell whether it was. What it means for the order is decided by staff (decide-withdrawal.ts).
 */
import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'

import type { CallContext } from '@/lib/backend/domain/access/principal'
import { normaliseEmail } from '@/lib/backend/domain/customers/normalise-email'
import { orderIdByAccess } from '@/lib/backend/domain/orders/access'
import { enqueue } from '@/lib/backend/domain/outbox/enqueue'
import { withdrawals } from '@/lib/backend/domain/schema/withdrawals'
import { db } from '@/lib/backend/platform/database/pool'
import { type Tx, withTx } from '@/lib/backend/platform/database/with-tx'
import { crockford } from '@/lib/backend/platform/security/base32'
import { inConstantTime } from '@/lib/backend/platform/security/constant-time'
import { countAttempt, takeAttempt, takeClientAttempt } from '@/lib/backend/platform/security/rate-limit'
import type { Answer, Body } from '@/lib/contract/calls'
import { ApiError } from '@/lib/contract/errors'
import { WITHDRAWAL_LENGTH } from '@/lib/contract/schemas/withdrawal'

/** Of guests without proof. */
const CLIENTS = { perClient: 20, ofAll: 600, windowSeconds: 3600 }
/** Of one account without proof, and of one order by its link or its account: each has a counter of its own, so no flood keeps others out. */
const OF_ONE = { limit: 20, windowSeconds: 3600 }
/** Receipts in a day to a typed address, which may be a stranger's, and to the buyer of an order. */
const RECEIPTS_OF_MAILBOX = { limit: 5, windowSeconds: 86_400 }
const RECEIPTS_OF_ORDER = { limit: 30, windowSeconds: 86_400 }

interface Found {
  readonly orderId: number | null
  readonly isProven: boolean
}

const numberOf = (typed: string) =>
  typed
    .toUpperCase()
    .replace(/\s/g, '')
    .replace(/^S(?=W-)/, '')

async function provenOrder(
  { order_number, access }: Body<'withdraw'>,
  customerId: number | null,
): Promise<number | null> {
  const number = numberOf(order_number)
  if (access !== '') {
    const id = await orderIdByAccess({ number, access }).catch((error: unknown) => {
      if (error instanceof ApiError) return null
      throw error
    })
    if (id !== null) return id
  }
  if (customerId === null) return null
  const {
    rows: [row],
  } = await db().execute<{ id: number }>(
    sql`select id::int as id from orders where number = ${number} and customer_id = ${customerId}`,
  )
  return row?.id ?? null
}

/** Without proof: the number and the buyer's address, which may be known to others, too. */
async function namedOrder({ order_number, email }: Body<'withdraw'>): Promise<number | null> {
  const {
    rows: [row],
  } = await db().execute<{ id: number }>(
    sql`select id::int as id from orders where number = ${numberOf(order_number)} and email = ${email}`,
  )
  return row?.id ?? null
}

/**
 * POST /api/withdrawal/: sending the same form, or the same statement while it is open, returns the same number and time. Throws
 * TOO_MANY_REQUESTS, BAD_REQUEST.
 */
export async function withdraw(body: Body<'withdraw'>, { principal, ip }: CallContext): Promise<Answer<'withdraw'>> {
  if (body.lines && body.goods === '')
    throw new ApiError('BAD_REQUEST', 'Name the goods in words, too.', { field: 'goods' })
  const customerId = principal.kind === 'customer' ? principal.id : null
  const proven = await provenOrder(body, customerId)
  if (proven !== null) {
    await takeAttempt(`withdrawal:proven:${proven}`, OF_ONE)
    return store(body, { orderId: proven, isProven: true }, customerId)
  }
  if (body.goods.length > WITHDRAWAL_LENGTH.goods)
    throw new ApiError('BAD_REQUEST', 'Too long for goods that no order names.', { field: 'goods' })
  // An account can be made in a minute, and each statement sends a mail to an address that is only typed.
  if (customerId === null) await takeClientAttempt('withdrawal', ip, CLIENTS)
  else await takeAttempt(`withdrawal:customer:${customerId}`, OF_ONE)
  return inConstantTime(async () => store(body, { orderId: await namedOrder(body), isProven: false }, customerId))
}

function fingerprintOf({ name, order_number: number, email, goods, lines = [] }: Body<'withdraw'>): string {
  const sorted = [...lines].sort((a, b) => a.line - b.line).map(({ line, quantity }) => [line, quantity])
  const content = [name.toLowerCase(), numberOf(number), email.toLowerCase(), goods, sorted]
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}

function store(body: Body<'withdraw'>, { orderId, isProven }: Found, customerId: number | null) {
  const fingerprint = fingerprintOf(body)
  return withTx(
    async (tx) => {
      await tx
        .insert(withdrawals)
        .values({
          number: `V-${crockford(randomBytes(5))}`,
          formKey: body.form_key,
          fingerprint,
          orderId,
          customerId,
          isProven,
          name: body.name,
          email: body.email,
          orderNumber: body.order_number,
          goods: body.goods,
          // Without proof nobody has seen the order's lines.
          lines: isProven ? (body.lines ?? null) : null,
          language: body.language_code,
          country: body.country_code,
        })
        .onConflictDoNothing()
      const {
        rows: [known],
      } = await tx.execute<Answer<'withdraw'> & { id: number }>(sql`
        select id::int as id, number, to_json(created_at) #>> '{}' as received from withdrawals
        where form_key = ${body.form_key} or (fingerprint = ${fingerprint} and outcome is null)
        order by (form_key = ${body.form_key}) desc limit 1`)
      if (!known) throw new ApiError('CONFLICT', 'The statement is being decided at this moment. Send it again.')
      if (await mayMail(tx, body.email, { orderId, isProven }))
        await enqueue(tx, 'withdrawal_receipt', `withdrawal_receipt:${known.number}:${body.form_key}`, {
          withdrawal_id: known.id,
        })
      return { number: known.number, received: known.received }
    },
    { name: 'withdrawal' },
  )
}

/** Strangers who use up the receipts of an address, or of an order that they can name, do not use up those of who has its link. */
async function mayMail(tx: Tx, email: string, { orderId, isProven }: Found): Promise<boolean> {
  const [key, limit] =
    orderId === null
      ? ([`withdrawal:mail:${normaliseEmail(email)}`, RECEIPTS_OF_MAILBOX] as const)
      : ([`withdrawal:${isProven ? 'order' : 'named'}:${orderId}`, RECEIPTS_OF_ORDER] as const)
  return (await countAttempt(key, limit, tx)).allowed
}
