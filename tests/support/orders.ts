/** Shared by the tests of placed orders: a paid order, and functions by which staff move it. */
import { sql } from 'drizzle-orm'

import { checkoutHandlers } from '@/lib/backend/api/handlers/checkout'
import { isDatabaseUnavailable, isTimeout } from '@/lib/backend/platform/database/errors'
import { db } from '@/lib/backend/platform/database/pool'
import { orderHandlers } from '@/lib/backend/api/handlers/orders'
import { receiveAndProcessEvent } from '@/lib/backend/flows/payments/ingest'
import { signEvent } from '@/lib/backend/flows/payments/sandbox'
import type { Principal } from '@/lib/backend/domain/access/principal'
import { validateCheckout } from '@/lib/backend/flows/checkout/validate'
import type { Order } from '@/lib/contract/schemas/checkout'
import type { MoveOrder } from '@/lib/contract/schemas/order'
import { context, guest, orderBody, type OrderFields } from './checkout-shop'

export interface Placed {
  readonly number: string
  readonly access: string
  readonly reference: string
  readonly amount: number
  readonly id: number
  readonly currency: string
}

/** Places an order with the total that the shop itself computes. */
export async function placed(fields: Omit<OrderFields, 'total'>, who: Principal = guest): Promise<Placed> {
  const body = orderBody({ ...fields, total: 0 })
  const { total_price: total, currency } = await validateCheckout(
    { ...body.cart, delivery_method: body.form.delivery_method, postcode: body.form.postal_code },
    who,
  )
  const answer = await checkoutHandlers.placeOrder(
    { params: undefined, query: undefined, body: { ...body, expected_total: total, expected_currency: currency } },
    context(who),
  )
  const {
    rows: [row],
  } = await db().execute<{ id: number }>(sql`select id::int as id from orders where number = ${answer.order_number}`)
  return {
    number: answer.order_number,
    access: answer.access,
    reference: /payment-sandbox\/([^/]+)\//.exec(answer.redirect_url)?.[1] ?? '',
    amount: total,
    id: row?.id ?? 0,
    currency,
  }
}

/** The provider's message about the payment of an order. */
export function sendPaymentEvent(
  { reference, amount, currency }: Placed,
  kind: 'captured' | 'cancelled' | 'failed' = 'captured',
  eventId = `${reference}.${kind}`,
): Promise<unknown> {
  const message = signEvent({ eventId, reference, kind, amount, currency })
  return receiveAndProcessEvent('sandbox', message)
}

/** Places and pays an order. */
export async function paid(fields: Omit<OrderFields, 'total'>, who: Principal = guest): Promise<Placed> {
  const order = await placed(fields, who)
  if (order.amount > 0) await sendPaymentEvent(order)
  return order
}

export const key = ({ number, access }: Placed) => ({ number, access })
export const look = (order: Placed): Promise<Order> =>
  orderHandlers.orderStatus({ params: undefined, query: undefined, body: key(order) }, context())
export const cancel = (order: Placed) =>
  orderHandlers.cancelOrder({ params: undefined, query: undefined, body: key(order) }, context())
export const move = ({ number }: Pick<Placed, 'number'>, status: MoveOrder['status'], more: Partial<MoveOrder> = {}) =>
  orderHandlers.moveOrder(
    { params: undefined, query: undefined, body: { number, status, tracking_code: '', tracking_url: '', ...more } },
    context(),
  )

/** Places, pays, packs and sends an order. */
export async function sent(fields: Omit<OrderFields, 'total'>, who: Principal = guest): Promise<Placed> {
  const order = await paid(fields, who)
  await move(order, 'packed')
  await move(order, 'sent')
  return order
}

/**
 * Starts all at the same moment and returns each result: `ok`, the code of the refusal, or BUSY where the API would answer 503 with
 * Retry-After.
 */
export async function atOnce(works: readonly (() => Promise<unknown>)[]): Promise<string[]> {
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  const running = works.map(async (work) => {
    await gate
    try {
      await work()
      return 'ok'
    } catch (error) {
      if (isDatabaseUnavailable(error) || isTimeout(error)) return 'BUSY'
      return (error as { code?: string }).code ?? String(error)
    }
  })
  release()
  return Promise.all(running)
}
