'use client'

import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

import { putOffCards } from './put-off'

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
    if (open !== dialog.open) putOffCards()
    if (open && !dialog.open) dialog.showModal()
    if (!open && dialog.open) dialog.close()
  }, [open])
  useLayoutEffect(() => {
    const dialog = ref.current
    // Only closing gives focus back: a dialog that is taken out of the page while it is open leaves it nowhere.
    return () => {
      if (!dialog?.open) return
      putOffCards()
      dialog.close()
    }
  }, [])
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
