/** States and transitions of a purchase order: goods that the shop orders from a supplier. */
import { type Machine, startsFrom, statesWith } from './machine'

const MEANING = {
  draft: { goods: 'none', rows: 'open' },
  ordered: { goods: 'coming', rows: 'open' },
  partly_received: { goods: 'coming', rows: 'open' },
  received: { goods: 'none', rows: 'closed' },
  cancelled: { goods: 'none', rows: 'closed' },
} as const

export type PurchaseStatus = keyof typeof MEANING
export const PURCHASE_STATES = Object.keys(MEANING) as [PurchaseStatus, ...PurchaseStatus[]]

/** Nothing of it has come, or not all. */
export const ORDERED_PURCHASE = 'ordered' satisfies PurchaseStatus
export const PARTLY_RECEIVED = 'partly_received' satisfies PurchaseStatus

/** What is not received yet comes on its day: the product's page promises it. */
export const COMING_PURCHASES = statesWith(MEANING, 'goods', 'coming')
/** Its rows can be changed. */
export const OPEN_PURCHASES = statesWith(MEANING, 'rows', 'open')

type PurchaseEffect =
  /** The product's pages promise the day of what is coming, or promise it no longer. */
  'promise_days'

export const PURCHASE = {
  name: 'purchase',
  table: 'purchase_orders',
  states: PURCHASE_STATES,
  initial: 'draft',
  transitions: {
    create: { from: [], to: 'draft', by: ['staff'], events: [], effects: [] },
    order: {
      from: ['draft'],
      to: 'ordered',
      by: ['staff'],
      when: 'it has rows',
      events: [],
      effects: ['promise_days'],
    },
    receive_part: {
      from: ['ordered'],
      to: 'partly_received',
      by: ['staff'],
      when: 'something is still to come',
      events: [],
      effects: ['promise_days'],
    },
    receive: {
      from: ['ordered', 'partly_received'],
      to: 'received',
      by: ['staff'],
      when: 'everything has come',
      events: [],
      effects: ['promise_days'],
    },
    close: {
      from: ['partly_received'],
      to: 'received',
      by: ['staff'],
      when: 'nothing more is expected',
      events: [],
      effects: ['promise_days'],
    },
    cancel: {
      from: ['draft', 'ordered'],
      to: 'cancelled',
      by: ['staff'],
      events: [],
      effects: ['promise_days'],
    },
  },
} as const satisfies Machine<PurchaseStatus> & {
  transitions: Record<string, { effects: readonly PurchaseEffect[] }>
}

/** Nothing was ordered yet: it can be deleted. */
export const isDraftPurchase = (status: PurchaseStatus) => status === PURCHASE.initial
export const mayOrderPurchase = (status: PurchaseStatus) => startsFrom(PURCHASE, 'order', { status })
export const mayCancelPurchase = (status: PurchaseStatus) => startsFrom(PURCHASE, 'cancel', { status })
export const mayClosePurchase = (status: PurchaseStatus) => startsFrom(PURCHASE, 'close', { status })
/** Goods of it can be booked. */
export const mayReceivePurchase = (status: PurchaseStatus) => startsFrom(PURCHASE, 'receive', { status })
