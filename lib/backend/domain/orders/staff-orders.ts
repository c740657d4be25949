/** Orders that staff must pack, send or take back. */
import { sql } from 'drizzle-orm'

import { contractArrivals } from '@/lib/backend/domain/delivery/arrivals'
import { BY_EMAIL } from '@/lib/backend/domain/delivery/delivery'
import { DELIVERY_KIND, deliveryName } from '@/lib/backend/domain/delivery/order-delivery'
import { giftCardCode } from '@/lib/backend/domain/codes/secret-codes'
import { inStates } from '@/lib/backend/platform/database/in-states'
import { db } from '@/lib/backend/platform/database/pool'
import type { OrderOptions } from '@/lib/backend/domain/schema/orders'
import type { Localized } from '@/lib/backend/domain/schema/types'
import { PRINTED_GIFT_CARD_ID } from '@/lib/catalog/gift-cards'
import type { Order } from '@/lib/contract/schemas/checkout'
import type { StaffOrders, StaffOrdersQuery } from '@/lib/contract/schemas/order'
import { ordersFoundBy } from './find-orders'
import { ORDER_MAILS } from './order-mails'
import { secretOfOrder } from './secret'
import { ROW_STORES } from './shelves'
import { byShelf } from '@/lib/order/by-shelf'
import { isInShop, isUnpacked } from '@/lib/order/order-states'
import { COUNTED_RETURNS, OPEN_RETURNS } from '@/lib/order/return-machine'

const PAGE = 50

type Listed = StaffOrders['orders'][number]
type Line = Omit<Listed['lines'][number], 'gift_card'> & { card: { amount: number; name: string } | null }
interface Row
  extends Omit<
      Listed,
      | 'lines'
      | 'delivery_name'
      | 'options'
      | 'ready_from'
      | 'arrivals'
      | 'seller'
      | 'giosg_chatter'
      | 'enterprise_order'
      | 'repeats'
    >,
    Record<string, unknown> {
  rows: number
  cart_key: string
  access_hash: string
  lines: Line[]
  asked: OrderOptions
  language: Order['language']
  delivery_names: Localized | null
}

const OPTIONS = [
  'express_pickup',
  'part_delivery',
  'post_delivery',
  'card_checkout_mode',
] as const satisfies readonly (keyof OrderOptions)[]

/** A row of the list in the contract's format. The code of a card is only included while the card must be printed and packed. */
function listed({ rows: _rows, lines, asked, language, delivery_names, cart_key, access_hash, ...row }: Row): Listed {
  const isToPack = isInShop(row.status)
  return {
    ...row,
    delivery_name: deliveryName({ ...row, language, delivery_names }),
    options: OPTIONS.filter((option) => asked[option]),
    ready_from: asked.ready_from ?? null,
    arrivals: contractArrivals(asked.arrivals ?? [], (number) => lines.find(({ line }) => line === number)?.name),
    seller: [asked.seller_name, asked.seller_number].filter(Boolean).join(', '),
    giosg_chatter: asked.giosg_chatter ?? '',
    enterprise_order: asked.enterprise_order ?? null,
    repeats: asked.redo_order ?? null,
    lines: byShelf(lines).map(({ card, ...shown }) => ({
      ...shown,
      gift_card:
        card && isToPack
          ? {
              ...card,
              code: giftCardCode(secretOfOrder({ number: row.number, cart_key, access_hash }), row.number, shown.line),
            }
          : null,
    })),
  }
}

/** GET /api/staff/orders/: the oldest first, those of a customer the newest first; orders that are sent only by e-mail are not listed. A page beyond the last is empty. */
export async function staffOrders({ state, page, number }: StaffOrdersQuery): Promise<StaffOrders> {
  const isSearch = number !== ''
  const isWanted = isSearch
    ? ordersFoundBy(number, 'o')
    : state === 'returns'
      ? sql`exists (select 1 from returns r where r.order_id = o.id and ${inStates('r.status', OPEN_RETURNS)})`
      : isUnpacked(state)
        ? sql`o.status = ${state} and o.delivery_method <> ${BY_EMAIL.method.id}`
        : sql`o.status = ${state}`
  const order = isSearch ? sql`o.id desc` : sql`o.id`
  const { rows } = await db().execute<Row>(sql`
    with found as (select o.*, (count(*) over ())::int as rows from orders o where ${isWanted} order by ${order} limit ${PAGE} offset ${(page - 1) * PAGE})
    select o.rows, o.number, o.cart_key, o.access_hash, o.status, to_json(o.created_at) #>> '{}' as created, o.currency, o.total, o.email, o.delivery_method, ${DELIVERY_KIND} as delivery_kind, w.names as delivery_names, o.language, o.delivery_location,
      o.special_request, coalesce(o.address ->> 'phone', '') as phone, o.options as asked, concat_ws(' ', o.address ->> 'first_name', o.address ->> 'last_name') as name,
      concat_ws(', ', nullif(o.address ->> 'company', ''), nullif(o.address ->> 'address', ''), nullif(concat_ws(' ', o.address ->> 'postal_code', o.address ->> 'city'), ' '), upper(o.country)) as address,
      (select json_agg(json_build_object('name', l.name, 'colour', l.colour, 'size', l.size, 'quantity', l.quantity, 'line', l.line_number,
          'returnable', case when l.kind = 'product' and g.key is null then l.quantity - l.returned else 0 end,
          'card', case when l.kind = 'giftcard' and l.model_id = ${PRINTED_GIFT_CARD_ID}::int then json_build_object('amount', (l.extra_data ->> 'amount_eur')::int * 100, 'name', coalesce(l.extra_data ->> 'giftcard_name', '')) end,
          'by_staff', case when l.extra_data ? 'staff_id' then json_build_object('price', l.unit_price, 'shop_price', (l.extra_data ->> 'shop_price')::int, 'shop_name', l.extra_data ->> 'shop_name',
            'who', coalesce((select coalesce(p.username, p.email) from customers p where p.id = (l.extra_data ->> 'staff_id')::bigint), l.extra_data ->> 'staff_id')) end, 'sku', v.sku, 'gtin', v.gtin, 'stores', ${ROW_STORES}) order by l.line_number)
        from order_lines l left join variants v on v.id = l.variant_id left join models m on m.id = l.model_id left join product_groups g on g.id = m.main_group_id and g.key = 'vuota-korjaus' where l.order_id = o.id) as lines,
      (select coalesce(json_agg(json_build_object('number', r.number, 'kind', r.kind, 'method', r.method, 'refund', r.refund, 'fee', r.fee, 'adjustment', r.adjustment, 'adjustment_reasons', r.adjustment_reasons, 'comment', r.comment, 'lines', (
          select json_agg(json_build_object('name', l.name, 'colour', l.colour, 'size', l.size, 'quantity', t.quantity, 'line', l.line_number, 'reason', t.reason, 'exchange', (
              select nullif(concat_ws(', ', coalesce(c.names ->> 'fi', c.names ->> 'en'), z.name), '') from variants v
              left join colours c on c.id = v.colour_id left join sizes z on z.id = v.size_id where v.id = t.exchange_variant_id)) order by l.line_number)
          from return_lines t join order_lines l on l.id = t.line_id where t.return_id = r.id)) order by r.id), '[]')
        from returns r where r.order_id = o.id and ${inStates('r.status', OPEN_RETURNS)}) as returns,
      array(select distinct r.status from returns r where r.order_id = o.id and ${inStates('r.status', COUNTED_RETURNS)} order by 1) as return_states, ${ORDER_MAILS} as mails
    from found o left join delivery_methods w on w.id = o.delivery_method order by ${order}`)
  const total = rows[0]?.rows ?? 0
  return { total, pages: Math.ceil(total / PAGE), orders: rows.map(listed) }
}
