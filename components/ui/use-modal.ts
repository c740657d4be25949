'use client'

import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

import { skipOffscreenCards } from './skip-offscreen'

/**
 * Locks the page's scrolling while a modal dialog is open. With an attribute, because the browser would evaluate `html:has(dialog[open])`
 * again whenever any element of the page is added or removed.
 */
function updateScrollLock(): void {
  document.documentElement.toggleAttribute(
    'data-scroll-locked',
    document.querySelector('dialog[data-modal][open]') !== null,
  )
}

/**
 * Opens and closes a native modal dialog with a boolean. The browser keeps the focus inside, makes the rest inert and returns the focus.
 * Escape and a click on the backdrop call `onClose`.
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
  const isBeingRemoved = useRef(false)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (open !== dialog.open) skipOffscreenCards()
    if (open && !dialog.open) dialog.showModal()
    if (!open && dialog.open) dialog.close()
    updateScrollLock()
  }, [open])
  useLayoutEffect(() => {
    const dialog = ref.current
    // Closing returns the focus; a dialog that is removed while it is open would lose it.
    return () => {
      if (!dialog?.open) return
      skipOffscreenCards()
      isBeingRemoved.current = true
      dialog.close()
      updateScrollLock()
    }
  }, [])
  return {
    ref,
    onClose() {
      updateScrollLock()
      // The event comes later than the closing: in development React removes each new component once and keeps it, and its dialog is open again.
      if (isBeingRemoved.current) isBeingRemoved.current = false
      else if (open) onClose()
    },
    onClick(event) {
      if (event.target === event.currentTarget) onClose()
    },
  }
}
