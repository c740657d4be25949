'use client'

import type { Ref } from 'react'
import { useIntl } from 'react-intl'

import { ErrorSummary } from '@/components/ui/error-summary'
import { FIELD_ORDER, type FieldErrors, fieldId } from '@/lib/checkout/fields'

/** The errors of the order's form, in the order of its fields. */
export function CheckoutErrors({ errors, ref }: { errors: FieldErrors; ref: Ref<HTMLDivElement> }) {
  const intl = useIntl()
  const found = FIELD_ORDER.flatMap((name) => {
    const error = errors[name]
    return error ? [{ field: fieldId(name), text: intl.formatMessage({ id: error.id }, error.values) }] : []
  })
  return (
    <ErrorSummary
      ref={ref}
      title={intl.formatMessage({ id: 'checkout.errors_title' }, { count: found.length })}
      problems={found}
    />
  )
}
