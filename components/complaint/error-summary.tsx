'use client'

import type { Ref } from 'react'
import { useIntl } from 'react-intl'

import { ErrorSummary } from '@/components/ui/error-summary'
import { TEXT_FIELDS, valuesOf } from '@/lib/complaint/fields'
import { checkField } from '@/lib/complaint/rules'
import { useComplaint } from '@/stores/complaint'

import { complaintRules, fieldId, useComplaintSetup } from './setup'

/** The remaining errors of the complaint, in the order of its fields. */
export function ComplaintErrors({ ref }: { ref: Ref<HTMLDivElement> }) {
  const intl = useIntl()
  const rules = complaintRules(useComplaintSetup())
  const form = useComplaint((state) => state)
  const found = TEXT_FIELDS.filter((name) => form[name].error).map((name) => ({
    field: fieldId(name),
    text: intl.formatMessage({ id: `complaint.${checkField(name, valuesOf(form), rules) ?? 'invalid_choice'}` }),
  }))
  return (
    <ErrorSummary
      ref={ref}
      title={intl.formatMessage({ id: 'complaint.errors_title' }, { count: found.length })}
      problems={found}
    />
  )
}
