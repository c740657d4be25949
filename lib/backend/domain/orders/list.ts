/** The orders of an account. */
import { sql } from 'drizzle-orm'

import type { CustomerPrincipal } from '@/lib/backend/domain/access/principal'
import { DELIVERY_KIND } from '@/lib/backend/domain/delivery/order-delivery'
import { db } from '@/lib/backend/platform/database/pool'
import type { CustomerOrder } from '@/lib/contract/schemas/order'
import type { OrderStatus } from '@/lib/order/order-states'

import { orderAccess } from './secret'

const MAX_ORDERS = 100
/** Number of pictures of an order in the list. */
const PICTURES = 4

interface Row extends Record<string, unknown> {
  number: string
  cart_key: string
  status: OrderStatus
  created: string
  total: number
  currency: CustomerOrder['currency']
  delivery_method: string
  delivery_kind: CustomerOrder['delivery_kind']
  count: number
  lines: { name: string; image: string | null }[]
}

/** GET /api/customer/orders/: newest first, each with its look-up secret, so that it is opened in the same way as any other. */
export async function customerOrders({ id }: CustomerPrincipal): Promise<{ orders: CustomerOrder[] }> {
  const { rows } = await db().execute<Row>(sql`
    select o.number, o.cart_key, o.status, to_json(o.created_at) #>> '{}' as created, o.total, o.currency, o.delivery_method, ${DELIVERY_KIND} as delivery_kind,
      (select coalesce(sum(quantity), 0)::int from order_lines where order_id = o.id and kind <> 'repack') as count,
      (select coalesce(json_agg(json_build_object('name', l.name, 'image', i.path) order by l.line_number), '[]')
        from order_lines l left join variants v on v.id = l.variant_id
        left join lateral (
          select path from model_images where model_id = l.model_id and type = 'image'
          order by (colour_id is not distinct from v.colour_id) desc, sort_order, id limit 1) i on true
        where l.order_id = o.id and l.kind <> 'repack') as lines
    from orders o left join delivery_methods w on w.id = o.delivery_method where o.customer_id = ${id} order by o.id desc limit ${MAX_ORDERS}`)
  return {
    orders: rows.map(({ cart_key: cartKey, lines, ...order }) => ({
      ...order,
      access: orderAccess(order.number, cartKey),
      images: lines.flatMap(({ image }) => (image === null ? [] : [image])).slice(0, PICTURES),
      names: lines.map(({ name }) => name),
    })),
  }
}
