'use client'

import { useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { type Language, LANGUAGE_TABLE } from '@/lib/market/languages'

import { faultText } from './fault-text'
import { useTextTools } from './text-tools'

interface TextStateProps {
  field: string
  code: Language
  text: string
  /** The language whose text was changed later. */
  measure: Language | null
  isReadOnly: boolean
}

/** Below a text: that it is older than its source, with the way to say that it is right; that a machine has just made it. */
export function TextState({ field, code, text, measure, isReadOnly }: TextStateProps) {
  const intl = useIntl()
  const tools = useTextTools(field)
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const path = `${field}.${code}`
  async function confirm() {
    setBusy(true)
    const refused = await tools.confirm(path, text)
    setBusy(false)
    setFault(refused && faultText(intl, refused))
  }
  if (tools.fresh.has(path))
    return <p className="text-warning text-xs">{intl.formatMessage({ id: 'office.machine_fresh' })}</p>
  if (!tools.outdated.has(path) || measure === null) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="text-warning text-xs">
        {intl.formatMessage({ id: 'office.outdated_why' }, { language: LANGUAGE_TABLE[measure].nativeName })}
      </p>
      {isReadOnly ? null : (
        <Button variant="quiet" size="sm" busy={isBusy} onClick={() => void confirm()}>
          {intl.formatMessage({ id: 'office.still_right' })}
        </Button>
      )}
      <p role="alert" className="text-sale text-xs empty:hidden">
        {fault}
      </p>
    </div>
  )
}
