/** Setting a forgotten password, or the first one, with a link sent to the e-mail address (spec 1 §2). */
import { eq, sql } from 'drizzle-orm'

import type { CallContext } from '@/lib/backend/domain/access/principal'
import { inConstantTime } from '@/lib/backend/platform/security/constant-time'
import { countAttempt, type RateLimit, takeClientAttempt } from '@/lib/backend/platform/security/rate-limit'
import { accessTokens, customers } from '@/lib/backend/domain/schema/customers'
import { type Tx, withTx } from '@/lib/backend/platform/database/with-tx'
import { enqueue } from '@/lib/backend/domain/outbox/enqueue'
import type { Answer, Parsed } from '@/lib/contract/calls'
import type { Language } from '@/lib/market/languages'

import { ownerOfLink, renewLink, sendLink, takeLink } from '@/lib/backend/domain/customers/account-links'
import { officeUrl } from '@/lib/backend/domain/customers/customer'
import { deviceCookie } from '@/lib/backend/domain/customers/devices'
import { normaliseEmail } from '@/lib/backend/domain/customers/normalise-email'
import { checkPassword } from '@/lib/backend/domain/customers/password-rules'
import { hashPassword } from '@/lib/backend/domain/customers/passwords'

const CLIENTS = { perClient: 20, ofAll: 300, windowSeconds: 600 }
/** Mails with a link to one account; who asks for more gets the same answer, and the newest link stays valid. */
const MAILS: RateLimit = { limit: 5, windowSeconds: 3600 }

interface Asked {
  readonly id: number
  /** The registration's link was not used yet, so anybody can have made this account. */
  readonly isWaiting: boolean
}

/**
 * Mails a link. Above the limit the newest link stays valid for as long as a new one; an account that has no valid link, because its owner
 * has used it, gets a mail again. Requests for one account wait for each other here, by the row of the counter.
 */
async function sendOrRenew(tx: Tx, { id, isWaiting }: Asked, mailbox: string, language: Language): Promise<void> {
  // Accounts are counted one by one: other spellings of a mailbox are other accounts. Registrations that wait are counted for their mailbox,
  // because a stranger can make many of them for it.
  const key = isWaiting ? `reset:waiting:${normaliseEmail(mailbox)}` : `reset:account:${id}`
  const { allowed } = await countAttempt(key, MAILS, tx)
  if (allowed) return sendLink(tx, id, 'reset', language)
  const isRenewed = await renewLink(tx, id, 'reset')
  if (!isRenewed && !isWaiting) await sendLink(tx, id, 'reset', language)
}

/**
 * POST /api/customer/password/reset/: sends a link when the address has an open account; response and duration are the same when it has none.
 * Only the client that asks is refused, never the owner for the requests of others. Throws TOO_MANY_REQUESTS.
 */
export async function requestPasswordReset(
  { email, language_code: language }: Parsed<'requestPasswordReset'>['body'],
  ip: string | null,
): Promise<{ sent: true }> {
  const mailbox = email.toLowerCase()
  await takeClientAttempt('reset', ip, CLIENTS)
  await inConstantTime(() =>
    withTx(
      async (tx) => {
        const [customer] = await tx
          .select({ id: customers.id, isWaiting: sql<boolean>`${customers.registeredAt} is not null` })
          .from(customers)
          .where(sql`${customers.email} = ${mailbox} and ${customers.isActive}`)
        if (customer) await sendOrRenew(tx, customer, mailbox, language)
      },
      { name: 'password.request' },
    ),
  )
  return { sent: true }
}

/**
 * POST /api/customer/password/: sets the password and the details of the link's registration, ends every log-in and every other link of the
 * account, and sends a notice to its address. The browser is known to the account from now on. Throws NOT_FOUND for an invalid link,
 * CONFLICT for an account that is activated already,
 * BAD_REQUEST on `password` for one that is easy to guess, TOO_MANY_REQUESTS.
 */
export async function setPassword(
  { purpose, token, password }: Parsed<'setPassword'>['body'],
  { ip, setCookie }: CallContext,
): Promise<Answer<'setPassword'>> {
  // Before hashing, which is expensive: without a valid link nobody must be able to cause it.
  const { id, email, is_staff: isStaff, has_office: hasOffice } = await ownerOfLink(purpose, token, ip)
  await checkPassword(password, email)
  const passwordHash = await hashPassword(password)
  await withTx(
    async (tx) => {
      const owner = await takeLink(tx, purpose, token)
      await tx
        .update(customers)
        .set({ ...owner.details, passwordHash, registeredAt: null })
        .where(eq(customers.id, owner.id))
      await tx.delete(accessTokens).where(eq(accessTokens.customerId, owner.id))
      if (purpose === 'reset')
        await enqueue(tx, 'password_changed', `password-changed:${owner.token_id}`, {
          email: owner.email,
          language: owner.language,
        })
    },
    { name: 'password.set' },
  )
  // Whoever reads the account's mail is its owner: an attack on the account must not keep them from the log-in that follows.
  setCookie(deviceCookie({ id, hash: passwordHash }))
  return { ok: true, office_url: isStaff || hasOffice ? officeUrl() : null }
}
