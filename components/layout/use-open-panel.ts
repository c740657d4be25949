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

/**
 * The open panel of the main menu; a new path closes it: while it is rendered, not by an effect, which would also run after the first
 * rendering and close what was opened before it.
 */
export function useOpenPanel(path: string): OpenPanel {
  const [opened, setOpened] = useState<{ index: number | null; path: string }>({ index: null, path })
  if (opened.path !== path) setOpened({ index: null, path })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cancel = useCallback(() => clearTimeout(timer.current), [])
  const showLater = useCallback(
    (index: number | null, delay: number) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setOpened({ index, path }), delay)
    },
    [path],
  )
  const show = useCallback(
    (index: number | null) => {
      clearTimeout(timer.current)
      setOpened({ index, path })
    },
    [path],
  )
  useEffect(() => cancel, [cancel])
  return { open: opened.path === path ? opened.index : null, show, showLater, cancel }
}
