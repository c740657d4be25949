import { useCallback, useEffect, useRef, useState } from 'react'

/** The open panel of the main menu, and functions that change it. A planned change is cancelled by any other change. */
export interface OpenPanel {
  /** The panel's index; null while all are closed. */
  readonly open: number | null
  /** Opens a panel, or closes it with null. */
  readonly show: (index: number | null) => void
  /** The same after a delay in milliseconds. */
  readonly showLater: (index: number | null, delay: number) => void
  /** Cancels the planned change. */
  readonly cancel: () => void
}

/** The open panel of the main menu; a new path closes it. */
export function useOpenPanel(path: string): OpenPanel {
  const [open, setOpen] = useState<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cancel = useCallback(() => clearTimeout(timer.current), [])
  const showLater = useCallback((index: number | null, delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(index), delay)
  }, [])
  const show = useCallback((index: number | null) => {
    clearTimeout(timer.current)
    setOpen(index)
  }, [])
  useEffect(() => cancel, [cancel])
  // eslint-disable-next-line react-hooks/set-state-in-effect -- a new page closes the menu
  useEffect(() => setOpen(null), [path])
  return { open, show, showLater, cancel }
}
