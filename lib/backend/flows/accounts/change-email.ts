/**
 * Changing the e-mail address of an account. The new address confirms it by a link. The old address gets a notice with a link that stops it,
 * for a week also after it was confirmed: whoever has stolen a password must not be able to keep the account by taking away its address.
 */
import { randomBytes, randomUUID } from 'node:crypto'
import { and, eq, gte, ne, sql } from 'drizzle-orm'

import type { CallContext, CustomerPrincipal } from '@/lib/backend/domain/access/principal'
import { sendLink } from '@/lib/backend/domain/customers/account-links'
import { type EmailChangeUse, emailChangeToken } from '@/lib/backend/domain/customers/email-change-links'
import { checkOwnPassword } from '@/lib/backend/domain/customers/own-password'
import { hashToken, tokenHashOf } from '@/lib/backend/domain/customers/tokens'
import { enqueue } from '@/lib/backend/domain/outbox/enqueue'
import {
  accessTokens,
  accountTokens,
  customerIdentities,
  customers,
  emailChanges,
} from '@/lib/backend/domain/schema/customers'
import { isUniqueViolation } from '@/lib/backend/platform/database/errors'
import { type Tx, withTx } from '@/lib/backend/platform/database/with-tx'
import { inConstantTime } from '@/lib/backend/platform/security/constant-time'
import { takeAttempt, takeClientAttempt } from '@/lib/backend/platform/security/rate-limit'
import type { Body } from '@/lib/contract/calls'
import { ApiError } from '@/lib/contract/errors'
import { DEFAULT_LANGUAGE, isLanguage } from '@/lib/market/languages'

const PER_CUSTOMER = { limit: 5, windowSeconds: 3600 }
/** Mails to an address that its owner has not asked for, from all accounts together. */
const PER_MAILBOX = { limit: 5, windowSeconds: 86_400 }
const CLIENTS = { perClient: 30, ofAll: 600, windowSeconds: 600 }
const CONFIRM_HOURS = 24
const STOP_DAYS = 7

type Change = typeof emailChanges.$inferSelect

const badLink = () => new ApiError('NOT_FOUND', 'This link is not valid any more.')
const hours = (count: number) => sql`now() + make_interval(hours => ${count})`

/**
 * POST /api/customer/email/: sends the link and the notice. The answer, its duration and the notice are the same when the new address has an
 * account; only its owner is told. Throws BAD_REQUEST on `email` for the own address and on `password` for a wrong one, FORBIDDEN for staff,
 * TOO_MANY_REQUESTS.
 */
export async function requestEmailChange(
  { id, email: oldEmail }: CustomerPrincipal,
  { email, password, language_code: language }: Body<'requestEmailChange'>,
): Promise<{ sent: true }> {
  const newEmail = email.trim().toLowerCase()
  await checkOwnPassword(id, password, 'password')
  if (newEmail === oldEmail.toLowerCase())
    throw new ApiError('BAD_REQUEST', 'This is the address of the account.', { field: 'email' })
  await takeAttempt(`email-change:customer:${id}`, PER_CUSTOMER)
  await takeAttempt(`email-change:mailbox:${newEmail}`, PER_MAILBOX)
  await inConstantTime(() =>
    withTx(
      async (tx) => {
        const [owner] = await tx.select().from(customers).where(eq(customers.id, id)).for('update')
        if (!owner || owner.isStaff || owner.isAdmin)
          throw new ApiError('FORBIDDEN', 'Addresses of staff are changed by the shop.')
        const isTaken = (await tx.$count(customers, eq(customers.email, newEmail))) > 0
        const change = await insertChange(tx, { customerId: id, oldEmail, newEmail })
        const about = { change_id: change, language }
        if (isTaken)
          await enqueue(tx, 'email_change_taken', `email-change-taken:${change}`, { email: newEmail, language })
        else await enqueue(tx, 'email_change_confirm', `email-change-confirm:${change}`, about)
        await enqueue(tx, 'email_change_notice', `email-change-notice:${change}`, about)
      },
      { name: 'email.request' },
    ),
  )
  return { sent: true }
}

/** An earlier change that waits is replaced; one that was confirmed can still be stopped. Returns the new row's id. */
async function insertChange(tx: Tx, change: Pick<Change, 'customerId' | 'oldEmail' | 'newEmail'>): Promise<number> {
  await dropWaiting(tx, change.customerId)
  const nonce = randomBytes(16).toString('base64url')
  const hashOf = (use: EmailChangeUse) => hashToken(emailChangeToken(use, nonce))
  const [row] = await tx
    .insert(emailChanges)
    .values({
      ...change,
      nonce,
      confirmHash: hashOf('confirm'),
      stopHash: hashOf('stop'),
      expiresAt: hours(CONFIRM_HOURS),
      stopsUntil: hours(STOP_DAYS * 24),
    })
    .returning({ id: emailChanges.id })
  return row?.id ?? 0
}

const dropWaiting = (tx: Tx, customerId: number) =>
  tx.delete(emailChanges).where(and(eq(emailChanges.customerId, customerId), sql`${emailChanges.confirmedAt} is null`))

/** The change of a link, and its account; both are locked, the account first, like in every other change of it. */
async function takeChange(tx: Tx, which: ReturnType<typeof sql>): Promise<{ change: Change; language: string }> {
  const [found] = await tx.select({ customerId: emailChanges.customerId }).from(emailChanges).where(which)
  if (!found) throw badLink()
  const [owner] = await tx.select().from(customers).where(eq(customers.id, found.customerId)).for('update')
  const [change] = await tx.select().from(emailChanges).where(which).for('update')
  if (!change || !owner?.isActive) throw badLink()
  return { change, language: owner.language }
}

/** The subscriptions of the old address go on with the new one; where that has one already, the old one ends. */
async function moveSubscriptions(tx: Tx, from: string, to: string): Promise<void> {
  await tx.execute(sql`
    delete from newsletter_subscriptions o where o.email = ${from}
      and exists (select 1 from newsletter_subscriptions n where n.email = ${to} and n.list = o.list)`)
  await tx.execute(sql`update newsletter_subscriptions set email = ${to} where email = ${from}`)
  await tx.execute(sql`update stock_notices set email = ${to} where email = ${from}`)
}

/** Gives the account an address. Throws CONFLICT when another account has it by now. */
async function setEmail(tx: Tx, { customerId }: Change, from: string, to: string): Promise<void> {
  const taken = and(eq(customers.email, to), ne(customers.id, customerId))
  if ((await tx.$count(customers, taken)) > 0) throw new ApiError('CONFLICT', 'Another account has this address.')
  await tx.update(customers).set({ email: to }).where(eq(customers.id, customerId))
  await moveSubscriptions(tx, from, to)
  // Links that were sent to the other address must not open the account any more.
  await tx.delete(accountTokens).where(eq(accountTokens.customerId, customerId))
}

/** Two accounts that take one address at the same time: the second is told the same as if it had come later. */
async function withoutClash<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isUniqueViolation(error)) throw new ApiError('CONFLICT', 'Another account has this address.')
    throw error
  }
}

/**
 * POST /api/customer/email/confirm/: from now on the account has the new address; log-ins on other devices end. Throws NOT_FOUND for an
 * invalid link, CONFLICT, TOO_MANY_REQUESTS.
 */
export async function confirmEmailChange(token: string, { ip, headers }: CallContext): Promise<{ email: string }> {
  await takeClientAttempt('email-change:link', ip, CLIENTS)
  return withoutClash(() =>
    withTx(
      async (tx) => {
        const which = sql`${emailChanges.confirmHash} = ${hashToken(token)} and ${emailChanges.confirmedAt} is null
          and ${emailChanges.expiresAt} > now()`
        const { change, language } = await takeChange(tx, which)
        await setEmail(tx, change, change.oldEmail, change.newEmail)
        await tx.update(emailChanges).set({ confirmedAt: sql`now()` }).where(eq(emailChanges.id, change.id))
        const others = ne(accessTokens.tokenHash, tokenHashOf(headers('authorization')))
        await tx.delete(accessTokens).where(and(eq(accessTokens.customerId, change.customerId), others))
        await enqueue(tx, 'email_changed', `email-changed:${change.id}`, { change_id: change.id, language })
        return { email: change.newEmail }
      },
      { name: 'email.confirm' },
    ),
  )
}

/**
 * POST /api/customer/email/stop/: a change that waits is dropped. One that was confirmed is undone: the account gets its old address back,
 * every log-in and its password end, sign-ins with other providers that were added since are cut off, and the old address gets a link to a
 * new password. Throws NOT_FOUND for an invalid link, CONFLICT, TOO_MANY_REQUESTS.
 */
export async function stopEmailChange(token: string, ip: string | null): Promise<{ is_restored: boolean }> {
  await takeClientAttempt('email-change:link', ip, CLIENTS)
  return withoutClash(() =>
    withTx(
      async (tx) => {
        const which = sql`${emailChanges.stopHash} = ${hashToken(token)} and ${emailChanges.stopsUntil} > now()`
        const { change, language } = await takeChange(tx, which)
        const isRestored = change.confirmedAt !== null
        if (isRestored) await restore(tx, change, language)
        else await tx.delete(emailChanges).where(eq(emailChanges.id, change.id))
        return { is_restored: isRestored }
      },
      { name: 'email.stop' },
    ),
  )
}

async function restore(tx: Tx, change: Change, language: string): Promise<void> {
  const { customerId, oldEmail } = change
  const [now] = await tx.select({ email: customers.email }).from(customers).where(eq(customers.id, customerId))
  await setEmail(tx, change, now?.email ?? change.newEmail, oldEmail)
  await tx.update(customers).set({ passwordHash: null }).where(eq(customers.id, customerId))
  await tx.delete(accessTokens).where(eq(accessTokens.customerId, customerId))
  await tx
    .delete(customerIdentities)
    .where(and(eq(customerIdentities.customerId, customerId), gte(customerIdentities.createdAt, change.createdAt)))
  // Later changes of whoever had the account are void with this one.
  await tx.delete(emailChanges).where(and(eq(emailChanges.customerId, customerId), gte(emailChanges.id, change.id)))
  const known = isLanguage(language) ? language : DEFAULT_LANGUAGE
  await enqueue(tx, 'email_restored', `email-restored:${randomUUID()}`, { email: oldEmail, language: known })
  await sendLink(tx, customerId, 'reset', known)
}
