/** Gift cards: their codes are stored nowhere; their balance follows from the ledger, which orders and returns write (gift-cards.ts). */
import { sql } from 'drizzle-orm'

import { giftCardEnds } from '@/lib/backend/domain/orders/gift-card-ends'
import { giftCards } from '@/lib/backend/domain/schema/orders'
import { db } from '@/lib/backend/platform/database/pool'
import { GIFT_CARD_STATES } from '@/lib/contract/schemas/office-gift-cards'

import type { Entity } from './entity'

/** What it was worth when it was made. */
export const GIFT_CARD_VALUE = sql.raw(
  `coalesce((select l.delta_eur from gift_card_ledger l where l.gift_card_id = gift_cards.id and l.reason = 'issue' order by l.id limit 1), 0)`,
)

export const GIFT_CARD_STATE = sql.raw(`case
  when exists (select from gift_card_ledger l where l.gift_card_id = gift_cards.id and l.reason = 'void') then 'card_void'
  when gift_cards.expires_at <= now() then 'card_expired'
  when gift_cards.balance_eur = 0 then 'card_empty'
  when gift_cards.send_at is not null then 'card_waiting'
  else 'card_active' end`)

/** The order that bought it. */
const ORDER = sql.raw(
  `(select l.order_id::int from gift_card_ledger l where l.gift_card_id = gift_cards.id and l.reason = 'issue' order by l.id limit 1)`,
)

const DOTS = '••••'
export const maskedCode = (end: string): string => `${DOTS} ${end}`

const euros = (cents: unknown) => `${Number(cents) / 100} €`

export const giftCardEntity: Entity = {
  name: 'gift-cards',
  area: 'shop',
  table: giftCards,
  key: [giftCards.id],
  /** With the end of its code where that is known: `complete`. */
  title: () => sql`'#' || ${giftCards.id} || ' · ' || ${GIFT_CARD_VALUE} / 100 || ' €'`,
  complete: async (records) => {
    const ends = await giftCardEnds(
      db(),
      records.map(({ id }) => Number(id)),
    )
    return records.map((record) => {
      const end = ends.get(Number(record.id))?.end
      if (end === undefined) return record
      const code = maskedCode(end)
      const values = { ...record.values, code }
      return { ...record, title: `${code} · ${euros(record.values['valueEur'])}`, values }
    })
  },
  search: (text) =>
    sql`${giftCards.id} in (select l.gift_card_id from gift_card_ledger l join orders o on o.id = l.order_id where o.number = upper(${text}))`,
  columns: ['code', 'state', 'valueEur', 'balanceEur', 'orderId', 'expiresAt', 'createdAt'],
  hasOwnPage: true,
  fields: {
    code: {
      kind: 'text',
      column: giftCards.id,
      computed: sql`'#' || ${giftCards.id}`,
      isReadOnly: true,
      canSort: false,
    },
    state: {
      kind: 'choice',
      column: giftCards.id,
      computed: GIFT_CARD_STATE,
      options: GIFT_CARD_STATES,
      where: (value) => sql`${GIFT_CARD_STATE} = ${value}`,
      isReadOnly: true,
      isFilter: true,
    },
    valueEur: { kind: 'cents', column: giftCards.balanceEur, computed: GIFT_CARD_VALUE, isReadOnly: true },
    balanceEur: { kind: 'cents', column: giftCards.balanceEur, isReadOnly: true, isFilter: true },
    orderId: {
      kind: 'reference',
      column: giftCards.id,
      computed: ORDER,
      to: 'orders',
      isLinked: true,
      isReadOnly: true,
      canSort: false,
    },
    sendAt: { kind: 'moment', column: giftCards.sendAt, isReadOnly: true, isFilter: true },
    expiresAt: { kind: 'moment', column: giftCards.expiresAt, isReadOnly: true, isFilter: true },
    createdAt: { kind: 'moment', column: giftCards.createdAt, isReadOnly: true, isFilter: true },
  },
  read: 'office.codes.read',
  change: 'office.codes.write',
  follow: () => undefined,
}
