/** What the fields of the checkout form must hold, and which words say what is missing (spec 1 §3 "Checkout form"). */
import { isEmail } from '@/lib/contract/email'
import type { CheckoutForm } from '@/lib/contract/schemas/checkout'
import { countryOf, isPostalCodeBlocked } from '@/lib/market/countries'

import { addressHint } from './address-hints'

/** The form's own fields and the two choices that live beside it, in the order of the page. */
export const FIELD_ORDER = [
  'email',
  'first_name',
  'last_name',
  'company',
  'business_id',
  'vat_number',
  'einvoice_address',
  'einvoice_operator',
  'reference',
  'address',
  'postal_code',
  'city',
  'phone',
  'seller_name',
  'seller_number',
  'delivery_method',
  'delivery_location',
  'payment_method',
  'customs',
] as const
export type FieldName = (typeof FIELD_ORDER)[number]

/** Fields that a company fills; its name is needed as soon as one of them is. */
export const COMPANY_FIELDS = [
  'company',
  'business_id',
  'vat_number',
  'einvoice_address',
  'einvoice_operator',
  'reference',
] as const satisfies readonly FieldName[]

/** A message of `locales` with its values. */
export interface Wording {
  readonly id: string
  readonly values?: Readonly<Record<string, string | number>>
}
export type Problems = Readonly<Partial<Record<FieldName, Wording>>>

export interface FieldRules {
  readonly country: string
  /** Goods travel to the address: not fetched from a store, and more than a gift card. */
  readonly needsAddress: boolean
  readonly deliveryMethods: readonly {
    readonly id: string
    readonly needs_location?: boolean | undefined
    readonly locations: readonly { readonly id: string }[]
  }[]
  /** False when gift cards pay for everything. */
  readonly needsPayment: boolean
  readonly paymentMethods: readonly { readonly id: string }[]
  readonly needsCustoms: boolean
}

export interface FieldValues {
  readonly form: CheckoutForm
  readonly paymentMethod: string
  readonly hasAcceptedCustoms: boolean
}

/** The id of a field's control; the error summary links to it. */
export function fieldId(name: FieldName): string {
  return `checkout-${name}`
}

const PHONE = /^\+?[\d\s()./-]{4,}$/

/** What is wrong with one field, or null. */
export function checkField(
  name: FieldName,
  { form, paymentMethod, hasAcceptedCustoms }: FieldValues,
  rules: FieldRules,
): Wording | null {
  const text = name in form ? form[name as keyof CheckoutForm].trim() : ''
  switch (name) {
    case 'email':
      if (text === '') return { id: 'checkout.missing_email' }
      return isEmail(text) ? null : { id: 'checkout.invalid_email' }
    case 'first_name':
      return text === '' ? { id: 'checkout.missing_first_name' } : null
    case 'last_name':
      return text === '' ? { id: 'checkout.missing_last_name' } : null
    case 'phone':
      if (text === '') return { id: 'checkout.missing_phone' }
      return PHONE.test(text) ? null : { id: 'checkout.invalid_phone' }
    case 'company':
      return text === '' && COMPANY_FIELDS.some((field) => form[field].trim() !== '')
        ? { id: 'checkout.missing_company' }
        : null
    case 'einvoice_address':
      return text === '' && form.einvoice_operator.trim() !== '' ? { id: 'checkout.missing_einvoice_address' } : null
    case 'einvoice_operator':
      return text === '' && form.einvoice_address.trim() !== '' ? { id: 'checkout.missing_einvoice_operator' } : null
    case 'address':
      return rules.needsAddress && text === '' ? { id: 'checkout.missing_address' } : null
    case 'city':
      return rules.needsAddress && text === '' ? { id: 'checkout.missing_city' } : null
    case 'postal_code':
      return checkPostalCode(text, rules)
    case 'delivery_method':
      return rules.deliveryMethods.some(({ id }) => id === text) ? null : { id: 'checkout.missing_delivery_method' }
    case 'delivery_location': {
      const method = rules.deliveryMethods.find(({ id }) => id === form.delivery_method)
      const locations = method?.locations ?? []
      const isNeeded = method?.needs_location ?? locations.length > 0
      return !isNeeded || locations.some(({ id }) => id === text) ? null : { id: 'checkout.missing_delivery_location' }
    }
    case 'payment_method':
      return !rules.needsPayment || rules.paymentMethods.some(({ id }) => id === paymentMethod)
        ? null
        : { id: 'checkout.missing_payment_method' }
    case 'customs':
      return rules.needsCustoms && !hasAcceptedCustoms ? { id: 'checkout.missing_customs' } : null
    default:
      return null
  }
}

function checkPostalCode(text: string, { country, needsAddress }: FieldRules): Wording | null {
  if (text === '')
    return needsAddress && countryOf(country)?.postalCodeRequired ? { id: 'checkout.missing_postal_code' } : null
  if (isPostalCodeBlocked(country, text)) return { id: 'checkout.error_northern_ireland' }
  const { postalCode, example } = addressHint(country)
  if (!needsAddress || postalCode === null || example === null || postalCode.test(text)) return null
  return { id: 'checkout.invalid_postal_code', values: { example } }
}

/** Everything that is wrong, in the order of the page. */
export function checkAll(values: FieldValues, rules: FieldRules): Problems {
  const found = FIELD_ORDER.flatMap((name) => {
    const problem = checkField(name, values, rules)
    return problem ? [[name, problem] as const] : []
  })
  return Object.fromEntries(found)
}

/** The field that the server refused, by the dotted path of its answer; null when it is none of the page's. */
export function refusedField(path: string | undefined): FieldName | null {
  const name = path?.replace(/^form\./, '')
  return FIELD_ORDER.find((field) => field === name) ?? null
}
