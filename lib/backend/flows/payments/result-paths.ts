/** Where the shopper lands after paying: the result pages of the order's language, with the look-up secret. */
import type { OrderStatus } from '@/lib/backend/domain/schema'
import { orderAccess } from '@/lib/backend/domain/orders/secret'
import { config } from '@/lib/config/env'
import { localizedHref } from '@/lib/market/domains'
import type { Language } from '@/lib/market/languages'

export interface ResultOrder {
  readonly number: string
  readonly cartKey: string
  readonly language: Language
}

export type Outcome = 'captured' | 'cancelled' | 'failed'

const ROUTES = {
  captured: 'order/payment_ok',
  cancelled: 'order/payment_cancelled',
  failed: 'order/payment_error',
} as const

/** The path of a result page on the host of the order's language. */
export function resultPath(order: ResultOrder, outcome: Outcome): string {
  const path = localizedHref(config().routing, order.language, ROUTES[outcome], { slug: [order.number] })
  return `${path}?access=${orderAccess(order.number, order.cartKey)}`
}

/** The result page that fits an order's state. */
export function outcomeOf(status: OrderStatus): Outcome {
  if (status === 'cancelled') return 'cancelled'
  return status === 'payment_failed' || status === 'expired' ? 'failed' : 'captured'
}
