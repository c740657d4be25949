'use client'

import { useIntl } from 'react-intl'

interface JobBarProps {
  done: number
  total: number
  /** What is worked on. */
  label: string
}

/** How far long work is. Before it is known how much there is, the bar only says that it goes on. */
export function JobBar({ done, total, label }: JobBarProps) {
  const intl = useIntl()
  return (
    <span className="flex flex-col gap-1">
      <span>
        {total === 0
          ? intl.formatMessage({ id: 'office.file_reading' })
          : intl.formatMessage({ id: 'office.job_progress' }, { done, total })}
      </span>
      <progress aria-label={label} className="w-full max-w-form" {...(total > 0 && { max: total, value: done })} />
    </span>
  )
}
