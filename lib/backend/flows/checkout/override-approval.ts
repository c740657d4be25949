/**
 * The prices that staff gave to rows of an order: a low one needs the approval of a colleague before it can be ordered, nobody gives one to
 * themselves, and every one is in the audit trail (table price_overrides).
 */
import { sql } from 'drizzle-orm'

import type { Principal } from '@/lib/backend/domain/access/principal'
import { normaliseEmail } from '@/lib/backend/domain/customers/normalise-email'
import { priceOverrides } from '@/lib/backend/domain/schema/orders'
import { type Tx, withTx } from '@/lib/backend/platform/database/with-tx'
import { config } from '@/lib/config/env'
import { ApiError } from '@/lib/contract/errors'
import type { PlaceOrder } from '@/lib/contract/schemas/checkout'
import { APPROVAL_HOURS, needsColleague, type OverrideStatus } from '@/lib/order/price-override'

import type { Quote } from './quote-types'

/** SQL: the time before which a request or an approval is too old. */
export const TOO_OLD = sql`now() - make_interval(hours => ${APPROVAL_HOURS})`

/** A line whose price staff have set. */
interface OverriddenLine {
  readonly lineNumber: number
  readonly staffId: number
  readonly variantId: number
  readonly quantity: number
  readonly currency: string
  readonly shopPrice: number
  readonly price: number
  readonly reason: string
}

/** A line with the request that a colleague approved; null where none is needed. */
interface AllowedLine {
  readonly line: OverriddenLine
  readonly approvalId: number | null
}

/** Prices that a colleague must approve first. The requests for it are stored outside of the refused order's transaction. */
export class ApprovalNeeded extends Error {
  override readonly name = 'ApprovalNeeded'
  constructor(
    readonly cartKey: string,
    readonly lines: readonly OverriddenLine[],
  ) {
    super('A colleague must approve a price.')
  }
}

function overriddenLines({ lines, money }: Quote): OverriddenLine[] {
  return lines.flatMap(({ variantId, quantity, unit, extraData }, index) => {
    const shopPrice = Number(extraData?.shop_price)
    const staffId = Number(extraData?.staff_id)
    if (variantId === null || !extraData?.staff_id || shopPrice === unit) return []
    const reason = extraData.override_reason ?? ''
    const row = { staffId, variantId, quantity, currency: money.currency, shopPrice, price: unit, reason }
    return [{ lineNumber: index + 1, ...row }]
  })
}

/**
 * The lines of an order with a price by staff. Throws FORBIDDEN when staff would serve themselves, BAD_REQUEST for a low price without a
 * reason, ApprovalNeeded.
 */
export async function allowOverrides(
  tx: Tx,
  quote: Quote,
  { cart, form, cart_key: cartKey }: PlaceOrder,
  principal: Principal,
): Promise<readonly AllowedLine[]> {
  const lines = overriddenLines(quote)
  if (lines.length === 0 || principal.kind === 'guest') return []
  const buyer = { id: cart.customer_id, email: normaliseEmail(form.email) }
  if (buyer.id === principal.id || buyer.email === normaliseEmail(principal.email))
    throw new ApiError('FORBIDDEN', 'Nobody gives a price to themselves: a colleague serves you.', {
      field: 'form.email',
      details: { reason: 'own_price' },
    })
  const { rows: approved } = await tx.execute<Approved>(sql`
    select p.id::int as id, p.variant_id, p.quantity, p.currency, p.shop_price, p.price, c.id as decided_by, c.email
    from price_overrides p left join customers c on c.id = p.decided_by
    where p.cart_key = ${cartKey} and p.staff_id = ${principal.id} and p.status = 'approved'
      and p.decided_at > ${TOO_OLD} order by p.id`)
  // Who approved a price cannot be the one who pays it.
  const usable = approved.filter(
    ({ decided_by: id, email }) => email !== null && id !== buyer.id && normaliseEmail(email) !== buyer.email,
  )
  const allowed = lines.map((line) => ({ line, approvalId: takeApproval(line, usable) }))
  const missing = allowed.filter(({ approvalId }) => approvalId === 'missing').map(({ line }) => line)
  if (missing.some(({ reason }) => reason === ''))
    throw new ApiError('BAD_REQUEST', 'A price this low needs a reason.', {
      field: 'cart.products',
      details: { reason: 'override_reason' },
    })
  if (missing.length > 0) throw new ApprovalNeeded(cartKey, missing)
  return allowed.map(({ line, approvalId }) => ({ line, approvalId: approvalId === 'missing' ? null : approvalId }))
}

interface Approved extends Record<string, unknown> {
  id: number
  variant_id: number
  quantity: number
  currency: string
  shop_price: number
  price: number
  decided_by: number | null
  email: string | null
}

/** Removes the approval of exactly this line from those that are left. */
function takeApproval(line: OverriddenLine, approved: Approved[]): number | null | 'missing' {
  if (!needsColleague(line.price, line.shopPrice, config().overrideMinPercent)) return null
  const index = approved.findIndex(
    ({ variant_id: variantId, quantity, currency, shop_price: shopPrice, price }) =>
      variantId === line.variantId &&
      quantity === line.quantity &&
      currency === line.currency &&
      shopPrice === line.shopPrice &&
      price === line.price,
  )
  return index < 0 ? 'missing' : (approved.splice(index, 1)[0]?.id ?? 'missing')
}

/** Writes the prices of a placed order to the audit trail. */
export async function recordOverrides(
  tx: Tx,
  orderId: number,
  cartKey: string,
  allowed: readonly AllowedLine[],
): Promise<void> {
  for (const { line, approvalId } of allowed) {
    const { lineNumber, ...row } = line
    if (approvalId === null)
      await tx.insert(priceOverrides).values({ ...row, cartKey, orderId, lineNumber, status: 'applied' })
    else
      await tx.execute(sql`
        update price_overrides set status = 'applied', order_id = ${orderId}, line_number = ${lineNumber}
        where id = ${approvalId} and status = 'approved'`)
  }
}

interface Request extends Record<string, unknown> {
  id: number
  variant_id: number
  price: number
  shop_price: number
  status: OverrideStatus
}

/** Stores the requests of a refused order, each once while it waits, and returns the refusal that names them. */
export async function askForApproval({ cartKey, lines }: ApprovalNeeded): Promise<ApiError> {
  const overrides = await withTx(
    async (tx) => {
      const requests: Request[] = []
      for (const { lineNumber: _line, ...line } of lines) {
        const { rows: known } = await tx.execute<Request>(sql`
          select id::int as id, variant_id, price, shop_price, status from price_overrides
          where cart_key = ${cartKey} and staff_id = ${line.staffId} and variant_id = ${line.variantId} and quantity = ${line.quantity}
            and currency = ${line.currency} and price = ${line.price} and shop_price = ${line.shopPrice} and (status = 'declined' or status = 'waiting' and created_at > ${TOO_OLD})
          order by id desc limit 1`)
        if (known[0]) requests.push(known[0])
        else {
          const [row] = await tx
            .insert(priceOverrides)
            .values({ ...line, cartKey, status: 'waiting' })
            .returning({ id: priceOverrides.id })
          requests.push({
            id: row?.id ?? 0,
            variant_id: line.variantId,
            price: line.price,
            shop_price: line.shopPrice,
            status: 'waiting',
          })
        }
      }
      return requests
    },
    { name: 'override.ask' },
  )
  const isDeclined = overrides.some(({ status }) => status === 'declined')
  return new ApiError(
    'CONFLICT',
    isDeclined ? 'A colleague declined this price.' : 'A colleague must approve this price.',
    {
      field: 'cart.products',
      details: { reason: isDeclined ? 'price_declined' : 'price_approval', overrides },
    },
  )
}
