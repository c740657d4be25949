/**
 * Anonymises orders and complaints, those of deleted accounts and those whose retention is over (flows/privacy/retention.ts): amounts,
 * products, country and times are kept for bookkeeping, personal data is deleted. An invoice to a company keeps the company's name, number
 * and address, because the law on VAT requires them, until the bookkeeping itself is old enough.
 */
import { type SQL, sql } from 'drizzle-orm'

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
/** The order or complaint was requested to be forgotten, and the time has come. */
const REQUESTED = sql`o.forget_at < now()`

/** Cleared in a person's address; in a company's, only the fields that identify or contact a person. */
const PERSON = ['first_name', 'last_name', 'phone', 'email']
const HOME = [...PERSON, 'address', 'postal_code', 'city']
/** In the codes that an order has reserved. */
const NO_HOLDER = JSON.stringify({ redeemer: null, known_redeemers: [] } satisfies Partial<OrderRedemptions>)
const blank = (keys: readonly string[]) => JSON.stringify(Object.fromEntries(keys.map((key) => [key, ''])))

/** Orders after `last` that are due and are not still being delivered, returned or refunded. */
const dueOrders = (condition: SQL, last: number) => sql`
      select o.id, o.number from orders o
      where o.id > ${last} and o.email <> '' and (${condition}) and not (${inStates('o.status', UNSENT_STATES)})
        -- A present that is sent on its day needs its recipient's address until then.
        and not exists (select 1 from gift_card_ledger l join gift_cards g on g.id = l.gift_card_id where l.order_id = o.id and g.send_at is not null)
        and not exists (select 1 from returns r where r.order_id = o.id and ${inStates('r.status', OPEN_RETURNS)})
        and not exists (select 1 from payments p join refunds f on f.payment_id = p.id where p.order_id = o.id and ${inStates('f.status', DUE_REFUNDS)})
      order by o.id limit ${BATCH} for update skip locked`

async function anonymiseOrderBatch(condition: SQL, last: number): Promise<number[]> {
  const { rows } = await db().execute<{ id: number }>(sql`
    with due as (${dueOrders(condition, last)}),
    lines as (update order_lines set extra_data = null where order_id in (select id from due)),
    words as (update returns set comment = '', decision_note = '' where order_id in (select id from due)),
    notes as (delete from order_notes where order_id in (select id from due)),
    gifts as (update gift_campaign_codes set email = null where used_by_order_id in (select id from due)),
    codes as (update discount_redemptions set redeemer = 'order:' || order_id where order_id in (select id from due)),
    -- The provider's pages and messages name the payer.
    sessions as (update payments set session_url = null where order_id in (select id from due)),
    messages as (update payment_events set payload = '{}' where processed_at is not null
      and reference in (select reference from payments where order_id in (select id from due))),
    -- Nor may an order whose buyer is known lead to one that it repeats.
    repeats as (update orders set options = options - 'redo_order'
      where exists (select 1 from due) and options ->> 'redo_order' in (select number from due) and id not in (select id from due)),
    -- A code's holder is known by mailbox, in what the order remembers to take again, too.
    holders as (update order_events set data = data || ${NO_HOLDER}::jsonb where kind = 'created' and order_id in (select id from due)),
    -- A carrier shows the address for a tracking code.
    parcels as (update order_events set data = data - 'tracking_code' - 'tracking_url'
      where kind <> 'created' and data ? 'tracking_code' and order_id in (select id from due))
    update orders set email = '', special_request = '', forget_at = null, options = options - 'giosg_chatter' - 'pickup_point' - 'redo_order',
      delivery_location = case when delivery_method in (select id from delivery_methods where kind = 'store') then delivery_location end,
      address = case when coalesce(address ->> 'company', '') = '' then address || ${blank(HOME)}::jsonb else address || ${blank(PERSON)}::jsonb end
    where id in (select id from due) returning id::int as id`)
  return rows.map(({ id }) => id)
}

/** Product and fault of a complaint are kept; the person's data and the pictures are deleted. */
async function anonymiseComplaintBatch(condition: SQL, last: number): Promise<number[]> {
  const { rows } = await db().execute<{ id: number }>(sql`
    with due as (
      select id from complaints o where id > ${last} and email <> '' and (${condition}) order by id limit ${BATCH} for update skip locked),
    pictures as (delete from complaint_pictures where complaint_id in (select id from due))
    update complaints set email = '', forget_at = null, fields = fields || ${blank(['customerName', 'email', 'phone', 'address', 'postNumber', 'city'])}::jsonb
    where id in (select id from due) returning id::int as id`)
  return rows.map(({ id }) => id)
}

/** That a contract was withdrawn from, and when, is kept; the person and their words are deleted. Open statements are not touched. */
async function anonymiseWithdrawalBatch(condition: SQL, last: number): Promise<number[]> {
  const { rows } = await db().execute<{ id: number }>(sql`
    with due as (
      select id from withdrawals o where id > ${last} and email <> '' and outcome is not null and (${condition})
      order by id limit ${BATCH} for update skip locked)
    update withdrawals set email = '', name = '', order_number = '', goods = '', note = '', fingerprint = '', customer_id = null, forget_at = null
    where id in (select id from due) returning id::int as id`)
  return rows.map(({ id }) => id)
}

/** All batches, in the order of the ids: each row is looked at once, however many there are. Returns the number of changed rows. */
async function all(batch: (last: number) => Promise<number[]>): Promise<number> {
  let [count, last] = [0, 0]
  for (let ids = await batch(last); ids.length > 0; ids = await batch(last)) {
    count += ids.length
    last = Math.max(...ids)
  }
  return count
}

/** Anonymises the orders `o` for which `condition` is true, except those that are still being delivered, returned or refunded. */
export const anonymiseOrders = (condition: SQL) => all((last) => anonymiseOrderBatch(condition, last))

/** Anonymises the complaints `o` for which `condition` is true. */
export const anonymiseComplaints = (condition: SQL) => all((last) => anonymiseComplaintBatch(condition, last))

/** Anonymises the statements of withdrawal `o` that have ended and for which `condition` is true. */
export const anonymiseWithdrawals = (condition: SQL) => all((last) => anonymiseWithdrawalBatch(condition, last))

/** Anonymises all orders, complaints and statements of withdrawal of deleted accounts that are due. */
export async function anonymisePeople(): Promise<void> {
  await anonymiseOrders(REQUESTED)
  await anonymiseComplaints(REQUESTED)
  await anonymiseWithdrawals(REQUESTED)
}
