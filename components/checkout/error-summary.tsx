'use client'

import type { Ref } from 'react'
import { useIntl } from 'react-intl'

import { ErrorSummary } from '@/components/ui/error-summary'

import { FIELD_ORDER, fieldId, type Problems } from './fields'

/** What is still wrong with the order's form, in the order of its fields. */
export function CheckoutErrors({ problems, ref }: { problems: Problems; ref: Ref<HTMLDivElement> }) {
  const intl = useIntl()
  const found = FIELD_ORDER.flatMap((name) => {
    const problem = problems[name]
    return problem ? [{ field: fieldId(name), text: intl.formatMessage({ id: problem.id }, problem.values) }] : []
  })
  return (
    <ErrorSummary
      ref={ref}
      title={intl.formatMessage({ id: 'checkout.errors_title' }, { count: found.length })}
      problems={found}
    />
  )
}
