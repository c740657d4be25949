/** The complaint form: every field with its value and error flag, stored until the tab is closed (spec 2 §3 "Complaint form"). */
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import { STORED } from '@/lib/browser/storage'
import { uuid } from '@/lib/browser/uuid'
import {
  type ComplaintForm,
  type ComplaintValues,
  formOf,
  readForm,
  TEXT_FIELDS,
  type TextFieldName,
  valuesOf,
} from '@/lib/complaint/fields'
import { checkComplaint, checkField, type Problems, type Rules } from '@/lib/complaint/rules'

import { persist } from './persist'

interface ComplaintState {
  readonly form: ComplaintForm
  /** Identifies the form for the server: one form gives at most one complaint. Empty until it is needed. */
  readonly formKey: string
}

export const complaintStore = createStore<ComplaintState>()(() => ({ form: formOf(), formKey: '' }))

const KEY = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const persisted = persist(complaintStore, {
  entry: STORED.complaint,
  version: 1,
  pick: ({ form, formKey }) => ({ values: valuesOf(form), formKey }),
  read: (stored) => {
    const { values, formKey } = (typeof stored === 'object' && stored !== null ? stored : {}) as {
      values?: unknown
      formKey?: unknown
    }
    return { form: readForm(values), formKey: typeof formKey === 'string' && KEY.test(formKey) ? formKey : '' }
  },
})

export const hydrateComplaint = persisted.hydrate

/** The form's key, created at the first call. */
export function formKey(): string {
  persisted.hydrate()
  const { formKey: known } = complaintStore.getState()
  if (known !== '') return known
  const made = uuid()
  complaintStore.setState({ formKey: made })
  return made
}

function flagged(values: ComplaintValues, isWrong: (name: TextFieldName) => boolean): ComplaintForm {
  const form = formOf(values)
  const fields = TEXT_FIELDS.map((name) => [name, { value: form[name].value, error: isWrong(name) }] as const)
  return { ...form, ...Object.fromEntries(fields) }
}

/** Changes values. Fields with an error are checked again, so that the flag disappears when the value is valid. */
export function setComplaint(changes: Partial<ComplaintValues>, rules: Rules): void {
  persisted.hydrate()
  const { form } = complaintStore.getState()
  const values = { ...valuesOf(form), ...changes }
  complaintStore.setState({
    form: flagged(values, (name) => form[name].error && checkField(name, values, rules) !== null),
  })
}

/** Checks a field when the shopper leaves it. */
export function leaveComplaintField(name: TextFieldName, rules: Rules): void {
  const { form } = complaintStore.getState()
  const error = checkField(name, valuesOf(form), rules) !== null
  if (form[name].error !== error) complaintStore.setState({ form: { ...form, [name]: { ...form[name], error } } })
}

/** Checks all fields, sets the flags and returns the problems. `refused`: problems found by the server. */
export function flagComplaint(rules: Rules, refused: Problems = {}): Problems {
  const values = valuesOf(complaintStore.getState().form)
  const problems = { ...checkComplaint(values, rules), ...refused }
  complaintStore.setState({ form: flagged(values, (name) => problems[name] !== undefined) })
  return problems
}

/** After the complaint was sent: the sender stays for a second complaint, the rest is removed. */
export function clearComplaint(): void {
  persisted.hydrate()
  const { customerName, email, phone, address, postNumber, city } = valuesOf(complaintStore.getState().form)
  complaintStore.setState({ form: formOf({ customerName, email, phone, address, postNumber, city }), formKey: '' })
}

export function useComplaint<T>(select: (form: ComplaintForm) => T): T {
  return useStore(complaintStore, ({ form }) => select(form))
}
