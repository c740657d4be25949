/**
 * Refund of returned products: first to the payment, up to the amount that it paid for products, the rest to the gift cards with which the
 * order was paid.
 */
import { sql } from 'drizzle-orm'

import { cardRefill, splitRefund } from '@/lib/backend/domain/pricing/gift-cards'
import { inStates } from '@/lib/backend/platform/database/in-states'
import { CAPTURED_PAYMENTS } from '@/lib/order/payment-machine'
import { RECEIVED_RETURN } from '@/lib/order/return-machine'
import type { Tx } from '@/lib/backend/platform/database/with-tx'
import { requestRefund } from '@/lib/backend/domain/orders/refunds'

/** Refunds `amount` (minor units of the order's currency). The caller holds the order's lock; a return is refunded once. */
export async function refundReturn(
  tx: Tx,
  { orderId, returnId, amount }: { orderId: number; returnId: number; amount: number },
): Promise<void> {
  const {
    rows: [money],
  } = await tx.execute<{ captured: number; bought: number; gift_card_total: number }>(sql`
    select coalesce((select sum(amount - refunded) from payments where order_id = o.id and ${inStates('status', CAPTURED_PAYMENTS)}), 0)::int as captured,
      coalesce((select sum(gross) from order_lines where order_id = o.id and kind = 'giftcard'), 0)::int as bought, gift_card_total
    from orders o where id = ${orderId}`)
  if (!money) throw new Error('A return has an order.')
  const { toPayment, toCards } = splitRefund({ amount, captured: money.captured, boughtCards: money.bought })
  if (toPayment > 0) await requestRefund(tx, { orderId, amount: toPayment, key: `return:${returnId}`, by: 'staff' })
  if (toCards > 0) await refillCards(tx, { orderId, returnId, amount: toCards, total: money.gift_card_total })
}

interface GiftCardPayment extends Record<string, unknown> {
  id: number
  taken: number
  held: number
}

/** Fills the cards again, each with its own expiry as before: with what `cardRefill` says for everything that was refunded so far. */
async function refillCards(
  tx: Tx,
  { orderId, returnId, amount, total }: { orderId: number; returnId: number; amount: number; total: number },
): Promise<void> {
  const { rows: cards } = await tx.execute<GiftCardPayment>(sql`
    select gift_card_id as id, -sum(delta_eur) filter (where reason <> 'refund')::int as taken, -sum(delta_eur)::int as held
    from gift_card_ledger where order_id = ${orderId} and reason in ('order', 'release', 'refund') group by gift_card_id order by gift_card_id`)
  const {
    rows: [before],
  } = await tx.execute<{ amount: number }>(sql`
    select coalesce(sum(r.refund - coalesce(
      (select sum(f.amount) from refunds f join payments p on p.id = f.payment_id where p.order_id = r.order_id and f.key = 'return:' || r.id), 0)), 0)::int as amount
    from returns r where r.order_id = ${orderId} and r.kind = 'refund' and ${inStates('r.status', [RECEIVED_RETURN])} and r.id <> ${returnId}`)
  const taken = cards.reduce((all, card) => all + card.taken, 0)
  const held = cards.reduce((all, card) => all + card.held, 0)
  let left = cardRefill({
    takenEur: taken,
    givenEur: taken - held,
    total,
    amount: (before?.amount ?? 0) + amount,
  })
  for (const { id, held: has } of cards) {
    const part = Math.min(left, has)
    if (part <= 0) continue
    left -= part
    await tx.execute(sql`update gift_cards set balance_eur = balance_eur + ${part} where id = ${id}`)
    await tx.execute(
      sql`insert into gift_card_ledger (gift_card_id, delta_eur, reason, order_id) values (${id}, ${part}, 'refund', ${orderId})`,
    )
  }
}
