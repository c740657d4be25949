/** From a captured payment (or nothing to pay) to a paid order; and from an unpaid order back to the shelf. Both can be repeated. */
import { asc, eq, sql } from 'drizzle-orm'

import { codeHash, giftCardCode } from '@/lib/backend/domain/codes/secret-codes'
import { giftCardLedger, giftCards, orderLines } from '@/lib/backend/domain/schema'
import type { Tx } from '@/lib/backend/platform/database/with-tx'
import { enqueue } from '@/lib/backend/domain/outbox/enqueue'
import { PRINTED_GIFT_CARD_ID } from '@/lib/catalog/gift-cards'

import { noteEvent, type OrderEventKind } from './events'
import { releaseHoldings } from './holdings'
import { shopSecret } from '@/lib/backend/platform/security/secret'
import type { OrderStatus } from '@/lib/order/order-states'
import { releaseStock } from './stock'

export interface LockedOrder extends Record<string, unknown> {
  readonly id: number
  readonly number: string
  readonly status: OrderStatus
  readonly total: number
  readonly currency: string
  readonly is_overdue: boolean
}

/** Locks an order: the first lock of everything that changes one. Null when there is none. */
export async function lockOrder(tx: Tx, id: number): Promise<LockedOrder | null> {
  const {
    rows: [row],
  } = await tx.execute<LockedOrder>(sql`
    select id::int as id, number, status, total, currency, expires_at is not null and expires_at <= now() as is_overdue
    from orders where id = ${id} for update`)
  return row ?? null
}

/** Did somebody cancel the locked order itself, not only its payment? A statement of its own: one that waited for the lock would not see it. */
export async function isCalledOff(tx: Tx, orderId: number): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`select 1 from order_events where order_id = ${orderId} and kind = 'cancelled' limit 1`,
  )
  return rowCount === 1
}

/** Makes a locked (or new) order paid: its confirmation and the gift cards it bought follow from the outbox. */
export async function markPaid(tx: Tx, order: { id: number; number: string }): Promise<void> {
  await Promise.all([
    tx.execute(sql`update orders set status = 'paid', paid_at = now(), expires_at = null where id = ${order.id}`),
    noteEvent(tx, order.id, 'paid'),
    enqueue(tx, 'order_confirmation', `order-confirmation:${order.id}`, { order_id: order.id }),
    issueGiftCards(tx, order),
  ])
}

/** Each gift card line becomes a card; its code follows from the line, so a repetition would make the same one and is refused by its key. */
async function issueGiftCards(tx: Tx, order: { id: number; number: string }): Promise<void> {
  const lines = await tx
    .select({
      id: orderLines.id,
      kind: orderLines.kind,
      modelId: orderLines.modelId,
      lineNumber: orderLines.lineNumber,
      extraData: orderLines.extraData,
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.lineNumber))
  for (const line of lines) {
    if (line.kind !== 'giftcard') continue
    const balanceEur = Number(line.extraData?.amount_eur) * 100
    const [card] = await tx
      .insert(giftCards)
      .values({ codeHash: codeHash(giftCardCode(shopSecret(), order.number, line.lineNumber)), balanceEur })
      .onConflictDoNothing()
      .returning({ id: giftCards.id })
    if (!card) continue
    await tx
      .insert(giftCardLedger)
      .values({ giftCardId: card.id, deltaEur: balanceEur, reason: 'issue', orderId: order.id })
    await noteEvent(tx, order.id, 'gift_card_issued', { line_number: line.lineNumber })
    // A printed card is a thing that is given away: its code is on the card alone, which staff print (staff-orders.ts).
    if (line.modelId !== PRINTED_GIFT_CARD_ID)
      await enqueue(tx, 'gift_card', `gift-card:${line.id}`, { order_id: order.id, line_number: line.lineNumber })
  }
}

/** Ends a locked, unpaid order: stock, codes and gift cards go back with their ledger rows. */
export async function endUnpaid(
  tx: Tx,
  order: { id: number },
  status: 'cancelled' | 'payment_failed' | 'expired',
  event: OrderEventKind,
): Promise<void> {
  await tx.execute(sql`update orders set status = ${status}, expires_at = null where id = ${order.id}`)
  // Its provider is told soon that nobody may pay it any more.
  await tx.execute(
    sql`update payments set check_at = now(), checks = 0 where order_id = ${order.id} and status = 'open'`,
  )
  await noteEvent(tx, order.id, event)
  await releaseHoldings(tx, order.id)
  await releaseStock(tx, order.id)
}
