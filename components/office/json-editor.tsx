'use client'

import { useState } from 'react'
import { useIntl } from 'react-intl'

import { controlStyle } from '@/components/ui/control-style'
import { cx } from '@/components/ui/cx'
import type { OfficeValue } from '@/lib/contract/schemas/office'

interface JsonEditorProps {
  id: string
  field: { readonly isReadOnly: boolean }
  value: OfficeValue
  onChange: (value: OfficeValue) => void
}

/** Data that has no form of its own yet, as JSON. What cannot be read as JSON is said at once and not taken. */
export function JsonEditor({ id, field, value, onChange }: JsonEditorProps) {
  const intl = useIntl()
  const [isBroken, setBroken] = useState(false)
  const text = value === null ? '' : JSON.stringify(value, null, 2)
  function read(typed: string) {
    if (typed.trim() === '') {
      setBroken(false)
      return onChange(null)
    }
    try {
      onChange(JSON.parse(typed) as OfficeValue)
      setBroken(false)
    } catch {
      setBroken(true)
    }
  }
  return (
    <>
      <textarea
        id={id}
        key={text}
        rows={Math.min(Math.max(text.split('\n').length, 2), 16)}
        className={cx(controlStyle, 'font-mono text-xs')}
        spellCheck={false}
        disabled={field.isReadOnly}
        aria-invalid={isBroken || undefined}
        defaultValue={text}
        onBlur={(event) => read(event.target.value)}
      />
      <p role="alert" className="text-sale text-xs empty:hidden">
        {isBroken ? intl.formatMessage({ id: 'office.fault_json' }) : null}
      </p>
    </>
  )
}
