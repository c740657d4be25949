/** The products of the front page, found by the database: in a large shop, reading whole groups for about 24 cards would take seconds. */
import { sql } from 'drizzle-orm'

import { db } from '@/lib/backend/platform/database/pool'
import { newestCards, PER_MAKER, popularCards, RAIL_LENGTH, reducedCards } from '@/lib/catalog/highlights'
import { MIN_RIBBON_PERCENT } from '@/lib/catalog/price'
import type { Answer } from '@/lib/contract/calls'
import type { Language } from '@/lib/market/languages'

import { cardsOf } from './cards'
import { popularIds } from './popular'
import { orderableSql, priceAreaOf } from './prices-read'

/** Number of candidates: some have a brand that has two products already, or an active price above the reduced price. */
const NEWEST = 400
const REDUCED = 60
/** As many more of the newest are read, because some are not delivered to the country. */
const SPARE = 2
/** Number of prices that are read for them, the largest reductions first: a model has several variants, and some are sold out. */
const REDUCED_PRICES = 3_000

async function ids(query: ReturnType<typeof sql>): Promise<number[]> {
  return (await db().execute<{ id: number }>(query)).rows.map((row) => row.id)
}

function newestIds(priceArea: number, count: number, perMaker: number): Promise<number[]> {
  return ids(sql`
    select id from (
      select m.id, m.published_at, row_number() over (partition by m.brand_id order by m.published_at desc, m.id) as place from (
        select * from models where is_public and not campaign_only and kind = 'new' order by published_at desc, id limit ${NEWEST}) m
      where exists (select from variants v join prices p on p.variant_id = v.id and p.price_area = ${priceArea} where v.model_id = m.id and ${orderableSql})) found
    where place <= ${perMaker} order by published_at desc, id limit ${count}`)
}

function reducedIds(priceArea: number): Promise<number[]> {
  return ids(sql`
    select m.id from (
      select variant_id, (lowest30 - active)::float8 / lowest30 as part from prices
      where price_area = ${priceArea} and lowest30 > active order by part desc limit ${REDUCED_PRICES}) p
    join variants v on v.id = p.variant_id join models m on m.id = v.model_id
    where p.part * 100 >= ${MIN_RIBBON_PERCENT}::int and m.is_public and not m.campaign_only and m.show_discount_percentage and ${orderableSql}
    group by m.id order by max(p.part) desc, m.id limit ${REDUCED}`)
}

/**
 * The newest products, the largest reductions and the best sellers that can be ordered in a tax area, without those that no method takes
 * to `country`. With `newest` only that many of the newest, of any brand, and nothing else.
 */
export async function highlights({
  language,
  taxAreaId,
  country,
  newest: newestCount,
}: {
  language: Language
  taxAreaId: number
  country?: string | undefined
  newest?: number | undefined
}): Promise<Answer<'productHighlights'>> {
  const priceArea = priceAreaOf(taxAreaId)
  const [count, perMaker] = newestCount === undefined ? [RAIL_LENGTH, PER_MAKER] : [newestCount, newestCount]
  const newest = await newestIds(priceArea, count * SPARE, perMaker)
  const [reduced, popular] =
    newestCount === undefined ? await Promise.all([reducedIds(priceArea), popularIds()]) : [[], []]
  const found = await cardsOf([...newest, ...reduced, ...popular], language, taxAreaId, { country })
  const cards = new Map(found.map((card) => [card.id, card]))
  const of = (wanted: readonly number[]) => wanted.flatMap((id) => cards.get(id) ?? [])
  return {
    newest: newestCards(of(newest), count, perMaker),
    reduced: reducedCards(of(reduced)),
    popular: popularCards(of(popular)),
  }
}
