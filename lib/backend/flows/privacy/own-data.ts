/** A copy of everything about a customer, for themselves (GDPR articles 15 and 20). */
import type { CustomerPrincipal } from '@/lib/backend/domain/access/principal'
import { checkOwnPassword } from '@/lib/backend/domain/customers/own-password'
import { takeAttempt } from '@/lib/backend/platform/security/rate-limit'
import type { Answer } from '@/lib/contract/calls'

import { exportPerson } from './person'

/** It reads every table with personal data. */
const PER_CUSTOMER = { limit: 5, windowSeconds: 86_400 }
const OF_ALL = { limit: 60, windowSeconds: 3600 }

/**
 * POST /api/customer/data/: needs the password again. Mails are left out: they are in the customer's mailbox, and some open an order. Throws
 * BAD_REQUEST on `password`, TOO_MANY_REQUESTS.
 */
export async function ownData({ id, email }: CustomerPrincipal, password: string): Promise<Answer<'ownData'>> {
  await checkOwnPassword(id, password, 'password')
  await takeAttempt(`own-data:customer:${id}`, PER_CUSTOMER)
  await takeAttempt('own-data:all', OF_ALL)
  const { tables, hasStoppedReminders } = await exportPerson(email)
  return {
    email,
    tables: Object.fromEntries(Object.entries(tables).map(([name, rows]) => [name, [...rows]])),
    has_stopped_reminders: hasStoppedReminders,
  }
}
