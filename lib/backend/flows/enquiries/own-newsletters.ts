/** Newsletters of a customer: the account's address is confirmed, so that no link in a mail is needed. */
import { sql } from 'drizzle-orm'

import type { CustomerPrincipal } from '@/lib/backend/domain/access/principal'
import { enqueue } from '@/lib/backend/domain/outbox/enqueue'
import { db } from '@/lib/backend/platform/database/pool'
import { withTx } from '@/lib/backend/platform/database/with-tx'
import { takeAttempt } from '@/lib/backend/platform/security/rate-limit'
import type { Answer, Body } from '@/lib/contract/calls'
import { NEWSLETTERS } from '@/lib/contract/limits/enquiries'

/** Each subscription sends a mail. */
const PER_CUSTOMER = { limit: 20, windowSeconds: 3600 }

/** Every list, and whether the account's address has a confirmed subscription. */
export async function ownNewsletters({ email }: CustomerPrincipal): Promise<Answer<'ownNewsletters'>> {
  const { rows } = await db().execute<{ list: string }>(
    sql`select list from newsletter_subscriptions where email = ${email} and confirmed_at is not null`,
  )
  return { lists: NEWSLETTERS.map((list) => ({ list, is_subscribed: rows.some((row) => row.list === list) })) }
}

/** POST /api/customer/newsletters/set/: begins or ends a subscription; returns all lists. Throws TOO_MANY_REQUESTS. */
export async function setNewsletter(
  person: CustomerPrincipal,
  { list, is_subscribed: isSubscribed, language_code: language }: Body<'setNewsletter'>,
): Promise<Answer<'ownNewsletters'>> {
  await takeAttempt(`newsletter:customer:${person.id}`, PER_CUSTOMER)
  await withTx(
    async (tx) => {
      const whose = sql`list = ${list} and email = ${person.email}`
      if (!isSubscribed) return void (await tx.execute(sql`delete from newsletter_subscriptions where ${whose}`))
      const { rows } = await tx.execute<{ id: number }>(sql`
        insert into newsletter_subscriptions (list, email, language, confirmed_at)
        values (${list}, ${person.email}, ${language}, now())
        on conflict (list, email) do update set confirmed_at = now() where newsletter_subscriptions.confirmed_at is null
        returning id::int as id`)
      const [begun] = rows
      if (begun)
        await enqueue(tx, 'newsletter_welcome', `newsletter_welcome:${begun.id}`, { subscription_id: begun.id })
    },
    { name: 'newsletter.own' },
  )
  return ownNewsletters(person)
}
