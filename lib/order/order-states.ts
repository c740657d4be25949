/**
 * The states of an order, and their meaning. `payment`: the shop waits for it, has it, or nothing has to be paid any more. `goods`:
 * reserved, packed, sent, delivered, or released. `end`: how an order with released products has ended; its payments are refunded. The
 * transitions between the states are in order-machine.ts.
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
/** It has ended and reserves nothing. */
export const RELEASED_STATES = statesWith(MEANING, 'goods', 'released')
/** Its stock, codes and gift card money are reserved. */
export const HOLDING_STATES = statesWith(MEANING, 'goods', 'reserved', 'packed', 'sent', 'delivered')
/** Staff still have to hand it over or to send it, or the shopper has to pay it. */
export const UNSENT_STATES = statesWith(MEANING, 'goods', 'reserved', 'packed')
/** Nothing has been packed yet: it was only ordered, paid or unpaid. */
export const UNPACKED_STATES = statesWith(MEANING, 'goods', 'reserved')
/** Paid, and its products are still in the shop. */
export const IN_SHOP_STATES = PAID_STATES.filter((status) => isOneOf(UNSENT_STATES, status))
const UNDELIVERED_STATES = statesWith(MEANING, 'goods', 'reserved', 'packed', 'sent')

/** It waits for its payment. Takes any text, because the state can come from the server. */
export const isUnpaid = (status: string) => isOneOf(UNPAID_STATES, status)
export const isPaid = (status: OrderStatus) => isOneOf(PAID_STATES, status)
/** It has ended and reserves nothing; its cart can be ordered again. Takes any text, because the state can come from the server. */
export const hasEndedUnpaid = (status: string) => isOneOf(RELEASED_STATES, status)
export const isUnpacked = (status: OrderStatus) => isOneOf(UNPACKED_STATES, status)
/** Paid, and nothing has been packed. */
export const isNewlyPaid = (status: OrderStatus) => isPaid(status) && isUnpacked(status)
/** Paid, and its products are still in the shop. */
export const isInShop = (status: OrderStatus) => isOneOf(IN_SHOP_STATES, status)
/** The carrier has its products, or they are ready in the store for collection. */
export const isInTransit = (status: OrderStatus) => MEANING[status].goods === 'sent'
/** Its products have left the shop: they can be returned. */
export const hasLeftShop = (status: OrderStatus) => isPaid(status) && !isOneOf(UNSENT_STATES, status)
/** The shopper still waits for it. */
export const isAwaited = (status: OrderStatus) => isOneOf(UNDELIVERED_STATES, status)
/** How an order has ended; null while its products are not released. */
export const endOf = (status: OrderStatus): OrderEnd | null => MEANING[status].end
