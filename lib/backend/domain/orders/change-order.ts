/** The transitions of an order after it was placed, with all their effects. */
import { eq, sql } from 'drizzle-orm'

import { enqueue } from '@/lib/backend/domain/outbox/enqueue'
import { orderEvents, orderLines } from '@/lib/backend/domain/schema/orders'
import { inStates } from '@/lib/backend/platform/database/in-states'
import type { Tx } from '@/lib/backend/platform/database/with-tx'
import { type ByOf, type FromOf, type TransitionName } from '@/lib/order/machine'
import { ORDER } from '@/lib/order/order-machine'
import { isPaid, isUnpaid } from '@/lib/order/order-states'
import { OPEN_PAYMENTS } from '@/lib/order/payment-machine'

import { takeFromAccountCart } from './account-cart'
import { issueGiftCards, voidGiftCards } from './bought-gift-cards'
import { changeState, type EffectsOf } from './change-state'
import { endHold } from './holds'
import { ConcurrentChange, orderRedemptions, type OrderRedemptions } from './order-types'
import { redeem, releaseRedemptions } from './redemptions'
import { requestRefund } from './refunds'
import { releaseStock, reserveStock } from './stock'
import { recheckReviews } from './verified-reviews'

/** All but the one that creates an order (flows/checkout). */
export type OrderTransition = Exclude<TransitionName<typeof ORDER>, 'place'>

/** Of a parcel that is sent; stored with the event and included in the mail. */
export interface Tracking {
  readonly tracking_code?: string
  readonly tracking_url?: string
}

interface ChangedOrder<T extends OrderTransition> {
  readonly id: number
  readonly number: string
  readonly status: FromOf<typeof ORDER, T>
}

/**
 * Makes a transition of a locked (or new) order. Throws ConcurrentChange when an order that is restored cannot reserve everything again,
 * CONFLICT when an order to cancel has bought a gift card that was used; the caller rolls back.
 */
export async function changeOrder<T extends OrderTransition>(
  tx: Tx,
  name: T,
  order: ChangedOrder<T>,
  by: ByOf<typeof ORDER, T>,
  tracking: Tracking = {},
): Promise<void> {
  const isFirstPaid = isPaid(ORDER.transitions[name].to) && !isPaid(order.status)
  if (isFirstPaid || isUnpaid(order.status)) await endHold(tx, order.id, isFirstPaid)
  const effects: EffectsOf<typeof ORDER, OrderTransition> = effectsOf(tx, order, by, tracking)
  await changeState(tx, ORDER, name, {
    row: order,
    by,
    set: isFirstPaid ? sql`expires_at = null, paid_at = now()` : sql`expires_at = null`,
    timeline: { orderId: order.id, data: { ...tracking } },
    effects,
  })
  // After the stock: a cancellation locks it before the product's rating, too.
  if (isFirstPaid) {
    await recheckReviews(tx, order.id)
    await takeFromAccountCart(tx, order.id)
  }
}

function effectsOf(
  tx: Tx,
  { id, number }: { id: number; number: string },
  by: ByOf<typeof ORDER, OrderTransition>,
  tracking: Tracking,
): EffectsOf<typeof ORDER, OrderTransition> {
  let refund = 0
  return {
    close_payment: () =>
      tx.execute(
        sql`update payments set check_at = now(), checks = 0 where order_id = ${id} and ${inStates('status', OPEN_PAYMENTS)}`,
      ),
    redeem: async () => redeem(tx, id, await readRedemptions(tx, id)),
    release_redemptions: () => releaseRedemptions(tx, id),
    reserve_stock: async () =>
      reserveStock(tx, id, await stockedLines(tx, id), (await readRedemptions(tx, id)).pickup_store_id),
    release_stock: () => releaseStock(tx, id),
    issue_gift_cards: () => issueGiftCards(tx, { id, number }),
    void_gift_cards: () => voidGiftCards(tx, id),
    refund: async () => {
      if (by === 'clock') throw new Error('Time alone refunds nothing.')
      refund = await requestRefund(tx, { orderId: id, amount: 'rest', key: 'cancel', by })
    },
    mail_confirmation: () => enqueue(tx, 'order_confirmation', `order-confirmation:${id}`, { order_id: id }),
    mail_cancelled: () => enqueue(tx, 'order_cancelled', `order-cancelled:${id}`, { order_id: id, refund }),
    mail_sent: () => enqueue(tx, 'order_sent', `order-sent:${id}`, { order_id: id, ...tracking }),
  }
}

/** What the order reserved when it was placed. Throws ConcurrentChange if that is no longer stored: such an order cannot be restored. */
async function readRedemptions(tx: Tx, orderId: number): Promise<OrderRedemptions> {
  const [created] = await tx
    .select({ data: orderEvents.data })
    .from(orderEvents)
    .where(sql`${orderEvents.orderId} = ${orderId} and ${orderEvents.kind} = ${ORDER.transitions.place.events[0]}`)
    .limit(1)
  const redemptions = orderRedemptions.safeParse(created?.data)
  if (!redemptions.success) throw new ConcurrentChange('stock')
  return redemptions.data
}

/** Units of the lines that use stock. */
async function stockedLines(tx: Tx, orderId: number): Promise<{ variantId: number; quantity: number }[]> {
  const lines = await tx
    .select({ variantId: orderLines.variantId, quantity: orderLines.quantity, extraData: orderLines.extraData })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
  return lines.flatMap(({ variantId, quantity, extraData }) =>
    variantId !== null && extraData?.on_order !== 'true' ? [{ variantId, quantity }] : [],
  )
}
