/** The sandbox provider: a hosted page of the shop's own where a payment is played; no money moves. */
import { sameText, signText } from '@/lib/backend/orders/secret'
import { ApiError } from '@/lib/contract/errors'
import { paymentEvent } from '@/lib/contract/schemas/checkout'

import type { PaymentEvent, PaymentProvider } from './port'

export const SANDBOX = 'sandbox'

/** Path of the hosted page of a payment. Relative to the host that the shopper is on, in every routing mode. */
export function sandboxPath(reference: string): string {
  return `/payment-sandbox/${encodeURIComponent(reference)}/`
}

/** The text that is signed: the fields of the event in a fixed order. */
function signedText(event: PaymentEvent): string {
  return JSON.stringify([event.eventId, event.reference, event.kind, event.amount, event.currency])
}

/** The message that the hosted page sends to the shop, in the form of the contract's `paymentEvent`. */
export function signEvent(event: PaymentEvent) {
  return {
    event_id: event.eventId, reference: event.reference, kind: event.kind, amount: event.amount, currency: event.currency,
    signature: signText('sandbox-event', signedText(event)),
  }
}

export const sandboxProvider: PaymentProvider = {
  name: SANDBOX,
  createSession: ({ reference }) => Promise.resolve({ redirectUrl: sandboxPath(reference) }),
  resumeUrl: sandboxPath,
  verifyEvent(message) {
    const parsed = paymentEvent.body.safeParse(message)
    if (!parsed.success) throw new ApiError('BAD_REQUEST', 'This is no payment event.')
    const { event_id: eventId, signature, ...rest } = parsed.data
    const event: PaymentEvent = { eventId, ...rest }
    if (!sameText(signature, signText('sandbox-event', signedText(event)))) throw new ApiError('UNAUTHENTICATED', 'The signature is wrong.')
    return event
  },
}
