'use client'

import type { ComponentProps, ReactNode } from 'react'
import { useIntl } from 'react-intl'

import { Input } from '@/components/ui/input'
import type { CheckoutForm } from '@/lib/contract/schemas/checkout'
import { setForm, useCheckoutForm } from '@/stores/checkout-form'

import { fieldId, type FieldName } from './fields'
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

/** A field of the checkout form: kept as typed, checked when it is left, checked again while it is being mended. */
export function TextField({ name, ...input }: TextFieldProps) {
  const intl = useIntl()
  const value = useCheckoutForm((form) => form[name])
  const { problems, leave, mend } = useCheckoutFormState()
  const problem = problems[name]
  return (
    <Input
      {...input}
      id={fieldId(name)}
      name={name}
      value={value}
      error={problem && intl.formatMessage({ id: problem.id }, problem.values)}
      onChange={(event) => {
        setForm({ [name]: event.target.value })
        mend(name)
      }}
      onBlur={() => leave(name)}
    />
  )
}
