'use client'

import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** A form that a button opens: its first field gets the focus, and the button gets it back when the form is closed. */
export function useOpenedForm<T>() {
  const [opened, setOpened] = useState<T | null>(null)
  const opener = useRef<HTMLElement | null>(null)
  const open = useCallback((value: T) => {
    opener.current = document.activeElement as HTMLElement | null
    setOpened(value)
  }, [])
  const close = useCallback(() => {
    const id = opener.current?.id
    // The button may have been replaced by the form; it is there again after this rendering.
    flushSync(() => setOpened(null))
    const again = id ? document.getElementById(id) : opener.current
    again?.focus()
  }, [])
  const focusFirst = useCallback((form: HTMLFormElement | null) => {
    form?.querySelector<HTMLElement>('input, select')?.focus()
  }, [])
  return { opened, open, close, focusFirst }
}
