'use client'

import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'

/** The recovery codes, shown once. The heading takes the focus, because the form that was used is gone. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const intl = useIntl()
  const heading = useRef<HTMLHeadingElement>(null)
  const text = (id: string) => intl.formatMessage({ id })
  useEffect(() => heading.current?.focus(), [])
  return (
    <div>
      <h4 ref={heading} tabIndex={-1} className="mb-2 text-xl">
        {text('security.codes_title')}
      </h4>
      <p className="mb-4 max-w-text text-ink-muted">{text('security.codes_text')}</p>
      <ul className="mb-4 grid max-w-form grid-cols-2 gap-2 font-semibold tabular-nums">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button variant="secondary" onClick={onKept}>
        {text('security.codes_kept')}
      </Button>
    </div>
  )
}
