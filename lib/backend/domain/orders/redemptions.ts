/** The uses of codes and the money of gift cards that an order reserves. Guarded single statements; every change has its ledger row. */
import { sql, type SQL } from 'drizzle-orm'

import { step } from '@/lib/backend/platform/database/steps'
import { pipeline, type Tx } from '@/lib/backend/platform/database/with-tx'

import { ConcurrentChange, type OrderRedemptions } from './order-types'

/** Namespace of the advisory locks that serialise one buyer's uses of one code. */
const LOCK_CLASS = 724_302

/**
 * Reserves what an order needs besides stock, always in the same order: code, gift cards, campaign code. Throws ConcurrentChange when one
 * of them is no longer valid; the caller rolls back.
 */
export async function redeem(tx: Tx, orderId: number, holdings: OrderRedemptions): Promise<void> {
  const { code, redeemer, known_redeemers: known, campaign_code_hash: campaign } = holdings
  if (code !== null && redeemer !== null) await step('order.code', () => redeemCode(tx, orderId, code, redeemer, known))
  for (const { id, eur } of [...holdings.gift_cards].sort((a, b) => a.id - b.id)) {
    if (eur > 0) await step('order.gift_card', () => debitGiftCard(tx, orderId, id, eur))
  }
  if (campaign !== null) await step('order.campaign_code', () => markCampaignCode(tx, orderId, campaign))
}

async function redeemCode(
  tx: Tx,
  orderId: number,
  code: string,
  redeemer: string,
  known: readonly string[],
): Promise<void> {
  const {
    rows: [limits],
  } = await tx.execute<{ max_uses: number | null; per_customer: number | null }>(sql`
    select max_uses, max_uses_per_customer as per_customer from discount_codes where code = ${code}`)
  if (!limits) throw new ConcurrentChange('code')
  if (limits.per_customer !== null) {
    // In the same order for everybody, so that two buyers with a common name cannot deadlock.
    const locks = [...known]
      .sort()
      .map((name) => sql`select pg_advisory_xact_lock(${LOCK_CLASS}, hashtext(${`${code.toLowerCase()} ${name}`}))`)
    const results = await pipeline(tx, [
      ...locks,
      sql`
      select coalesce(sum(delta), 0)::int as uses from discount_redemptions
      where code = ${code} and redeemer = any(${sql.param([...known])}::text[])`,
    ])
    if (Number(results.at(-1)?.rows[0]?.uses) >= limits.per_customer) throw new ConcurrentChange('code')
  }
  const { rowCount } = await tx.execute(sql`
    with used as (${allowedUse(code, limits.max_uses !== null)})
    insert into discount_redemptions (code, order_id, redeemer, delta) select code, ${orderId}::bigint, ${redeemer}::text, 1 from used`)
  if (rowCount !== 1) throw new ConcurrentChange('code')
}

/**
 * Returns the code if it can be used now. A code without a limit has no counter, so that orders do not wait for it; its uses are the sum of
 * its redemptions.
 */
function allowedUse(code: string, isLimited: boolean): SQL {
  const inTime = sql`(starts_at is null or starts_at <= now()) and (ends_at is null or ends_at > now())`
  return isLimited
    ? sql`update discount_codes set used = used + 1 where code = ${code} and ${inTime} and (max_uses is null or used < max_uses) returning code`
    : sql`select code from discount_codes where code = ${code} and ${inTime} and max_uses is null`
}

async function debitGiftCard(tx: Tx, orderId: number, cardId: number, eur: number): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    with debited as (
      update gift_cards set balance_eur = balance_eur - ${eur}
      where id = ${cardId} and balance_eur >= ${eur} and (expires_at is null or expires_at > now())
      returning id
    )
    insert into gift_card_ledger (gift_card_id, delta_eur, reason, order_id) select id, ${-eur}::int, 'order', ${orderId}::bigint from debited`)
  if (rowCount !== 1) throw new ConcurrentChange('gift_card')
}

async function markCampaignCode(tx: Tx, orderId: number, hash: string): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    update gift_campaign_codes set used_by_order_id = ${orderId} where code_hash = ${hash} and used_by_order_id is null`)
  if (rowCount !== 1) throw new ConcurrentChange('campaign_code')
}

/** Releases everything that an order still reserves, in the same order in which it was reserved; a second call finds nothing. */
export async function releaseRedemptions(tx: Tx, orderId: number): Promise<void> {
  const { rows: uses } = await tx.execute<{ code: string; redeemer: string; uses: number }>(sql`
    select code, redeemer, sum(delta)::int as uses from discount_redemptions where order_id = ${orderId} group by code, redeemer having sum(delta) > 0`)
  for (const { code, redeemer, uses: count } of uses) {
    await tx.execute(
      sql`update discount_codes set used = greatest(used - ${count}, 0) where code = ${code} and max_uses is not null`,
    )
    await tx.execute(
      sql`insert into discount_redemptions (code, order_id, redeemer, delta) values (${code}, ${orderId}, ${redeemer}, ${-count}::int)`,
    )
  }
  const { rows: cards } = await tx.execute<{ gift_card_id: number; eur: number }>(sql`
    select gift_card_id, -sum(delta_eur)::int as eur from gift_card_ledger where order_id = ${orderId} and reason in ('order', 'release')
    group by gift_card_id having sum(delta_eur) < 0 order by gift_card_id`)
  for (const { gift_card_id: id, eur } of cards) {
    await tx.execute(sql`update gift_cards set balance_eur = balance_eur + ${eur} where id = ${id}`)
    await tx.execute(
      sql`insert into gift_card_ledger (gift_card_id, delta_eur, reason, order_id) values (${id}, ${eur}, 'release', ${orderId})`,
    )
  }
  await tx.execute(sql`update gift_campaign_codes set used_by_order_id = null where used_by_order_id = ${orderId}`)
}
