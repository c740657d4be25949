'use client'

import { type MouseEvent, type RefObject, useEffect, useRef } from 'react'

/**
 * Ties a native modal dialog to a boolean: the browser keeps focus inside, makes the rest inert and gives focus back.
 * Escape and a press on the backdrop ask to close.
 */
export function useModal(open: boolean, onClose: () => void): {
  ref: RefObject<HTMLDialogElement | null>
  onClose: () => void
  onClick: (event: MouseEvent<HTMLDialogElement>) => void
} {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (open && !dialog.open) dialog.showModal()
    if (!open && dialog.open) dialog.close()
  }, [open])
  return {
    ref,
    onClose() {
      if (open) onClose()
    },
    onClick(event) {
      if (event.target === event.currentTarget) onClose()
    },
  }
}
