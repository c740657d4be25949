'use client'

import { useEffect, useRef } from 'react'

import { Dialog } from '@/components/ui/dialog'

import { SearchForm } from './search-form'
import { useCurrentPath } from './use-current-path'

interface SearchSheetProps {
  open: boolean
  onClose: () => void
  labels: { search: string; placeholder: string; submit: string; close: string }
}

/** The search field over the whole narrow window. */
export default function SearchSheet({ open, onClose, labels }: SearchSheetProps) {
  const path = useCurrentPath()
  const openedAt = useRef(path)
  useEffect(() => {
    if (openedAt.current !== '' && openedAt.current !== path) onClose()
    openedAt.current = path
  }, [path, onClose])
  return (
    <Dialog open={open} onClose={onClose} side="right" size="md" title={labels.search} closeLabel={labels.close}>
      <div className="min-h-[60dvh]">
        <SearchForm labels={labels} autoFocus />
      </div>
    </Dialog>
  )
}
