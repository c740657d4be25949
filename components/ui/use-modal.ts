'use client'

import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

import { putOffCards } from './put-off'

/**
 * The page behind an open dialog does not scroll. An attribute says so, because `html:has(dialog[open])` is looked up in the whole page
 * whenever any part of it comes or goes.
 */
function holdPage(): void {
  document.documentElement.toggleAttribute('data-held', document.querySelector('dialog[data-modal][open]') !== null)
}

/**
 * Ties a native modal dialog to a boolean: the browser keeps focus inside, makes the rest inert and gives focus back.
 * Escape and a press on the backdrop ask to close.
 */
export function useModal(
  open: boolean,
  onClose: () => void,
): {
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
    holdPage()
  }, [open])
  useLayoutEffect(() => {
    const dialog = ref.current
    // Only closing gives focus back: a dialog that is taken out of the page while it is open leaves it nowhere.
    return () => {
      if (!dialog?.open) return
      putOffCards()
      dialog.close()
      holdPage()
    }
  }, [])
  return {
    ref,
    onClose() {
      holdPage()
      if (open) onClose()
    },
    onClick(event) {
      if (event.target === event.currentTarget) onClose()
    },
  }
}
