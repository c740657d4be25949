/**
 * Registering a return: its lines are claimed under the order's lock, and the other size of an exchange is reserved for three weeks (spec 1
 * §9, spec 3 §5).
 */
import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'

import { takeAttempt } from '@/lib/backend/platform/security/rate-limit'
import { crockford } from '@/lib/backend/platform/security/base32'
import { returnLines, returns } from '@/lib/backend/domain/schema/returns'
import { db, type Db } from '@/lib/backend/platform/database/pool'
import { step } from '@/lib/backend/platform/database/steps'
import { withTx, type Tx } from '@/lib/backend/platform/database/with-tx'
import {
  lockByAccess,
  lockByNumber,
  type OrderAccess,
  orderIdByAccess,
  orderNotFound,
} from '@/lib/backend/domain/orders/access'
import type { EffectsOf } from '@/lib/backend/domain/orders/change-state'
import { addEvent } from '@/lib/backend/domain/orders/events'
import { DELIVERY_KIND } from '@/lib/backend/domain/delivery/order-delivery'
import type { LockedOrder } from '@/lib/backend/domain/orders/lock-order'
import { ConcurrentChange } from '@/lib/backend/domain/orders/order-types'
import { reserveForReturn } from '@/lib/backend/domain/orders/stock'
import { enqueue } from '@/lib/backend/domain/outbox/enqueue'
import type { DeliveryKind } from '@/lib/order/delivery-kinds'
import { EXCHANGE_WEEKS, returnMethods } from '@/lib/order/returns'
import { ApiError } from '@/lib/contract/errors'
import type { CreateReturn, QuoteReturn, ReturnQuote, TakeBack } from '@/lib/contract/schemas/order'
import { hasLeftShop, type OrderStatus } from '@/lib/order/order-states'
import { RETURN } from '@/lib/order/return-machine'
import type { WithdrawnLine } from '@/lib/order/withdrawal'

import { exchangeVariants } from './options'
import { quoteReturn, settleReturns } from './settle-order'
import { returnInTime } from '@/lib/backend/domain/orders/return-rules'

interface Line extends Record<string, unknown> {
  id: number
  line_number: number
  quantity: number
  returned: number
  kind: string
  group_key: string | null
  extra_data: Record<string, string> | null
}

type RefusalReason = 'status' | 'time' | 'method' | 'line' | 'quantity' | 'exchange' | 'sum'

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
  refuseRepeatedLines(body)
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

/**
 * POST /api/staff/returns/: registers what a customer brings to a store, who needs no receipt and no look-up secret for it: staff have found the
 * order. Returns the number of the return; sending the same form again returns the same one. Throws NOT_FOUND, BAD_REQUEST, CONFLICT.
 */
export async function takeBack({ number, form_key, lines: wanted }: TakeBack): Promise<string> {
  const lines = wanted.map((line) => ({ ...line, exchange_variant_id: null }))
  refuseRepeatedLines({ lines })
  const form = { form_key, kind: 'refund', method: 'store', comment: '', lines } as const
  return step('return.register', () =>
    withTx(async (tx) => register(tx, await lockByNumber(tx, number), form, 'staff'), { name: 'return' }),
  )
}

/** Returned units of a line of the order. */
type Claim = CreateReturn['lines'][number] & { readonly id: number }

type Registered = Omit<CreateReturn, keyof OrderAccess>

async function register(
  tx: Tx,
  order: LockedOrder,
  body: Readonly<Registered>,
  by: 'shopper' | 'staff' = 'shopper',
): Promise<string> {
  const {
    rows: [known],
  } = await tx.execute<{ number: string }>(
    sql`select number from returns where order_id = ${order.id} and form_key = ${body.form_key}`,
  )
  if (known) return known.number
  return registerClaims(tx, order, { ...body, by }, await returnableClaims(tx, order, body))
}

/** What a statement of withdrawal returns: these units, or all that have not come back. */
export async function registerWithdrawal(
  tx: Tx,
  order: LockedOrder,
  withdrawal: { readonly id: number; readonly number: string; readonly lines: readonly WithdrawnLine[] | null },
): Promise<string> {
  const sold = await readLines(tx, order.id)
  const left = [...sold.values()].filter(
    ({ kind, group_key: group, quantity, returned }) => kind === 'product' && group === null && returned < quantity,
  )
  const wanted =
    withdrawal.lines ??
    left.map(({ line_number: line, quantity, returned }) => ({ line, quantity: quantity - returned }))
  if (wanted.length === 0) refuse('quantity', 'Nothing of this order is left to return.')
  const lines = wanted.map((line) => ({ ...line, reason: 'changed_mind' as const, exchange_variant_id: null }))
  refuseRepeatedLines({ lines })
  // Not the statement's own key: its maker may have used that for a return of this order.
  const form = { form_key: withdrawal.number, kind: 'refund', method: 'parcel', comment: '' } as const
  return registerClaims(tx, order, form, claimsOf({ lines }, sold), withdrawal.id)
}

type Form = Pick<CreateReturn, 'form_key' | 'kind' | 'method' | 'comment' | 'expected_refund'> & {
  /** Nobody named: the shopper. */
  readonly by?: 'shopper' | 'staff'
}

async function registerClaims(
  tx: Tx,
  order: LockedOrder,
  body: Form,
  claims: readonly Claim[],
  withdrawalId: number | null = null,
): Promise<string> {
  const created = await insertReturn(tx, order.id, body, claims, withdrawalId)
  const sums = (await settleReturns(tx, order.id)).find(({ id }) => id === created.id)
  if (body.expected_refund !== undefined && sums?.refund !== body.expected_refund)
    refuse('sum', 'The refund has changed.')
  const about = { order_id: order.id, return_number: created.number }
  const effects = {
    claim_units: () => claimUnits(tx, claims),
    mail_registered: () => enqueue(tx, 'return_registered', `return-registered:${created.id}`, about),
    reserve_exchange: async () =>
      body.kind === 'exchange' ? reserveExchange(tx, created.id, order.id, claims) : undefined,
  } satisfies EffectsOf<typeof RETURN, 'register'>
  const { register: transition } = RETURN.transitions
  for (const kind of transition.events)
    await addEvent(tx, order.id, kind, { number: created.number, kind: body.kind, by: body.by ?? transition.by[0] })
  for (const effect of transition.effects) await effects[effect]()
  return created.number
}

/** The units that the order's shopper may return now. Throws CONFLICT. */
async function returnableClaims(
  reader: Db,
  order: { readonly id: number; readonly status: OrderStatus },
  body: Pick<CreateReturn, 'lines' | 'method'>,
): Promise<Claim[]> {
  const {
    rows: [facts],
  } = await reader.execute<{ in_time: boolean; delivery_kind: DeliveryKind }>(sql`
    select ${returnInTime()} as in_time, ${DELIVERY_KIND} as delivery_kind
    from orders o left join delivery_methods w on w.id = o.delivery_method where o.id = ${order.id}`)
  if (!hasLeftShop(order.status)) refuse('status', 'Nothing of this order can be returned yet.')
  if (!facts?.in_time) refuse('time', 'The return time has expired.')
  if (!returnMethods({ ...order, ...facts }).includes(body.method))
    refuse('method', 'What was not collected is in the store already.')
  return claimsOf(body, await readLines(reader, order.id))
}

/**
 * POST /api/order/return-quote/: the sums that a return with these lines would have now; nothing is stored. Throws NOT_FOUND, BAD_REQUEST,
 * CONFLICT like `createReturn`.
 */
export async function quoteNewReturn(body: QuoteReturn): Promise<ReturnQuote> {
  refuseRepeatedLines(body)
  const reader = db()
  const id = await orderIdByAccess(body, reader)
  const {
    rows: [order],
  } = await reader.execute<{ status: OrderStatus }>(sql`select status from orders where id = ${id}`)
  if (!order) throw orderNotFound()
  const claims = await returnableClaims(reader, { id, status: order.status }, body)
  const lines = claims.map(({ id: lineId, quantity, reason }) => ({ lineId, quantity, reason }))
  const { amounts, adjustment, reasons, fee, refund } = await quoteReturn(reader, id, {
    ...body,
    id: 0,
    isWithdrawal: false,
    lines,
  })
  const worth = amounts.reduce((all, amount) => all + amount, 0)
  return { worth, adjustment, adjustment_reasons: [...reasons], fee, refund }
}

function refuseRepeatedLines({ lines }: Pick<CreateReturn, 'lines'>): void {
  if (new Set(lines.map(({ line }) => line)).size !== lines.length)
    throw new ApiError('BAD_REQUEST', 'Each line of the order once.', { field: 'lines' })
}

function claimsOf(body: Pick<CreateReturn, 'lines'>, lines: ReadonlyMap<number, Line>): Claim[] {
  return body.lines.map((wanted) => {
    const line = lines.get(wanted.line)
    if (!line || line.kind !== 'product' || line.group_key !== null) refuse('line', 'This product cannot be returned.')
    if (line.returned + wanted.quantity > line.quantity) refuse('quantity', 'That many are not left to return.')
    return { ...wanted, id: line.id }
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
  body: Form,
  claims: readonly Claim[],
  withdrawalId: number | null,
): Promise<{ id: number; number: string }> {
  const isExchange = body.kind === 'exchange'
  const number = `P-${crockford(randomBytes(5))}`
  const [row] = await tx
    .insert(returns)
    .values({
      number,
      orderId,
      formKey: body.form_key,
      kind: body.kind,
      method: body.method,
      withdrawalId,
      // Computed by `settleReturns`, together with the other open returns of the order.
      fee: 0,
      refund: 0,
      comment: body.comment,
      reservedUntil: isExchange ? sql`now() + make_interval(weeks => ${EXCHANGE_WEEKS})` : null,
    })
    .returning({ id: returns.id })
  if (!row) throw new Error('A return has an id.')
  await tx.insert(returnLines).values(
    claims.map(({ id: lineId, quantity, reason, exchange_variant_id: other }) => ({
      returnId: row.id,
      lineId,
      quantity,
      reason,
      amount: 0,
      exchangeVariantId: isExchange ? other : null,
    })),
  )
  return { id: row.id, number }
}

async function readLines(reader: Db, orderId: number): Promise<Map<number, Line>> {
  const { rows } = await reader.execute<Line>(sql`
    select l.id::int as id, l.line_number, l.quantity, l.returned, l.kind, g.key as group_key
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
