'use client'

import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

import { Icon } from '@/components/ui/icon'
import { fieldId, type FieldName } from '@/lib/checkout/fields'

import { useCheckoutFormState } from './form-context'

/** A group of cards under its section's heading, with what is wrong above them. */
export function ChoiceGroup({ name, legend, children }: { name: FieldName; legend: string; children: ReactNode }) {
  const intl = useIntl()
  const error = useCheckoutFormState().errors[name]
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="sr-only">{legend}</legend>
      {error && (
        <p id={`${fieldId(name)}-error`} className="flex items-start gap-1.5 text-sm text-sale">
          <Icon name="error" size={16} className="mt-0.5" />
          {intl.formatMessage({ id: error.id }, error.values)}
        </p>
      )}
      {children}
    </fieldset>
  )
}

/** The first card of a group carries the field's id, so that the error summary can lead to it. */
export function choiceId(name: FieldName, index: number): string {
  return index === 0 ? fieldId(name) : `${fieldId(name)}-${index}`
}
