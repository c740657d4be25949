/** One customer as the back office shows them: the account, its addresses and its orders. */
import { sql } from 'drizzle-orm'

import { DELIVERY_KIND } from '@/lib/backend/domain/delivery/order-delivery'
import { eurTotal } from '@/lib/backend/domain/orders/eur-total'
import { orderWords } from '@/lib/backend/domain/schema/search-words'
import { inStates } from '@/lib/backend/platform/database/in-states'
import { db } from '@/lib/backend/platform/database/pool'
import { ApiError } from '@/lib/contract/errors'
import type { OfficeCustomer } from '@/lib/contract/schemas/office-orders'
import { PAID_STATES } from '@/lib/order/order-states'

/** Orders of the page. */
const SHOWN = 50

type Account = Omit<OfficeCustomer, 'orders' | 'isMore' | 'paidCount' | 'paidEur'> & Record<string, unknown>
type Listed = OfficeCustomer['orders'][number] & Record<string, unknown>
type Sums = Pick<OfficeCustomer, 'paidCount' | 'paidEur'> & Record<string, unknown>

const ADDRESSES = sql`(select coalesce(json_agg(json_build_object('name', concat_ws(' ', a.first_name, a.last_name), 'address', a.address,
    'postcode', a.postcode, 'city', a.city, 'country', a.country, 'phone', a.phone, 'isDefault', a.is_default)
    order by a.is_default desc, a.id), '[]') from customer_addresses a where a.customer_id = c.id)`

/** Of the account, and those that its address made without logging in, which the index of words finds. */
const ofCustomer = (id: number) =>
  sql`o.id in (select id from orders where customer_id = ${id}
    union select f.id from orders f join customers c on c.id = ${id}
      where ${sql.raw(orderWords('f.'))} like '% ' || lower(c.email::text) || ' %' and f.customer_id is null and f.email = c.email)`

/** Throws NOT_FOUND. */
export async function customerOf(id: number): Promise<OfficeCustomer> {
  const [accounts, orders, sums] = await Promise.all([
    db().execute<Account>(sql`
      select c.id, coalesce(nullif(concat_ws(' ', nullif(c.first_name, ''), nullif(c.last_name, '')), ''), c.email::text) as name, c.email::text as email,
        coalesce(c.phone, '') as phone, coalesce(c.company, '') as company, coalesce(c.vat_number, '') as vat_number,
        (select name from organisations g where g.id = c.organisation_id) as organisation, c.language, c.country,
        to_json(c.created_at) #>> '{}' as created, c.is_club as "isClub", c.is_active as "isActive", ${ADDRESSES} as addresses,
        (select coalesce(json_agg(n.list order by n.list), '[]') from newsletter_subscriptions n
          where n.email = c.email and n.confirmed_at is not null) as newsletters
      from customers c where c.id = ${id}`),
    db().execute<Listed>(sql`
      select o.id::int as id, o.number, o.status, ${DELIVERY_KIND} as delivery_kind, to_json(o.created_at) #>> '{}' as created, o.total, o.currency
      from orders o left join delivery_methods w on w.id = o.delivery_method where ${ofCustomer(id)} order by o.id desc limit ${SHOWN + 1}`),
    db().execute<Sums>(sql`
      select count(*)::int as "paidCount", coalesce(sum(${sql.raw(eurTotal('o.'))}), 0)::float as "paidEur"
      from orders o where ${ofCustomer(id)} and ${inStates('o.status', PAID_STATES)}`),
  ])
  const [account] = accounts.rows
  if (!account) throw new ApiError('NOT_FOUND', 'There is no such customer.')
  return {
    ...account,
    orders: orders.rows.slice(0, SHOWN),
    isMore: orders.rows.length > SHOWN,
    ...(sums.rows[0] ?? { paidCount: 0, paidEur: 0 }),
  }
}
