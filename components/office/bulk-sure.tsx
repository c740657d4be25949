'use client'

import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

interface BulkSureProps {
  /** The field with its new value. */
  text: string
  count: number
  isEmptied: boolean
  onSure: () => void
  onStop: () => void
}

/** The question before many records are changed: which field, to what, and how many records. */
export function BulkSure({ text, count, isEmptied, onSure, onStop }: BulkSureProps) {
  const intl = useIntl()
  const word = (id: string) => intl.formatMessage({ id }, { count })
  return (
    <Dialog
      open
      size="sm"
      onClose={onStop}
      title={word('office.bulk_sure_title')}
      closeLabel={word('common.close')}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" onClick={onStop}>
            {word('office.cancel')}
          </Button>
          <Button variant={isEmptied ? 'danger' : 'primary'} onClick={onSure}>
            {word('office.bulk_sure')}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-3">
        <p>{word('office.bulk_sure_what')}</p>
        <p className="break-words font-semibold">{text}</p>
      </div>
    </Dialog>
  )
}
