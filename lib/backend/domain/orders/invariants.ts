/** Conditions on the database that are true between transactions. The query returns one row for each violation. */
import { sql } from 'drizzle-orm'

import { inStates } from '@/lib/backend/platform/database/in-states'
import type { Db } from '@/lib/backend/platform/database/pool'
import { HOLDING_STATES, PAID_STATES } from '@/lib/order/order-states'
import { CAPTURED_PAYMENTS, REFUND } from '@/lib/order/payment-machine'
import { COUNTED_RETURNS, RECEIVED_RETURN } from '@/lib/order/return-machine'
import { LEFT_TRANSFERS, TRANSFER } from '@/lib/order/transfer-machine'

import { giftCardLosses } from './gift-card-days'

export interface BrokenInvariant extends Record<string, unknown> {
  invariant: string
  subject: string
  expected: string | null
  actual: string | null
}

const HOLDING = inStates('o.status', HOLDING_STATES)
const COUNTED = inStates('r.status', COUNTED_RETURNS)
const RECEIVED = inStates('r.status', [RECEIVED_RETURN])

/** Sums that are used in several of the statements. */
const SUMS = sql`
  ledger as (select variant_id, store_id, sum(delta) as sum from stock_ledger group by 1, 2),
  kept as (select return_id, -sum(delta) filter (where reason in ('exchange', 'release')) as kept, sum(delta) filter (where reason = 'return') as restocked
    from stock_ledger where return_id is not null group by 1),
  back as (select return_id, sum(quantity) as units from return_lines group by 1),
  held as (select order_id, variant_id, store_id, -sum(delta) as sum from stock_ledger where order_id is not null group by 1, 2, 3),
  allocated as (
    select l.order_id, l.variant_id, a.store_id, sum(a.quantity) as sum from allocations a join order_lines l on l.id = a.line_id group by 1, 2, 3
  ),
  lines as (
    select order_id, count(*) as count, sum(quantity::bigint * unit_price) as value, sum(discount) as discount, sum(gross) as gross from order_lines group by 1
  ),
  uses as (select code, sum(delta) as sum from discount_redemptions group by 1),
  captured as (
    select order_id, sum(amount) filter (where ${inStates('status', CAPTURED_PAYMENTS)}) as captured, sum(refunded) as refunded from payments group by 1
  )`

/** Stock equals its ledger, and orders reserve as much of it as their lines need. */
const STOCK = sql`
  select 'store stock = its ledger', coalesce(s.variant_id, g.variant_id) || '@' || coalesce(s.store_id, g.store_id),
    coalesce(g.sum, 0)::text, coalesce(s.quantity, 0)::text
    from stock s full join ledger g using (variant_id, store_id) where coalesce(s.quantity, 0) <> coalesce(g.sum, 0)
  union all
  select 'available = stock of all stores', v.id::text, coalesce(s.sum, 0)::text, v.available::text
    from variants v left join (select variant_id, sum(quantity) as sum from stock group by 1) s on s.variant_id = v.id where v.available <> coalesce(s.sum, 0)
  union all
  select 'no stock below zero', variant_id || '@' || store_id, '0', quantity::text from stock where quantity < 0
  union all
  select 'allocations = stock that the order holds', coalesce(h.order_id, a.order_id) || ':' || coalesce(h.variant_id, a.variant_id), h.sum::text, a.sum::text
    from held h full join allocated a using (order_id, variant_id, store_id) where coalesce(h.sum, 0) <> coalesce(a.sum, 0)
  union all
  select 'live lines hold their stock, dead ones none', l.order_id || ':' || l.line_number,
    (case when ${HOLDING} then l.quantity else 0 end)::text, coalesce(a.sum, 0)::text
    from order_lines l join orders o on o.id = l.order_id
    left join (select line_id, sum(quantity) as sum from allocations group by 1) a on a.line_id = l.id
    where l.variant_id is not null and coalesce(l.extra_data ->> 'on_order', '') <> 'true'
      and coalesce(a.sum, 0) <> case when ${HOLDING} then l.quantity else 0 end`

/** Codes are used as often as orders redeemed them, within their limits. */
const CODES = sql`
  select 'limited code: uses = redemptions', c.code::text, coalesce(u.sum, 0)::text, c.used::text
    from discount_codes c left join uses u using (code) where c.max_uses is not null and c.used <> coalesce(u.sum, 0)
  union all
  select 'redemptions within the limit', c.code::text, c.max_uses::text, u.sum::text from discount_codes c join uses u using (code) where u.sum > c.max_uses
  union all
  select 'redemptions of one customer within the limit', c.code || ' ' || r.redeemer, c.max_uses_per_customer::text, sum(r.delta)::text
    from discount_redemptions r join discount_codes c using (code) group by c.code, r.redeemer, c.max_uses_per_customer
    having sum(r.delta) > c.max_uses_per_customer
  union all
  select 'an order redeems only while it lives', r.order_id::text, '0 or 1', sum(r.delta)::text
    from discount_redemptions r left join orders o on o.id = r.order_id group by r.order_id, o.status
    having sum(r.delta) <> 0 and (o.status is null or not (${HOLDING}) or sum(r.delta) <> 1)`

/** Gift cards have the balance of their ledger, and their uses and refunds equal those of orders. */
const GIFT_CARDS = sql`
  select 'gift card = its ledger', c.id::text, coalesce(sum(g.delta_eur), 0)::text, c.balance_eur::text
    from gift_cards c left join gift_card_ledger g on g.gift_card_id = c.id group by c.id having c.balance_eur <> coalesce(sum(g.delta_eur), 0)
  union all
  select 'gift card money is held only by a live order that was paid with it', o.id::text, (o.gift_card_total > 0 and ${HOLDING})::text,
    coalesce(sum(g.delta_eur), 0)::text
    from orders o left join gift_card_ledger g on g.order_id = o.id and g.reason in ('order', 'release')
    group by o.id having (coalesce(sum(g.delta_eur), 0) < 0) <> (o.gift_card_total > 0 and ${HOLDING})
  union all
  select 'gift cards get back no more than they gave', order_id || ':' || gift_card_id, '≤ 0', sum(delta_eur)::text
    from gift_card_ledger where reason in ('order', 'release', 'refund') group by order_id, gift_card_id having sum(delta_eur) > 0
  union all
  select 'gift cards that a cancelled order bought are void', o.number, '0', sum(g.delta_eur)::text
    from orders o join gift_card_ledger g on g.order_id = o.id and g.reason in ('issue', 'void')
    where not (${HOLDING}) group by o.id having sum(g.delta_eur) <> 0
  union all
  select 'gift cards yield no more than they cost', currency || ' ' || day, '≤ 0', gain::text from (${giftCardLosses(null)}) losses`

/** Orders have lines that add up to their total; one cart has one order. */
const ORDERS = sql`
  select 'order total = lines − discounts + delivery', o.number, (coalesce(l.value, 0) - coalesce(l.discount, 0) - o.gift_card_total + o.delivery_cost)::text, o.total::text
    from orders o left join lines l on l.order_id = o.id
    where o.lines_total <> coalesce(l.value, 0) or o.discount_total <> coalesce(l.discount, 0)
      or o.total <> coalesce(l.gross, 0) - o.gift_card_total + o.delivery_cost
  union all
  select 'no order without lines', o.number, '≥ 1', '0' from orders o left join lines l on l.order_id = o.id where l.order_id is null
  union all
  select 'one cart, one order', cart_key, '1', count(*)::text from orders group by cart_key having count(*) > 1`

/** Orders are paid completely, and what is due for refund is refunded. */
const PAYMENTS = sql`
  select 'a paid order is paid once, in full', o.number, o.total::text, coalesce(c.captured, 0)::text
    from orders o left join captured c on c.order_id = o.id
    where ${inStates('o.status', PAID_STATES)} and coalesce(c.captured, 0) < o.total
  union all
  select 'money of a dead order is due for refund', o.number, 'refund_due', o.status
    from orders o join captured c on c.order_id = o.id
    where not (${HOLDING}) and c.captured > coalesce(c.refunded, 0)
      and not exists (select 1 from order_events e where e.order_id = o.id and e.kind = ${REFUND.transitions.request.events[0]})
  union all
  select 'refunded ≤ captured', order_id::text, captured::text, refunded::text from captured where coalesce(refunded, 0) > coalesce(captured, 0)
  union all
  select 'refunded = refunds that were asked for', p.id::text, coalesce(sum(f.amount), 0)::text, p.refunded::text
    from payments p left join refunds f on f.payment_id = p.id group by p.id having p.refunded <> coalesce(sum(f.amount), 0)`

/** Returns count as the returned units of lines, and refund and restock at most these. */
const RETURNS = sql`
  select 'returned units = living returns', l.order_id || ':' || l.line_number, coalesce(sum(t.quantity) filter (where ${COUNTED}), 0)::text, l.returned::text
    from order_lines l left join return_lines t on t.line_id = l.id left join returns r on r.id = t.return_id
    group by l.id having l.returned <> coalesce(sum(t.quantity) filter (where ${COUNTED}), 0)
  union all
  select 'a line gives back no more than was paid for it', l.order_id || ':' || l.line_number, l.gross::text, sum(t.amount)::text
    from order_lines l join return_lines t on t.line_id = l.id join returns r on r.id = t.return_id and r.kind = 'refund' and ${COUNTED}
    group by l.id having sum(t.amount) > l.gross
  union all
  select 'a refund is the worth of its lines with the adjustment, less the fee, with the delivery', r.number, (sum(t.amount) + r.adjustment - r.fee + r.delivery_refund)::text, r.refund::text
    from returns r join return_lines t on t.return_id = r.id where r.kind = 'refund' group by r.id having r.refund <> sum(t.amount) + r.adjustment - r.fee + r.delivery_refund
  union all
  select 'returns give back no more than was paid for their products', r.order_id::text, '≤ 0', sum(r.adjustment)::text
    from returns r where ${COUNTED} group by r.order_id having sum(r.adjustment) > 0
  union all
  select 'delivery is refunded once', o.number, o.delivery_cost::text, sum(r.delivery_refund)::text
    from returns r join orders o on o.id = r.order_id where ${COUNTED} group by o.id having sum(r.delivery_refund) > o.delivery_cost
  union all
  select 'an exchange keeps its goods while it lives', r.number, (case when r.kind = 'exchange' and ${COUNTED} then b.units else 0 end)::text, coalesce(k.kept, 0)::text
    from returns r join back b on b.return_id = r.id left join kept k on k.return_id = r.id
    where coalesce(k.kept, 0) <> case when r.kind = 'exchange' and ${COUNTED} then b.units else 0 end
  union all
  select 'only what has come back is restocked', r.number, (case when ${RECEIVED} then b.units else 0 end)::text, k.restocked::text
    from returns r join back b on b.return_id = r.id join kept k on k.return_id = r.id
    where coalesce(k.restocked, 0) > case when ${RECEIVED} then b.units else 0 end
  union all
  select 'money of a return goes back when its goods are here', r.number, (case when ${RECEIVED} then r.refund else 0 end)::text, sum(f.amount)::text
    from returns r left join payments p on p.order_id = r.order_id left join refunds f on f.payment_id = p.id and f.key = 'return:' || r.id
    group by r.id having coalesce(sum(f.amount), 0) > case when ${RECEIVED} then r.refund else 0 end
      or (${RECEIVED} and r.refund > coalesce(sum(f.amount), 0)
        and not exists (select 1 from gift_card_ledger g where g.order_id = r.order_id and g.reason = 'refund'))`

/** Transfers between stores move stock from one store to another. */
const TRANSFERS = sql`
  select 'a transfer holds its goods from the moment they are reserved or sent, and gives them to one store', coalesce(w.transfer_id, g.transfer_id) || ':' || coalesce(w.variant_id, g.variant_id) || '@' || coalesce(w.store_id, g.store_id),
    coalesce(w.sum, 0)::text, coalesce(g.sum, 0)::text
    from (
      select l.transfer_id, l.variant_id, l.from_store_id as store_id, -sum(l.quantity) as sum from transfer_request_lines l join transfer_requests t on t.id = l.transfer_id
        where ${inStates('t.status', LEFT_TRANSFERS)} or (${inStates('t.status', [TRANSFER.initial])} and t.is_reserved) group by 1, 2, 3
      union all
      select l.transfer_id, l.variant_id, t.to_store_id, sum(l.quantity) from transfer_request_lines l join transfer_requests t on t.id = l.transfer_id
        where ${inStates('t.status', [TRANSFER.transitions.receive.to])} group by 1, 2, 3
    ) w full join (select transfer_id, variant_id, store_id, sum(delta) as sum from stock_ledger where transfer_id is not null group by 1, 2, 3) g using (transfer_id, variant_id, store_id)
    where coalesce(w.sum, 0) <> coalesce(g.sum, 0)`

/** Messages belong to orders that exist, and every paid order has its confirmation. */
const OUTBOX = sql`
  select 'every outbox row has its order', b.dedupe_key, b.payload ->> 'order_id', null
    from outbox b where b.payload ? 'order_id' and not exists (select 1 from orders o where o.id = (b.payload ->> 'order_id')::bigint)
  union all
  select 'every paid order is confirmed', o.number, 'order_confirmation', null
    from orders o where o.paid_at is not null and not exists (select 1 from outbox b where b.dedupe_key = 'order-confirmation:' || o.id)`

const ALL = [STOCK, CODES, GIFT_CARDS, ORDERS, PAYMENTS, RETURNS, TRANSFERS, OUTBOX]

/** Every violated invariant; empty if there is none. One statement, so that all of them see the same state of the database. */
export async function brokenInvariants(reader: Db): Promise<BrokenInvariant[]> {
  const { rows } = await reader.execute<BrokenInvariant>(
    sql`with ${SUMS} select * from (${sql.join(ALL, sql` union all `)}) as broken (invariant, subject, expected, actual)`,
  )
  return rows
}
