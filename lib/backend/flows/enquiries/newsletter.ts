/**
 * Newsletters with double opt-in (spec 1 §2 "/corporate-newsletter", "/forest-newsletter"): a subscription begins with a link that was sent
 * to the address, and every mail has a link that ends it.
 */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'

import { normaliseEmail } from '@/lib/backend/domain/customers/normalise-email'
import { enqueue } from '@/lib/backend/domain/outbox/enqueue'
import { db } from '@/lib/backend/platform/database/pool'
import { withTx } from '@/lib/backend/platform/database/with-tx'
import { countAttempt, takeClientAttempt } from '@/lib/backend/platform/security/rate-limit'
import { isSigned, signText } from '@/lib/backend/platform/security/secret'
import { config } from '@/lib/config/env'
import { addresses } from '@/lib/contract/addresses.generated'
import type { Answer, Body, Query } from '@/lib/contract/calls'
import { ApiError } from '@/lib/contract/errors'
import type { Newsletter } from '@/lib/contract/limits/enquiries'
import { absoluteUrl } from '@/lib/market/domains'
import type { Language } from '@/lib/market/languages'
import { localizedPath } from '@/lib/market/paths'

const CLIENTS = { perClient: 20, ofAll: 600, windowSeconds: 3600 }
/** Maximum number of mails to an address in a day that strangers can cause. */
const MAILS_OF_MAILBOX = { limit: 3, windowSeconds: 86_400 }
const PAGE = 50

const PAGES = { corporate: 'corporate-newsletter', forest: 'forest-newsletter' } as const satisfies Record<
  Newsletter,
  string
>

type LinkUse = 'confirm' | 'unsubscribe'
type Link = Body<'confirmNewsletter'>

/** A signature that only mails to the address contain. The id of a subscription is never used again. */
const purposeOf = (use: LinkUse) => `newsletter-${use}`
const linkKey = (use: LinkUse, id: number) => signText(purposeOf(use), String(id))

/** Throws NOT_FOUND for a link that is not whole. */
function checkLink(use: LinkUse, { id, key }: Link): void {
  if (!isSigned(purposeOf(use), String(id), key)) throw new ApiError('NOT_FOUND', 'This link is not whole.')
}

export interface Subscription extends Record<string, unknown> {
  readonly id: number
  readonly list: Newsletter
  readonly email: string
  readonly language: Language
  readonly is_confirmed: boolean
}

/** One subscription for its mails, or null. */
export async function readSubscription(id: number): Promise<Subscription | null> {
  const { rows } = await db().execute<Subscription>(sql`
    select id::int as id, list, email::text as email, language, confirmed_at is not null as is_confirmed
    from newsletter_subscriptions where id = ${id}`)
  return rows[0] ?? null
}

/**
 * The address of a link on the newsletter's page. The key is in the fragment, which browsers do not send, so that it is in no log and in no
 * Referer.
 */
export function newsletterLink(use: LinkUse, { id, list, language }: Subscription): string {
  const page = absoluteUrl(config().routing, language, localizedPath(PAGES[list], {}, language))
  return `${page}#${use}=${id}.${linkKey(use, id)}`
}

/** The address with which a mail program ends a subscription (RFC 8058). */
export function oneClickAddress({ id }: Subscription): string {
  const { path } = addresses.unsubscribeNewsletterByMail
  const { apiOrigin, origin } = config()
  return (apiOrigin ?? origin) + path.replace('{id}', String(id)).replace('{key}', linkKey('unsubscribe', id))
}

/** POST /api/newsletter/: the answer is the same for every address. Throws TOO_MANY_REQUESTS. */
export async function requestNewsletter(
  { list, email, language_code: language }: Body<'newsletter'>,
  ip: string | null,
): Promise<{ sent: true }> {
  await takeClientAttempt('newsletter', ip, CLIENTS)
  await withTx(
    async (tx) => {
      const { allowed } = await countAttempt(`newsletter:mail:${normaliseEmail(email)}`, MAILS_OF_MAILBOX, tx)
      if (!allowed) return
      const { rows } = await tx.execute<{ id: number; is_confirmed: boolean }>(sql`
        insert into newsletter_subscriptions (list, email, language) values (${list}, ${email}, ${language})
        on conflict (list, email) do update set requested_at = now(),
          language = case when newsletter_subscriptions.confirmed_at is null then excluded.language else newsletter_subscriptions.language end
        returning id::int as id, confirmed_at is not null as is_confirmed`)
      const [row] = rows
      if (!row) return
      const kind = row.is_confirmed ? 'newsletter_welcome' : 'newsletter_confirm'
      await enqueue(tx, kind, `${kind}:${row.id}:${randomUUID()}`, { subscription_id: row.id })
    },
    { name: 'newsletter.request' },
  )
  return { sent: true }
}

/** POST /api/newsletter/confirm/: begins the subscription; again it changes nothing. Throws NOT_FOUND, TOO_MANY_REQUESTS. */
export async function confirmNewsletter(link: Link, ip: string | null): Promise<void> {
  await takeClientAttempt('newsletter:link', ip, CLIENTS)
  checkLink('confirm', link)
  await withTx(
    async (tx) => {
      const { rows } = await tx.execute<{ is_new: boolean }>(sql`
        with found as (
          select id, confirmed_at is null as is_new from newsletter_subscriptions
          where id = ${link.id} and (confirmed_at is not null or requested_at > now() - interval '7 days') for update)
        update newsletter_subscriptions s set confirmed_at = coalesce(s.confirmed_at, now()) from found where found.id = s.id
        returning found.is_new`)
      const [row] = rows
      if (!row) throw new ApiError('NOT_FOUND', 'This link has expired.')
      if (row.is_new)
        await enqueue(tx, 'newsletter_welcome', `newsletter_welcome:${link.id}`, { subscription_id: link.id })
    },
    { name: 'newsletter.confirm' },
  )
}

/** POST /api/newsletter/unsubscribe/: deletes the subscription; again it changes nothing. Throws NOT_FOUND, TOO_MANY_REQUESTS. */
export async function unsubscribeNewsletter(link: Link, ip: string | null): Promise<void> {
  await takeClientAttempt('newsletter:link', ip, CLIENTS)
  checkLink('unsubscribe', link)
  await withTx((tx) => tx.execute(sql`delete from newsletter_subscriptions where id = ${link.id}`), {
    name: 'newsletter.unsubscribe',
  })
}

type Listed = Answer<'newsletterSubscriptions'>['subscriptions'][number]

/** GET /api/newsletter/subscriptions/: confirmed ones, newest first. */
export async function listSubscriptions({
  list,
  page,
}: Query<'newsletterSubscriptions'>): Promise<Answer<'newsletterSubscriptions'>> {
  const which = sql`list = ${list} and confirmed_at is not null`
  const {
    rows: [counted],
  } = await db().execute<{ total: number }>(
    sql`select count(*)::int as total from newsletter_subscriptions where ${which}`,
  )
  const { rows } = await db().execute<Listed & Record<string, unknown>>(sql`
    select id::int as id, email::text as email, language, to_json(confirmed_at) #>> '{}' as confirmed
    from newsletter_subscriptions where ${which} order by newsletter_subscriptions.id desc limit ${PAGE} offset ${(page - 1) * PAGE}`)
  const total = counted?.total ?? 0
  return { total, pages: Math.ceil(total / PAGE), subscriptions: rows }
}
