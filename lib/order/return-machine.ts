/** States and transitions of a return. An exchange is a return that reserves other variants while it is registered. */
import { isOneOf, type Machine, statesWith, targetsOf } from './machine'

const MEANING = {
  registered: { isOpen: true, counts: true },
  received: { isOpen: false, counts: true },
  cancelled: { isOpen: false, counts: false },
  expired: { isOpen: false, counts: false },
} as const

export type ReturnStatus = keyof typeof MEANING
export const RETURN_STATES = Object.keys(MEANING) as [ReturnStatus, ...ReturnStatus[]]

/** Its products are being sent back. */
export const OPEN_RETURNS = statesWith(MEANING, 'isOpen', true)
/** Its units cannot be returned again. */
export const COUNTED_RETURNS = statesWith(MEANING, 'counts', true)
/** Takes any text, because the state can come from the server. */
export const isCountedReturn = (status: string) => isOneOf(COUNTED_RETURNS, status)
export const isOpenReturn = (status: ReturnStatus) => isOneOf(OPEN_RETURNS, status)

/** The effects of a transition besides the state and the timeline. */
type ReturnEffect =
  /** The units are counted as returned on the order's lines. */
  | 'claim_units'
  | 'release_units'
  /** The variants of an exchange; nothing for a refund. */
  | 'reserve_exchange'
  | 'release_exchange'
  /** The value of a refund becomes due, to the payment and the gift cards of the order; nothing for an exchange. */
  | 'refund'
  /** The returned products are added to the stock of the store that staff select; nothing without one. */
  | 'restock'
  /** Of an exchange: the timeline also has the event that the other variant was sent. */
  | 'send_exchange'
  | 'mail_registered'
  | 'mail_received'
  | 'mail_expired'

export const RETURN = {
  name: 'return',
  table: 'returns',
  states: RETURN_STATES,
  initial: 'registered',
  transitions: {
    register: {
      from: [],
      to: 'registered',
      by: ['shopper', 'staff'],
      when: 'the order was sent and its return period is not over',
      events: ['return_registered'],
      effects: ['claim_units', 'mail_registered', 'reserve_exchange'],
    },
    receive: {
      from: ['registered'],
      to: 'received',
      by: ['staff'],
      events: ['return_received'],
      effects: ['refund', 'send_exchange', 'mail_received', 'restock'],
    },
    cancel: {
      from: ['registered'],
      to: 'cancelled',
      by: ['shopper', 'staff'],
      events: ['return_cancelled'],
      effects: ['release_units', 'release_exchange'],
    },
    expire: {
      from: ['registered'],
      to: 'expired',
      by: ['clock'],
      when: 'the products of an exchange did not come in time',
      events: ['exchange_expired'],
      effects: ['mail_expired', 'release_units', 'release_exchange'],
    },
  },
} as const satisfies Machine<ReturnStatus> & {
  transitions: Record<string, { effects: readonly ReturnEffect[] }>
}
export const RECEIVED_RETURN = RETURN.transitions.receive.to
export const CANCELLED_RETURN = RETURN.transitions.cancel.to
/** The states to which staff can change a return. */
export const STAFF_RETURN_TARGETS = targetsOf(RETURN, 'staff')
