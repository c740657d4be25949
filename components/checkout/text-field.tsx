'use client'

import type { ComponentProps, ReactNode } from 'react'
import { useIntl } from 'react-intl'

import { Input } from '@/components/ui/input'
import { fieldId, type FieldName } from '@/lib/checkout/fields'
import type { CheckoutForm } from '@/lib/contract/schemas/checkout'
import { setForm, useCheckoutForm } from '@/stores/checkout-form'

import { useCheckoutFormState } from './form-context'

interface TextFieldProps
  extends Pick<
    ComponentProps<'input'>,
    'autoComplete' | 'inputMode' | 'maxLength' | 'required' | 'className' | 'autoCapitalize' | 'spellCheck'
  > {
  name: FieldName & keyof CheckoutForm
  label: ReactNode
  hint?: ReactNode
  mark?: ReactNode
  type?: 'text' | 'email' | 'tel'
}

/** A field of the checkout form: stored as typed, checked when it loses focus, checked again while it has an error. */
export function TextField({ name, ...input }: TextFieldProps) {
  const intl = useIntl()
  const value = useCheckoutForm((form) => form[name])
  const { errors, checkOnLeave, recheck } = useCheckoutFormState()
  const error = errors[name]
  return (
    <Input
      {...input}
      id={fieldId(name)}
      name={name}
      value={value}
      error={error && intl.formatMessage({ id: error.id }, error.values)}
      onChange={(event) => {
        setForm({ [name]: event.target.value })
        recheck(name)
      }}
      onBlur={() => checkOnLeave(name)}
    />
  )
}
