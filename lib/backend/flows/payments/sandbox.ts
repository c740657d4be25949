/** The sandbox provider: the shop's own hosted page on which a payment is simulated; no money moves. */
import { z } from 'zod'

import { parseJson } from '@/lib/backend/platform/http/json-input'
import { isSigned, signText } from '@/lib/backend/platform/security/secret'
import { ApiError } from '@/lib/contract/errors'
import { CURRENCIES } from '@/lib/market/currencies'
import { PAYMENT_OUTCOMES } from '@/lib/order/payment-machine'

import type { PaymentEvent, PaymentProvider } from './port'
import { paymentPage, SANDBOX, sandboxPath } from '@/lib/backend/domain/payments/paths'

const message = z.strictObject({
  event_id: z.string().min(8).max(100),
  reference: z.string().min(8).max(100),
  kind: z.enum(PAYMENT_OUTCOMES),
  amount: z.int().min(0),
  currency: z.enum(CURRENCIES),
  signature: z.string().min(32).max(200),
})

/** The signed text: the fields of the event in a fixed order. */
function signedText(event: PaymentEvent): string {
  return JSON.stringify([event.eventId, event.reference, event.kind, event.amount, event.currency])
}

/** The message from the hosted page to the shop. */
export function signEvent(event: PaymentEvent) {
  return {
    event_id: event.eventId,
    reference: event.reference,
    kind: event.kind,
    amount: event.amount,
    currency: event.currency,
    signature: signText('sandbox-event', signedText(event)),
  }
}

function read(body: string): PaymentEvent {
  const parsed = message.safeParse(parseJson(body))
  if (!parsed.success) throw new ApiError('BAD_REQUEST', 'This is no payment event.')
  const { event_id: eventId, signature, ...rest } = parsed.data
  const event: PaymentEvent = { eventId, ...rest }
  if (!isSigned('sandbox-event', signedText(event), signature))
    throw new ApiError('UNAUTHENTICATED', 'The signature is wrong.')
  return event
}

export const sandboxProvider: PaymentProvider = {
  name: SANDBOX,
  createSession: ({ reference }) =>
    Promise.resolve({ redirectUrl: paymentPage(sandboxPath(reference)), providerId: null }),
  // An async function, so that a thrown error becomes a rejection.
  readMessage: async ({ body }) => read(body),
  // The sandbox stores no state: every simulated outcome was sent as an event immediately.
  look: () => Promise.resolve({ kind: 'open' }),
  cancel: ({ amount, currency }) => Promise.resolve({ kind: 'cancelled', amount, currency, captureId: null }),
  refund: (_payment, { key }) => Promise.resolve(key),
}
