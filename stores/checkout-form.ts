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

const persisted = persist(formStore, {
  entry: STORED.checkoutForm,
  version: 1,
  pick: (form) => form,
  read: readForm,
})

export const hydrateForm = persisted.hydrate

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

/** Empties the form after an order. */
export function clearForm(): void {
  persisted.hydrate()
  formStore.setState(EMPTY_FORM)
}

export function useCheckoutForm<T>(select: (form: CheckoutForm) => T): T {
  return useStore(formStore, select)
}
