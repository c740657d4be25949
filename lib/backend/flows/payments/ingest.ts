/**
 * What a provider tells us, from every entrance (its own call, the shopper coming back, the shop asking): stored under its unique id first,
 * answered, and only then worked on, by one code path.
 */
import { sql } from 'drizzle-orm'

import { logError } from '@/lib/backend/platform/log'
import { db } from '@/lib/backend/platform/database/pool'
import { step } from '@/lib/backend/platform/database/steps'

import type { PaymentEvent, PaymentState, ProviderMessage } from './port'
import { processEvent } from './process'
import { providerNamed } from './providers'

/**
 * Stores an event; a repetition changes nothing, except that one which only says "something changed" is worked on again: much may have
 * changed since.
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
 * POST /api/payment/event/{provider}/: answers as soon as the event is stored. What fails afterwards is taken up by the sweep. Throws
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

/** Takes a signed message like `receivePaymentEvent` and works on it before it returns: for the shopper who wants to see the result. */
export async function settleEvent(provider: string, message: unknown): Promise<void> {
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

/** Settles a payment as its provider says that it stands; the same answer again is the same event. */
export async function settleState(provider: string, reference: string, state: PaymentState): Promise<void> {
  if (state.kind === 'open') return
  await settle(provider, { eventId: `look.${reference}.${state.kind}`, reference, ...state })
}

const SWEEP_LIMIT = 50

/** Works on stored events that nobody finished. An event of an unknown payment waits for a day: it may have come before its order. */
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
