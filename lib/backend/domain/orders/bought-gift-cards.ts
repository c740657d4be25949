/** The gift cards that an order buys: valid after it is paid, void after it is cancelled. */
import { asc, eq, sql } from 'drizzle-orm'

import { codeHash, giftCardCode } from '@/lib/backend/domain/codes/secret-codes'
import { enqueue } from '@/lib/backend/domain/outbox/enqueue'
import { giftCardLedger, giftCards, orderLines, orders } from '@/lib/backend/domain/schema/orders'
import { type Tx, withTx } from '@/lib/backend/platform/database/with-tx'
import { GIFT_CARD, PRINTED_GIFT_CARD_ID } from '@/lib/catalog/gift-cards'
import { ApiError } from '@/lib/contract/errors'
import { shopMoment } from '@/lib/market/shop-time'

import { addEvent } from './events'
import { secretOfOrder } from './secret'

/** In the shop's time zone: a present comes in the morning, not at midnight. */
const SEND_TIME = '08:00'
const BATCH = 200

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
    const sendAt = laterMoment(line.extraData?.giftcard_day)
    const [card] = await tx
      .insert(giftCards)
      .values({
        codeHash: codeHash(giftCardCode(secret, order.number, line.lineNumber)),
        balanceEur,
        ...(sendAt && { sendAt, sendLine: line.lineNumber }),
      })
      .onConflictDoNothing()
      .returning({ id: giftCards.id })
    if (!card) continue
    await tx
      .insert(giftCardLedger)
      .values({ giftCardId: card.id, deltaEur: balanceEur, reason: 'issue', orderId: order.id })
    await addEvent(tx, order.id, 'gift_card_issued', { line_number: line.lineNumber })
    // A printed card is given away, so its code is only on the card, which staff print (staff-orders.ts).
    if (line.modelId !== PRINTED_GIFT_CARD_ID && sendAt === null) await enqueueCard(tx, order.id, line.lineNumber)
  }
}

const enqueueCard = (tx: Tx, orderId: number, lineNumber: number) =>
  enqueue(tx, 'gift_card', `gift-card:${orderId}:${lineNumber}`, { order_id: orderId, line_number: lineNumber })

/** The morning of the day that the buyer has chosen; null when it has come, and at most a year ahead. */
function laterMoment(day: string | undefined): Date | null {
  if (day === undefined) return null
  const at = shopMoment(`${day}T${SEND_TIME}`).getTime()
  const now = Date.now()
  return at <= now ? null : new Date(Math.min(at, now + GIFT_CARD.daysAhead * 86_400_000))
}

/**
 * Adds the mails of cards whose day has come to the outbox, and returns their number. Each card is marked in the transaction that queues its
 * mail, so it is sent once, on however many instances this runs. A void card is not sent.
 */
export function sendDueGiftCards(): Promise<number> {
  return withTx(
    async (tx) => {
      const { rows } = await tx.execute<{ order_id: number; line: number; balance: number }>(sql`
        with due as (select id, send_line from gift_cards where send_at <= now() order by send_at, id limit ${BATCH} for update skip locked),
          sent as (update gift_cards g set send_at = null, send_line = null from due where g.id = due.id returning g.id, g.balance_eur)
        select l.order_id::float8 as order_id, due.send_line as line, sent.balance_eur as balance
        from due join sent using (id) join gift_card_ledger l on l.gift_card_id = due.id and l.reason = 'issue'`)
      for (const { order_id: orderId, line, balance } of rows) if (balance > 0) await enqueueCard(tx, orderId, line)
      return rows.length
    },
    { name: 'gift-card.send' },
  )
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
