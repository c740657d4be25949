/**
 * The checkout form, stored as typed until the tab is closed (spec 1 §3 "Checkout form"). The server checks it when the order is placed.
 */
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import { STORED } from '@/lib/browser/storage'
import type { CheckoutForm } from '@/lib/contract/schemas/checkout'

import { persist } from './persist'

export const EMPTY_FORM: CheckoutForm = {
  delivery_method: '',
  delivery_location: '',
  seller_name: '',
  seller_number: '',
  first_name: '',
  last_name: '',
  address: '',
  postal_code: '',
  city: '',
  phone: '',
  email: '',
  company: '',
  vat_number: '',
  business_id: '',
  einvoice_address: '',
  einvoice_operator: '',
  reference: '',
}
const FIELDS = Object.keys(EMPTY_FORM) as (keyof CheckoutForm)[]
const MAX_LENGTH = 300

/** Any stored value as a form. */
export function readForm(stored: unknown): CheckoutForm {
  const source = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}
  const form = { ...EMPTY_FORM }
  for (const field of FIELDS) {
    const value = source[field]
    if (typeof value === 'string') form[field] = value.slice(0, MAX_LENGTH)
  }
  return form
}

export const formStore = createStore<CheckoutForm>()(() => EMPTY_FORM)

/** The way of paying that the shopper has chosen in this tab; empty at first. It is no field: what is ordered gets it separately. */
const paymentStore = createStore<{ readonly method: string }>()(() => ({ method: '' }))

const persisted = persist(formStore, {
  entry: STORED.checkoutForm,
  version: 1,
  pick: (form) => ({ ...form, payment_method: paymentStore.getState().method }),
  read: (stored) => {
    paymentStore.setState({ method: readPayment(stored) })
    return readForm(stored)
  },
})

function readPayment(stored: unknown): string {
  const method =
    typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>)['payment_method'] : ''
  return typeof method === 'string' ? method.slice(0, MAX_LENGTH) : ''
}

export const hydrateForm = persisted.hydrate

export const usePaymentMethod = (): string => useStore(paymentStore, ({ method }) => method)

export function setPaymentMethod(method: string): void {
  persisted.hydrate()
  paymentStore.setState({ method })
  persisted.save()
}

export function setForm(values: Partial<CheckoutForm>): void {
  persisted.hydrate()
  formStore.setState(values)
}

/** Fills in fields that are still empty, for example with the customer's own data. */
export function fillForm(values: { readonly [F in keyof CheckoutForm]?: string | null }): void {
  persisted.hydrate()
  formStore.setState((form) =>
    Object.fromEntries(
      FIELDS.filter((field) => form[field] === '' && values[field]).map((field) => [field, values[field] ?? '']),
    ),
  )
}

/** A customer's own data, as far as the checkout form needs it. */
interface Person {
  readonly first_name: string
  readonly last_name: string
  readonly phone: string | null
  readonly email: string
  readonly address: string | null
  readonly city: string | null
  readonly postcode: string | null
  /** Of the address. */
  readonly country?: string | undefined
  readonly organisation: string | null
  readonly company?: string | null | undefined
  readonly vat_number?: string | null | undefined
}

/** The fields of the form from a customer's data; the address only when the order is delivered to its country. */
export function formOf(person: Person, country: string): { readonly [F in keyof CheckoutForm]?: string | null } {
  const { first_name, last_name, phone, email, address, city, postcode, organisation, company, vat_number } = person
  return {
    first_name,
    last_name,
    phone,
    email,
    company: organisation ?? company ?? null,
    vat_number: vat_number ?? null,
    ...((person.country ?? country) === country && { address, city, postal_code: postcode }),
  }
}

/**
 * Replaces who is in the form by a customer for whom an administrator orders; null: by nobody. The choice of delivery and the seller stay.
 */
export function replaceForm(person: Person | null, country: string): void {
  persisted.hydrate()
  const { delivery_method, delivery_location, seller_name, seller_number } = formStore.getState()
  formStore.setState({ ...EMPTY_FORM, delivery_method, delivery_location, seller_name, seller_number })
  if (person) fillForm(formOf(person, country))
}

/** Empties the form after an order. */
export function clearForm(): void {
  persisted.hydrate()
  paymentStore.setState({ method: '' })
  formStore.setState({ ...EMPTY_FORM })
}

export function useCheckoutForm<T>(select: (form: CheckoutForm) => T): T {
  return useStore(formStore, select)
}
