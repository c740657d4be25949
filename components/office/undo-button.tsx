'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { officePost } from '@/lib/office/browser'

import { faultText } from './fault-text'

/** Takes a change back, or a whole bulk change. */
export function UndoButton({ change, batch }: { change: number; batch: number | null }) {
  const intl = useIntl()
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  async function undo() {
    setBusy(true)
    setFault(null)
    const result = await officePost('/api/office/undo/', batch === null ? { change } : { batch })
    setBusy(false)
    if (result.ok) router.refresh()
    else setFault(faultText(intl, result.fault))
  }
  return (
    <span className="ml-auto flex items-center gap-2">
      <span role="alert" className="text-sale">
        {fault}
      </span>
      <Button size="sm" variant="quiet" icon="return" busy={isBusy} onClick={() => void undo()}>
        {intl.formatMessage({ id: 'office.undo' })}
      </Button>
    </span>
  )
}
