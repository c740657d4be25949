/**
 * Messages about payments, from every source (the provider's call, the shopper's return, a request by the shop): stored with their unique
 * id first, then acknowledged, and only then processed, by the same code.
 */
import { sql } from 'drizzle-orm'

import { logError } from '@/lib/backend/platform/log'
import { db } from '@/lib/backend/platform/database/pool'
import { step } from '@/lib/backend/platform/database/steps'

import type { PaymentEvent, PaymentState, ProviderMessage } from './port'
import { processEvent } from './process'
import { providerNamed } from './providers'

/**
 * Stores an event; a repetition changes nothing. Exception: an event that only reports that something has changed is processed again,
 * because the payment may have changed since.
 */
async function storeEvent(
  provider: string,
  { eventId, reference, kind, amount, currency, captureId = null }: PaymentEvent,
): Promise<void> {
  const payload = JSON.stringify({ amount, currency, capture_id: captureId })
  await step('payment.store', () =>
    db()
      .execute(sql`
    insert into payment_events (provider, event_id, reference, kind, payload) values (${provider}, ${eventId}, ${reference}, ${kind}, ${payload}::jsonb)
    on conflict (provider, event_id) do update set processed_at = null, received_at = clock_timestamp() where payment_events.kind = 'changed'`)
      .then(() => undefined),
  )
}

/**
 * POST /api/payment/event/{provider}/: responds as soon as the event is stored. If processing fails, the sweep repeats it. Throws
 * UNAUTHENTICATED for a forged message, NOT_FOUND for a provider that is not in use.
 */
export async function receivePaymentEvent(provider: string, message: ProviderMessage): Promise<{ received: true }> {
  const event = await (await providerNamed(provider)).readMessage(message)
  if (event) {
    await storeEvent(provider, event)
    void processEvent(provider, event.eventId).catch((error: unknown) =>
      logError(error, { event: event.eventId, note: 'left for the sweep' }),
    )
  }
  return { received: true }
}

/**
 * Receives a signed message like `receivePaymentEvent` and processes it before it returns: for the shopper, who is redirected to the
 * result.
 */
export async function receiveAndProcessEvent(provider: string, message: unknown): Promise<void> {
  const event = await (await providerNamed(provider)).readMessage({
    body: JSON.stringify(message),
    headers: () => null,
    query: {},
  })
  if (event) await settle(provider, event)
}

async function settle(provider: string, event: PaymentEvent): Promise<void> {
  await storeEvent(provider, event)
  await processEvent(provider, event.eventId)
}

/** Processes the state of a payment at its provider; the same state again is the same event. */
export async function processPaymentState(provider: string, reference: string, state: PaymentState): Promise<void> {
  if (state.kind === 'open') return
  await settle(provider, { eventId: `look.${reference}.${state.kind}`, reference, ...state })
}

const SWEEP_LIMIT = 50

/**
 * Processes stored events that are not finished. An event of an unknown payment waits for a day, because it may have arrived before its
 * order was committed.
 */
export async function sweepEvents(): Promise<number> {
  const { rows } = await db().execute<{ provider: string; event_id: string }>(sql`
    select provider, event_id from payment_events
    where processed_at is null and received_at between now() - interval '1 day' and now() - interval '5 seconds'
    order by received_at limit ${SWEEP_LIMIT}`)
  for (const { provider, event_id: eventId } of rows) {
    await processEvent(provider, eventId).catch((error: unknown) =>
      logError(error, { event: eventId, note: 'failed again' }),
    )
  }
  return rows.length
}
