/** Where the shopper is redirected after paying: the result pages in the order's language, with the look-up secret. */
import { orderAccess } from '@/lib/backend/domain/orders/secret'
import { config } from '@/lib/config/env'
import { localizedHref } from '@/lib/market/domains'
import type { Language } from '@/lib/market/languages'
import { orderLink } from '@/lib/order/order-link'
import { endOf, type OrderEnd, type OrderStatus } from '@/lib/order/order-states'
import { PAYMENT, type PaymentOutcome } from '@/lib/order/payment-machine'

export interface ResultOrder {
  readonly number: string
  readonly cartKey: string
  readonly language: Language
}

const ROUTES = {
  captured: 'order/payment_ok',
  cancelled: 'order/payment_cancelled',
  failed: 'order/payment_error',
} as const satisfies Readonly<Record<PaymentOutcome, string>>

/** The path of a result page on the host of the order's language. */
export function resultPath(order: ResultOrder, outcome: PaymentOutcome): string {
  const path = localizedHref(config().routing, order.language, ROUTES[outcome], { slug: [order.number] })
  return orderLink(path, orderAccess(order.number, order.cartKey))
}

/** The address of a result page for a browser that is on one of the payment pages, which may have another host than the shopper's pages. */
export function resultHref(order: ResultOrder, outcome: PaymentOutcome): string {
  const path = resultPath(order, outcome)
  const { apiOrigin, origin } = config()
  return apiOrigin === null ? path : new URL(path, origin).href
}

const { capture, cancel, fail } = PAYMENT.transitions
const OUTCOMES: Readonly<Record<OrderEnd, PaymentOutcome>> = { cancelled: cancel.to, failed: fail.to, expired: fail.to }

/** The result page for an order's state. */
export function outcomeOf(status: OrderStatus): PaymentOutcome {
  const end = endOf(status)
  return end === null ? capture.to : OUTCOMES[end]
}
