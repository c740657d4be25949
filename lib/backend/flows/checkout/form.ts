/** The delivery form of an order: the data that a parcel needs (spec 1 §3 "Checkout form"). */
import { ApiError } from '@/lib/contract/errors'
import type { CheckoutForm } from '@/lib/contract/schemas/checkout'
import { isBusinessId, isEinvoiceAddress, isEinvoiceOperator, isVatNumber } from '@/lib/market/company-numbers'
import { postalCodeProblem } from '@/lib/market/address-formats'
import { countryOf } from '@/lib/market/countries'

function refuse(field: keyof CheckoutForm, message: string): never {
  throw new ApiError('BAD_REQUEST', message, { field: `form.${field}` })
}

export interface FormRules {
  readonly country: string
  /** Products that are delivered to the address: not collected in a store, and not only gift cards. */
  readonly needsAddress: boolean
}

/** Throws BAD_REQUEST with the field that is missing or invalid. */
export function checkForm(form: CheckoutForm, { country, needsAddress }: FormRules): void {
  if (!/^\+?[\d\s()./-]{4,}$/.test(form.phone)) refuse('phone', 'This is not a phone number.')
  const problem = postalCodeProblem(country, form.postal_code)
  if (problem?.kind === 'blocked') refuse('postal_code', 'The shop does not deliver to Northern Ireland.')
  checkCompany(form, country)
  if (!needsAddress) return
  if (form.address === '') refuse('address', 'An address is needed.')
  if (form.city === '') refuse('city', 'A city is needed.')
  if (form.postal_code === '' && countryOf(country)?.postalCodeRequired)
    refuse('postal_code', 'A postal code is needed.')
  // The tax is that of the delivery country: an address of another country would be sold with the wrong tax, or without any.
  if (problem?.kind === 'format') refuse('postal_code', 'This is not a postal code of the delivery country.')
  if (problem?.kind === 'unused') refuse('postal_code', 'The delivery country has no postal codes.')
}

/** Fields of companies are empty or valid, and only used together with a company. */
function checkCompany(
  { company, vat_number, business_id, einvoice_address, einvoice_operator, reference }: CheckoutForm,
  country: string,
): void {
  if (
    company.trim() === '' &&
    [vat_number, business_id, einvoice_address, einvoice_operator, reference].some((text) => text.trim() !== '')
  ) {
    refuse('company', 'The name of the company is needed.')
  }
  if (vat_number && !isVatNumber(vat_number, country)) refuse('vat_number', 'This is not a VAT number.')
  if (business_id && !isBusinessId(business_id, country)) refuse('business_id', 'This is not a business id.')
  if (einvoice_address && !isEinvoiceAddress(einvoice_address))
    refuse('einvoice_address', 'This is not the address of an e-invoice.')
  if (einvoice_operator && !isEinvoiceOperator(einvoice_operator))
    refuse('einvoice_operator', 'This is not an operator of e-invoices.')
  if (Boolean(einvoice_address) !== Boolean(einvoice_operator))
    refuse(
      einvoice_address ? 'einvoice_operator' : 'einvoice_address',
      'An e-invoice needs an address and an operator.',
    )
}
