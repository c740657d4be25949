'use client'

import { type Ref, useImperativeHandle, useRef } from 'react'
import { useIntl } from 'react-intl'

import { Icon } from '@/components/ui/icon'
import { TEXT_FIELDS, valuesOf } from '@/lib/complaint/fields'
import { checkField } from '@/lib/complaint/rules'
import { useComplaint } from '@/stores/complaint'

import { complaintRules, fieldId, useComplaintSetup } from './setup'

export interface SummaryHandle {
  focus: () => void
}

/** What is still wrong, each a link to its field. It takes the focus after a complaint that could not be sent. */
export function ErrorSummary({ ref }: { ref: Ref<SummaryHandle> }) {
  const intl = useIntl()
  const box = useRef<HTMLDivElement>(null)
  const setup = useComplaintSetup()
  const form = useComplaint((state) => state)
  useImperativeHandle(ref, () => ({ focus: () => box.current?.focus() }), [])
  const rules = complaintRules(setup)
  const wrong = TEXT_FIELDS.filter((name) => form[name].error)
  return (
    <div ref={box} role={wrong.length > 0 ? 'alert' : undefined} tabIndex={-1} className={wrong.length > 0 ? 'scroll-mt-32 rounded-card border border-sale/40 bg-surface p-4' : 'hidden'}>
      <h2 className="flex items-start gap-2 text-lg">
        <Icon name="error" size={24} className="text-sale" />
        {intl.formatMessage({ id: 'complaint.errors_title' }, { count: wrong.length })}
      </h2>
      <ul className="mt-2 flex list-disc flex-col pl-8">
        {wrong.map((name) => (
          <li key={name}>
            <a
              href={`#${fieldId(name)}`}
              className="link -mt-1 inline-block py-1 align-top"
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(fieldId(name))?.focus()
              }}
            >
              {intl.formatMessage({ id: `complaint.${checkField(name, valuesOf(form), rules) ?? 'invalid_choice'}` })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
