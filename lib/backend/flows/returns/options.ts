/** The variants for which a return can be exchanged, and the fee. */
import { sql } from 'drizzle-orm'

import { db, type Db } from '@/lib/backend/platform/database/pool'
import { orderIdByAccess, type OrderAccess } from '@/lib/backend/domain/orders/access'
import { inStates } from '@/lib/backend/platform/database/in-states'
import { COUNTED_RETURNS } from '@/lib/order/return-machine'
import type { ReturnOptions } from '@/lib/contract/schemas/order'
import { taxAreaOf } from '@/lib/market/tax-areas'

import { parcelFee } from './settle-order'

interface Offer extends Record<string, unknown> {
  line: number
  id: number
  colour: string | null
  size: string | null
  available: number
}

/** Exchanges of one line that may end without its products: each reserves for weeks, so more of them would keep the variant from others. */
const ENDED_EXCHANGES = 2

/** Exchanges of the line `l` that expired or were cancelled. */
const ENDED = sql`(
  select count(*) from return_lines g join returns r on r.id = g.return_id
  where g.line_id = l.id and r.kind = 'exchange' and not (${inStates('r.status', COUNTED_RETURNS)}))`

/** Other variants of the same model that are in stock and have the same price today, so that nothing has to be paid or refunded. */
export async function exchangeVariants(reader: Db, orderId: number): Promise<Offer[]> {
  const {
    rows: [order],
  } = await reader.execute<{ tax_area_id: number; language: string }>(
    sql`select tax_area_id, language from orders where id = ${orderId}`,
  )
  if (!order) return []
  const { rows } = await reader.execute<Offer>(sql`
    select l.line_number as line, v.id, coalesce(c.names ->> ${order.language}, c.names ->> 'en') as colour, s.name as size, v.available
    from order_lines l
    join variants v on v.model_id = l.model_id and v.id <> l.variant_id and v.available > 0 and not v.is_hidden
    join models m on m.id = l.model_id and m.is_public
    join prices mine on mine.variant_id = l.variant_id and mine.price_area = ${taxAreaOf(order.tax_area_id)?.priceArea ?? 1}
    join prices other on other.variant_id = v.id and other.price_area = mine.price_area and other.active = mine.active
    left join product_groups g on g.id = m.main_group_id
    left join colours c on c.id = v.colour_id left join sizes s on s.id = v.size_id
    where l.order_id = ${orderId} and l.kind = 'product' and coalesce(g.key, '') <> 'vuota-korjaus'
      and ${ENDED} < ${ENDED_EXCHANGES}
    order by l.line_number, v.colour_id, s.sort_order, v.id`)
  return rows
}

/** POST /api/order/return-options/. Throws NOT_FOUND. */
export async function returnOptions(access: OrderAccess): Promise<ReturnOptions> {
  const orderId = await orderIdByAccess(access)
  const {
    rows: [money],
  } = await db().execute<{ currency: string; rate: number; country: string }>(
    sql`select currency, currency_rate::float8 as rate, country from orders where id = ${orderId}`,
  )
  const byLine = new Map<number, Offer[]>()
  for (const offer of await exchangeVariants(db(), orderId))
    byLine.set(offer.line, [...(byLine.get(offer.line) ?? []), offer])
  return {
    fee: money ? parcelFee(money) : 0,
    exchanges: [...byLine].map(([line, offers]) => ({
      line,
      variants: offers.map(({ id, colour, size, available }) => ({ id, colour, size, available })),
    })),
  }
}
