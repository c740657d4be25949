/**
 * Anonymises orders and complaints of deleted accounts: amounts, products, country and times are kept for bookkeeping, personal data is
 * deleted. An invoice to a company keeps the company's name, number and address, because the law on VAT requires them.
 */
import { sql } from 'drizzle-orm'

import { inStates } from '@/lib/backend/platform/database/in-states'
import { db } from '@/lib/backend/platform/database/pool'
import { RETURN_DAYS } from '@/lib/market/statutory'
import { UNSENT_STATES } from '@/lib/order/order-states'
import { DUE_REFUNDS } from '@/lib/order/payment-machine'
import { OPEN_RETURNS } from '@/lib/order/return-machine'

import type { OrderRedemptions } from './order-types'

/** Days from the order until it is anonymised: the return period, and time for products that were delivered on its last day. */
export const RETENTION_DAYS = RETURN_DAYS + 30

const BATCH = 200

/** Cleared in a person's address; in a company's, only the fields that identify or contact a person. */
const PERSON = ['first_name', 'last_name', 'phone', 'email']
const HOME = [...PERSON, 'address', 'postal_code', 'city']
/** In the codes that an order has reserved. */
const NO_HOLDER = JSON.stringify({ redeemer: null, known_redeemers: [] } satisfies Partial<OrderRedemptions>)
const blank = (keys: readonly string[]) => JSON.stringify(Object.fromEntries(keys.map((key) => [key, ''])))

/** Anonymises the due orders, except those that are still being delivered or returned. */
async function anonymiseOrderBatch(): Promise<number> {
  const { rowCount } = await db().execute(sql`
    with due as (
      select o.id, o.number from orders o
      where o.forget_at < now() and not (${inStates('o.status', UNSENT_STATES)})
        and not exists (select 1 from returns r where r.order_id = o.id and ${inStates('r.status', OPEN_RETURNS)})
        and not exists (select 1 from payments p join refunds f on f.payment_id = p.id where p.order_id = o.id and ${inStates('f.status', DUE_REFUNDS)})
      order by o.id limit ${BATCH} for update skip locked),
    lines as (update order_lines set extra_data = null where order_id in (select id from due)),
    words as (update returns set comment = '' where order_id in (select id from due)),
    gifts as (update gift_campaign_codes set email = null where used_by_order_id in (select id from due)),
    codes as (update discount_redemptions set redeemer = 'order:' || order_id where order_id in (select id from due)),
    -- Nor may an order whose buyer is known lead to one that it repeats.
    repeats as (update orders set options = options - 'redo_order'
      where exists (select 1 from due) and options ->> 'redo_order' in (select number from due) and id not in (select id from due)),
    -- A code's holder is known by mailbox, in what the order remembers to take again, too.
    holders as (update order_events set data = data || ${NO_HOLDER}::jsonb where kind = 'created' and order_id in (select id from due))
    update orders set email = '', special_request = '', forget_at = null, options = options - 'giosg_chatter' - 'pickup_point' - 'redo_order',
      delivery_location = case when delivery_method in (select id from delivery_methods where kind = 'store') then delivery_location end,
      address = case when coalesce(address ->> 'company', '') = '' then address || ${blank(HOME)}::jsonb else address || ${blank(PERSON)}::jsonb end
    where id in (select id from due)`)
  return rowCount ?? 0
}

/** Product and fault of a complaint are kept; the person's data and the pictures are deleted. */
async function anonymiseComplaintBatch(): Promise<number> {
  const { rowCount } = await db().execute(sql`
    with due as (select id from complaints where forget_at < now() order by id limit ${BATCH} for update skip locked),
    pictures as (delete from complaint_pictures where complaint_id in (select id from due))
    update complaints set email = '', forget_at = null, fields = fields || ${blank(['customerName', 'email', 'phone', 'address', 'postNumber', 'city'])}::jsonb
    where id in (select id from due)`)
  return rowCount ?? 0
}

/** Anonymises all orders and complaints that are due. */
export async function anonymisePeople(): Promise<void> {
  for (const batch of [anonymiseOrderBatch, anonymiseComplaintBatch]) while ((await batch()) === BATCH);
}
