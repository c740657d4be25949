/** Calls about renting. */
import { rentalOffer } from '@/lib/backend/domain/rentals/offer'
import { rentalByAccess, rentalView, staffRentals } from '@/lib/backend/domain/rentals/view'
import { bookRental, cancelRental, changeRental } from '@/lib/backend/flows/rentals/book'
import { moveRental } from '@/lib/backend/flows/rentals/move'
import type { rentalCalls } from '@/lib/contract/calls/rentals'

import type { Handlers } from './types'

export const rentalHandlers: Handlers<typeof rentalCalls> = {
  rentalOffer: ({ query }) => rentalOffer(query),
  bookRental: ({ body }, context) => bookRental(body, context),
  rentalBooking: async ({ body }) => rentalView(await rentalByAccess(body)),
  changeRental: ({ body }) => changeRental(body),
  cancelRental: ({ body }) => cancelRental(body),
  staffRentals: ({ query }) => staffRentals(query),
  moveRental: ({ body }) => moveRental(body),
}
