/** Renting: booking in a store, and the desk of staff. The list of what can be rented is in the catalogue's calls. */
import { z } from 'zod'

import { RENTAL_STATES } from '@/lib/order/rental-machine'

import {
  bookRental,
  changeRental,
  moveRental,
  rentalBooking,
  rentalKey,
  rentalOffer,
  rentalOfferQuery,
  staffRentals,
  staffRentalsQuery,
} from '../schemas/rental'
import { defineCalls } from './call'

export const rentalCalls = defineCalls('Rentals', {
  /** Sizes, stores and free days of a product that can be rented. */
  rentalOffer: {
    method: 'GET',
    path: '/api/rental/offer/',
    access: 'public',
    query: rentalOfferQuery,
    answer: rentalOffer,
  },
  /** Nothing is paid: the rent is paid when the goods are collected. The confirmation comes by e-mail. */
  bookRental: {
    method: 'POST',
    path: '/api/rental/book/',
    access: 'optional',
    sendsAuth: true,
    body: bookRental,
    answer: rentalBooking,
  },
  rentalBooking: {
    method: 'POST',
    path: '/api/rental/booking/',
    access: 'public',
    body: rentalKey,
    answer: rentalBooking,
  },
  /** Other days, until the goods are collected. */
  changeRental: {
    method: 'POST',
    path: '/api/rental/change/',
    access: 'public',
    body: changeRental,
    answer: rentalBooking,
  },
  cancelRental: {
    method: 'POST',
    path: '/api/rental/cancel/',
    access: 'public',
    body: rentalKey,
    answer: rentalBooking,
  },
  /** For staff: bookings of a state, the next collection or return first, 50 a page. */
  staffRentals: {
    method: 'GET',
    path: '/api/staff/rentals/',
    access: 'orders.read',
    query: staffRentalsQuery,
    answer: staffRentals,
  },
  moveRental: {
    method: 'POST',
    path: '/api/staff/rental/',
    access: 'orders.process',
    body: moveRental,
    answer: z.object({ number: z.string(), status: z.enum(RENTAL_STATES) }),
  },
})
