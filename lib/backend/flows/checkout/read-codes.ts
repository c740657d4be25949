/** The codes of a cart: discount codes, gift cards and the code of a gift campaign. */
import { sql } from 'drizzle-orm'

import type { Db } from '@/lib/backend/platform/database/pool'
import type { Localized } from '@/lib/backend/domain/schema/types'

import type { Redeemers } from './redeemers'
import { codeHash } from '@/lib/backend/domain/codes/secret-codes'

export interface DiscountCode {
  /** As received from the client. */
  readonly given: string
  /** As stored by the shop. */
  readonly code: string
  readonly kind: 'percent' | 'amount' | 'free_delivery'
  readonly value: number
  readonly minTotalEur: number
  readonly state: 'good' | 'not_now' | 'used_up'
}

export interface GiftCard {
  readonly given: string
  readonly id: number
  readonly balanceEur: number
  readonly isExpired: boolean
}

export interface Codes {
  readonly discounts: readonly DiscountCode[]
  /** By id: the order in which they are used and locked. */
  readonly giftCards: readonly GiftCard[]
  readonly unknown: readonly string[]
}

const NO_CODES: Codes = { discounts: [], giftCards: [], unknown: [] }

interface DiscountRow extends Record<string, unknown> {
  code: string
  kind: DiscountCode['kind']
  value: number
  min_total_eur: number
  in_time: boolean
  used_up: boolean
  mine: number
  per_customer: number | null
}
interface CardRow extends Record<string, unknown> {
  id: number
  code_hash: string
  balance_eur: number
  expired: boolean
}

/** Looks codes up. A code that is given twice, in any spelling, is used once. `redeemers`: null while the buyer is unknown. */
export async function readCodes(reader: Db, given: readonly string[], redeemers: Redeemers | null): Promise<Codes> {
  if (given.length === 0) return NO_CODES
  const once = [...new Map(given.map((code) => [code.toLowerCase(), code])).values()]
  const hashes = new Map(once.map((code) => [codeHash(code), code]))
  const [discountRows, cardRows] = await Promise.all([
    reader.execute<DiscountRow>(sql`
    select c.code, c.kind, c.value, c.min_total_eur, c.max_uses_per_customer as per_customer,
      (c.starts_at is null or c.starts_at <= now()) and (c.ends_at is null or c.ends_at > now()) as in_time,
      c.max_uses is not null and c.used >= c.max_uses as used_up,
      case when c.max_uses_per_customer is null then 0 else (
        select coalesce(sum(r.delta), 0)::int from discount_redemptions r
        where r.code = c.code and r.redeemer = any(${sql.param([...(redeemers?.known ?? [])])}::text[])) end as mine
    from discount_codes c where c.code = any(${sql.param(once)}::citext[])`),
    reader.execute<CardRow>(sql`
    select id, code_hash, balance_eur, (expires_at is not null and expires_at <= now()) as expired
    from gift_cards where code_hash = any(${sql.param([...hashes.keys()])}::text[]) order by id`),
  ])
  const discounts = discountRows.rows.map(
    (row): DiscountCode => ({
      given: once.find((code) => code.toLowerCase() === row.code.toLowerCase()) ?? row.code,
      code: row.code,
      kind: row.kind,
      value: row.value,
      minTotalEur: row.min_total_eur,
      state: stateOf(row),
    }),
  )
  const giftCards = cardRows.rows.map(
    (row): GiftCard => ({
      given: hashes.get(row.code_hash) ?? '',
      id: row.id,
      balanceEur: row.balance_eur,
      isExpired: row.expired,
    }),
  )
  // Two spellings of one gift card: the one that is not returned is not reported as unknown.
  const cardHashes = new Set(cardRows.rows.map((row) => row.code_hash))
  const found = new Set(discounts.map(({ given: code }) => code))
  return { discounts, giftCards, unknown: once.filter((code) => !found.has(code) && !cardHashes.has(codeHash(code))) }
}

function stateOf(row: DiscountRow): DiscountCode['state'] {
  if (!row.in_time) return 'not_now'
  return row.used_up || (row.per_customer !== null && row.mine >= row.per_customer) ? 'used_up' : 'good'
}

export interface Campaign {
  readonly slug: string
  readonly names: Localized
  readonly modelIds: readonly number[]
  readonly codeHash: string
}

/** The gift campaign of an unused code, or null. */
export async function readCampaign(reader: Db, slug: string, code: string): Promise<Campaign | null> {
  const { rows } = await reader.execute<{ slug: string; names: Localized; model_ids: number[]; code_hash: string }>(sql`
    select g.slug, g.names, g.model_ids, c.code_hash
    from gift_campaigns g join gift_campaign_codes c on c.campaign_id = g.id
    where g.slug = ${slug} and c.code_hash = ${codeHash(code)} and c.used_by_order_id is null
      and (g.valid_until is null or g.valid_until > now())`)
  const row = rows[0]
  return row ? { slug: row.slug, names: row.names, modelIds: row.model_ids, codeHash: row.code_hash } : null
}
