/**
 * Orders and customers: found, filtered and read. An order is changed at the desk for orders and nowhere else; an account is changed by its
 * owner. Both have a page of their own (flows/office/orders.ts, customers.ts).
 */
import { eq, type SQL, sql } from 'drizzle-orm'

import { customersFoundBy } from '@/lib/backend/domain/customers/find-customers'
import { eurTotal } from '@/lib/backend/domain/orders/eur-total'
import { ordersFoundBy } from '@/lib/backend/domain/orders/find-orders'
import { customers } from '@/lib/backend/domain/schema/customers'
import { orders } from '@/lib/backend/domain/schema/orders'
import { inStates } from '@/lib/backend/platform/database/in-states'
import { NEWSLETTERS } from '@/lib/contract/limits/enquiries'
import { PAYMENT_METHOD_IDS } from '@/lib/market/payment-methods'
import { ORDER_STATES, PAID_STATES, UNPACKED_STATES } from '@/lib/order/order-states'
import { CAPTURED_PAYMENTS, PAYMENT } from '@/lib/order/payment-machine'

import type { Entity } from './entity'
import { like } from './like'

/** Fields only show: what orders and accounts need is done elsewhere. */
const nothing = () => undefined

/** An order that gift cards paid has no payment; one that was refunded in part is told from one that was not. */
const PAYMENT_STATES = [...PAYMENT.states, 'part_refunded', 'no_payment'] as const

/** Of the payment that counts: the one with money, else the newest. */
const paymentState =
  sql.raw(`coalesce((select case when p.refunded > 0 and p.refunded < p.amount then 'part_refunded' else p.status end
  from payments p where p.order_id = orders.id
  order by p.status in (${CAPTURED_PAYMENTS.map((state) => `'${state}'`).join(', ')}) desc, p.id desc limit 1), 'no_payment')`)

const paymentMethod = sql.raw(`case orders.payment_method when 'none' then 'giftcard' else orders.payment_method end`)

const person = sql.raw(
  `coalesce(nullif(orders.address ->> 'company', ''), concat_ws(' ', nullif(orders.address ->> 'first_name', ''), nullif(orders.address ->> 'last_name', '')))`,
)

/** The store where it is collected, or the carrier's point. */
const place =
  sql.raw(`coalesce((select s.short_name from delivery_methods w join stores s on s.id::text = orders.delivery_location
  where w.id = orders.delivery_method and w.kind = 'store'), orders.delivery_location)`)

/** The stores from which its units are taken. */
const goodsIn =
  sql.raw(`(select string_agg(distinct s.short_name, ', ') from order_lines l join allocations a on a.line_id = l.id
  join stores s on s.id = a.store_id where l.order_id = orders.id)`)

const isFrom = (
  store: string,
): SQL => sql`${orders.id} in (select l.order_id from order_lines l join allocations a on a.line_id = l.id
  join stores s on s.id = a.store_id where s.short_name ilike ${like(store)} or s.name ilike ${like(store)})`

/** What an order that nobody has packed waits for. */
export const ORDER_WAITS = ['waits_nothing', 'waits_supplier', 'waits_transfer'] as const
/**
 * Goods that are ordered from the supplier use no stock; what a shopper collects in a store may lie in another one. A condition over `orders`,
 * for the few that are still in the shop: `limit` keeps the planner from reading the lines of all orders at once, as it does for `exists`.
 */
export const waitsFor =
  sql.raw(`case when orders.status not in (${UNPACKED_STATES.map((state) => `'${state}'`).join(', ')}) then 'waits_nothing'
  when (select true from order_lines l where l.order_id = orders.id and l.extra_data ->> 'on_order' = 'true' limit 1) then 'waits_supplier'
  when exists (select from delivery_methods w where w.id = orders.delivery_method and w.kind = 'store') and (select true from order_lines l
    join allocations a on a.line_id = l.id where l.order_id = orders.id and a.store_id::text <> orders.delivery_location limit 1) then 'waits_transfer'
  else 'waits_nothing' end`)

const orderEntity: Entity = {
  name: 'orders',
  area: 'orders',
  table: orders,
  key: [orders.id],
  title: () => sql`${orders.number}`,
  note: sql`concat_ws(' · ', nullif(${person}, ''), to_char(${orders.createdAt}, 'YYYY-MM-DD'))`,
  sort: '-placedAt',
  search: (text) => ordersFoundBy(text, 'orders'),
  columns: ['number', 'placedAt', 'customer', 'country', 'deliveryMethod', 'status', 'paymentState', 'sum', 'goodsIn'],
  read: 'orders.read',
  change: 'orders.process',
  hasOwnPage: true,
  follow: nothing,
  fields: {
    number: { kind: 'text', column: orders.number, isReadOnly: true },
    status: { kind: 'choice', column: orders.status, options: ORDER_STATES, isReadOnly: true, isFilter: true },
    paymentState: {
      kind: 'choice',
      column: orders.status,
      computed: paymentState,
      options: PAYMENT_STATES,
      where: (value) => sql`${paymentState} = ${value}`,
      isReadOnly: true,
      isFilter: true,
    },
    deliveryMethod: {
      kind: 'reference',
      column: orders.deliveryMethod,
      to: 'delivery-methods',
      isReadOnly: true,
      isFilter: true,
    },
    waitsFor: {
      kind: 'choice',
      column: orders.status,
      computed: waitsFor,
      options: ORDER_WAITS,
      where: (value) => sql`${waitsFor} = ${value}`,
      isReadOnly: true,
      isFilter: true,
    },
    placedAt: { kind: 'moment', column: orders.createdAt, isReadOnly: true, isFilter: true, hasIndex: true },
    paymentMethod: {
      kind: 'choice',
      column: orders.paymentMethod,
      computed: paymentMethod,
      options: [...PAYMENT_METHOD_IDS, 'giftcard'],
      where: (value) => eq(orders.paymentMethod, value === 'giftcard' ? 'none' : value),
      isReadOnly: true,
      isFilter: true,
    },
    country: {
      kind: 'text',
      column: orders.country,
      computed: sql`upper(${orders.country})`,
      where: (value) => eq(orders.country, value.toLowerCase()),
      isReadOnly: true,
      isFilter: true,
    },
    goodsIn: { kind: 'text', column: orders.id, computed: goodsIn, where: isFrom, isReadOnly: true, isFilter: true },
    customer: { kind: 'text', column: orders.email, computed: person, isReadOnly: true },
    email: { kind: 'text', column: orders.email, isReadOnly: true },
    phone: { kind: 'text', column: orders.email, computed: sql`${orders.address} ->> 'phone'`, isReadOnly: true },
    deliveryPlace: { kind: 'text', column: orders.deliveryLocation, computed: place, isReadOnly: true },
    sum: {
      kind: 'money',
      column: orders.total,
      computed: sql`jsonb_build_object('amount', ${orders.total}, 'currency', ${orders.currency})`,
      isReadOnly: true,
    },
    paidAt: { kind: 'moment', column: orders.paidAt, isReadOnly: true },
    language: { kind: 'text', column: orders.language, isReadOnly: true },
    customerId: { kind: 'integer', column: orders.customerId, isReadOnly: true },
  },
}

const PAID = inStates('o.status', PAID_STATES)
const ofOrders = (what: string) =>
  sql`(select ${sql.raw(what)} from orders o where o.customer_id = customers.id and ${PAID})`

const LISTS = NEWSLETTERS.map((list) => `'${list}'`).join(', ')
const newsletter = sql.raw(
  `exists (select from newsletter_subscriptions n where n.list in (${LISTS}) and n.email = customers.email and n.confirmed_at is not null)`,
)

/** An account's name, or its address where it has none. */
const accountName = sql.raw(
  `coalesce(nullif(concat_ws(' ', nullif(customers.first_name, ''), nullif(customers.last_name, '')), ''), customers.email::text)`,
)

const customerEntity: Entity = {
  name: 'customers',
  area: 'orders',
  table: customers,
  key: [customers.id],
  title: () => sql`${accountName}`,
  note: sql`${customers.email}::text`,
  sort: '-since',
  search: (text) => sql`${customers.id} in ${customersFoundBy(text)}`,
  columns: ['customer', 'email', 'country', 'since', 'orderCount', 'orderSumEur', 'newsletter', 'isClub'],
  read: 'office.customers.read',
  change: 'office.customers.read',
  hasOwnPage: true,
  isPersonal: true,
  follow: nothing,
  fields: {
    customer: { kind: 'text', column: customers.email, computed: accountName, isReadOnly: true },
    email: { kind: 'text', column: customers.email, isReadOnly: true, hasIndex: true },
    country: {
      kind: 'text',
      column: customers.country,
      computed: sql`upper(${customers.country})`,
      where: (value) => eq(customers.country, value.toLowerCase()),
      isReadOnly: true,
      isFilter: true,
    },
    isClub: { kind: 'boolean', column: customers.isClub, isReadOnly: true, isFilter: true },
    newsletter: {
      kind: 'boolean',
      column: customers.isClub,
      computed: newsletter,
      isReadOnly: true,
      isFilter: true,
    },
    since: { kind: 'moment', column: customers.createdAt, isReadOnly: true, isFilter: true },
    orderCount: { kind: 'integer', column: customers.id, computed: ofOrders('count(*)::int'), isReadOnly: true },
    /** At the rates of the orders. */
    orderSumEur: {
      kind: 'cents',
      column: customers.id,
      computed: ofOrders(`coalesce(sum(${eurTotal('o.')}), 0)::float`),
      isReadOnly: true,
    },
    phone: { kind: 'text', column: customers.phone, isReadOnly: true },
    company: { kind: 'text', column: customers.company, isReadOnly: true },
    city: { kind: 'text', column: customers.city, isReadOnly: true },
    language: { kind: 'text', column: customers.language, isReadOnly: true },
  },
}

export const orderEntities: readonly Entity[] = [orderEntity, customerEntity]
