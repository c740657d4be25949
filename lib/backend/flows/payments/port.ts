/** The interface of a payment provider. A new provider implements it and is added to `providers.ts`. */
import type { Language } from '@/lib/market/languages'
import type { PaymentOutcome } from '@/lib/order/payment-machine'

/** An order that waits for its payment. Amounts are minor units of the currency. */
interface PayableOrder {
  readonly number: string
  /** Our id of the payment: for the same reference the provider must return the same session. */
  readonly reference: string
  readonly amount: number
  readonly currency: string
  readonly language: Language
  readonly country: string
  readonly email: string
  /** The method that the shopper chose, e.g. `card`. */
  readonly method: string
  /** Its lines, read on demand: most providers need only the amount. */
  readonly lines: () => Promise<readonly PayableLine[]>
  /** Where the provider redirects the shopper afterwards; absolute URLs on the shop's own origin. */
  readonly returnUrls: { readonly done: string; readonly cancelled: string }
}

/** A line of an order for an invoice. `total` = quantity × unit − discount; `taxRate` in percent, included in the total. */
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
  /** The shopper's next page; stored with the payment, so that the shopper can continue later. */
  readonly redirectUrl: string
  /** The provider's own id of the session, if it has one. */
  readonly providerId: string | null
  /** The shopper has nothing to do: the payment already has this state. */
  readonly settled?: PaymentState
}

/** A payment with the data that its provider needs. */
export interface ProviderPayment {
  readonly reference: string
  readonly providerId: string | null
  readonly captureId: string | null
  readonly amount: number
  readonly currency: string
}

/** The state of a payment at its provider. `captureId` identifies the capture for a refund. */
export type PaymentState =
  /** `isBegun`: the payer has approved it, or is approving it at their bank; the money may arrive at any moment. */
  | { readonly kind: 'open'; readonly isBegun?: boolean }
  | {
      readonly kind: PaymentOutcome
      readonly amount: number
      readonly currency: string
      readonly captureId: string | null
    }

/**
 * A provider's event about a payment, with the provider's own id. `changed`: the message only reports that something has changed; the state
 * is requested from the provider with `look`.
 */
export interface PaymentEvent {
  readonly eventId: string
  readonly reference: string
  readonly kind: PaymentOutcome | 'changed'
  readonly amount: number
  readonly currency: string
  readonly captureId?: string | null
}

/** An unparsed message: the signature is computed over exactly these bytes. */
export interface ProviderMessage {
  readonly body: string
  /** A header by its lower-case name. */
  readonly headers: (name: string) => string | null
  readonly query: Readonly<Record<string, string>>
}

export interface PaymentProvider {
  readonly name: string
  /** Opens a session, or returns the open one. Called without a transaction; can be repeated. Throws ProviderError. */
  createSession(order: PayableOrder): Promise<PaymentSession>
  /** Verifies and parses a message of the provider; null when the shop does not need it. Throws UNAUTHENTICATED for a forged one. */
  readMessage(message: ProviderMessage): Promise<PaymentEvent | null>
  /** Requests the state of a payment, and captures one that the shopper has approved. Can be repeated. Throws ProviderError. */
  look(payment: ProviderPayment): Promise<PaymentState>
  /**
   * Cancels an open session so that it can no longer be paid, and returns the resulting state, because it may have been paid in the
   * meantime. Throws ProviderError.
   */
  cancel(payment: ProviderPayment): Promise<PaymentState>
  /**
   * Refunds captured money, all of it or a part. The same key again is the same refund. Returns the provider's id of it. Throws
   * ProviderError.
   */
  refund(payment: ProviderPayment, refund: { readonly key: string; readonly amount: number }): Promise<string>
}

/** A request to a provider failed. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  /** `refused`: a retry cannot succeed. Everything else is retried later. */
  constructor(
    readonly provider: string,
    message: string,
    readonly isRefused: boolean,
    options?: ErrorOptions,
  ) {
    super(`${provider}: ${message}`, options)
  }
}
