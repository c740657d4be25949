/** Numbers of rental bookings, and the secrets that open them, derived from the shop's secret. */
import { createHmac, randomBytes } from 'node:crypto'

import { crockford } from '@/lib/backend/platform/security/base32'
import { isDerived, shopSecret } from '@/lib/backend/platform/security/secret'

/** 40 random bits, so that nobody can guess one or derive the number of bookings. */
export const newRentalNumber = (): string => `R-${crockford(randomBytes(5))}`

/** Opens the booking (256 bits). `formKey`: the key of the form with which it was booked. */
export const rentalAccess = (number: string, formKey: string, secret = shopSecret()): string =>
  createHmac('sha256', secret).update(`rental-access ${number} ${formKey}`).digest('base64url')

export const isRentalAccess = (access: string, number: string, formKey: string): boolean =>
  isDerived(access, (secret) => rentalAccess(number, formKey, secret))
