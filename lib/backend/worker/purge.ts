/** Deletes data after its retention time, in small batches. */
import { sql } from 'drizzle-orm'

import { db } from '@/lib/backend/platform/database/pool'

const BATCH = 2_000

/**
 * Expired access tokens; links of accounts a day after they expired; accounts that were requested and not confirmed after 30 days;
 * idempotency keys after 48 hours; rate limits, one-time codes of orders and pictures of complaints that were never filed after a day;
 * reported client errors after 30 days; messages with an e-mail address that belongs to no order after 30 days; processed payment events
 * and unanswered stock notices after a year; e-mail addresses of gift campaigns a year after their end.
 */
export async function purgeOld(): Promise<void> {
  const statements = [
    sql`delete from access_tokens where ctid in (select ctid from access_tokens where expires_at < now() limit ${BATCH})`,
    sql`delete from account_tokens where id in (select id from account_tokens where expires_at < now() - interval '1 day' limit ${BATCH})`,
    sql`delete from customers where id in (select id from customers where registered_at < now() - interval '30 days' limit ${BATCH})`,
    sql`delete from idempotency_keys where ctid in (select ctid from idempotency_keys where created_at < now() - interval '48 hours' limit ${BATCH})`,
    sql`delete from rate_limits where ctid in (select ctid from rate_limits where window_start < now() - interval '1 day' limit ${BATCH})`,
    sql`delete from order_codes where id in (select id from order_codes where expires_at < now() - interval '1 day' limit ${BATCH})`,
    sql`delete from complaint_pictures where id in (select id from complaint_pictures where complaint_id is null and created_at < now() - interval '1 day' limit ${BATCH})`,
    sql`delete from outbox where id in (select id from outbox where kind in ('stock_notice', 'account_exists', 'password_changed', 'account_deleted') and sent_at < now() - interval '30 days' limit ${BATCH})`,
    sql`delete from stock_notices where id in (select id from stock_notices where created_at < now() - interval '1 year' limit ${BATCH})`,
    sql`update gift_campaign_codes set email = null where code_hash in (
      select c.code_hash from gift_campaign_codes c join gift_campaigns g on g.id = c.campaign_id where c.email is not null and g.valid_until < now() - interval '1 year' limit ${BATCH})`,
    sql`delete from client_errors where ctid in (select ctid from client_errors where created_at < now() - interval '30 days' limit ${BATCH})`,
    sql`delete from payment_events where ctid in (
      select ctid from payment_events where processed_at is not null and received_at < now() - interval '1 year' limit ${BATCH})`,
  ]
  for (const statement of statements) {
    while (((await db().execute(statement)).rowCount ?? 0) === BATCH);
  }
}

/** Updates the counters of codes without a limit; orders do not change them, so that they do not wait for each other. */
export async function countUnlimitedCodes(): Promise<void> {
  await db().execute(sql`
    update discount_codes c set used = u.uses
    from (select code, greatest(sum(delta), 0)::int as uses from discount_redemptions group by code) u
    where u.code = c.code and c.max_uses is null and c.used <> u.uses`)
}
