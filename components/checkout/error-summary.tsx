'use client'

import { type Ref, useImperativeHandle, useRef } from 'react'
import { useIntl } from 'react-intl'

import { Icon } from '@/components/ui/icon'

import { FIELD_ORDER, fieldId, type Problems } from './fields'

export interface SummaryHandle {
  focus: () => void
}

/** What is still wrong, each a link to its field. It takes the focus after an order that could not be sent. */
export function ErrorSummary({ problems, ref }: { problems: Problems; ref: Ref<SummaryHandle> }) {
  const intl = useIntl()
  const box = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => ({ focus: () => box.current?.focus() }), [])
  const names = FIELD_ORDER.filter((name) => problems[name])
  return (
    <div
      ref={box}
      role={names.length > 0 ? 'alert' : undefined}
      tabIndex={-1}
      className={names.length > 0 ? 'scroll-mt-32 rounded-card border border-sale/40 bg-surface p-4' : 'hidden'}
    >
      <h2 className="flex items-start gap-2 text-lg">
        <Icon name="error" size={24} className="text-sale" />
        {intl.formatMessage({ id: 'checkout.errors_title' }, { count: names.length })}
      </h2>
      <ul className="mt-2 flex list-disc flex-col pl-12">
        {names.map((name) => {
          const problem = problems[name]
          return (
            problem && (
              <li key={name}>
                <a
                  href={`#${fieldId(name)}`}
                  className="link -mt-1 inline-block py-1 align-top"
                  onClick={(event) => {
                    event.preventDefault()
                    document.getElementById(fieldId(name))?.focus()
                  }}
                >
                  {intl.formatMessage({ id: problem.id }, problem.values)}
                </a>
              </li>
            )
          )
        })}
      </ul>
    </div>
  )
}
