/** Looking at an order: with its look-up secret, or with its number and e-mail address. Wrong and unknown are answered alike. */
import { sql } from 'drizzle-orm'

import { takeAttempt } from '@/lib/backend/api/rate-limit'
import type { CallContext } from '@/lib/backend/api/types'
import { containedVat } from '@/lib/backend/checkout/pricing'
import { shopDay } from '@/lib/market/shop-time'
import { db } from '@/lib/backend/db/pool'
import type { OrderAddress, OrderStatus } from '@/lib/backend/db/schema'
import { resumeUrl } from '@/lib/backend/payments/providers'
import { ApiError } from '@/lib/contract/errors'
import type { Order } from '@/lib/contract/schemas/checkout'
import { DEFAULT_TAX_CLASS, vatRate } from '@/lib/market/tax-areas'

import { accessHash, sameText } from './secret'

export interface OrderRow extends Record<string, unknown> {
  id: number; number: string; status: OrderStatus; created: string; currency: string; country: string; language: Order['language']; email: string
  address: OrderAddress; delivery_method: string; delivery_location: string | null; payment_method: string; delivery_cost: number
  lines_total: number; discount_total: number; gift_card_total: number; total: number; access_hash: string; tax_area_id: number
  reference: string | null; provider: string | null; session_url: string | null; is_overdue: boolean; cart_key: string
  lines: {
    key: string; kind: string; name: string; colour: string | null; size: string | null; quantity: number; unit_price: number; discount: number; gross: number
    tax_rate: number; path: string | null; image: string | null; variant_id: number | null
    extra_data: Record<string, string> | null
  }[]
  events: { kind: string; at: string }[]
}

/** Kinds of events that the shopper is told about. */
const SHOWN_EVENTS = ['created', 'paid', 'payment_cancelled', 'payment_failed', 'expired', 'revived', 'refund_due', 'refunded', 'packed', 'sent', 'delivered', 'cancelled']

/** An order with its lines and events by a condition on `orders o`, or null. */
export async function readOrder(condition: ReturnType<typeof sql>): Promise<OrderRow | null> {
  const { rows: [row] } = await db().execute<OrderRow>(sql`
    select o.id::int as id, o.number, o.status, to_json(o.created_at) #>> '{}' as created, o.currency, o.country, o.language, o.email, o.address,
      o.delivery_method, o.delivery_location, o.payment_method, o.delivery_cost, o.lines_total, o.discount_total, o.gift_card_total, o.total,
      o.access_hash, o.tax_area_id, o.cart_key, o.expires_at is not null and o.expires_at <= now() as is_overdue,
      p.reference, p.provider, p.session_url,
      (select coalesce(json_agg(json_build_object(
          'key', l.line_number::text, 'kind', l.kind, 'name', l.name, 'colour', l.colour, 'size', l.size, 'quantity', l.quantity,
          'unit_price', l.unit_price, 'discount', l.discount, 'gross', l.gross, 'tax_rate', l.tax_rate_percent, 'variant_id', l.variant_id, 'extra_data', l.extra_data,
          'path', case when m.is_public then b.slug || '/' || m.slug end, 'image', i.path) order by l.line_number), '[]')
        from order_lines l
        left join models m on m.id = l.model_id left join brands b on b.id = m.brand_id left join variants v on v.id = l.variant_id
        left join lateral (
          select path from model_images where model_id = m.id and type = 'image'
          order by (colour_id is not distinct from v.colour_id) desc, sort_order, id limit 1) i on true
        where l.order_id = o.id) as lines,
      (select coalesce(json_agg(json_build_object('kind', e.kind, 'at', e.created_at) order by e.id), '[]')
        from order_events e where e.order_id = o.id and e.kind = any(${sql.param(SHOWN_EVENTS)}::text[])) as events
    from orders o
    left join lateral (select reference, provider, session_url from payments where order_id = o.id and status = 'open' order by id desc limit 1) p on true
    where ${condition}`)
  return row ?? null
}

/** The order in the words of the contract. */
export function orderOf(row: OrderRow): Order {
  const { address } = row
  const isOpen = row.status === 'pending_payment' && !row.is_overdue && row.reference !== null
  const { taxes } = containedVat(
    row.lines.map((line) => ({ key: line.key, gross: line.gross, taxRatePercent: line.tax_rate, isPhysical: line.kind === 'product' })),
    row.delivery_cost, vatRate(row.tax_area_id, DEFAULT_TAX_CLASS, shopDay(new Date(row.created))),
  )
  return {
    number: row.number, status: row.status, created: row.created, currency: row.currency, country: row.country, language: row.language, email: row.email,
    name: `${address.first_name} ${address.last_name}`, address: address.address, postal_code: address.postal_code, city: address.city, phone: address.phone,
    delivery_method: row.delivery_method, delivery_location: row.delivery_location, payment_method: row.payment_method,
    lines: row.lines.map(({ name, colour, size, quantity, unit_price, discount, gross, tax_rate, path, image }) => ({
      name, colour, size, quantity, unit_price, discount, gross, tax_rate, path, image,
    })),
    lines_total: row.lines_total, discount_total: row.discount_total, gift_card_total: row.gift_card_total, delivery_cost: row.delivery_cost,
    total: row.total, taxes: taxes.map(({ ratePercent, amount }) => ({ rate: ratePercent, amount })), events: row.events,
    payment_url: isOpen && row.reference !== null ? resumeUrl(row.provider ?? '', row.reference, row.session_url) : null,
  }
}

const notFound = () => new ApiError('NOT_FOUND', 'Order not found.')
/** Compared with when there is no order, so that both cases do the same work. */
const NOBODY = '0'.repeat(64)

/** GET /api/order/: by number and look-up secret. Throws the same NOT_FOUND for an unknown number and a wrong secret. */
export async function viewOrderStatus({ number, access }: { number: string; access: string }): Promise<Order> {
  const row = await readOrder(sql`o.number = ${number}`)
  const isRight = sameText(accessHash(access), row?.access_hash ?? NOBODY)
  if (!row || !isRight) throw notFound()
  return orderOf(row)
}

const BY_ADDRESS = { limit: 20, windowSeconds: 600 }
const BY_NUMBER = { limit: 10, windowSeconds: 600 }
const OF_ALL = { limit: 300, windowSeconds: 600 }

/** POST /api/view-order/: by number and e-mail address; counted by number and by address. Throws NOT_FOUND, TOO_MANY_REQUESTS. */
export async function viewOrder({ number, email }: { number: string; email: string }, { ip }: CallContext): Promise<Order> {
  const name = number.toUpperCase()
  await (ip === null ? takeAttempt('order:all', OF_ALL) : takeAttempt(`order:ip:${ip}`, BY_ADDRESS))
  await takeAttempt(`order:number:${name}`, BY_NUMBER)
  const row = await readOrder(sql`o.number = ${name}`)
  const isRight = sameText(email.toLowerCase(), row?.email.toLowerCase() ?? '')
  if (!row || !isRight) throw notFound()
  return orderOf(row)
}
