'use client'

import { useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

interface ConfirmButtonProps {
  label: string
  /** What it is done to. */
  number: string
  variant?: 'secondary' | 'quiet'
  isBusy: boolean
  onConfirm: () => void
}

/** A step that nothing takes back: it asks first, since it stands beside the usual one. */
export function ConfirmButton({ label, number, variant = 'quiet', isBusy, onConfirm }: ConfirmButtonProps) {
  const intl = useIntl()
  const [isAsking, setAsking] = useState(false)
  const word = (id: string) => intl.formatMessage({ id })
  const confirm = () => {
    setAsking(false)
    onConfirm()
  }
  return (
    <>
      <Button variant={variant} disabled={isBusy} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <Dialog
          open
          size="sm"
          onClose={() => setAsking(false)}
          title={`${label}: ${number}`}
          closeLabel={word('common.close')}
          footer={
            <div className="flex flex-wrap gap-3">
              <Button onClick={confirm}>{label}</Button>
              <Button variant="secondary" onClick={() => setAsking(false)}>
                {word('staff.go_back')}
              </Button>
            </div>
          }
        >
          <p>{word('staff.cannot_undo')}</p>
        </Dialog>
      )}
    </>
  )
}
