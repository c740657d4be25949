'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { officePost } from '@/lib/office/browser'

import { faultText } from './fault-text'

/** Makes the record what it was right after a change. */
export function RestoreButton({ change }: { change: number }) {
  const intl = useIntl()
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  async function restore() {
    if (!window.confirm(intl.formatMessage({ id: 'office.version_restore_sure' }))) return
    setBusy(true)
    setFault(null)
    const result = await officePost('/api/office/restore/', { change })
    setBusy(false)
    if (result.ok) router.refresh()
    else setFault(faultText(intl, result.fault))
  }
  return (
    <span className="flex items-center gap-2">
      <span role="alert" className="text-sale">
        {fault}
      </span>
      <Button size="sm" variant="quiet" busy={isBusy} onClick={() => void restore()}>
        {intl.formatMessage({ id: 'office.version_restore' })}
      </Button>
    </span>
  )
}
