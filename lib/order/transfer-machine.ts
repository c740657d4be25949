/** States and transitions of a transfer request: products that a store asks other stores and warehouses for. */
import { type Machine, mayReach, nextState, statesWith, targetsOf } from './machine'

const MEANING = {
  requested: { goods: 'source' },
  sent: { goods: 'transit' },
  received: { goods: 'target' },
  cancelled: { goods: 'source' },
} as const

export type TransferStatus = keyof typeof MEANING
export const TRANSFER_STATES = Object.keys(MEANING) as [TransferStatus, ...TransferStatus[]]

/** Its products have left the stock of the source stores, reserved before or not. */
export const LEFT_TRANSFERS = statesWith(MEANING, 'goods', 'transit', 'target')

type TransferEffect =
  /** Removed from the stock of the sources, when the request reserves. */
  | 'reserve_stock'
  | 'release_stock'
  /** Removed from the stock of the sources, when the request did not reserve. */
  | 'take_stock'
  /** Added to the stock of the requesting store. */
  | 'add_stock'

export const TRANSFER = {
  name: 'transfer',
  table: 'transfer_requests',
  states: TRANSFER_STATES,
  initial: 'requested',
  transitions: {
    request: { from: [], to: 'requested', by: ['staff'], events: [], effects: ['reserve_stock'] },
    send: { from: ['requested'], to: 'sent', by: ['staff'], events: [], effects: ['take_stock'] },
    receive: { from: ['sent'], to: 'received', by: ['staff'], events: [], effects: ['add_stock'] },
    cancel: { from: ['requested'], to: 'cancelled', by: ['staff'], events: [], effects: ['release_stock'] },
  },
} as const satisfies Machine<TransferStatus> & {
  transitions: Record<string, { effects: readonly TransferEffect[] }>
}
/** The states to which staff can change a transfer request. */
export const STAFF_TRANSFER_TARGETS = targetsOf(TRANSFER, 'staff')

export const CANCELLED_TRANSFER = TRANSFER.transitions.cancel.to
export const mayCancelTransfer = (status: TransferStatus) => mayReach(TRANSFER, status, CANCELLED_TRANSFER, 'staff')
/** The state after the next step towards the requesting store; null without one. */
export const nextTransferState = (status: TransferStatus) => nextState(TRANSFER, ['send', 'receive'], status)
/** Nothing has left its source yet. */
export const isRequestedTransfer = (status: TransferStatus) => status === TRANSFER.initial
