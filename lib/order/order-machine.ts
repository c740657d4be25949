/**
 * Every transition of an order. Nothing else changes an order's state: `changeState` (lib/backend/domain/orders) makes only these, and the
 * database rejects every other pair of states. docs/order-states.md is generated from this table.
 */
import { type Actor, type Machine, mayReach, nextState, targetsOf } from './machine'
import { CANCELLED, ORDER_STATES, type OrderStatus } from './order-states'

/** The effects of a transition besides the state and the timeline. */
type OrderEffect =
  | 'open_payment'
  /** Its open payment is soon cancelled at the provider. */
  | 'close_payment'
  /** The uses of its code and campaign code, and the money of its gift cards, are reserved. */
  | 'redeem'
  | 'release_redemptions'
  | 'reserve_stock'
  | 'release_stock'
  /** The gift cards that it bought become valid. */
  | 'issue_gift_cards'
  | 'void_gift_cards'
  /** Everything that was captured and not yet refunded becomes due for refund. */
  | 'refund'
  | 'mail_confirmation'
  | 'mail_cancelled'
  | 'mail_sent'

const RELEASE = ['close_payment', 'release_redemptions', 'release_stock'] as const
const CONFIRM = ['mail_confirmation', 'issue_gift_cards'] as const
const CANCEL = {
  to: 'cancelled',
  when: 'no gift card that it bought has been used',
  events: ['cancelled'],
  effects: ['release_redemptions', 'void_gift_cards', 'refund', 'mail_cancelled', 'release_stock'],
} as const

export const ORDER = {
  name: 'order',
  table: 'orders',
  states: ORDER_STATES,
  initial: 'pending_payment',
  transitions: {
    place: {
      from: [],
      to: 'pending_payment',
      by: ['shopper'],
      events: ['created'],
      effects: ['open_payment', 'redeem', 'reserve_stock'],
    },
    pay: {
      from: ['pending_payment'],
      to: 'paid',
      by: ['provider'],
      when: 'the whole amount was captured',
      events: ['paid'],
      effects: CONFIRM,
    },
    accept: {
      from: ['pending_payment'],
      to: 'paid',
      by: ['shopper'],
      when: 'there is nothing to pay',
      events: ['paid'],
      effects: CONFIRM,
    },
    abandon: {
      from: ['pending_payment'],
      to: 'cancelled',
      by: ['provider'],
      when: 'its payment was cancelled',
      events: ['payment_cancelled'],
      effects: RELEASE,
    },
    fail: {
      from: ['pending_payment'],
      to: 'payment_failed',
      by: ['provider'],
      events: ['payment_failed'],
      effects: RELEASE,
    },
    expire: {
      from: ['pending_payment'],
      to: 'expired',
      by: ['clock'],
      when: 'it was not paid in time',
      events: ['expired'],
      effects: RELEASE,
    },
    withdraw: {
      from: ['pending_payment'],
      to: 'cancelled',
      by: ['shopper', 'staff'],
      events: ['cancelled'],
      effects: RELEASE,
    },
    revive: {
      from: ['cancelled', 'expired', 'payment_failed'],
      to: 'paid',
      by: ['provider'],
      when: 'money arrived late, nobody had cancelled the order itself, and everything is available again',
      events: ['revived', 'paid'],
      effects: [...CONFIRM, 'redeem', 'reserve_stock'],
    },
    cancel: { ...CANCEL, from: ['paid'], by: ['shopper', 'staff'] },
    cancel_packed: { ...CANCEL, from: ['packed'], by: ['staff'] },
    pack: { from: ['paid'], to: 'packed', by: ['staff'], events: ['packed'], effects: [] },
    send: { from: ['packed'], to: 'sent', by: ['staff'], events: ['sent'], effects: ['mail_sent'] },
    deliver: { from: ['sent'], to: 'delivered', by: ['staff'], events: ['delivered'], effects: [] },
  },
} as const satisfies Machine<OrderStatus> & {
  transitions: Record<string, { effects: readonly OrderEffect[] }>
}

/** The steps of a paid order until the delivery to the shopper, made by staff. */
const FULFILMENT = ['pack', 'send', 'deliver'] as const
/** The state after the next step of fulfilment; null without one. */
export const nextFulfilment = (status: OrderStatus) => nextState(ORDER, FULFILMENT, status)
/** States in which an order waits for a step of fulfilment. */
const { pack, send, deliver } = ORDER.transitions
export const FULFILMENT_STATES = [...pack.from, ...send.from, ...deliver.from] as const
/** The lists of the staff's order page: orders waiting for a step of fulfilment, and returns. */
export const STAFF_ORDER_LISTS = [...FULFILMENT_STATES, 'returns'] as const
/** The states to which staff can change an order. */
export const STAFF_ORDER_TARGETS = targetsOf(ORDER, 'staff')

/** True when `by` may cancel it now. */
export const mayCancel = (status: OrderStatus, by: Actor) => mayReach(ORDER, status, CANCELLED, by)
