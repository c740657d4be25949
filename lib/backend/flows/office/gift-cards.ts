/** One gift card for the back office: what it was worth, what is left, where the money went, and who bought it for whom. */
import { sql } from 'drizzle-orm'

import { giftCardEnds } from '@/lib/backend/domain/orders/gift-card-ends'
import { db } from '@/lib/backend/platform/database/pool'
import { PRINTED_GIFT_CARD_ID } from '@/lib/catalog/gift-cards'
import { ApiError } from '@/lib/contract/errors'
import type { OfficeGiftCard } from '@/lib/contract/schemas/office-gift-cards'

import type { Actor } from './actor'
import { GIFT_CARD_STATE, GIFT_CARD_VALUE, maskedCode } from './entities/gift-cards'

type Card = Pick<OfficeGiftCard, 'id' | 'state' | 'value' | 'balance' | 'created' | 'expires' | 'sendAt'> &
  Record<string, unknown>
type Move = OfficeGiftCard['ledger'][number] & Record<string, unknown>

interface Bought extends Record<string, unknown> {
  model: number | null
  name: string
  email: string
  sent: string | null
}

const NOTHING: Bought = { model: null, name: '', email: '', sent: null }

/** Of the line that bought the card: for whom, and when its mail was sent. */
async function boughtBy(order: number | undefined, line: number | undefined): Promise<Bought> {
  if (order === undefined || line === undefined) return NOTHING
  const { rows } = await db().execute<Bought>(sql`
    select l.model_id as model, coalesce(l.extra_data ->> 'giftcard_name', '') as name, coalesce(l.extra_data ->> 'giftcard_email', '') as email,
      (select to_json(b.sent_at) #>> '{}' from outbox b where b.dedupe_key = ${`gift-card:${order}:${line}`}) as sent
    from order_lines l where l.order_id = ${order} and l.line_number = ${line}`)
  return rows[0] ?? NOTHING
}

/** Throws FORBIDDEN, NOT_FOUND. */
export async function giftCardOf(id: number, actor: Actor): Promise<OfficeGiftCard> {
  if (!actor.may('office.codes.read')) throw new ApiError('FORBIDDEN', 'You may not do this.')
  const [cards, moves, ends] = await Promise.all([
    db().execute<Card>(sql`
      select id, ${GIFT_CARD_STATE} as state, ${GIFT_CARD_VALUE} as value, balance_eur as balance, to_json(created_at) #>> '{}' as created,
        to_json(expires_at) #>> '{}' as expires, to_json(send_at) #>> '{}' as "sendAt"
      from gift_cards where id = ${id}`),
    db().execute<Move>(sql`
      select to_json(l.created_at) #>> '{}' as created, l.delta_eur as amount, l.reason,
        case when o.id is not null then json_build_object('id', o.id, 'number', o.number) end as "order",
        (sum(l.delta_eur) over (order by l.id))::int as balance
      from gift_card_ledger l left join orders o on o.id = l.order_id where l.gift_card_id = ${id} order by l.id desc`),
    giftCardEnds(db(), [id]),
  ])
  const [card] = cards.rows
  if (!card) throw new ApiError('NOT_FOUND', 'There is no such gift card.')
  const order = moves.rows.find(({ reason }) => reason === 'issue')?.order ?? null
  const end = ends.get(id)
  const { model, name, email, sent } = await boughtBy(order?.id, end?.line)
  const maySeeOrders = actor.may('orders.read')
  return {
    ...card,
    code: end ? maskedCode(end.end) : null,
    order,
    isPrinted: model === PRINTED_GIFT_CARD_ID,
    sentAt: sent,
    recipient: maySeeOrders && (name !== '' || email !== '') ? { name, email } : null,
    ledger: moves.rows,
    maySeeOrders,
  }
}
