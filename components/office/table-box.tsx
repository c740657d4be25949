'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'

import { cx } from '@/components/ui/cx'

/** Both widths are rounded to whole pixels. */
const ROUNDED = 1

/**
 * Around the table of a list. Where the table fits, the page scrolls, and the head of the table stays below the bar of the office. A table that
 * is wider scrolls in a box as high as the window, at whose top its head stays: a box that scrolls sideways keeps everything else inside it, too.
 */
export function TableBox({ label, children }: { label: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  // Until it is measured it scrolls, because nothing may be cut off.
  const [isWide, setWide] = useState<boolean | null>(null)
  useEffect(() => {
    const own = box.current
    const table = own?.querySelector('table')
    if (!own || !table) return undefined
    const watched = new ResizeObserver(() => setWide(table.scrollWidth > own.clientWidth + ROUNDED))
    watched.observe(own)
    watched.observe(table)
    return () => watched.disconnect()
  }, [])
  return (
    <div
      ref={box}
      // What scrolls can be reached by keyboard.
      {...(isWide && { role: 'region', 'aria-label': label, tabIndex: 0 })}
      className={cx(
        'office-list rounded-card border border-line bg-surface',
        isWide === false ? 'office-list-fits' : 'overflow-auto',
        isWide && 'office-list-wide',
      )}
    >
      {children}
    </div>
  )
}
