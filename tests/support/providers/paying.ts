/** Orders that are paid with a simulated provider, and what tests read of them. */
import { sql } from 'drizzle-orm'
import { expect, vi } from 'vitest'

import { GET as goBack } from '@/app/payment-return/[reference]/route'
import { checkoutHandlers } from '@/lib/backend/api/handlers/checkout'
import { orderHandlers } from '@/lib/backend/api/handlers/orders'
import { db } from '@/lib/backend/platform/database/pool'
import { withTx } from '@/lib/backend/platform/database/with-tx'
import { lockOrder } from '@/lib/backend/domain/orders/lock-order'
import { requestRefund } from '@/lib/backend/domain/orders/refunds'
import { apiFetch } from '../api'
import { CENTRAL, context, count, guest, orderBody, sell } from '../checkout-shop'
import type { Message } from './simulations'

export const PRICE = 5_490
export async function order(method: string, units = 50, principal: Parameters<typeof context>[0] = guest) {
  const { variantId } = await sell({ stock: { [CENTRAL]: units } })
  const body = orderBody({ cart: { products: [{ productId: variantId, amount: 1 }] }, total: PRICE, method })
  const place = () =>
    checkoutHandlers.placeOrder(
      { params: undefined, query: undefined, body },
      context(principal, { 'idempotency-key': `key-${body.cart_key}` }),
    )
  const answer = await place()
  return { ...answer, body, variantId, place, reference: await referenceOf(answer.order_number) }
}
export type Placed = Awaited<ReturnType<typeof order>>

export async function referenceOf(number: string): Promise<string> {
  const {
    rows: [row],
  } = await db().execute<{ reference: string }>(
    sql`select p.reference from payments p join orders o on o.id = p.order_id where o.number = ${number}`,
  )
  return row?.reference ?? ''
}
export const look = ({ order_number: number, access }: { order_number: string; access: string }) =>
  orderHandlers.orderStatus({ params: undefined, query: undefined, body: { number, access } }, context())
export const kinds = async (placed: Placed) => (await look(placed)).events.map(({ kind }) => kind)
export const deliver = ({ path, body, headers }: Message) => apiFetch(path, { method: 'POST', body, headers })
export const paid = (placed: Placed) =>
  vi.waitFor(async () => expect((await look(placed)).status).toBe('paid'), { timeout: 10_000 })
export const back = async (reference: string, query = '') =>
  (
    await goBack(new Request(`http://localhost/payment-return/${reference}/${query}`), {
      params: Promise.resolve({ reference }),
    })
  ).headers.get('location') ?? ''
export const due = (reference: string) =>
  db().execute(sql`update payments set check_at = now() where reference = ${reference}`)
export const overdue = ({ order_number: number }: Placed) =>
  db().execute(sql`update orders set expires_at = now() - interval '1 minute' where number = ${number}`)
export const available = (variantId: number) =>
  count(sql`select available as count from variants where id = ${variantId}`)
const orderId = ({ order_number: number }: Placed) =>
  count(sql`select id as count from orders where number = ${number}`)
export const refund = async (placed: Placed, amount: number | 'rest', key: string) => {
  const id = await orderId(placed)
  return withTx(
    async (tx) => {
      await lockOrder(tx, id)
      return requestRefund(tx, { orderId: id, amount, key, by: 'staff' })
    },
    { name: 'test' },
  )
}
export const refundsDue = () => db().execute(sql`update refunds set next_try_at = now() where status = 'due'`)
export const mails = async (placed: Placed) => {
  const id = await orderId(placed)
  const { rows } = await db().execute<{ kind: string }>(
    sql`select kind from outbox where (payload ->> 'order_id')::bigint = ${id} order by kind`,
  )
  return rows.map(({ kind }) => kind)
}
