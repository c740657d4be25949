/** The codes of a gift campaign: created randomly in batches, assigned to e-mail addresses, listed for staff (spec 3 §4, §8). */
import { randomBytes } from 'node:crypto'

import { eq, sql } from 'drizzle-orm'

import { codeHash, giftCampaignCode } from '@/lib/backend/domain/codes/secret-codes'
import { db } from '@/lib/backend/platform/database/pool'
import { giftCampaignCodes, giftCampaigns } from '@/lib/backend/domain/schema/orders'
import { type Tx, withTx } from '@/lib/backend/platform/database/with-tx'
import { shopSecret, shopSecrets } from '@/lib/backend/platform/security/secret'
import type { Body } from '@/lib/contract/calls'
import { ApiError } from '@/lib/contract/errors'
import { GIFT_CODES_MAX, type GiftCampaignCodes } from '@/lib/contract/schemas/gift-management'

const PAGE = 100
/**
 * Maximum number of codes that are created for addresses without one; for more addresses staff must create a batch first, which limits
 * mistakes.
 */
const AUTOMATIC_CODES = 100

/** The code of a row, or null when the shop did not create it (or created it with a secret that it does not know). */
export function codeOf({ nonce, code_hash: hash }: { nonce: string | null; code_hash: string }): string | null {
  if (nonce === null) return null
  const codes = shopSecrets().map((secret) => giftCampaignCode(secret, nonce))
  return codes.find((code) => codeHash(code) === hash) ?? null
}

/** Locks the campaign, so that two concurrent batches never exceed its limit, and returns the number of its codes. */
async function lockCampaign(tx: Tx, id: number): Promise<number> {
  const [campaign] = await tx
    .select({ id: giftCampaigns.id })
    .from(giftCampaigns)
    .where(eq(giftCampaigns.id, id))
    .for('update')
  if (!campaign) throw new ApiError('NOT_FOUND', 'Campaign not found')
  const {
    rows: [counted],
  } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from gift_campaign_codes where campaign_id = ${id}`,
  )
  return counted?.count ?? 0
}

async function insertCodes(tx: Tx, campaignId: number, quantity: number): Promise<void> {
  const secret = shopSecret()
  const rows = Array.from({ length: quantity }, () => {
    const nonce = randomBytes(16).toString('base64url')
    return { campaignId, nonce, codeHash: codeHash(giftCampaignCode(secret, nonce)) }
  })
  await tx.insert(giftCampaignCodes).values(rows)
}

/** Creates a batch of codes of 100 bits each and returns their number. Throws BAD_REQUEST above the campaign's limit. */
export function addCodes(campaignId: number, quantity: number): Promise<number> {
  return withTx(
    async (tx) => {
      const existing = await lockCampaign(tx, campaignId)
      if (existing + quantity > GIFT_CODES_MAX) {
        throw new ApiError('BAD_REQUEST', `A campaign has at most ${GIFT_CODES_MAX} codes.`, {
          field: 'quantity',
          details: { left: Math.max(0, GIFT_CODES_MAX - existing) },
        })
      }
      await insertCodes(tx, campaignId, quantity)
      return quantity
    },
    { name: 'gift-campaign.codes' },
  )
}

/**
 * Assigns a free code to each new address, and creates up to a hundred missing ones. Throws BAD_REQUEST with `codes_missing` when more are
 * missing, and then assigns none.
 */
export function addEmails({
  campaign_id: campaignId,
  emails,
  language,
}: Body<'addGiftCampaignEmails'>): Promise<{ added: number; codes_added: number }> {
  return withTx(
    async (tx) => {
      const existing = await lockCampaign(tx, campaignId)
      const asked = [...new Set(emails.map((email) => email.toLowerCase()))]
      const known = await tx.execute<{ email: string }>(sql`
      select lower(email::text) as email from gift_campaign_codes where campaign_id = ${campaignId} and email = any(${sql.param(asked)}::citext[])`)
      const haveOne = new Set(known.rows.map(({ email }) => email))
      const fresh = asked.filter((email) => !haveOne.has(email))
      const isFree = sql`campaign_id = ${campaignId} and email is null and used_by_order_id is null and nonce is not null`
      const {
        rows: [counted],
      } = await tx.execute<{ free: number }>(sql`select count(*)::int as free from gift_campaign_codes where ${isFree}`)
      const missing = Math.max(0, fresh.length - (counted?.free ?? 0))
      if (missing > AUTOMATIC_CODES || existing + missing > GIFT_CODES_MAX) {
        throw new ApiError(
          'BAD_REQUEST',
          `Failed to add enough codes for all emails, please create ${missing} more and try again`,
          { field: 'emails', details: { codes_missing: missing } },
        )
      }
      if (missing > 0) await insertCodes(tx, campaignId, missing)
      await tx.execute(sql`
      update gift_campaign_codes c set email = e.email, language = ${language}
      from (select code_hash, row_number() over (order by id) as n from gift_campaign_codes where ${isFree}) f
        join unnest(${sql.param(fresh)}::citext[]) with ordinality e(email, n) on e.n = f.n
      where c.code_hash = f.code_hash`)
      return { added: fresh.length, codes_added: missing }
    },
    { name: 'gift-campaign.emails' },
  )
}

interface CodeRow extends Record<string, unknown> {
  id: number
  code_hash: string
  nonce: string | null
  email: string | null
  sent_at: string | null
  used: boolean
}

/** A page of the codes of a campaign, oldest first; a page beyond the last is empty. */
export async function listCodes(campaignId: number, page: number): Promise<GiftCampaignCodes> {
  const {
    rows: [counted],
  } = await db().execute<{ total: number }>(
    sql`select count(*)::int as total from gift_campaign_codes where campaign_id = ${campaignId}`,
  )
  const { rows } = await db().execute<CodeRow>(sql`
    select id::float8 as id, code_hash, nonce, email::text as email, to_json(sent_at) #>> '{}' as sent_at, used_by_order_id is not null as used
    from gift_campaign_codes where campaign_id = ${campaignId} order by id limit ${PAGE} offset ${(page - 1) * PAGE}`)
  const total = counted?.total ?? 0
  return {
    total,
    pages: Math.ceil(total / PAGE),
    codes: rows.map(({ id, email, sent_at, used, ...row }) => ({ id, code: codeOf(row), email, sent_at, used })),
  }
}
