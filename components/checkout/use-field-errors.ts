'use client'

import { useCallback, useMemo, useRef, useState } from 'react'

import { isCompanyNumber, isPossibleNumber } from '@/lib/checkout/company-numbers'
import {
  checkAll,
  checkField,
  type FieldErrors,
  type FieldMessage,
  type FieldName,
  type FieldRules,
} from '@/lib/checkout/fields'
import { isPossiblePhone } from '@/lib/checkout/phone'
import { formStore } from '@/stores/checkout-form'

/** Fields that a library checks when the focus leaves them. */
const NUMBERS = ['phone', 'business_id', 'vat_number', 'einvoice_address', 'einvoice_operator'] as const
type NumberField = (typeof NUMBERS)[number]

const isNumber = (name: FieldName): name is NumberField => NUMBERS.some((field) => field === name)
const isPossible = (name: NumberField, text: string, country: string) =>
  isCompanyNumber(name) ? isPossibleNumber(name, text, country) : isPossiblePhone(text, country)
const invalid = (name: NumberField): FieldMessage => ({ id: `checkout.invalid_${name}` })

interface Choices {
  readonly paymentMethod: string
  readonly hasAcceptedCustoms: boolean
}

export interface FieldErrorState {
  readonly errors: FieldErrors
  /** Sets the error of a field, such as one from the server; null clears it. */
  readonly setError: (name: FieldName, message: FieldMessage | null) => void
  /** Checks a field when the focus leaves it. */
  readonly checkOnLeave: (name: FieldName) => void
  /** Checks a field that has an error again while it is edited; fields without an error are not checked. */
  readonly recheck: (name: FieldName) => void
  /** Checks everything. Returns the errors, an empty object when the form is valid. */
  readonly checkForm: () => FieldErrors
}

/** The errors of the checkout form. */
export function useFieldErrors(rules: FieldRules, { paymentMethod, hasAcceptedCustoms }: Choices): FieldErrorState {
  const [errors, setErrors] = useState<FieldErrors>({})
  /** Texts that the library has rejected, by field. */
  const rejected = useRef<Partial<Record<NumberField, string>>>({})

  const setError = useCallback((name: FieldName, message: FieldMessage | null) => {
    setErrors(({ [name]: _, ...others }) => (message ? { ...others, [name]: message } : others))
  }, [])

  const errorOf = useCallback(
    (name: FieldName): FieldMessage | null => {
      const form = formStore.getState()
      const error = checkField(name, { form, paymentMethod, hasAcceptedCustoms }, rules)
      return error ?? (isNumber(name) && rejected.current[name] === form[name] ? invalid(name) : null)
    },
    [rules, paymentMethod, hasAcceptedCustoms],
  )

  const checkOnLeave = useCallback(
    (name: FieldName) => {
      const error = errorOf(name)
      setError(name, error)
      if (!isNumber(name) || error) return
      const { [name]: text } = formStore.getState()
      if (text.trim() === '') return
      void isPossible(name, text, rules.country).then((isValid) => {
        if (isValid || formStore.getState()[name] !== text) return
        rejected.current[name] = text
        setError(name, invalid(name))
      })
    },
    [errorOf, setError, rules.country],
  )

  const checkForm = useCallback(() => {
    const form = formStore.getState()
    const numbers = NUMBERS.filter((name) => form[name] !== '' && rejected.current[name] === form[name])
    const all = {
      ...Object.fromEntries(numbers.map((name) => [name, invalid(name)])),
      ...checkAll({ form, paymentMethod, hasAcceptedCustoms }, rules),
    }
    setErrors(all)
    return all
  }, [rules, paymentMethod, hasAcceptedCustoms])

  return useMemo(
    () => ({
      errors,
      setError,
      checkOnLeave,
      recheck: (name) => {
        if (errors[name]) setError(name, errorOf(name))
      },
      checkForm,
    }),
    [errors, setError, checkOnLeave, errorOf, checkForm],
  )
}
