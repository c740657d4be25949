/**
 * What a provider tells us, from both entrances (its own call, and the shopper coming back): stored under its unique id first, answered,
 * and only then worked on, by one code path.
 */
import { sql } from 'drizzle-orm'

import { logError } from '@/lib/backend/api/log'
import { db } from '@/lib/backend/db/pool'
import { paymentEvents } from '@/lib/backend/db/schema'
import { step } from '@/lib/backend/db/steps'

import type { PaymentEvent } from './port'
import { processEvent } from './process'
import { providerNamed } from './providers'

/** Checks, stores. Gives the event; a repetition changes nothing. Throws UNAUTHENTICATED for a forged one. */
export async function storeEvent(provider: string, message: unknown): Promise<PaymentEvent> {
  const event = providerNamed(provider).verifyEvent(message)
  const { eventId, reference, kind, amount, currency } = event
  await step('payment.store', () =>
    db().insert(paymentEvents).values({ provider, eventId, reference, kind, payload: { amount, currency } }).onConflictDoNothing().then(() => undefined))
  return event
}

/** POST /api/payment/event/{provider}/: answers as soon as the event is stored. What fails afterwards is taken up by the sweep. */
export async function receivePaymentEvent(provider: string, message: unknown): Promise<{ received: true }> {
  const { eventId } = await storeEvent(provider, message)
  void processEvent(provider, eventId).catch((error: unknown) => logError(error, { event: eventId, note: 'left for the sweep' }))
  return { received: true }
}

/** Stores an event and works on it before it returns: for the shopper who comes back and wants to see the result. */
export async function settleEvent(provider: string, message: unknown): Promise<void> {
  const { eventId } = await storeEvent(provider, message)
  await processEvent(provider, eventId)
}

const SWEEP_LIMIT = 50

/** Works on stored events that nobody finished. An event of an unknown payment waits for a day: it may have come before its order. */
export async function sweepEvents(): Promise<number> {
  const { rows } = await db().execute<{ provider: string; event_id: string }>(sql`
    select provider, event_id from payment_events
    where processed_at is null and received_at between now() - interval '1 day' and now() - interval '5 seconds'
    order by received_at limit ${SWEEP_LIMIT}`)
  for (const { provider, event_id: eventId } of rows) {
    await processEvent(provider, eventId).catch((error: unknown) => logError(error, { event: eventId, note: 'failed again' }))
  }
  return rows.length
}
