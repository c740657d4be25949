import { useCallback, useEffect, useRef, useState } from 'react'

/** Which panel of the main menu is open, and the ways to change that. A planned change is dropped by any other change. */
export interface OpenPanel {
  /** The panel's number, or null while all are closed. */
  readonly open: number | null
  /** Opens a panel, or closes it with null. */
  readonly show: (index: number | null) => void
  /** The same after a delay in milliseconds. */
  readonly showLater: (index: number | null, delay: number) => void
  /** Drops the planned change. */
  readonly keep: () => void
}

/** The open panel of the main menu; a new path closes it. */
export function useOpenPanel(path: string): OpenPanel {
  const [open, setOpen] = useState<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const keep = useCallback(() => clearTimeout(timer.current), [])
  const showLater = useCallback((index: number | null, delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(index), delay)
  }, [])
  const show = useCallback((index: number | null) => {
    clearTimeout(timer.current)
    setOpen(index)
  }, [])
  useEffect(() => keep, [keep])
  // eslint-disable-next-line react-hooks/set-state-in-effect -- a new page closes the menu
  useEffect(() => setOpen(null), [path])
  return { open, show, showLater, keep }
}
