/**
 * Links with which the recipient acts for an account: activation, a new password, deletion. Each is sent only to the account's e-mail
 * address, works once and for a limited time. The token is computed from a random value in its row and from the shop's secret, so that it
 * cannot be read from the database or the outbox.
 */
import { createHmac, randomBytes } from 'node:crypto'
import { desc, eq, sql } from 'drizzle-orm'

import { takeClientAttempt } from '@/lib/backend/platform/security/rate-limit'
import { db, type Db } from '@/lib/backend/platform/database/pool'
import { type AccountPurpose, accountTokens, type RegistrationDetails } from '@/lib/backend/domain/schema/customers'
import type { Tx } from '@/lib/backend/platform/database/with-tx'
import { shopSecret, shopSecrets } from '@/lib/backend/platform/security/secret'
import { enqueue } from '@/lib/backend/domain/outbox/enqueue'
import { config } from '@/lib/config/env'
import { ApiError } from '@/lib/contract/errors'
import { absoluteUrl } from '@/lib/market/domains'
import type { Language } from '@/lib/market/languages'
import { localizedPath } from '@/lib/market/paths'

import { hashToken } from './tokens'

/** Hours until a link expires. */
const LINK_HOURS: Readonly<Record<AccountPurpose, number>> = { activate: 7 * 24, reset: 1, delete: 24 }

const CLIENTS = { perClient: 30, ofAll: 600, windowSeconds: 600 }

export interface LinkOwner extends Record<string, unknown> {
  readonly token_id: number
  readonly id: number
  readonly email: string
  readonly language: string
  readonly is_staff: boolean
  /** Has a role in the back office. */
  readonly has_office: boolean
  /** For a registration whose e-mail address is not confirmed yet; else null. */
  readonly details: RegistrationDetails | null
  readonly is_activated: boolean
}

/** The token of a link (256 bits), computed from its row each time its mail is written. */
function linkToken(purpose: AccountPurpose, nonce: string, secret = shopSecret()): string {
  return createHmac('sha256', secret).update(`account-link ${purpose} ${nonce}`).digest('base64url')
}

/** What a link's token is computed from. */
export interface LinkKeys extends Record<string, unknown> {
  readonly purpose: AccountPurpose
  readonly nonce: string
  readonly tokenHash: string
}

/** The address of the page that a link opens. Its token is that of the row, also when SHOP_SECRET has changed since. */
export function linkAddress({ purpose, nonce, tokenHash }: LinkKeys, language: Language): string {
  const tokens = shopSecrets().map((secret) => linkToken(purpose, nonce, secret))
  const token = tokens.find((candidate) => hashToken(candidate) === tokenHash) ?? linkToken(purpose, nonce)
  const path = {
    activate: () => localizedPath('accounts/activate', { hash: token }, language),
    reset: () => localizedPath('accounts/password/reset/confirm', { hash: token }, language),
    delete: () => localizedPath('accounts/delete-account', { token }, language),
  }[purpose]()
  return absoluteUrl(config().routing, language, path)
}

/** The address of an account's newest link, for whoever runs the shop's machine; null without one. */
export async function newestLink(customerId: number, language: Language): Promise<string | null> {
  const [row] = await db()
    .select({ purpose: accountTokens.purpose, nonce: accountTokens.nonce, tokenHash: accountTokens.tokenHash })
    .from(accountTokens)
    .where(sql`${eq(accountTokens.customerId, customerId)} and ${accountTokens.expiresAt} > now()`)
    .orderBy(desc(accountTokens.id))
    .limit(1)
  return row ? linkAddress(row, language) : null
}

/**
 * Creates a link and queues its mail. Earlier links are still valid, so that nobody else can invalidate the owner's link. `details`: of a
 * registration.
 */
export async function sendLink(
  tx: Tx,
  customerId: number,
  purpose: AccountPurpose,
  language: Language,
  details: RegistrationDetails | null = null,
): Promise<void> {
  const nonce = randomBytes(16).toString('base64url')
  const [row] = await tx
    .insert(accountTokens)
    .values({
      customerId,
      purpose,
      nonce,
      details,
      tokenHash: hashToken(linkToken(purpose, nonce)),
      expiresAt: sql`now() + make_interval(hours => ${LINK_HOURS[purpose]})`,
    })
    .returning({ id: accountTokens.id })
  if (row) await enqueue(tx, 'account_link', `account-link:${row.id}`, { token_id: row.id, language })
}

/**
 * Lets the newest link of an account be valid for as long as a new one, where another mail would be one too many. False when the account
 * has no valid link: one that has expired stays expired.
 */
export async function renewLink(tx: Tx, customerId: number, purpose: AccountPurpose): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update account_tokens set expires_at = now() + make_interval(hours => ${LINK_HOURS[purpose]})
    where id = (select max(id) from account_tokens where customer_id = ${customerId} and purpose = ${purpose} and expires_at > now())`)
  return rowCount === 1
}

/**
 * Expired and unknown links, and used ones for a password, get the same response, so that guessing reveals nothing. Only the link that
 * activated an account reports that, to whoever has it from the mail.
 */
function notGood(): ApiError {
  return new ApiError('NOT_FOUND', 'This link is not valid any more.')
}

async function find(reader: Db, purpose: AccountPurpose, token: string): Promise<LinkOwner> {
  const {
    rows: [owner],
  } = await reader.execute<LinkOwner>(sql`
    select t.id::int as token_id, c.id, c.email, c.language, (c.is_staff or c.is_admin) as is_staff,
      c.office_roles <> '{}' as has_office,
      case when c.registered_at is not null then t.details end as details,
      c.registered_at is null and c.password_hash is not null as is_activated
    from account_tokens t join customers c on c.id = t.customer_id
    where t.token_hash = ${hashToken(token)} and t.purpose = ${purpose} and t.expires_at > now() and c.is_active`)
  if (!owner) throw notGood()
  if (purpose === 'activate' && owner.is_activated)
    throw new ApiError('CONFLICT', 'Your username has already been activated. Try logging in.')
  return owner
}

/** The account of a link; the link is still valid afterwards. Throws NOT_FOUND, CONFLICT for an activated account, TOO_MANY_REQUESTS. */
export async function ownerOfLink(purpose: AccountPurpose, token: string, ip: string | null): Promise<LinkOwner> {
  await takeClientAttempt('link', ip, CLIENTS)
  return find(db(), purpose, token)
}

/**
 * Uses a link, which also invalidates every other link of its account, and returns the account. Links that activate it are kept until they
 * expire, without the details of the registration: of an activated account they only report that it is. The account's row is locked until the end
 * of the transaction; of two concurrent requests only one succeeds. Throws NOT_FOUND, CONFLICT.
 */
export async function takeLink(tx: Tx, purpose: AccountPurpose, token: string): Promise<LinkOwner> {
  const { id } = await find(tx, purpose, token)
  await tx.execute(sql`select 1 from customers where id = ${id} for update`)
  const owner = await find(tx, purpose, token)
  const isKept = sql`purpose = 'activate' and ${purpose} <> 'delete'`
  await tx.execute(sql`delete from account_tokens where customer_id = ${id} and not (${isKept})`)
  await tx.execute(sql`update account_tokens set details = null where customer_id = ${id}`)
  return owner
}
