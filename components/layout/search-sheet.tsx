'use client'

import { useEffect, useRef } from 'react'

import { Dialog } from '@/components/ui/dialog'
import { useCurrentPath } from '@/components/ui/use-current-path'

import { SearchForm } from './search-form'

interface SearchSheetProps {
  open: boolean
  onClose: () => void
  labels: { search: string; placeholder: string; submit: string; close: string }
}

/** The search field in a dialog that covers a narrow window. */
export default function SearchSheet({ open, onClose, labels }: SearchSheetProps) {
  const path = useCurrentPath()
  const openedAt = useRef(path)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (openedAt.current !== '' && openedAt.current !== path) onClose()
    openedAt.current = path
  }, [path, onClose])
  // After the dialog has opened, because the dialog first focuses its first button.
  useEffect(() => {
    if (open) field.current?.focus()
  }, [open])
  return (
    <Dialog open={open} onClose={onClose} side="right" size="md" title={labels.search} closeLabel={labels.close}>
      <div className="min-h-[60dvh]">
        <SearchForm labels={labels} ref={field} />
      </div>
    </Dialog>
  )
}
