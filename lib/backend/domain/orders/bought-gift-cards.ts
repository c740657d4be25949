/** The gift cards that an order buys: valid after it is paid, void after it is cancelled. */
import { asc, eq, sql } from 'drizzle-orm'

import { codeHash, giftCardCode } from '@/lib/backend/domain/codes/secret-codes'
import { enqueue } from '@/lib/backend/domain/outbox/enqueue'
import { giftCardLedger, giftCards, orderLines, orders } from '@/lib/backend/domain/schema/orders'
import type { Tx } from '@/lib/backend/platform/database/with-tx'
import { PRINTED_GIFT_CARD_ID } from '@/lib/catalog/gift-cards'
import { ApiError } from '@/lib/contract/errors'

import { addEvent } from './events'
import { secretOfOrder } from './secret'

/**
 * Each gift card line becomes a card. Its code is computed from the line, so a repetition gives the same code and is rejected by the unique
 * key.
 */
export async function issueGiftCards(tx: Tx, order: { id: number; number: string }): Promise<void> {
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
  const cards = lines.filter(({ kind }) => kind === 'giftcard')
  if (cards.length === 0) return
  const [keys] = await tx
    .select({ number: orders.number, cart_key: orders.cartKey, access_hash: orders.accessHash })
    .from(orders)
    .where(eq(orders.id, order.id))
  if (!keys) return
  const secret = secretOfOrder(keys)
  for (const line of cards) {
    const balanceEur = Number(line.extraData?.amount_eur) * 100
    const [card] = await tx
      .insert(giftCards)
      .values({ codeHash: codeHash(giftCardCode(secret, order.number, line.lineNumber)), balanceEur })
      .onConflictDoNothing()
      .returning({ id: giftCards.id })
    if (!card) continue
    await tx
      .insert(giftCardLedger)
      .values({ giftCardId: card.id, deltaEur: balanceEur, reason: 'issue', orderId: order.id })
    await addEvent(tx, order.id, 'gift_card_issued', { line_number: line.lineNumber })
    // A printed card is given away, so its code is only on the card, which staff print (staff-orders.ts).
    if (line.modelId !== PRINTED_GIFT_CARD_ID)
      await enqueue(tx, 'gift_card', `gift-card:${line.id}`, { order_id: order.id, line_number: line.lineNumber })
  }
}

/** The gift cards that the order bought become void. Throws CONFLICT when one was already used. */
export async function voidGiftCards(tx: Tx, orderId: number): Promise<void> {
  const { rows } = await tx.execute<{ id: number; eur: number }>(sql`
    select gift_card_id as id, sum(delta_eur)::int as eur from gift_card_ledger where order_id = ${orderId} and reason in ('issue', 'void')
    group by gift_card_id having sum(delta_eur) > 0 order by gift_card_id`)
  for (const { id, eur } of rows) {
    const { rowCount } = await tx.execute(sql`
      with voided as (update gift_cards set balance_eur = 0 where id = ${id} and balance_eur = ${eur} returning id)
      insert into gift_card_ledger (gift_card_id, delta_eur, reason, order_id) select id, ${-eur}::int, 'void', ${orderId}::bigint from voided`)
    if (rowCount !== 1)
      throw new ApiError('CONFLICT', 'A gift card of the order has been used.', {
        details: { reason: 'gift_card_used' },
      })
  }
}
