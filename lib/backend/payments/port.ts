/** What the shop needs of a payment provider. One that moves real money implements this and is added to `providers.ts`. */
import type { Language } from '@/lib/market/languages'

/** An order that waits for its money. Amounts are minor units of the currency. */
export interface PayableOrder {
  readonly number: string
  /** Our name of the payment: the provider must answer the same session to the same reference. */
  readonly reference: string
  readonly amount: number
  readonly currency: string
  readonly language: Language
  /** The method that the shopper chose, e.g. `card`. */
  readonly method: string
  /** Where the provider sends the shopper afterwards, by outcome; paths on the shop's own host. */
  readonly returnPaths: { readonly captured: string; readonly cancelled: string; readonly failed: string }
}

export interface PaymentSession {
  readonly redirectUrl: string
}

/** What a provider tells us about a payment. */
export interface PaymentEvent {
  readonly eventId: string
  readonly reference: string
  readonly kind: 'captured' | 'cancelled' | 'failed'
  readonly amount: number
  readonly currency: string
}

export interface PaymentProvider {
  readonly name: string
  /** Opens a session, or finds the one that is open. Called without a transaction; may be repeated. */
  createSession(order: PayableOrder): Promise<PaymentSession>
  /** Where an open session can be taken up again; null when the provider cannot say. */
  resumeUrl(reference: string): string | null
  /** Checks the signature of a message and reads it. Throws UNAUTHENTICATED for a forged one. */
  verifyEvent(message: unknown): PaymentEvent
}
