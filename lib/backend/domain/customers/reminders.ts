/** Reminder messages ("it is back in stock") and the link in each with which the recipient stops them (spec 1 §2). */
import { inArray, sql } from 'drizzle-orm'

import { takeClientAttempt } from '@/lib/backend/platform/security/rate-limit'
import { reminderStops } from '@/lib/backend/domain/schema/customers'
import { type Tx, withTx } from '@/lib/backend/platform/database/with-tx'
import { isSigned, signText } from '@/lib/backend/platform/security/secret'
import { config } from '@/lib/config/env'
import { ApiError } from '@/lib/contract/errors'
import { addresses } from '@/lib/contract/addresses.generated'
import { absoluteUrl } from '@/lib/market/domains'
import type { Language } from '@/lib/market/languages'
import { localizedPath } from '@/lib/market/paths'

import { hashEmail } from './customer'

const CLIENTS = { perClient: 30, ofAll: 600, windowSeconds: 600 }

const STOP = 'stop-reminders'

/** A key that only messages to the address contain. It does not expire: a message may be opened years later. */
export function reminderKey(email: string): string {
  return signText(STOP, email.toLowerCase())
}

/** URLs with which the recipient of a reminder stops them: `page` asks for confirmation, `oneClick` is for mail programs (RFC 8058). */
export function stopAddresses(email: string, language: Language): { page: string; oneClick: string } {
  const { routing, origin } = config()
  const key = reminderKey(email)
  const call = addresses.stopRemindersByMail.path.replace('{email}', encodeURIComponent(email)).replace('{key}', key)
  return {
    page: `${absoluteUrl(routing, language, localizedPath('accounts/stop_reminders', { email }, language))}?key=${key}`,
    oneClick: origin + call,
  }
}

/** Stops the reminders of an address, and forgets those that it waits for. */
export async function stopRemindersOf(tx: Tx, email: string): Promise<void> {
  await tx.execute(sql`insert into reminder_stops (email_hash) values (${hashEmail(email)}) on conflict do nothing`)
  await tx.execute(sql`delete from stock_notices where email = ${email}`)
}

/**
 * Stops the reminders of an address, or allows them again. The result is the same for known and unknown addresses; without the key of the
 * address the response is always NOT_FOUND. Throws TOO_MANY_REQUESTS.
 */
export async function stopReminders(
  { email, key, stopped }: { email: string; key: string; stopped: boolean },
  ip: string | null,
): Promise<void> {
  await takeClientAttempt('reminders', ip, CLIENTS)
  if (!isSigned(STOP, email.toLowerCase(), key)) throw new ApiError('NOT_FOUND', 'This link is not whole.')
  await withTx(
    async (tx) => {
      if (!stopped)
        return void (await tx.execute(sql`delete from reminder_stops where email_hash = ${hashEmail(email)}`))
      await stopRemindersOf(tx, email)
    },
    { name: 'reminders.stop' },
  )
}

/** The addresses among these that have stopped reminders. */
export async function stoppedReminders(tx: Tx, emails: readonly string[]): Promise<ReadonlySet<string>> {
  if (emails.length === 0) return new Set()
  const rows = await tx
    .select({ hash: reminderStops.emailHash })
    .from(reminderStops)
    .where(inArray(reminderStops.emailHash, emails.map(hashEmail)))
  const stopped = new Set(rows.map(({ hash }) => hash))
  return new Set(emails.filter((email) => stopped.has(hashEmail(email))))
}
