/**
 * Registering a return: its lines are claimed under the order's lock, and the other size of an exchange is reserved for three weeks (spec 1
 * §9, spec 3 §5).
 */
import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'

import { takeAttempt } from '@/lib/backend/platform/security/rate-limit'
import { crockford } from '@/lib/backend/platform/security/base32'
import { moneyOf } from '@/lib/backend/domain/pricing/money'
import { returnLines, returns } from '@/lib/backend/domain/schema/returns'
import { inStates } from '@/lib/backend/platform/database/in-states'
import { step } from '@/lib/backend/platform/database/steps'
import { withTx, type Tx } from '@/lib/backend/platform/database/with-tx'
import { lockByAccess, orderIdByAccess } from '@/lib/backend/domain/orders/access'
import type { EffectsOf } from '@/lib/backend/domain/orders/change-state'
import { addEvent } from '@/lib/backend/domain/orders/events'
import type { LockedOrder } from '@/lib/backend/domain/orders/lock-order'
import { ConcurrentChange } from '@/lib/backend/domain/orders/order-types'
import { reserveForReturn } from '@/lib/backend/domain/orders/stock'
import { enqueue } from '@/lib/backend/domain/outbox/enqueue'
import { EXCHANGE_WEEKS, RETURN_FEE_EUR, shareOf, takesFee } from '@/lib/order/returns'
import { ApiError } from '@/lib/contract/errors'
import type { CreateReturn } from '@/lib/contract/schemas/order'
import { isCurrency } from '@/lib/market/currencies'
import { hasLeftShop } from '@/lib/order/order-states'
import { COUNTED_RETURNS, RETURN } from '@/lib/order/return-machine'

import { exchangeVariants } from './options'
import { RETURN_IN_TIME } from '@/lib/backend/domain/orders/return-rules'

interface Line extends Record<string, unknown> {
  id: number
  line_number: number
  quantity: number
  returned: number
  gross: number
  given: number
  kind: string
  group_key: string | null
  extra_data: Record<string, string> | null
}

interface Facts extends Record<string, unknown> {
  in_time: boolean
  rate: number
  currency: string
}

type RefusalReason = 'status' | 'time' | 'line' | 'quantity' | 'exchange'

function refuse(reason: RefusalReason, message: string): never {
  throw new ApiError('CONFLICT', message, { details: { reason } })
}

/** Limits the number: each return sends a mail to the order's address, and registering and cancelling can be repeated. */
const RETURNS_A_DAY = { limit: 30, windowSeconds: 86_400 }

/**
 * POST /api/order/return/: returns the number of the return; sending the same form again returns the same one. Throws NOT_FOUND,
 * BAD_REQUEST, CONFLICT (`details.reason`), TOO_MANY_REQUESTS.
 */
export async function createReturn(body: CreateReturn): Promise<string> {
  if (new Set(body.lines.map(({ line }) => line)).size !== body.lines.length) {
    throw new ApiError('BAD_REQUEST', 'Each line of the order once.', { field: 'lines' })
  }
  // Counted after the check of the order's secret, so that nobody else can use up its limit.
  await takeAttempt(`return:order:${await orderIdByAccess(body)}`, RETURNS_A_DAY)
  try {
    return await step('return.register', () =>
      withTx(async (tx) => register(tx, await lockByAccess(tx, body), body), { name: 'return' }),
    )
  } catch (error) {
    if (error instanceof ConcurrentChange) refuse('exchange', 'What should be sent instead is sold out.')
    throw error
  }
}

/** Returned units of a line, and their share of its paid price. */
type Claim = CreateReturn['lines'][number] & { readonly id: number; readonly amount: number }

async function register(tx: Tx, order: LockedOrder, body: CreateReturn): Promise<string> {
  const {
    rows: [known],
  } = await tx.execute<{ number: string }>(
    sql`select number from returns where order_id = ${order.id} and form_key = ${body.form_key}`,
  )
  if (known) return known.number
  const {
    rows: [facts],
  } = await tx.execute<Facts>(sql`
    select ${RETURN_IN_TIME} as in_time, currency_rate::float8 as rate, currency from orders o where id = ${order.id}`)
  if (!hasLeftShop(order.status)) refuse('status', 'Nothing of this order can be returned yet.')
  if (!facts?.in_time) refuse('time', 'The return time has expired.')
  const claims = claimsOf(body, await readLines(tx, order.id))
  const created = await insertReturn(tx, order.id, body, claims, facts)
  const about = { order_id: order.id, return_number: created.number }
  const effects = {
    claim_units: () => claimUnits(tx, claims),
    mail_registered: () => enqueue(tx, 'return_registered', `return-registered:${created.id}`, about),
    reserve_exchange: async () =>
      body.kind === 'exchange' ? reserveExchange(tx, created.id, order.id, claims) : undefined,
  } satisfies EffectsOf<typeof RETURN, 'register'>
  const { register: transition } = RETURN.transitions
  for (const kind of transition.events)
    await addEvent(tx, order.id, kind, { number: created.number, kind: body.kind, by: transition.by[0] })
  for (const effect of transition.effects) await effects[effect]()
  return created.number
}

function claimsOf(body: CreateReturn, lines: ReadonlyMap<number, Line>): Claim[] {
  return body.lines.map((wanted) => {
    const line = lines.get(wanted.line)
    if (!line || line.kind !== 'product' || line.group_key !== null) refuse('line', 'This product cannot be returned.')
    if (line.returned + wanted.quantity > line.quantity) refuse('quantity', 'That many are not left to return.')
    return {
      ...wanted,
      id: line.id,
      amount: shareOf(
        { gross: line.gross, units: line.quantity, returned: line.returned, given: line.given },
        wanted.quantity,
      ),
    }
  })
}

async function claimUnits(tx: Tx, claims: readonly Claim[]): Promise<void> {
  for (const { id, quantity } of [...claims].sort((a, b) => a.id - b.id)) {
    const { rowCount } = await tx.execute(
      sql`update order_lines set returned = returned + ${quantity} where id = ${id} and returned + ${quantity} <= quantity`,
    )
    if (rowCount !== 1) refuse('quantity', 'That many are not left to return.')
  }
}

async function insertReturn(
  tx: Tx,
  orderId: number,
  body: CreateReturn,
  claims: readonly Claim[],
  { currency, rate }: Facts,
): Promise<{ id: number; number: string }> {
  const isExchange = body.kind === 'exchange'
  const worth = claims.reduce((all, { amount }) => all + amount, 0)
  const full = isCurrency(currency) ? moneyOf(currency, rate).fromEur(RETURN_FEE_EUR) : 0
  const reasons = claims.map(({ reason }) => reason)
  const fee = takesFee(body.kind, body.method, reasons) ? Math.min(worth, full) : 0
  const number = `P-${crockford(randomBytes(5))}`
  const [row] = await tx
    .insert(returns)
    .values({
      number,
      orderId,
      formKey: body.form_key,
      kind: body.kind,
      method: body.method,
      fee,
      refund: isExchange ? 0 : worth - fee,
      comment: body.comment,
      reservedUntil: isExchange ? sql`now() + make_interval(weeks => ${EXCHANGE_WEEKS})` : null,
    })
    .returning({ id: returns.id })
  if (!row) throw new Error('A return has an id.')
  await tx.insert(returnLines).values(
    claims.map(({ id: lineId, quantity, reason, amount, exchange_variant_id: other }) => ({
      returnId: row.id,
      lineId,
      quantity,
      reason,
      amount,
      exchangeVariantId: isExchange ? other : null,
    })),
  )
  return { id: row.id, number }
}

async function readLines(tx: Tx, orderId: number): Promise<Map<number, Line>> {
  const { rows } = await tx.execute<Line>(sql`
    select l.id::int as id, l.line_number, l.quantity, l.returned, l.gross, l.kind, g.key as group_key,
      coalesce((select sum(r.amount) from return_lines r join returns t on t.id = r.return_id
        where r.line_id = l.id and ${inStates('t.status', COUNTED_RETURNS)}), 0)::int as given
    from order_lines l left join models m on m.id = l.model_id
    left join product_groups g on g.id = m.main_group_id and g.key = 'vuota-korjaus'
    where l.order_id = ${orderId}`)
  return new Map(rows.map((line) => [line.line_number, line]))
}

/** For each line another size or colour with the same price; it is removed from the stock now. Throws ConcurrentChange, CONFLICT. */
async function reserveExchange(
  tx: Tx,
  returnId: number,
  orderId: number,
  lines: readonly { line: number; quantity: number; exchange_variant_id: number | null }[],
): Promise<void> {
  const offers = await exchangeVariants(tx, orderId)
  const demand = new Map<number, number>()
  for (const { line, quantity, exchange_variant_id: variantId } of lines) {
    const isOffered = variantId !== null && offers.some((offer) => offer.line === line && offer.id === variantId)
    if (!isOffered) refuse('exchange', 'Choose another size or colour of the same product.')
    demand.set(variantId, (demand.get(variantId) ?? 0) + quantity)
  }
  await reserveForReturn(tx, returnId, demand)
}
