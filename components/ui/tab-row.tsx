'use client'

import { type ReactNode, useEffect, useRef } from 'react'

/** The row of `TabLinks`. When it is wider than the screen, it is scrolled horizontally to the current tab. `current` is its address. */
export function TabRow({
  className,
  current,
  children,
}: {
  className: string
  current: string | undefined
  children: ReactNode
}) {
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const list = row.current
    const tab = list?.querySelector('[aria-current]')
    if (!list || !tab) return
    const [outer, inner] = [list.getBoundingClientRect(), tab.getBoundingClientRect()]
    if (inner.left < outer.left || inner.right > outer.right)
      list.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2
  }, [current])
  return (
    <ul ref={row} className={className}>
      {children}
    </ul>
  )
}
