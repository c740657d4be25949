/**
 * Addresses to which nothing is sent: mail servers said that they do not exist. Servers treat a sender that keeps writing to dead addresses
 * as one that sends spam.
 */
import { sql } from 'drizzle-orm'

import { undeliverableAddresses } from '@/lib/backend/domain/schema/customers'
import { db } from '@/lib/backend/platform/database/pool'
import type { Tx } from '@/lib/backend/platform/database/with-tx'
import { config } from '@/lib/config/env'

import { hashEmail } from './customer'

/** Whether the address is known as dead. */
export async function isUndeliverable(email: string): Promise<boolean> {
  const { rowCount } = await db().execute(
    sql`select 1 from undeliverable_addresses where email_hash = ${hashEmail(email)}`,
  )
  return rowCount === 1
}

/**
 * Remembers an address as dead; it is forgotten after the time of `undeliverable_addresses` in the list of what is kept. Never the shop's
 * own: what shoppers ask and what staff must know goes there, and its operator mends it.
 */
export async function markUndeliverable(tx: Tx, email: string): Promise<void> {
  if (hashEmail(email) === hashEmail(config().contact.email)) return
  await tx
    .insert(undeliverableAddresses)
    .values({ emailHash: hashEmail(email) })
    .onConflictDoUpdate({ target: undeliverableAddresses.emailHash, set: { createdAt: sql`now()` } })
}

/** Writes to the address again. */
export async function markDeliverable(tx: Tx, email: string): Promise<void> {
  await tx.execute(sql`delete from undeliverable_addresses where email_hash = ${hashEmail(email)}`)
}
