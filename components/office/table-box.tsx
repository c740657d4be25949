'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'

import { cx } from '@/components/ui/cx'

/**
 * Around the table of a list. Where the table fits, the page scrolls, and the head of the table stays below the bar of the office. A table that
 * is wider scrolls in a box as high as the window, at whose top its head stays: a box that scrolls sideways keeps everything else inside it, too.
 */
export function TableBox({ label, children }: { label: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const [isWide, setWide] = useState(false)
  useEffect(() => {
    const own = box.current
    const table = own?.querySelector('table')
    if (!own || !table) return undefined
    const watched = new ResizeObserver(() => setWide(table.scrollWidth > own.clientWidth))
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
        isWide ? 'office-list-wide overflow-auto' : 'office-list-fits',
      )}
    >
      {children}
    </div>
  )
}
