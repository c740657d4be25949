/** What is erased last: the years of bookkeeping, and the words of complaints. */
import { sql } from 'drizzle-orm'

import { KEPT, keptDays } from '@/lib/contract/limits/retention'
import { shopTimeZone } from '@/lib/market/shop-time'

import { BATCH, days, inBatches } from './batches'

/** Days that the shop's claims and those of shoppers (defects) last: three years, the general limitation period in Finland. */
export const CLAIM_DAYS = keptDays('orders')
/** Accounting Act (1336/1997) chapter 2 §10: vouchers are kept for six years after the end of the year. */
const BOOKKEEPING_YEARS = KEPT.bookkeeping.years

/** Orders of the years whose bookkeeping need not be kept any more, by the shop's calendar. */
export const oldBooks = () =>
  sql`created_at < date_trunc('year', now(), ${shopTimeZone()}) - make_interval(years => ${BOOKKEEPING_YEARS})`

/** The last traces of a buyer in an order: company, account, seller, ids at the provider. */
export const forgetBooks = () =>
  inBatches(sql`
    with due as (
      select id from orders where ${oldBooks()} and email = ''
        and (customer_id is not null or options ? 'seller_name' or options ? 'seller_number'
          or exists (select 1 from jsonb_each_text(address) a where a.key <> 'country' and a.value <> ''))
      order by id limit ${BATCH} for update skip locked),
    ids as (update payments set provider_id = null, capture_id = null where order_id in (select id from due))
    update orders set customer_id = null, options = options - 'seller_name' - 'seller_number', 
      address = (select jsonb_object_agg(a.key, case when a.key = 'country' then a.value else '""' end) from jsonb_each(address) a)
    where id in (select id from due)`)

/** The fault in the shopper's own words, and what leads to the account. */
export const forgetComplaints = () =>
  inBatches(sql`
    update complaints set customer_id = null, fields = fields || '{"complaint": ""}'::jsonb where id in (
      select id from complaints where created_at < ${days(CLAIM_DAYS)} and email = '' and (customer_id is not null or fields ->> 'complaint' <> '')
      order by id limit ${BATCH} for update skip locked)`)
