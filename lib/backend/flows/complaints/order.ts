/** The order of a complaint: its data for filling the form. */
import { sql } from 'drizzle-orm'

import { inConstantTime } from '@/lib/backend/platform/security/constant-time'
import { takeAttempt, takeClientAttempt } from '@/lib/backend/platform/security/rate-limit'
import type { CallContext, CustomerPrincipal } from '@/lib/backend/domain/access/principal'
import { inStates } from '@/lib/backend/platform/database/in-states'
import { db } from '@/lib/backend/platform/database/pool'
import type { OrderAddress } from '@/lib/backend/domain/schema/orders'
import { sameText } from '@/lib/backend/platform/security/secret'
import { WEB_CHANNEL, withoutChannelPrefix } from '@/lib/complaint/fields'
import { ApiError } from '@/lib/contract/errors'
import type { ComplaintOrder } from '@/lib/contract/schemas/complaint'
import { PAID_STATES } from '@/lib/order/order-states'

interface Row extends Record<string, unknown> {
  number: string
  created: string
  currency: string
  email: string
  address: OrderAddress
  rows: {
    row_id: number
    manufacturer: string
    model: string
    color: string | null
    size: string | null
    quantity: number
    unit_price: number
    discount: number
    image: string | null
  }[]
}

const MAX_ORDERS = 50

async function readOrders(condition: ReturnType<typeof sql>): Promise<Row[]> {
  const { rows } = await db().execute<Row>(sql`
    select o.number, to_json(o.created_at) #>> '{}' as created, o.currency, o.email, o.address,
      (select coalesce(json_agg(json_build_object(
          'row_id', l.id, 'manufacturer', coalesce(b.name, ''), 'model', l.name, 'color', l.colour, 'size', l.size, 'quantity', l.quantity,
          'unit_price', l.unit_price, 'discount', l.discount, 'image', i.path) order by l.line_number), '[]')
        from order_lines l
        left join models m on m.id = l.model_id left join brands b on b.id = m.brand_id left join variants v on v.id = l.variant_id
        left join lateral (
          select path from model_images where model_id = m.id and type = 'image'
          order by (colour_id is not distinct from v.colour_id) desc, sort_order, id limit 1) i on true
        where l.order_id = o.id and l.kind in ('product', 'bundle')) as rows
    from orders o where ${condition} order by o.id desc limit ${MAX_ORDERS}`)
  return rows
}

const NOBODY = { customer_name: '', phone: '', address: '', postal_code: '', city: '' } as const

const personOf = ({ address }: Row) => ({
  customer_name: `${address.first_name} ${address.last_name}`.trim(),
  phone: address.phone,
  address: address.address,
  postal_code: address.postal_code,
  city: address.city,
})

/** Every order of this shop was placed in its web store, so all have the channel S. */
function answerOf(
  { number, created, currency, email, rows }: Row,
  person: ReturnType<typeof personOf>,
): ComplaintOrder {
  return {
    order_number: number,
    sales_channel: WEB_CHANNEL,
    order_date: created,
    currency,
    email,
    ...person,
    rows: rows.map(({ discount, ...row }) => ({ ...row, unit_discount: Math.round(discount / row.quantity) })),
  }
}

const CLIENTS = { perClient: 20, ofAll: 300, windowSeconds: 600 }
const BY_NUMBER = { limit: 10, windowSeconds: 600 }

/**
 * POST /api/complaint/order/: the products of an order, without the buyer. Number and e-mail address are visible on parcels and in
 * forwarded mail, so name, telephone and address of an order are shown only with its one-time code or secret (orders/view-code.ts). The
 * same NOT_FOUND for an unknown number and a wrong address, after the same time; attempts are counted by number and by client. Throws
 * TOO_MANY_REQUESTS.
 */
export async function complaintOrder(
  { number, email }: { number: string; email: string },
  { ip }: CallContext,
): Promise<ComplaintOrder> {
  const name = withoutChannelPrefix(number)
  await takeClientAttempt('complaint-order', ip, CLIENTS)
  await takeAttempt(`complaint-order:number:${name}`, BY_NUMBER)
  return inConstantTime(async () => {
    const [row] = await readOrders(sql`o.number = ${name}`)
    const isRight = sameText(email.toLowerCase(), row?.email.toLowerCase() ?? '')
    if (!row || !isRight) throw new ApiError('NOT_FOUND', 'Order not found.')
    return answerOf(row, NOBODY)
  })
}

/** GET /api/customer/complaint-orders/: the customer's own orders that were paid, newest first. */
export async function complaintOrders({ id }: CustomerPrincipal): Promise<{ orders: ComplaintOrder[] }> {
  const rows = await readOrders(sql`o.customer_id = ${id} and ${inStates('o.status', PAID_STATES)}`)
  return { orders: rows.map((row) => answerOf(row, personOf(row))) }
}

/** The id of the order with this number and owner, or null: the response does not tell an unknown number from a wrong owner. */
export async function orderIdOf(orderNumber: string, email: string, customerId: number | null): Promise<number | null> {
  const {
    rows: [row],
  } = await db().execute<{ id: number }>(sql`
    select id::int as id from orders where number = ${withoutChannelPrefix(orderNumber)} and (email = ${email} or customer_id = ${customerId})`)
  return row?.id ?? null
}
