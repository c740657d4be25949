/**
 * The shopper's own unpaid order, which the request proves with the order's secret: its products are not "sold out" to them. The cart counts
 * them as available, and a new order replaces the unpaid one in the same transaction, so that nobody can take them in between.
 */
import { sql } from 'drizzle-orm'

import { type OrderAccess, orderIdByAccess } from '@/lib/backend/domain/orders/access'
import { changeOrder } from '@/lib/backend/domain/orders/change-order'
import { paymentProgress } from '@/lib/backend/flows/payments/under-way'
import { lockOrder } from '@/lib/backend/domain/orders/lock-order'
import { inStates } from '@/lib/backend/platform/database/in-states'
import { db, type Db } from '@/lib/backend/platform/database/pool'
import { codeHash } from '@/lib/backend/domain/codes/secret-codes'
import { pipeline, type Tx } from '@/lib/backend/platform/database/with-tx'
import { ApiError } from '@/lib/contract/errors'
import type { CheckoutRequest } from '@/lib/contract/schemas/checkout'
import { startsFrom } from '@/lib/order/machine'
import { ORDER } from '@/lib/order/order-machine'
import { isPaid, isUnpaid, type OrderStatus, UNPAID_STATES } from '@/lib/order/order-states'

import type { StoreUnits } from './read-stock'
import { variantIdsOf } from './rows'

/** The order's id; null for a wrong secret, because a browser may have kept an order that was deleted since. */
async function findOwn(reader: Db, access: OrderAccess): Promise<number | null> {
  try {
    return await orderIdByAccess(access, reader)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NOT_FOUND') return null
    throw error
  }
}

/** Units that the own unpaid order reserves, by store and variant; empty without one. */
export async function readOwnUnits(reader: Db, access: OrderAccess | null): Promise<readonly StoreUnits[]> {
  const id = access && (await findOwn(reader, access))
  if (id === null) return []
  const { rows } = await reader.execute<StoreUnits>(sql`
    select a.store_id, l.variant_id, sum(a.quantity)::int as quantity
    from allocations a join order_lines l on l.id = a.line_id join orders o on o.id = l.order_id
    where o.id = ${id} and ${inStates('o.status', UNPAID_STATES)} group by a.store_id, l.variant_id`)
  return rows
}

/**
 * Throws ALREADY_ORDERED while the own unpaid order (not that of this cart itself) is being paid at the provider: its products must not be
 * released then. A provider that does not respond does not stop the shopper from choosing another payment method. Before the transaction,
 * because the provider is asked.
 */
export async function refuseWhileItIsPaid(access: OrderAccess, cartKey: string): Promise<void> {
  const id = await findOwn(db(), access)
  if (id === null) return
  const {
    rows: [own],
  } = await db().execute<{ status: OrderStatus }>(sql`
    select status from orders where id = ${id} and not exists (select 1 from orders where cart_key = ${cartKey})`)
  if (!own || !isUnpaid(own.status) || (await paymentProgress(id)) !== 'under_way') return
  throw new ApiError('ALREADY_ORDERED', 'The unpaid order is being paid.', {
    field: 'cart.own_order',
    details: { order_number: access.number, status: own.status },
  })
}

/** What the new order may change besides its own rows. */
interface NewCart {
  readonly variantIds: readonly number[]
  readonly codes: readonly string[]
}

/**
 * Locks what the withdrawn order (id) and the new one (cart) change, in the order in which every order does: codes, gift cards, campaign
 * codes, variants, each by key. Otherwise the withdrawal would keep later rows locked while the new order waits for earlier ones. A lock that
 * lets other orders insert lines of the same variants.
 */
async function lockRowsOfBoth(tx: Tx, id: number, { variantIds, codes }: NewCart): Promise<void> {
  const hashes = sql.param(codes.map(codeHash))
  await pipeline(tx, [
    sql`select 1 from discount_codes where max_uses is not null and (code = any(${sql.param([...codes])}::citext[])
      or code in (select code from discount_redemptions where order_id = ${id})) order by code for no key update`,
    sql`select 1 from gift_cards where code_hash = any(${hashes}::text[])
      or id in (select gift_card_id from gift_card_ledger where order_id = ${id}) order by id for no key update`,
    sql`select 1 from gift_campaign_codes where code_hash = any(${hashes}::text[]) or used_by_order_id = ${id}
      order by code_hash for no key update`,
    sql`select 1 from variants where id = any(${sql.param([...variantIds])}::int[])
      or id in (select variant_id from order_lines where order_id = ${id}) order by id for no key update`,
  ])
}

/**
 * Withdraws the own unpaid order, because a new one replaces it; one that has ended is left alone. Throws ALREADY_ORDERED when it was paid in
 * the meantime: the shopper must not pay twice without knowing.
 */
export async function replaceOwnOrder(tx: Tx, access: OrderAccess, cart: CheckoutRequest): Promise<void> {
  const id = await findOwn(tx, access)
  const order = id === null ? null : await lockOrder(tx, id)
  if (!order) return
  if (isPaid(order.status))
    throw new ApiError('ALREADY_ORDERED', 'The unpaid order was paid in the meantime.', {
      field: 'cart.own_order',
      details: { order_number: order.number, status: order.status },
    })
  if (!startsFrom(ORDER, 'withdraw', order)) return
  const { discount_codes: codes, giftcampaign_data: campaign } = cart
  await lockRowsOfBoth(tx, order.id, {
    variantIds: variantIdsOf(cart),
    codes: [...codes, ...(campaign ? [campaign.code] : [])],
  })
  await changeOrder(tx, 'withdraw', order, 'shopper')
}
