/** States and transitions of a rental booking: goods that are collected from a store and brought back. */
import { type Machine, startsFrom, statesWith, targetsOf } from './machine'

const MEANING = {
  booked: { units: 'held' },
  handed_over: { units: 'held' },
  returned: { units: 'free' },
  cancelled: { units: 'free' },
  missed: { units: 'free' },
} as const

export type RentalStatus = keyof typeof MEANING
export const RENTAL_STATES = Object.keys(MEANING) as [RentalStatus, ...RentalStatus[]]

/** Its units are kept for it, or are with the shopper. */
export const HELD_RENTALS = statesWith(MEANING, 'units', 'held')

type RentalEffect =
  /** Nobody else can book these units for these days. */
  | 'hold_units'
  /** They can be booked again: for all of the days, or for those after the service that follows the return. */
  | 'free_units'

export const RENTAL = {
  name: 'rental',
  table: 'rental_bookings',
  states: RENTAL_STATES,
  initial: 'booked',
  transitions: {
    book: { from: [], to: 'booked', by: ['shopper', 'staff'], events: [], effects: ['hold_units'] },
    hand_over: { from: ['booked'], to: 'handed_over', by: ['staff'], events: [], effects: [] },
    return: { from: ['handed_over'], to: 'returned', by: ['staff'], events: [], effects: ['free_units'] },
    cancel: { from: ['booked'], to: 'cancelled', by: ['shopper', 'staff'], events: [], effects: ['free_units'] },
    miss: {
      from: ['booked'],
      to: 'missed',
      by: ['staff'],
      when: 'nobody has collected it',
      events: [],
      effects: ['free_units'],
    },
  },
} as const satisfies Machine<RentalStatus> & {
  transitions: Record<string, { effects: readonly RentalEffect[] }>
}

/** The states to which staff can change a booking. */
export const STAFF_RENTAL_TARGETS = targetsOf(RENTAL, 'staff')
export const CANCELLED_RENTAL = RENTAL.transitions.cancel.to
export const MISSED_RENTAL = RENTAL.transitions.miss.to
export const HANDED_OVER_RENTAL = RENTAL.transitions.hand_over.to
export const RETURNED_RENTAL = RENTAL.transitions.return.to

/** Days can be changed until it is handed over. */
export const mayChangeRental = (status: RentalStatus) => status === RENTAL.initial
export const mayHandOver = (status: RentalStatus) => startsFrom(RENTAL, 'hand_over', { status })
export const mayReturnRental = (status: RentalStatus) => startsFrom(RENTAL, 'return', { status })
