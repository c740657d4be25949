import { type TouchEvent, type TouchList, useRef } from 'react'

import { useSwipe } from '@/components/ui/use-swipe'

/** Ratio by which the distance of two fingers must grow or shrink for a pinch. */
const PINCH_OUT = 1.25
const PINCH_IN = 0.8

function distance(touches: TouchList): number {
  const [a, b] = [touches[0], touches[1]]
  return a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0
}

interface Gestures {
  /** One finger: left is 1, right is -1. */
  readonly onSwipe: (step: 1 | -1) => void
  /** Two fingers: apart is true, together is false. */
  readonly onPinch: (isApart: boolean) => void
}

/** Handlers for an element on which fingers swipe and pinch. */
export function useGestures({ onSwipe, onPinch }: Gestures) {
  const swipe = useSwipe(onSwipe)
  /** Initial distance of two fingers; 0 for any other number of them. */
  const apart = useRef(0)
  return {
    ...swipe,
    onTouchStart(event: TouchEvent) {
      swipe.onTouchStart(event)
      apart.current = event.touches.length === 2 ? distance(event.touches) : 0
    },
    onTouchMove({ touches }: TouchEvent) {
      if (apart.current === 0) return
      const ratio = distance(touches) / apart.current
      if (ratio < PINCH_OUT && ratio > PINCH_IN) return
      apart.current = 0
      onPinch(ratio >= PINCH_OUT)
    },
  }
}
