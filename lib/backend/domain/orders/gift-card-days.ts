/** What gift cards cost and what they pay, by currency and day (docs/decisions/gift-cards-and-campaigns.md). */
import { type SQL, sql } from 'drizzle-orm'

import { inStates } from '@/lib/backend/platform/database/in-states'
import type { Db } from '@/lib/backend/platform/database/pool'
import { CURRENCIES, minorPerUnit } from '@/lib/market/currencies'
import { HOLDING_STATES } from '@/lib/order/order-states'
import { CAPTURED_PAYMENTS } from '@/lib/order/payment-machine'
import { RECEIVED_RETURN } from '@/lib/order/return-machine'

/** Amounts in cents of EUR, with their fractions; for the orders of one currency that were placed on one day (UTC). */
interface GiftCardDay extends Record<string, unknown> {
  readonly currency: string
  /** YYYY-MM-DD */
  readonly day: string
  /** Face values of the cards that were bought, and the money that paid for them and was not refunded. */
  readonly issued: number
  readonly cost: number
  /** What was taken from cards and not given back, and what the orders count for it. */
  readonly taken: number
  readonly paid: number
  /** (issued − cost) + (paid − taken): above zero somebody has made money with cards. */
  readonly gain: number
}

/** The largest rounding of the database's division. */
const NOTHING = 0.000_001

const WITHOUT_DECIMALS = sql.param(CURRENCIES.filter((currency) => minorPerUnit(currency) === 1))
/** Minor units of an order `o`, as cents of EUR at its rate. */
const cents = (minor: SQL) =>
  sql`(${minor})::numeric * case when o.currency = any(${WITHOUT_DECIMALS}::text[]) then 100 else 1 end / o.currency_rate`
const HOLDING = inStates('o.status', HOLDING_STATES)

/** A query of the rows of GiftCardDay, for the orders since `since` (all of them: null). */
const giftCardDays = (since: SQL | null): SQL => sql`
  select currency, day, sum(issued)::float8 as issued, sum(cost)::float8 as cost, sum(taken)::float8 as taken, sum(paid)::float8 as paid,
    sum(issued - cost + paid - taken)::float8 as gain
  from (
    select o.currency, to_char(o.created_at at time zone 'UTC', 'YYYY-MM-DD') as day, g.issued, g.taken,
      ${cents(sql`case when g.issued > 0 then least(coalesce(b.price, 0), coalesce(p.kept, 0)) else 0 end`)} as cost,
      ${cents(sql`case when ${HOLDING} then o.gift_card_total - coalesce(r.refund, 0) + coalesce(p.returned, 0) else 0 end`)} as paid
    from orders o
    join (
      select order_id, coalesce(sum(delta_eur) filter (where reason in ('issue', 'void')), 0) as issued,
        -coalesce(sum(delta_eur) filter (where reason in ('order', 'release', 'refund')), 0) as taken
      from gift_card_ledger where order_id is not null group by order_id
    ) g on g.order_id = o.id
    left join (select order_id, sum(gross) as price from order_lines where kind = 'giftcard' group by order_id) b on b.order_id = o.id
    left join (
      select p.order_id, sum(p.amount - p.refunded) filter (where ${inStates('p.status', CAPTURED_PAYMENTS)}) as kept,
        sum((select sum(f.amount) from refunds f where f.payment_id = p.id and f.key like 'return:%')) as returned
      from payments p group by p.order_id
    ) p on p.order_id = o.id
    left join (
      select order_id, sum(refund) as refund from returns where kind = 'refund' and ${inStates('status', [RECEIVED_RETURN])} group by order_id
    ) r on r.order_id = o.id
    ${since === null ? sql`` : sql`where o.created_at >= ${since}`}
  ) of_order group by currency, day`

/** A query of the days on which cards yielded more than they cost. */
export const giftCardLosses = (since: SQL | null): SQL =>
  sql`select * from (${giftCardDays(since)}) days where gain > ${NOTHING}`

/** The days among the last `days` on which cards yielded more than they cost; empty in a shop without a fault. */
export async function recentGiftCardLosses(reader: Db, days: number): Promise<GiftCardDay[]> {
  const { rows } = await reader.execute<GiftCardDay>(
    sql`${giftCardLosses(sql`now() - make_interval(days => ${days})`)} order by day, currency`,
  )
  return rows
}
