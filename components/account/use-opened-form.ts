'use client'

import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * A form that a button opens: its first field gets the focus, and the button gets it back when the form is closed. The button is known by its
 * id: not every browser gives the focus to what is clicked, and the button itself is replaced by the form.
 */
export function useOpenedForm<T>() {
  const [opened, setOpened] = useState<T | null>(null)
  const opener = useRef('')
  const open = useCallback((value: T, openerId: string) => {
    opener.current = openerId
    setOpened(value)
  }, [])
  const close = useCallback(() => {
    flushSync(() => setOpened(null))
    document.getElementById(opener.current)?.focus()
  }, [])
  const focusFirst = useCallback((form: HTMLFormElement | null) => {
    form?.querySelector<HTMLElement>('input, select')?.focus()
  }, [])
  return { opened, open, close, focusFirst }
}
