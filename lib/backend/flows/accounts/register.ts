/** Registration of an account: it is not active until its e-mail address is confirmed (spec 1 §2 "account activation"). */
import { eq, sql } from 'drizzle-orm'

import { inConstantTime } from '@/lib/backend/platform/security/constant-time'
import {
  countAttempt,
  type RateLimit,
  takeAttempt,
  takeClientAttempt,
} from '@/lib/backend/platform/security/rate-limit'
import { customers } from '@/lib/backend/domain/schema/customers'
import { type Tx, withTx } from '@/lib/backend/platform/database/with-tx'
import { enqueue } from '@/lib/backend/domain/outbox/enqueue'
import type { Parsed } from '@/lib/contract/calls'
import { ApiError } from '@/lib/contract/errors'
import { isVatNumber } from '@/lib/market/company-numbers'

import { sendLink } from '@/lib/backend/domain/customers/account-links'
import { normaliseEmail } from '@/lib/backend/domain/customers/normalise-email'

const CLIENTS = { perClient: 20, ofAll: 300, windowSeconds: 600 }
/** Registrations of one address by one client, above which the client is refused. */
const BY_CLIENT: RateLimit = { limit: 5, windowSeconds: 3600 }
/** Mails that all clients together can cause to one address; further requests get the same answer. */
const MAILS: RateLimit = { limit: 20, windowSeconds: 3600 }

type Registration = Parsed<'register'>['body']

/**
 * POST /api/customer/register/: the address gets a link with which a password is chosen; until then log-in is not possible, and after 30
 * days the account is deleted. Of several registrations of one address each has its own link and details: the first link that is used
 * decides. An address that has an account gets a message about that, and nothing changes; response, duration and limits are the same.
 * Throws BAD_REQUEST on `vat_number`, TOO_MANY_REQUESTS.
 */
export async function register(registration: Registration, ip: string | null): Promise<{ sent: true }> {
  const { email, vat_number: vatNumber, country_code: country } = registration
  if (vatNumber !== '' && !isVatNumber(vatNumber, country))
    throw new ApiError('BAD_REQUEST', 'This is not a VAT number.', { field: 'vat_number' })
  await takeClientAttempt('register', ip, CLIENTS)
  const mailbox = normaliseEmail(email)
  await takeAttempt(`register:mail:${mailbox}:${ip ?? 'unknown'}`, BY_CLIENT)
  const { allowed } = await countAttempt(`register:mail:${mailbox}`, MAILS)
  await inConstantTime(async () => {
    if (allowed) await withTx((tx) => open(tx, registration), { name: 'account.register' })
  })
  return { sent: true }
}

async function open(tx: Tx, registration: Registration): Promise<void> {
  const { email, language_code: language } = registration
  const mailbox = email.toLowerCase()
  const details = {
    firstName: registration.first_name,
    lastName: registration.last_name,
    isClub: registration.is_club,
    country: registration.country_code,
    language,
    company: registration.company || null,
    vatNumber: registration.vat_number || null,
  }
  // Anybody can register with any address: the details are stored with the link, and become the account's only when that link is used.
  const [waiting] = await tx
    .insert(customers)
    .values({ email: mailbox, language, registeredAt: sql`now()` })
    .onConflictDoUpdate({
      target: customers.email,
      set: { registeredAt: sql`now()` },
      setWhere: sql`${customers.registeredAt} is not null`,
    })
    .returning({ id: customers.id })
  if (waiting) return sendLink(tx, waiting.id, 'activate', language, details)
  const [known] = await tx
    .select({ isActive: customers.isActive, attempt: sql<string>`gen_random_uuid()::text` })
    .from(customers)
    .where(eq(customers.email, mailbox))
  if (known?.isActive)
    await enqueue(tx, 'account_exists', `account-exists:${known.attempt}`, { email: mailbox, language })
}
