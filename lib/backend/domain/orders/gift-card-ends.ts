/**
 * The last characters of gift cards' codes, by which people tell cards apart. No code is stored: they are computed again from the lines that
 * bought the cards, and a line belongs to the card whose hash its code has.
 */
import { sql } from 'drizzle-orm'

import { codeHash, giftCardCode } from '@/lib/backend/domain/codes/secret-codes'
import type { Db } from '@/lib/backend/platform/database/pool'

import { type OrderKeys, secretOfOrder } from './secret'

/** Of twenty: 80 of the 100 random bits stay unknown. */
const SHOWN = 4
/** Cards of one query, after which other work has its turn. */
const BATCH = 500

interface LineRow extends OrderKeys, Record<string, unknown> {
  card: number
  code_hash: string
  line_number: number
}

interface GiftCardEnd {
  readonly end: string
  /** The line of the order that bought the card. */
  readonly line: number
}

async function endsOf(reader: Pick<Db, 'execute'>, ids: readonly number[]): Promise<[number, GiftCardEnd][]> {
  const { rows } = await reader.execute<LineRow>(sql`
    select g.id as card, g.code_hash, o.number, o.cart_key, o.access_hash, l.line_number
    from gift_cards g join gift_card_ledger i on i.gift_card_id = g.id and i.reason = 'issue' join orders o on o.id = i.order_id
    join order_lines l on l.order_id = o.id and l.kind = 'giftcard' where g.id = any(${sql.param([...ids])}::int[])`)
  const secrets = new Map<string, string>()
  return rows.flatMap((row): [number, GiftCardEnd][] => {
    const secret = secrets.get(row.number) ?? secretOfOrder(row)
    secrets.set(row.number, secret)
    const code = giftCardCode(secret, row.number, row.line_number)
    return codeHash(code) === row.code_hash ? [[row.card, { end: code.slice(-SHOWN), line: row.line_number }]] : []
  })
}

/** By the ids of cards; one that no order has bought, or whose secret is not known any more, has none. */
export async function giftCardEnds(
  reader: Pick<Db, 'execute'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, GiftCardEnd>> {
  const ends = new Map<number, GiftCardEnd>()
  for (let at = 0; at < ids.length; at += BATCH)
    for (const [card, end] of await endsOf(reader, ids.slice(at, at + BATCH))) ends.set(card, end)
  return ends
}
