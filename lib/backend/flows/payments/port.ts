/** What the shop needs of a payment provider. One that moves real money implements this and is added to `providers.ts`. */
import type { Language } from '@/lib/market/languages'
import type { PaymentOutcome } from '@/lib/order/payment-machine'

/** An order that waits for its money. Amounts are minor units of the currency. */
interface PayableOrder {
  readonly number: string
  /** Our name of the payment: the provider must answer the same session to the same reference. */
  readonly reference: string
  readonly amount: number
  readonly currency: string
  readonly language: Language
  readonly country: string
  readonly email: string
  /** The method that the shopper chose, e.g. `card`. */
  readonly method: string
  /** Its lines, read when they are asked for: most providers are told the amount alone. */
  readonly lines: () => Promise<readonly PayableLine[]>
  /** Where the provider sends the shopper afterwards; absolute addresses on the shop's own origin. */
  readonly returnUrls: { readonly done: string; readonly cancelled: string }
}

/** A line of an order as an invoice shows it. `total` = quantity × unit − discount; `taxRate` in percent, its share is contained. */
export interface PayableLine {
  readonly kind: 'goods' | 'delivery' | 'gift_card'
  readonly name: string
  readonly reference: string
  readonly quantity: number
  readonly unit: number
  readonly discount: number
  readonly total: number
  readonly taxRate: number
}

export interface PaymentSession {
  /** The shopper's next page; kept with the payment, so that it can be taken up again. */
  readonly redirectUrl: string
  /** The provider's own id of the session, if it has one. */
  readonly providerId: string | null
  /** Nothing more is asked of the shopper: the payment is settled as this says. */
  readonly settled?: PaymentState
}

/** A payment as its provider needs to know it. */
export interface ProviderPayment {
  readonly reference: string
  readonly providerId: string | null
  readonly captureId: string | null
  readonly amount: number
  readonly currency: string
}

/** How a payment stands at its provider. `captureId` is what a refund names. */
export type PaymentState =
  | { readonly kind: 'open' }
  | {
      readonly kind: PaymentOutcome
      readonly amount: number
      readonly currency: string
      readonly captureId: string | null
    }

/**
 * What a provider tells us about a payment, under the provider's own id. `changed`: the message says that something happened, not what;
 * the provider is asked with `look`.
 */
export interface PaymentEvent {
  readonly eventId: string
  readonly reference: string
  readonly kind: PaymentOutcome | 'changed'
  readonly amount: number
  readonly currency: string
  readonly captureId?: string | null
}

/** A message as it came: a signature counts for these very bytes. */
export interface ProviderMessage {
  readonly body: string
  /** A header by its lower-case name. */
  readonly headers: (name: string) => string | null
  readonly query: Readonly<Record<string, string>>
}

export interface PaymentProvider {
  readonly name: string
  /** Opens a session, or finds the one that is open. Called without a transaction; may be repeated. Throws ProviderError. */
  createSession(order: PayableOrder): Promise<PaymentSession>
  /** Checks that a message is the provider's and reads it; null when it is about nothing that the shop needs to know. Throws UNAUTHENTICATED for a forged one. */
  readMessage(message: ProviderMessage): Promise<PaymentEvent | null>
  /** Asks how a payment stands, and finishes what the shopper has approved. May be repeated. Throws ProviderError. */
  look(payment: ProviderPayment): Promise<PaymentState>
  /** Ends an open session so that nobody can pay it any more, and gives how it stands then: the money may have been faster. Throws ProviderError. */
  cancel(payment: ProviderPayment): Promise<PaymentState>
  /** Gives captured money back, all of it or a part. The same key again is the same refund. Gives the provider's id of it. Throws ProviderError. */
  refund(payment: ProviderPayment, refund: { readonly key: string; readonly amount: number }): Promise<string>
}

/** A provider did not do what it was asked for. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  /** `refused`: asking again will not help. Everything else is tried again later. */
  constructor(
    readonly provider: string,
    message: string,
    readonly isRefused: boolean,
    options?: ErrorOptions,
  ) {
    super(`${provider}: ${message}`, options)
  }
}
