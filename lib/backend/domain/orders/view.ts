/** Reading an order: with its look-up secret, or with its number and e-mail address. Wrong and unknown ones get the same response. */
import { sql } from 'drizzle-orm'

import { contractArrivals } from '@/lib/backend/domain/delivery/arrivals'
import { DELIVERY_KIND, deliveryName } from '@/lib/backend/domain/delivery/order-delivery'
import { containedVat } from '@/lib/backend/domain/pricing/pricing'
import { shopDay } from '@/lib/market/shop-time'
import { inStates } from '@/lib/backend/platform/database/in-states'
import { db } from '@/lib/backend/platform/database/pool'
import type { OrderAddress, OrderOptions } from '@/lib/backend/domain/schema/orders'
import type { Localized } from '@/lib/backend/domain/schema/types'
import { resumeUrl } from '@/lib/backend/domain/payments/providers'
import type { Order } from '@/lib/contract/schemas/checkout'
import { DEFAULT_TAX_CLASS, vatRate } from '@/lib/market/tax-areas'
import { REFUND_EVENTS, SHOWN_EVENTS } from '@/lib/order/events'
import { mayCancel } from '@/lib/order/order-machine'
import { hasLeftShop, isUnpaid, type OrderStatus } from '@/lib/order/order-states'
import { OPEN_PAYMENTS } from '@/lib/order/payment-machine'

import { returnInTime, returnUntil } from './return-rules'

import { orderIdByAccess, orderNotFound } from './access'
import { invoiceDue } from './invoice-due'
import { calendarKey } from './secret'

export interface OrderRow extends Record<string, unknown> {
  id: number
  number: string
  status: OrderStatus
  created: string
  currency: string
  country: string
  language: Order['language']
  email: string
  address: OrderAddress
  delivery_method: string
  delivery_kind: Order['delivery_kind']
  delivery_location: string | null
  payment_method: string
  delivery_cost: number
  special_request: string
  options: OrderOptions
  /** Name of the method; null for one that is not a row of the shop. And the store where it is collected, with its address. */
  delivery_names: Localized | null
  store: string | null
  lines_total: number
  discount_total: number
  gift_card_total: number
  total: number
  tax_area_id: number
  in_time: boolean
  return_until: string
  invoice_days: number | null
  reference: string | null
  provider: string | null
  session_url: string | null
  is_overdue: boolean
  expires: string | null
  cart_key: string
  access_hash: string
  lines: {
    key: string
    kind: string
    name: string
    colour: string | null
    size: string | null
    quantity: number
    unit_price: number
    discount: number
    gross: number
    tax_rate: number
    path: string | null
    image: string | null
    variant_id: number | null
    extra_data: Record<string, string> | null
    returned: number
    is_repair: boolean
  }[]
  events: { kind: string; at: string; tracking_code?: string; tracking_url?: string; amount?: number }[]
  returns: Order['returns']
}

/** An order with its lines and events by a condition on `orders o`, or null. */
export async function readOrder(condition: ReturnType<typeof sql>): Promise<OrderRow | null> {
  const {
    rows: [row],
  } = await db().execute<OrderRow>(sql`
    select o.id::int as id, o.number, o.status, to_json(o.created_at) #>> '{}' as created, o.currency, o.country, o.language, o.email, o.address,
      o.delivery_method, ${DELIVERY_KIND} as delivery_kind, o.delivery_location, o.special_request, o.options, w.names as delivery_names,
      case when w.kind = 'store' then (select concat_ws(', ', s.name, s.address ->> 'street', nullif(concat_ws(' ', s.address ->> 'postcode', s.address ->> 'city'), ''))
        from stores s where s.id::text = o.delivery_location) end as store, o.payment_method, o.delivery_cost, o.lines_total, o.discount_total, o.gift_card_total, o.total,
      o.tax_area_id, ${returnInTime()} as in_time, ${returnUntil()} as return_until, o.cart_key, o.access_hash, o.expires_at is not null and o.expires_at <= now() as is_overdue,
      to_json(o.expires_at) #>> '{}' as expires, p.reference, p.provider, p.session_url,
      (select g.invoice_days from customers c join organisations g on g.id = c.organisation_id where c.id = o.customer_id) as invoice_days,
      (select coalesce(json_agg(json_build_object(
          'key', l.line_number::text, 'kind', l.kind, 'name', l.name, 'colour', l.colour, 'size', l.size, 'quantity', l.quantity,
          'unit_price', l.unit_price, 'discount', l.discount, 'gross', l.gross, 'tax_rate', l.tax_rate_percent, 'variant_id', l.variant_id, 'extra_data', l.extra_data,
          'returned', l.returned, 'is_repair', exists (select 1 from product_groups g where g.id = m.main_group_id and g.key = 'vuota-korjaus'),
          'path', case when m.is_public then b.slug || '/' || m.slug end, 'image', coalesce(d.image, i.path)) order by l.line_number), '[]')
        from order_lines l
        left join models m on m.id = l.model_id left join brands b on b.id = m.brand_id left join variants v on v.id = l.variant_id
        left join lateral (
          select path from model_images where model_id = m.id and type = 'image'
          order by (colour_id is not distinct from v.colour_id) desc, sort_order, id limit 1) i on true
        left join lateral (
          select t ->> 'image' as image from jsonb_array_elements(m.gift_card_templates) t where t ->> 'slug' = l.extra_data ->> 'giftcard_template' limit 1) d on true
        where l.order_id = o.id) as lines,
      (select coalesce(json_agg(json_build_object(
          'number', r.number, 'kind', r.kind, 'method', r.method, 'status', r.status, 'created', r.created_at, 'reserved_until', r.reserved_until,
          'is_withdrawal', r.withdrawal_id is not null, 'fee', r.fee, 'delivery_refund', r.delivery_refund, 'refund', r.refund, 'adjustment', r.adjustment, 'adjustment_reasons', r.adjustment_reasons, 'note', r.decision_note, 'lines', (
            select json_agg(json_build_object('line', l.line_number, 'quantity', t.quantity, 'reason', t.reason, 'confirmed_reason', nullif(t.confirmed_reason, t.reason),
              'exchange', (select nullif(concat_ws(', ', coalesce(c.names ->> o.language, c.names ->> 'en'), s.name), '') from variants v
                left join colours c on c.id = v.colour_id left join sizes s on s.id = v.size_id where v.id = t.exchange_variant_id)) order by l.line_number)
            from return_lines t join order_lines l on l.id = t.line_id where t.return_id = r.id)) order by r.id), '[]')
        from returns r where r.order_id = o.id) as returns,
      (select coalesce(json_agg(json_strip_nulls(json_build_object('kind', e.kind, 'at', e.created_at, 'tracking_code', e.data -> 'tracking_code',
          'tracking_url', e.data -> 'tracking_url', 'amount', case when ${inStates('e.kind', REFUND_EVENTS)} then e.data -> 'amount' end)) order by e.id), '[]')
        from order_events e where e.order_id = o.id and e.kind = any(${sql.param([...SHOWN_EVENTS])}::text[])) as events
    from orders o
    left join delivery_methods w on w.id = o.delivery_method
    left join lateral (select reference, provider, session_url from payments where order_id = o.id and ${inStates('status', OPEN_PAYMENTS)} order by id desc limit 1) p on true
    where ${condition}`)
  return row ?? null
}

/** The order in the contract's format. */
export function orderOf(row: OrderRow): Order {
  return {
    number: row.number,
    repeats: row.options.redo_order ?? null,
    calendar_key: calendarKey(row.number, row.cart_key),
    status: row.status,
    created: row.created,
    currency: row.currency,
    country: row.country,
    language: row.language,
    email: row.email,
    ...addresseeOf(row.address),
    delivery_method: row.delivery_method,
    delivery_kind: row.delivery_kind,
    delivery_name: deliveryName(row),
    delivery_location: row.delivery_location,
    payment_method: row.payment_method,
    reserved_until: isUnpaid(row.status) && !row.is_overdue ? row.expires : null,
    ready_from: row.options.ready_from ?? null,
    special_request: row.special_request,
    arrivals: contractArrivals(
      row.options.arrivals ?? [],
      (line) => row.lines.find(({ key }) => key === String(line))?.name,
    ),
    lines: linesOf(row),
    can_cancel: mayCancel(row.status, 'shopper') && !row.is_overdue,
    return_until: row.lines.some(isReturnableKind) ? row.return_until : null,
    returns: row.returns,
    invoice_due: row.payment_method === 'invoice' ? invoiceDue(row).due : null,
    lines_total: row.lines_total,
    discount_total: row.discount_total,
    gift_card_total: row.gift_card_total,
    delivery_cost: row.delivery_cost,
    total: row.total,
    taxes: taxesOf(row),
    events: row.events,
    payment_url: paymentUrlOf(row),
  }
}

/** The buyer of the order, and the delivery address. */
const addresseeOf = (address: OrderAddress) => ({
  name: `${address.first_name} ${address.last_name}`,
  address: address.address,
  postal_code: address.postal_code,
  city: address.city,
  phone: address.phone,
  company: address.company ?? '',
  vat_number: address.vat_number ?? '',
  reference: address.reference ?? '',
})

/** Products can be returned; a repair, a gift card and repacking cannot. */
const isReturnableKind = ({ kind, is_repair: isRepair }: OrderRow['lines'][number]) => kind === 'product' && !isRepair

function linesOf({ status, in_time: isInTime, lines }: OrderRow): Order['lines'] {
  const canReturn = hasLeftShop(status) && isInTime
  return lines.map((line) => ({
    line: Number(line.key),
    kind: line.kind,
    name: line.name,
    colour: line.colour,
    size: line.size,
    quantity: line.quantity,
    unit_price: line.unit_price,
    discount: line.discount,
    gross: line.gross,
    tax_rate: line.tax_rate,
    path: line.path,
    image: line.image,
    variant_id: line.variant_id,
    returnable: canReturn && isReturnableKind(line) ? line.quantity - line.returned : 0,
  }))
}

/** The VAT that is contained in the lines and the delivery cost, at the rates of the day of the order. */
function taxesOf(row: OrderRow): Order['taxes'] {
  const { taxes } = containedVat(
    row.lines.map((line) => ({
      key: line.key,
      gross: line.gross,
      taxRatePercent: line.tax_rate,
      isPhysical: line.kind === 'product',
    })),
    row.delivery_cost,
    vatRate(row.tax_area_id, DEFAULT_TAX_CLASS, shopDay(new Date(row.created))),
  )
  return taxes.map(({ ratePercent, amount, gross }) => ({ rate: ratePercent, amount, net: gross - amount, gross }))
}

/** Where an unpaid order can be paid; null once it is paid, has expired or has no open payment. */
function paymentUrlOf({ status, is_overdue, reference, provider, session_url }: OrderRow): string | null {
  return isUnpaid(status) && !is_overdue && reference !== null
    ? resumeUrl(provider ?? '', reference, session_url)
    : null
}

/** GET /api/order/: by number and look-up secret. Throws the same NOT_FOUND for an unknown number and a wrong secret. */
export async function viewOrderStatus({ number, access }: { number: string; access: string }): Promise<Order> {
  const id = await orderIdByAccess({ number, access })
  const row = await readOrder(sql`o.id = ${id}`)
  if (!row) throw orderNotFound()
  return orderOf(row)
}
