import { type TouchEvent, type TouchList, useRef } from 'react'

/** A finger that moves this far sideways, and further than up or down, swipes (spec 3 §9 "Touch gestures"). */
const SWIPE_PX = 30
/** How much further apart, or nearer, two fingers must come to pinch. */
const PINCH_OUT = 1.25
const PINCH_IN = 0.8

type Start = { readonly kind: 'swipe'; readonly x: number; readonly y: number } | { readonly kind: 'pinch'; readonly distance: number }

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
  const start = useRef<Start | null>(null)
  return {
    onTouchStart({ touches }: TouchEvent) {
      const [first] = [touches[0]]
      start.current = touches.length === 2 ? { kind: 'pinch', distance: distance(touches) } : first && touches.length === 1 ? { kind: 'swipe', x: first.clientX, y: first.clientY } : null
    },
    onTouchMove({ touches }: TouchEvent) {
      if (start.current?.kind !== 'pinch' || start.current.distance === 0) return
      const ratio = distance(touches) / start.current.distance
      if (ratio < PINCH_OUT && ratio > PINCH_IN) return
      start.current = null
      onPinch(ratio >= PINCH_OUT)
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const began = start.current
      const touch = changedTouches[0]
      start.current = null
      if (began?.kind !== 'swipe' || !touch) return
      const [x, y] = [touch.clientX - began.x, touch.clientY - began.y]
      if (Math.abs(x) >= SWIPE_PX && Math.abs(x) > Math.abs(y)) onSwipe(x < 0 ? 1 : -1)
    },
  }
}
