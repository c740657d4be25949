/** Rules of the fields of the checkout form, and the message for each rule that a field breaks (spec 1 §3 "Checkout form"). */
import { isEmail } from '@/lib/contract/email'
import type { CheckoutForm } from '@/lib/contract/schemas/checkout'
import { postalCodeProblem } from '@/lib/market/address-formats'
import { countryOf } from '@/lib/market/countries'

/** The fields of the form, and the two choices that are not part of it, in the order of the page. */
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

/** Fields for companies; the name is required as soon as one of them is filled. */
export const COMPANY_FIELDS = [
  'company',
  'business_id',
  'vat_number',
  'einvoice_address',
  'einvoice_operator',
  'reference',
] as const satisfies readonly FieldName[]

/** A message of `locales` with its values. */
export interface FieldMessage {
  readonly id: string
  readonly values?: Readonly<Record<string, string | number>>
}
export type FieldErrors = Readonly<Partial<Record<FieldName, FieldMessage>>>

export interface FieldRules {
  readonly country: string
  /** Products are delivered to the address: not collected from a store, and more than gift cards by e-mail. */
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

interface FieldValues {
  readonly form: CheckoutForm
  readonly paymentMethod: string
  readonly hasAcceptedCustoms: boolean
}

/** The id of a field's control; the error summary links to it. */
export function fieldId(name: FieldName): string {
  return `checkout-${name}`
}

const PHONE = /^\+?[\d\s()./-]{4,}$/

/** Checks the trimmed text of a field; null when it is valid. */
type Check = (text: string, values: FieldValues, rules: FieldRules) => FieldMessage | null

const required =
  (id: string): Check =>
  (text) =>
    text === '' ? { id } : null

const requiredAddress =
  (id: string): Check =>
  (text, _, rules) =>
    rules.needsAddress && text === '' ? { id } : null

/** Two fields that are filled together or not at all. */
const requiredWith =
  (other: keyof CheckoutForm, id: string): Check =>
  (text, { form }) =>
    text === '' && form[other].trim() !== '' ? { id } : null

const checkPostalCode: Check = (text, _, { country, needsAddress }) => {
  if (text === '')
    return needsAddress && countryOf(country)?.postalCodeRequired ? { id: 'checkout.missing_postal_code' } : null
  const problem = postalCodeProblem(country, text)
  if (problem?.kind === 'blocked') return { id: 'checkout.error_northern_ireland' }
  if (!needsAddress || problem === null) return null
  return problem.kind === 'unused'
    ? { id: 'checkout.unused_postal_code' }
    : { id: 'checkout.invalid_postal_code', values: { example: problem.example } }
}

const checkLocation: Check = (text, { form }, { deliveryMethods }) => {
  const method = deliveryMethods.find(({ id }) => id === form.delivery_method)
  const locations = method?.locations ?? []
  const isNeeded = method?.needs_location ?? locations.length > 0
  return !isNeeded || locations.some(({ id }) => id === text) ? null : { id: 'checkout.missing_delivery_location' }
}

/** Fields without an entry take any text. */
const CHECKS: Readonly<Partial<Record<FieldName, Check>>> = {
  email: (text) => {
    if (text === '') return { id: 'checkout.missing_email' }
    return isEmail(text) ? null : { id: 'checkout.invalid_email' }
  },
  first_name: required('checkout.missing_first_name'),
  last_name: required('checkout.missing_last_name'),
  phone: (text) => {
    if (text === '') return { id: 'checkout.missing_phone' }
    return PHONE.test(text) ? null : { id: 'checkout.invalid_phone' }
  },
  company: (text, { form }) =>
    text === '' && COMPANY_FIELDS.some((field) => form[field].trim() !== '')
      ? { id: 'checkout.missing_company' }
      : null,
  einvoice_address: requiredWith('einvoice_operator', 'checkout.missing_einvoice_address'),
  einvoice_operator: requiredWith('einvoice_address', 'checkout.missing_einvoice_operator'),
  address: requiredAddress('checkout.missing_address'),
  city: requiredAddress('checkout.missing_city'),
  postal_code: checkPostalCode,
  delivery_method: (text, _, { deliveryMethods }) =>
    deliveryMethods.some(({ id }) => id === text) ? null : { id: 'checkout.missing_delivery_method' },
  delivery_location: checkLocation,
  payment_method: (_, { paymentMethod }, { needsPayment, paymentMethods }) =>
    !needsPayment || paymentMethods.some(({ id }) => id === paymentMethod)
      ? null
      : { id: 'checkout.missing_payment_method' },
  customs: (_, { hasAcceptedCustoms }, { needsCustoms }) =>
    needsCustoms && !hasAcceptedCustoms ? { id: 'checkout.missing_customs' } : null,
}

/** The error of one field, or null. */
export function checkField(name: FieldName, values: FieldValues, rules: FieldRules): FieldMessage | null {
  const text = name in values.form ? values.form[name as keyof CheckoutForm].trim() : ''
  return CHECKS[name]?.(text, values, rules) ?? null
}

/** The errors of all fields, in the order of the page. */
export function checkAll(values: FieldValues, rules: FieldRules): FieldErrors {
  const found = FIELD_ORDER.flatMap((name) => {
    const error = checkField(name, values, rules)
    return error ? [[name, error] as const] : []
  })
  return Object.fromEntries(found)
}

/** The field that the server refused, by the dotted path in its answer; null when the page has no such field. */
export function refusedField(path: string | undefined): FieldName | null {
  const name = path?.replace(/^form\./, '')
  return FIELD_ORDER.find((field) => field === name) ?? null
}
