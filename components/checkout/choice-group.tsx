'use client'

import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

import { Icon } from '@/components/ui/icon'
import { fieldId, type FieldName } from '@/lib/checkout/fields'

import { useCheckoutFormState } from './form-context'

/** A group of cards below its section's heading, with its error above the cards. */
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

/** The first card of a group has the field's id, because the error summary links to it. */
export function choiceId(name: FieldName, index: number): string {
  return index === 0 ? fieldId(name) : `${fieldId(name)}-${index}`
}
