'use client'

import { useEffect, useState } from 'react'

import { IconButton } from '@/components/ui/icon-button'

interface RailArrowsProps {
  /** The id of the rail. */
  rail: string
  previous: string
  next: string
}

/** The rail is within a pixel of its end: browsers round scroll positions. */
const AT_END_PX = 1

/** Moves a rail by almost its width. Fingers swipe it, so the buttons are there for wide windows only; at an end its button is disabled. */
export function RailArrows({ rail, previous, next }: RailArrowsProps) {
  const [ends, setEnds] = useState({ first: true, last: false })
  useEffect(() => {
    const list = document.getElementById(rail)
    if (!list) return
    const measure = () =>
      setEnds({
        first: list.scrollLeft <= AT_END_PX,
        last: list.scrollLeft + list.clientWidth >= list.scrollWidth - AT_END_PX,
      })
    list.addEventListener('scroll', measure, { passive: true })
    return () => list.removeEventListener('scroll', measure)
  }, [rail])
  const move = (direction: 1 | -1) => {
    const list = document.getElementById(rail)
    list?.scrollBy({ left: direction * list.clientWidth * 0.9, behavior: 'smooth' })
  }
  return (
    <div className="hidden gap-2 md:flex">
      <IconButton icon="arrow-left" tone="surface" label={previous} disabled={ends.first} onClick={() => move(-1)} />
      <IconButton icon="arrow-right" tone="surface" label={next} disabled={ends.last} onClick={() => move(1)} />
    </div>
  )
}
