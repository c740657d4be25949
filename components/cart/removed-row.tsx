'use client'

import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'

import { Icon } from '@/components/ui/icon'

/** Names a removed row and offers to restore it. It gets the focus, because the pressed button is gone, and stays until the next change. */
export function RemovedRow({ name, onUndo }: { name: string; onUndo: () => void }) {
  const intl = useIntl()
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus(), [])
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line bg-surface-2 px-4 py-2">
      <p role="status" className="min-w-0 flex-1">
        {intl.formatMessage({ id: 'cart.removed' }, { name })}
      </p>
      <button
        ref={undo}
        type="button"
        className="inline-flex min-h-11 items-center gap-2 px-2 font-semibold text-brand hover:text-brand-hover"
        onClick={onUndo}
      >
        <Icon name="return" size={18} />
        {intl.formatMessage({ id: 'cart.undo' })}
      </button>
    </div>
  )
}
