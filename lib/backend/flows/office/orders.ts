/** One order as the back office shows it, and what staff note about it. */
import { and, eq, sql } from 'drizzle-orm'

import { DELIVERY_KIND } from '@/lib/backend/domain/delivery/order-delivery'
import { BY_EMAIL } from '@/lib/backend/domain/delivery/delivery'
import { ROW_STORES } from '@/lib/backend/domain/orders/shelves'
import { orderNotes } from '@/lib/backend/domain/schema/order-notes'
import type { Localized } from '@/lib/backend/domain/schema/types'
import { pick } from '@/lib/backend/domain/texts/localized'
import { db } from '@/lib/backend/platform/database/pool'
import { ApiError } from '@/lib/contract/errors'
import type { OfficeNote, OfficeOrder } from '@/lib/contract/schemas/office-orders'
import type { Language } from '@/lib/market/languages'
import { byShelf } from '@/lib/order/by-shelf'

import type { Actor } from './actor'

const missing = () => new ApiError('NOT_FOUND', 'There is no such order.')

interface Row extends Omit<OfficeOrder, 'delivery_name' | 'notes' | 'mayNote'>, Record<string, unknown> {
  delivery_names: Localized | null
}

const ROWS = sql`(select coalesce(json_agg(json_build_object('line', l.line_number, 'kind', l.kind, 'model', l.model_id, 'picture', i.path,
    'name', l.name, 'colour', l.colour, 'size', l.size, 'sku', v.sku, 'gtin', v.gtin, 'stores', ${ROW_STORES}, 'quantity', l.quantity,
    'unit_price', l.unit_price, 'discount', l.discount, 'gross', l.gross, 'net', l.net, 'tax_rate', l.tax_rate_percent, 'returned', l.returned)
    order by l.line_number), '[]')
  from order_lines l left join variants v on v.id = l.variant_id
  left join lateral (select path from model_images where model_id = l.model_id and type = 'image'
    order by (colour_id is not distinct from v.colour_id) desc, sort_order, id limit 1) i on true
  where l.order_id = o.id)`

const PAYMENTS = sql`(select coalesce(json_agg(json_build_object('provider', p.provider, 'reference', p.reference, 'status', p.status,
    'amount', p.amount, 'refunded', p.refunded, 'created', p.created_at) order by p.id), '[]') from payments p where p.order_id = o.id)`

const RETURNS = sql`(select coalesce(json_agg(json_build_object('number', r.number, 'kind', r.kind, 'status', r.status, 'refund', r.refund,
    'created', r.created_at, 'comment', r.comment, 'lines', (
      select json_agg(json_build_object('name', l.name, 'quantity', t.quantity, 'reason', coalesce(t.confirmed_reason, t.reason)) order by l.line_number)
      from return_lines t join order_lines l on l.id = t.line_id where t.return_id = r.id)) order by r.id), '[]')
  from returns r where r.order_id = o.id)`

const EVENTS = sql`(select coalesce(json_agg(json_build_object('kind', e.kind, 'created', e.created_at,
    'amount', case when jsonb_typeof(e.data -> 'amount') = 'number' then (e.data -> 'amount')::int end,
    'tracking', coalesce(e.data ->> 'tracking_code', '')) order by e.id), '[]') from order_events e where e.order_id = o.id)`

const PLACE = sql`coalesce(case when w.kind = 'store' then (select s.name from stores s where s.id::text = o.delivery_location) end,
  o.delivery_location, '')`

/** Throws NOT_FOUND. */
export async function orderOf(id: number, language: Language, actor: Actor): Promise<OfficeOrder> {
  const {
    rows: [row],
  } = await db().execute<Row>(sql`
    select o.id::int as id, o.number, o.status, to_json(o.created_at) #>> '{}' as created, to_json(o.paid_at) #>> '{}' as paid, o.language,
      o.country, o.currency, o.email::text as email, o.customer_id as customer,
      (select coalesce(jsonb_object_agg(a.key, a.value), '{}') from jsonb_each_text(o.address) a where a.value <> '') as address,
      o.delivery_method, ${DELIVERY_KIND} as delivery_kind, w.names as delivery_names, ${PLACE} as delivery_place, o.payment_method,
      o.special_request as request, o.lines_total, o.discount_total, o.gift_card_total, o.delivery_cost, o.total,
      ${ROWS} as rows, ${PAYMENTS} as payments, ${RETURNS} as returns, ${EVENTS} as events
    from orders o left join delivery_methods w on w.id = o.delivery_method where o.id = ${id}`)
  if (!row) throw missing()
  const { delivery_names: names, ...order } = row
  return {
    ...order,
    customer: actor.may('office.customers.read') ? row.customer : null,
    delivery_name: pick(row.delivery_kind === BY_EMAIL.method.kind ? BY_EMAIL.method.names : names, language),
    rows: byShelf(row.rows),
    notes: await notesOf(id, actor),
    mayNote: actor.id !== null && actor.may('orders.note'),
  }
}

async function notesOf(order: number, actor: Actor): Promise<OfficeNote[]> {
  const { rows } = await db().execute<OfficeNote & Record<string, unknown>>(sql`
    select n.id::int as id, to_json(n.created_at) #>> '{}' as created, n.text, coalesce(n.author_id = ${actor.id}::int, false) as "isOwn",
      coalesce(nullif(concat_ws(' ', nullif(c.first_name, ''), nullif(c.last_name, '')), ''), c.email::text) as who
    from order_notes n left join customers c on c.id = n.author_id where n.order_id = ${order} order by n.id desc`)
  return rows
}

/** An anonymised order takes no note: nothing would delete it with the person's data. */
async function requireOrder(id: number): Promise<void> {
  const { rows } = await db().execute<{ email: string }>(sql`select email::text as email from orders where id = ${id}`)
  if (!rows[0]) throw missing()
  if (rows[0].email === '')
    throw new ApiError('CONFLICT', 'The order is anonymised.', { details: { reason: 'order_anonymised' } })
}

/** Adds a note, and answers all of the order's. Throws NOT_FOUND, CONFLICT. */
export async function addNote(order: number, text: string, actor: Actor): Promise<{ notes: OfficeNote[] }> {
  await requireOrder(order)
  await db().insert(orderNotes).values({ orderId: order, authorId: actor.id, text })
  return { notes: await notesOf(order, actor) }
}

/** Takes an own note away. Throws NOT_FOUND. */
export async function removeNote(order: number, note: number, actor: Actor & { readonly id: number }): Promise<void> {
  const removed = await db()
    .delete(orderNotes)
    .where(and(eq(orderNotes.id, note), eq(orderNotes.orderId, order), eq(orderNotes.authorId, actor.id)))
    .returning({ id: orderNotes.id })
  if (removed.length === 0) throw new ApiError('NOT_FOUND', 'There is no such note of yours.')
}
