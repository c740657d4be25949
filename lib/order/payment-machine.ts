/** States and transitions of a payment, and of a refund of captured money. A payment's capture, cancellation or failure decides about its order. */
import { isOneOf, type Machine, statesWith } from './machine'

const PAYMENT_MEANING = {
  open: { money: 'awaited' },
  captured: { money: 'here' },
  cancelled: { money: 'none' },
  failed: { money: 'none' },
  /** All of it was refunded; after a partial refund a payment is still captured. */
  refunded: { money: 'here' },
} as const

export type PaymentStatus = keyof typeof PAYMENT_MEANING

export const OPEN_PAYMENTS = statesWith(PAYMENT_MEANING, 'money', 'awaited')
/** Money was received for it, refunded or not. */
export const CAPTURED_PAYMENTS = statesWith(PAYMENT_MEANING, 'money', 'here')
export const isOpenPayment = (status: PaymentStatus) => isOneOf(OPEN_PAYMENTS, status)
export const isCaptured = (status: PaymentStatus) => isOneOf(CAPTURED_PAYMENTS, status)

/**
 * The effects of a transition of a payment. `settle_order`: its order becomes paid, is restored or ends; money without an order is
 * refunded.
 */
type PaymentEffect = 'settle_order' | 'end_order' | 'record_refund'

export const PAYMENT = {
  name: 'payment',
  table: 'payments',
  states: Object.keys(PAYMENT_MEANING) as PaymentStatus[],
  initial: 'open',
  transitions: {
    open: { from: [], to: 'open', by: ['shopper'], events: [], effects: [] },
    capture: {
      from: ['open', 'cancelled', 'failed'],
      to: 'captured',
      by: ['provider'],
      when: 'amount and currency are those of the order',
      events: [],
      effects: ['settle_order'],
    },
    cancel: { from: ['open'], to: 'cancelled', by: ['provider'], events: [], effects: ['end_order'] },
    fail: { from: ['open'], to: 'failed', by: ['provider'], events: [], effects: ['end_order'] },
    refund: {
      from: ['captured'],
      to: 'refunded',
      by: ['shopper', 'staff', 'provider'],
      when: 'all of it is due for refund: after a cancellation, a return or a late payment',
      events: [],
      effects: [],
    },
  },
} as const satisfies Machine<PaymentStatus> & {
  transitions: Record<string, { effects: readonly PaymentEffect[] }>
}

/** How a payment can end at its provider. */
export type PaymentOutcome = 'captured' | 'cancelled' | 'failed'
export const PAYMENT_OUTCOMES = [
  PAYMENT.transitions.capture.to,
  PAYMENT.transitions.cancel.to,
  PAYMENT.transitions.fail.to,
] as const satisfies readonly PaymentOutcome[]

const REFUND_MEANING = { due: { isDue: true }, done: { isDue: false }, refused: { isDue: false } } as const

export type RefundStatus = keyof typeof REFUND_MEANING

export const DUE_REFUNDS = statesWith(REFUND_MEANING, 'isDue', true)

type RefundEffect = 'mail_refund_refused'

export const REFUND = {
  name: 'refund',
  table: 'refunds',
  states: Object.keys(REFUND_MEANING) as RefundStatus[],
  initial: 'due',
  transitions: {
    request: { from: [], to: 'due', by: ['shopper', 'staff', 'provider'], events: ['refund_due'], effects: [] },
    finish: { from: ['due'], to: 'done', by: ['provider'], events: ['refunded'], effects: [] },
    refuse: {
      from: ['due'],
      to: 'refused',
      by: ['provider'],
      when: 'the provider refused it, or did not answer thirty times',
      events: ['refund_refused'],
      effects: ['mail_refund_refused'],
    },
  },
} as const satisfies Machine<RefundStatus> & {
  transitions: Record<string, { effects: readonly RefundEffect[] }>
}
/** The provider rejected it: staff must handle it. */
export const REFUSED_REFUND = REFUND.transitions.refuse.to
