/** The delivery form of an order: what a parcel needs to arrive (spec 1 §3 "Checkout form"). */
import { ApiError } from '@/lib/contract/errors'
import type { CheckoutForm } from '@/lib/contract/schemas/checkout'
import { countryOf, isPostalCodeBlocked } from '@/lib/market/countries'

function refuse(field: keyof CheckoutForm, message: string): never {
  throw new ApiError('BAD_REQUEST', message, { field: `form.${field}` })
}

export interface FormRules {
  readonly country: string
  /** Goods that travel to the address: not fetched from a store, and more than a gift card. */
  readonly needsAddress: boolean
}

/** Throws BAD_REQUEST with the field that is missing or cannot be used. */
export function checkForm(form: CheckoutForm, { country, needsAddress }: FormRules): void {
  if (!/^\+?[\d\s()./-]{4,}$/.test(form.phone)) refuse('phone', 'This is not a phone number.')
  if (isPostalCodeBlocked(country, form.postal_code)) refuse('postal_code', 'The shop does not deliver to Northern Ireland.')
  if (!needsAddress) return
  if (form.address === '') refuse('address', 'An address is needed.')
  if (form.city === '') refuse('city', 'A city is needed.')
  if (form.postal_code === '' && countryOf(country)?.postalCodeRequired) refuse('postal_code', 'A postal code is needed.')
}
