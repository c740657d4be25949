/**
 * The states of an order, and what each one means. `payment`: the shop waits for it, has it, or nothing is owed any more. `goods`: reserved,
 * packed, sent, delivered, or released again. `end`: how an order ended whose products were released; what was paid for it is refunded.
 * The transitions between them are in order-machine.ts.
 */
import { isOneOf, statesWith } from './machine'

export type OrderEnd = 'cancelled' | 'failed' | 'expired'

interface StateMeaning {
  readonly payment: 'open' | 'paid' | 'none'
  readonly goods: 'reserved' | 'packed' | 'sent' | 'delivered' | 'released'
  readonly end: OrderEnd | null
}

const MEANING = {
  pending_payment: { payment: 'open', goods: 'reserved', end: null },
  paid: { payment: 'paid', goods: 'reserved', end: null },
  packed: { payment: 'paid', goods: 'packed', end: null },
  sent: { payment: 'paid', goods: 'sent', end: null },
  delivered: { payment: 'paid', goods: 'delivered', end: null },
  cancelled: { payment: 'none', goods: 'released', end: 'cancelled' },
  expired: { payment: 'none', goods: 'released', end: 'expired' },
  payment_failed: { payment: 'none', goods: 'released', end: 'failed' },
} as const satisfies Readonly<Record<string, StateMeaning>>

export type OrderStatus = keyof typeof MEANING
export const CANCELLED = 'cancelled' satisfies OrderStatus
export const ORDER_STATES = Object.keys(MEANING) as [OrderStatus, ...OrderStatus[]]

export const UNPAID_STATES = statesWith(MEANING, 'payment', 'open')
export const PAID_STATES = statesWith(MEANING, 'payment', 'paid')
const ENDED_STATES = statesWith(MEANING, 'goods', 'released')
/** Its stock, codes and gift card money are taken. */
export const HOLDING_STATES = statesWith(MEANING, 'goods', 'reserved', 'packed', 'sent', 'delivered')
/** Staff still have to hand it over or to send it, or the shopper to pay it. */
export const UNSENT_STATES = statesWith(MEANING, 'goods', 'reserved', 'packed')
/** Nothing has been packed: it was just ordered, paid or not. */
const UNPACKED_STATES = statesWith(MEANING, 'goods', 'reserved')
/** Paid, and its products are still in the shop. */
export const IN_SHOP_STATES = PAID_STATES.filter((status) => isOneOf(UNSENT_STATES, status))
const UNDELIVERED_STATES = statesWith(MEANING, 'goods', 'reserved', 'packed', 'sent')

/** It waits for its payment. Of a state that came from outside, too. */
export const isUnpaid = (status: string) => isOneOf(UNPAID_STATES, status)
export const isPaid = (status: OrderStatus) => isOneOf(PAID_STATES, status)
/** It ended and holds nothing any more; its cart may be ordered again. Of a state that came from outside, too. */
export const hasEndedUnpaid = (status: string) => isOneOf(ENDED_STATES, status)
export const isUnpacked = (status: OrderStatus) => isOneOf(UNPACKED_STATES, status)
/** Paid, and nothing has been packed. */
export const isNewlyPaid = (status: OrderStatus) => isPaid(status) && isUnpacked(status)
/** Paid, and its products are still in the shop. */
export const isInShop = (status: OrderStatus) => isOneOf(IN_SHOP_STATES, status)
/** Its products are with the carrier, or wait in the store where they are collected. */
export const isInTransit = (status: OrderStatus) => MEANING[status].goods === 'sent'
/** Its products have left the shop: they can be returned. */
export const hasLeftShop = (status: OrderStatus) => isPaid(status) && !isOneOf(UNSENT_STATES, status)
/** The shopper still waits for it. */
export const isAwaited = (status: OrderStatus) => isOneOf(UNDELIVERED_STATES, status)
/** How an order ended; null while it holds its products. */
export const endOf = (status: OrderStatus): OrderEnd | null => MEANING[status].end
